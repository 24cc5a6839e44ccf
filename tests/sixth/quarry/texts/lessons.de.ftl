# Lektionen.
lesson-first = Deine ersten Steine
lesson-first-end = Nim ist alt, und diese Ruine ist klein: Versuch es gegen einen Bot.
step-first-take-name = Wegtragen
step-first-take = In jedem Zug nimmst du einen, zwei oder drei Steine von einem Turm. Nimm einen vom Bergfried.
wrong-first-load = Mehr als drei Steine kannst du nicht tragen.
wrong-first-five = Dann bleiben dem Bergfried fünf. Nimm lieber einen davon.
step-first-four-name = Vier sind schlecht
step-first-four = Vier Steine sind übrig, und du bist dran: Was du auch nimmst, der andere nimmt den Rest. Lass anderen vier!
step-first-last-name = Der letzte Stein
step-first-last = Wer den letzten Stein nimmt, gewinnt. Nimm alle drei.
