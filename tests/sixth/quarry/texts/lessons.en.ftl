# Lessons.
lesson-first = Your first stones
lesson-first-end = Nim is old, and this ruin is small: try it against a bot.
step-first-take-name = Carry off
step-first-take = Each turn you take one, two or three stones from one tower. Take one from the keep.
wrong-first-load = Three stones are the most you can carry.
wrong-first-five = Then the keep is left with five. Take one of those instead.
step-first-four-name = Four are bad
step-first-four = Now four stones are left and you are to move: whatever you take, the other takes the rest. Leave four to others!
step-first-last-name = The last stone
step-first-last = Whoever takes the last stone wins. Take all three.
