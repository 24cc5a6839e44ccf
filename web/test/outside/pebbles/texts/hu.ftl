part-take = { $rest } elvétele
