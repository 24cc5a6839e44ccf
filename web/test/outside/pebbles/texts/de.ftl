part-take = { $rest } nehmen
