## The score keeper
title = Zapis gry
lead = Arkusz do gry prawdziwymi kartami. Liczy według zasad waszego stołu, działa bez sieci i może go prowadzić kilka telefonów.
new = Nowy arkusz
kept-here = Arkusze w tej przeglądarce
delete = Usuń arkusz: { $names }
delete-yes = Usuń
no = Nie
all-sheets = Wszystkie arkusze
more = Więcej
which-game = Gra
game-remik = Remik
game-jokeri = Joker gruziński
which-rules = Zasady
house = { $name }, { $count ->
    [one] jedna zasada domowa
    [few] { $count } zasady domowe
   *[many] { $count } zasad domowych
}
read-rules = Przeczytaj te zasady
change-rules = Zmień je
fetching = Pobieram zasady…
no-rules = Nie udało się pobrać zasad; są potrzebne raz, potem zapis działa bez sieci.
bad-rules = Nie ma takich zasad: { $rules }
who = Kto gra
name-of = Imię gracza { $number }
player = Gracz { $number }
deals-first = rozdaje pierwszy
more-players = Jeszcze jeden
fewer-players = Jeden mniej
stake = Stawka do puli
begin = Zaczynamy
join-trouble = Nie można teraz otworzyć tego arkusza: link może być błędny albo nie ma sieci.
not-kept = Ta przeglądarka nie zachowuje tego, co piszesz (tryb prywatny albo brak miejsca). Udostępnij arkusz, inaczej zniknie po zamknięciu strony.
no-tariff = W tej przeglądarce nie ma jeszcze zasad tego arkusza. Pojawią się, gdy będzie sieć.
disagrees = Serwer liczy ten arkusz inaczej. To nasz błąd: proszę sprawdzić sumy ręcznie.

## State
sync-alone = na tym urządzeniu
sync-synced = zgodny
sync-waiting = czeka
sync-lost = link wygasł

## The sheet
sheet = Arkusz wyników
deal = rozd.
cards = kart
empty = Jeszcze nic nie zapisano.
total = razem
pair = para
wins = wygrane
busts = wpadki
net = na niby
place = miejsce
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
dealer-of = rozdaje { $name }
dealer-mark = rozdaje
dealer-letter = R
out-mark = koniec
went-out = zakończenie
cell-of = { $name }, rozdanie { $deal }
row-of = Rozdanie { $deal }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
total-is = razem { $total }
corrected = poprawione
cannot-be = to się nie zgadza
curve = Przebieg gry
curve-line = { $name }: { $totals }.
end-limit = { $test ->
    [reach] Gra kończy się, gdy ktoś osiągnie { $limit }. Wygrywa najmniej punktów.
   *[over] Gra kończy się, gdy ktoś przekroczy { $limit }. Wygrywa najmniej punktów.
}
end-single = Rozstrzyga jedno rozdanie.
end-deals = Gra trwa { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}. Wygrywa najmniej punktów.
end-wins = Kto pierwszy wygra { $wins ->
    [one] jedno rozdanie
    [few] { $wins } rozdania
   *[many] { $wins } rozdań
}, wygrywa grę.
end-pot = { $test ->
    [reach] Kto osiągnie { $limit }, wpłaca { $stake } do puli, a jego wynik się cofa. Pulę bierze ten, kto w jednym rozdaniu wysadzi wszystkich pozostałych.
   *[over] Kto przekroczy { $limit }, wpłaca { $stake } do puli, a jego wynik się cofa. Pulę bierze ten, kto w jednym rozdaniu wysadzi wszystkich pozostałych.
}
over = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają razem: { $names }
}
tied = Pierwsze miejsce jest wspólne: rozstrzyga jeszcze jedno rozdanie.
is-over = Gra skończona.

## Buttons
undo = Cofnij
undone = Ostatni wpis cofnięty.
share = Udostępnij
history = Historia
names = Imiona
do-deal = + Rozdanie { $deal }
do-finish = Uzupełnij rozdanie { $deal }
do-bids = Zapowiedzi, rozdanie { $deal }
do-tricks = Lewy, rozdanie { $deal }
save = Zapisz
save-amiss = To się nie zgadza. Zapisać mimo to?
save-amend = Popraw
save-anyway = Zapisz mimo to
same-name = Tak samo nazywa się już inny gracz: { $name }. Dopisz coś, żeby dało się ich odróżnić.
save-part = Zapisz, brakuje: { $count }
save-bids = Zapisz zapowiedzi

## Noting a deal
deal-title = Rozdanie { $deal } · rozdaje { $dealer }
deal-of = { $cards ->
    [one] Po jednej karcie
    [few] Po { $cards } karty
   *[many] Po { $cards } kart
}
who-out = Kto zakończył?
how-out = Jak?
finish-plain = zwykle
finish-hand = z ręki
finish-hand-with-layoffs = z ręki, z dokładaniem
hands = Co zostało pozostałym
hand-of = Ręka: { $name }
tap-instead = Wskaż karty
type-number = Wpisz liczbę
digits = Klawiatura liczbowa
digit-back = Usuń ostatnią cyfrę
next-hand = Dalej
count = Kart w tej ręce (niekoniecznie)
tap-cards = Wskaż karty, które zostały w ręce.
take-card = Cofnij: { $card }
suit = Kolor
suit-s = pik
suit-h = kier
suit-d = karo
suit-c = trefl
part = Zapowiedzi albo lewy
part-bid = Zapowiedzi
part-taken = Lewy
bid-of = { $name }: ile zapowiada
taken-of = { $name }: ile wziętych
why-bid = { $name } nie może zapowiedzieć { $number }: zapowiedzi dałyby razem { $cards ->
    [one] jedną lewę
    [few] { $cards } lewy
   *[many] { $cards } lew
} tego rozdania.
why-tricks = W rozdaniu { $cards ->
    [one] jest jedna lewa
    [few] są { $cards } lewy
   *[many] jest { $cards } lew
}; { $left ->
    [0] nie została żadna.
    [one] została jedna.
    [few] zostały { $left }.
   *[many] zostało { $left }.
}
tap-to-change = Aby zmienić liczbę, wskaż gracza.

## What cannot be right
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

## A deal noted twice
doubt-open = Do rozstrzygnięcia: rozdanie { $deal }
doubt-keep = Zostaw
doubt-counts = na razie się liczy
doubt-keep-all = { $notes ->
    [2] Zostaw oba: drugi to rozdanie { $deal }
   *[other] Zostaw wszystkie: pozostałe to rozdania od { $deal }
}

## A cell and its past
cell-title = Rozdanie { $deal } { $name }
correct = Popraw
drop = Skreśl rozdanie { $deal }
taken-back = cofnięte
value-none = nic nie zapisano
key-finisher = zakończenie
key-finish = jak
key-hand = ręka: { $name }
key-count = liczba kart: { $name }
key-bid = zapowiedź: { $name }
key-taken = lewy: { $name }
log-start = Początek: { $names }
log-name = Gracz { $number } to teraz { $name }
log-drop = Rozdanie { $deal } skreślone
log-undo = Cofnięcie
log-set = Rozdanie { $deal }: { $values }
log-kept = Rozdanie { $deal }, z różnych zapisów zostaje ten: { $values }
log-moved = Zapisane jako rozdanie { $was }, teraz rozdanie { $deal }: { $values }
history-note = Nic się tu nie wyciera: poprawka to nowy wpis, a to, co stało wcześniej, zostaje.

## Sharing
share-lead = Na razie arkusz jest tylko w tej przeglądarce. Na serwerze dostanie linki dla innych, a także obraz i tabelę.
share-put = Umieść na serwerze
share-trouble = Nie udało się; czy jest sieć?
share-behind = Nie wszystko jest już na serwerze; obrazy i linki pokazują to, co tam jest.
link-read = Link do czytania
link-read-note = Kto go ma, widzi arkusz i nic nie może zmienić.
link-write = Link do pisania
link-write-note = Dla tych, którzy liczą razem z tobą: pisze każdy telefon, który go ma.
copy = Kopiuj
copied = Skopiowano
qr = Kod QR
qr-of = Kod QR: { $label }
exports = Inne postacie
picture = Obraz
csv = CSV
page = Strona
print = Drukuj lub PDF
