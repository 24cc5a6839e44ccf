# Leckék.
lesson-first = Az első köveid
lesson-first-end = A Nim régi, és ez a rom kicsi: próbáld ki egy gép ellen.
step-first-take-name = Elvinni
step-first-take = Minden körben egy, két vagy három követ viszel el egy toronyból. Vigyél el egyet az öregtoronyból.
wrong-first-load = Háromnál több követ nem bírsz el.
wrong-first-five = Akkor az öregtoronyban öt marad. Inkább abból vigyél el egyet.
step-first-four-name = A négy rossz
step-first-four = Négy kő maradt, és te jössz: bármennyit viszel el, a másik elviszi a többit. Hagyj te másnak négyet!
step-first-last-name = Az utolsó kő
step-first-last = Az nyer, aki az utolsó követ elviszi. Vidd el mind a hármat.
