part-take = Take { $rest }
