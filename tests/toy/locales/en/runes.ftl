run-title = Runes
run-tagline = Three runes in the hand, three prizes: who plays the highest at the right moment?

## Rules

RUN-SETUP = Setup
RUN-SETUP-01 = Of the runes 1 to 16, three are dealt to each player, hidden from the others.
RUN-ROUND = A round
RUN-ROUND-01 = In each of three rounds a prize of 1 to 6 points is turned up; each prize comes once.
RUN-ROUND-02 = All choose a rune of their hand at the same time. The highest takes the prize; the runes stay open.
RUN-ROUND-03 = Whoever played the lowest may throw away a rune of their hand, openly, and draw one that nobody has seen.
RUN-END = End of the game
RUN-END-01 = After three rounds the most points win; players with equally many share the victory.

## Questions and answers

run-ask-choose = Which rune do you play?
run-kind-choose = which rune to play
run-ask-exchange = Do you exchange a rune?
run-kind-exchange = which rune to exchange
run-do-play = Play { $rune }
run-do-throw = Throw away { $rune }
run-do-keep = Keep the hand
run-no-such-rune = You do not hold { $rune }.

## What happens

run-dealt = You are dealt { $runes }.
run-prize = The prize is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
run-chosen = You choose { $rune }.
run-reveal = The runes are { $runes }: { $seat } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
run-thrown = { $seat } throws away { $rune } and draws another.
run-drawn = You draw { $rune }.

## Words

run-word-runes = runes in hand
run-word-prize = prize
run-word-open = open runes
run-word-hand = your hand
run-word-chosen = your choice
run-score-prizes = Prizes
run-score-total = Total

## The runes

run-rune-1 = rune 1
run-rune-2 = rune 2
run-rune-3 = rune 3
run-rune-4 = rune 4
run-rune-5 = rune 5
run-rune-6 = rune 6
run-rune-7 = rune 7
run-rune-8 = rune 8
run-rune-9 = rune 9
run-rune-10 = rune 10
run-rune-11 = rune 11
run-rune-12 = rune 12
run-rune-13 = rune 13
run-rune-14 = rune 14
run-rune-15 = rune 15
run-rune-16 = rune 16
