## The lesson
title = Lesson { $lesson } of 3
dismiss = Close this hint
two-cards = Two cards each, so two tricks. The turned card shows the trump: { $trump } beats every other suit. First everybody promises a number of tricks, in turn.
bid-wait = Everybody promises in turn how many tricks he will take. Listen to the others; then it is your turn.
bid-done = Your promise stands. When all have spoken, the player after the dealer leads.
bid-1 = How many of the { $cards } tricks will be yours? An ace or a trump often takes one. A promise kept exactly brings the most, so a sure 0 is better than a hopeful 1.
bid-2 = You hold the joker (★). It can take a trick or let one go, whenever you like. Count it as one trick that you can win for certain.
bid-3 = Now all { $cards } cards are in your hand. Count the aces, the joker and the high trumps first; many small trumps are good for another trick.
barred = You deal, so you speak last, and { $barred } is barred: the promises must not add up to the number of tricks. So somebody always fails.
name-trump = Nine cards each: whoever sits after the dealer names the trump, and that is you. You see only three of your cards yet. Choose the suit of which you hold the most or the highest.
lead = You lead: play any card. The others must follow its suit if they can.
lead-joker = You lead. Play any card, or the joker: name a suit and say “highest” or “give”. Highest: all must play their highest card of that suit. Give: the trick goes to somebody else.
must-follow = { $suit } was led and you have it, so you must play it. Dim cards may not be played now; tap one and the rule is shown.
must-trump = You have no { $suit }, so a trump must go: { $trump }. Only with neither are you free.
free = Nothing binds you here: play the card that helps your promise.
joker-follow = The joker may always be played. Tap it and choose: take the trick, or give way.
need = { $left ->
    [1] { $need ->
        [1] You still need the last trick.
       *[other] One trick is left, and you are { $need } short.
    }
   *[other] { $need ->
        [1] You still need one of the { $left } tricks to come.
       *[other] You still need { $need } of the { $left } tricks to come.
    }
}
enough = You have exactly what you promised. Try to lose the rest.
too-many = You have more than you promised. It can't be mended; see how it counts.
wait = The others play. At each seat stand the tricks taken and, after the stroke, those promised.
end-exact = Exactly as promised: that is what brings the most points. Keep every promise of a set and its best deal counts again.
end-under = A trick too few: only ten points for each trick. Promise a little less on such cards.
end-over = A trick too many: only ten points for each trick. When you have enough, get rid of high cards early.
end-none = Promised and took nothing: that is the only way to lose points. With cards like these 0 may be the better promise.
end-all = You know all that you need. The rest comes with playing.
next-lesson = Lesson { $lesson }
real-game = Play a real game
again = Once more
home = Front page
