part-take = Взять { $rest }
