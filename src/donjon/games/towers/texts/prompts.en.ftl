# What is asked.
neutral-ones = { $neutrals ->
    [0] {""}
    [1] , or a neutral one (purple)
   *[other] , or a neutral one (green or purple)
 }
ask-slide = Slide one of your stacks{ neutral-ones }: onto the same symbol, an empty street, or its own site.
wait-slide = { $player } is sliding a stack …
ask-bonus = Settled: make another move, or stop here.
wait-bonus = { $player } has settled and may move once more …
wait-deal = The tiles are being dealt.
wait-over = The game is over.

action-slide = Slide
action-build = Build
action-settle = Settle
action-stop = Stop here
pick-slide = Choose a stack, then the empty street where it stops.
pick-build = Choose a stack, then one with the same symbol to land on.
pick-settle = Choose a stack, then a site with its symbol.

# Why an action is not open.
short-not-straight = nothing in line
short-blocked = other stacks are in the way
short-blocked-by-neutral = neutral stacks are in the way
short-other-symbol = only other symbols in reach
short-other-site = no site of its symbol in reach

# Moves.
the-stack = { $whose ->
    [own] your { $symbol }
   *[other] the { $whose } { $symbol }
 }{ come-from }
come-from = { $fromnear ->
    [0] {""}
    [1] {" "}from beside district { $fromone }{ from-spot }
    [2] {" "}from between districts { $fromone } and { $fromtwo }{ from-spot }
   *[other] {" "}from where districts { $fromone }, { $fromtwo }, { $fromthree } and { $fromfour } meet{ from-spot }
 }
the-street = { $near ->
    [1] beside district { $one }
    [2] between districts { $one } and { $two }
   *[other] where districts { $one }, { $two }, { $three } and { $four } meet
 }{ spot }
the-covered = { $covered ->
    [own] a { $symbol } of yours
    [theirs] a { $symbol } of { $other }'s
   *[other] a { $covered } { $symbol }
 }
say-slide = Slide { the-stack } to the street { the-street }.
say-build = Slide { the-stack } onto { the-covered } { the-street }: { $height } high.
say-settle = { $covered ->
    [nobody] Settle { the-stack } { in-district }: { $height } high, { the-gain }.
   *[other] Slide { the-stack } onto { the-covered } { in-district }: { $height } high, { the-gain }.
 }
say-stop = Stop here, without another move.
