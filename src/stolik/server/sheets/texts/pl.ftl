## Score sheets on paper: the same words as in the keeper
deal = rozd.
cards = kart
total = razem
pair = para
wins = wygrane
busts = wpadki
net = na niby
place = miejsce
place-nth = { $place }.
pot = W puli: { $pot } (na niby)
bust-back = { $name }: wpadka, { $stake } do puli, wynik cofnięty do { $total }.
bust-out = { $name }: wpadka, { $stake } do puli.
set = Seria { $number }
premium = premia
erased = skreślone
clean = czyści
set-total = seria
stake-is = na razie czysto, premia wyniosłaby { $points }
order = W rozdaniu: wzięte / zapowiedziane, potem punkty
bid-is = zapowiedź { $bid }
taken-is = wzięte { $taken }
shtanga = sztanga
doubled = liczy się podwójnie
struck = skreślone
form-golden = złote
form-no-trump = bez atu
form-dark = w ciemno
form-misere = mizer
out-mark = koniec
finish-plain = zwykle
finish-hand = z ręki
finish-hand-with-layoffs = z ręki, z dokładaniem
curve = Przebieg gry
curve-line = { $name }: { $totals }.
over = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają razem: { $names }
}
mark-two-finishers = { $name }: żadna ręka nie kosztuje 0. Kończy tylko jeden gracz.
mark-finisher-has-cards = { $name }: zakończenie, a jednak zapisano karty.
mark-impossible-sum = { $name }: żadna ręka z tej talii nie daje { $points }.
mark-impossible-count = { $name }: { $cards ->
    [one] jedna karta nie może
    [few] { $cards } karty nie mogą
   *[many] { $cards } kart nie może
} dać { $points }.
mark-too-many-cards = { $name }: kart { $cards }, a w ręce jest najwyżej { $most }.
mark-too-many-of-card = { $card } zapisano { $cards ->
    [one] { $cards } raz
   *[other] { $cards } razy
}; w talii jest { $most }.
mark-too-much-together = Razem { $points } punktów; talia pozwala najwyżej na { $most }.
mark-bids-sum = Zapowiedzi dają razem { $cards }, a do tego rozdający nie może dopuścić.
mark-tricks-sum = Lewy dają razem { $taken }, a w rozdaniu jest ich { $cards }.
mark-incomplete = Jeszcze niepełne, nie liczy się.
mark-waits = Nie liczy się, dopóki rozdanie { $deal } nie jest pełne.
mark-after-end = Po końcu gry, nie liczy się.
mark-noted-twice = { $notes ->
    [2] Dwa telefony różnie zapisały
    [few] { $notes } telefony różnie zapisały
   *[many] { $notes } telefonów różnie zapisało
} rozdanie { $deal }. Dopóki ktoś nie rozstrzygnie, liczy się pierwszy zapis.
sheet = Arkusz wyników
## Pages, pictures and tables
form-plain = zwykłe
points-head = punkty
out-head = zakończenie
how-head = jak
bid-head = zapowiedź
taken-head = wzięte
set-head = seria
form-head = rodzaj
deal-short = rozd. { $deal }
corner-rules = Zasady: { $name } ({ $code })
running = Gra trwa; ta strona za nią nadąża.
csv = CSV
picture = Obraz
print = Drukuj lub PDF
empty = Jeszcze nic nie zapisano.
begun = Początek: { $date }
player = Gracz { $number }
bot = Bot { $number }
gone-title = Nie ma takiego arkusza
gone = Link może być niepełny albo arkusza nigdy nie umieszczono na tym serwerze.
by-hand = Zapisane ręcznie, policzone przez serwer według tych zasad.
keep = Prowadź własny arkusz
deeds = Inne postacie tego arkusza
