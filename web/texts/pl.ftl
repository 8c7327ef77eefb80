## Karty
rank-A = as
rank-2 = dwójka
rank-3 = trójka
rank-4 = czwórka
rank-5 = piątka
rank-6 = szóstka
rank-7 = siódemka
rank-8 = ósemka
rank-9 = dziewiątka
rank-T = dziesiątka
rank-J = walet
rank-Q = dama
rank-K = król
suit-s = pik
suit-h = kier
suit-d = karo
suit-c = trefl
suit-none = bez atu
suit-of-s = pik
suit-of-h = kier
suit-of-d = karo
suit-of-c = trefl
card-name = { $rank } { $suit }
card-joker = joker
card-joker-as = joker jako { $card }
card-joker-high = joker, najwyższa: { $suit }
card-joker-low = joker, oddaję: { $suit }
card-joker-take = joker, biorę
card-joker-leave = joker, odpuszczam
joker-back = Jednak nie joker
joker-may-how = Wskaż kartę: czy wolno ją zagrać do tej lewy?
joker-everyone = Każdy
joker-owe-highest = { $suit ->
    [named] najwyższa z koloru
   *[other] najwyższa { $suit }
}
joker-owe-follow = { $suit ->
    [named] dowolna z koloru
   *[other] dowolna { $suit }
}
joker-owe-trump = { $first ->
    [true] atut { $suit }
   *[false] inaczej atut { $suit }
}
joker-owe-none = { $first ->
    [true] dowolna karta
   *[false] inaczej dowolna
}
joker-owe-or-joker = { $what } lub ★
joker-has-none = { $seen ->
    [true] nie ma
   *[false] już nie ma
}
joker-lacks = { $seen ->
    [true] nie ma { $suits }
   *[false] już nie ma { $suits }
}
joker-beaten = Może przebić: { $what }.
joker-unbeaten = Nic go nie przebije.
joker-lost = Na razie lewę bierze { $name }.
joker-threat-joker = ★ „biorę”
joker-threat-trump = atut
joker-threat-suit = karta koloru
card-fresh = { $card }, nowa
card-taken = { $card }, wzięta ze stosu: trzeba jej użyć
call-high = najwyższa
call-low = oddaję
call-take = biorę
call-leave = odpuszczam

## Imiona
you = Ty
bot = bot
bot-name = Bot { $number }
seat-name = Gracz { $number }
preset-silesian = Remik śląski
preset-wikibooks = Remik (Wikibooks)
preset-guide = Remik z poradnika
preset-classic = Joker gruziński
preset-pagat = Joker (Pagat)
preset-tbilisi = Joker (Tbilisi)

## Górny pasek
menu = Menu
close = Zamknij
head-deal = rozdanie { $number }
head-limit = do { $limit }
table-rules = zasady
menu-rules = Zasady
line-online = połączono
line-sending = wysyłam
line-connecting = łączę ponownie…
line-offline = brak połączenia
rules-code = Kod tych zasad: { $code }
rules-house = + { $count ->
    [one] 1 zasada domowa
    [few] { $count } zasady domowe
   *[many] { $count } zasad domowych
}

## Miejsca
seats-label = Gracze, zgodnie z zegarem od twojej lewej
seat-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
seat-opened = po wyłożeniu
seat-not-opened = jeszcze bez wyłożenia
opened-mark = wyłożył
seat-dealer = rozdaje
dealer-letter = R
seat-turn = teraz gra
seat-away = nie ma przy stole
away-mark = nie ma

## Stół
table-label = Stół
melds-empty = Na stole jeszcze nic nie leży
melds-drop-here = Przeciągnij karty tutaj albo naciśnij „Wyłóż”
melds-provisional = Ty, w tej turze (można cofnąć)
kind-run = sekwens
kind-group = grupa
meld-spoken = { $kind }, { $owner }: { $cards }
meld-fits = { $meld }; wskazane karty tu pasują
meld-title = { $owner }: { $kind }
meld-how = Wskaż karty w ręce, potem dotknij układu, który świeci.
stock-label = Talia, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
stock-name = talia · { $count }
pile-label = Stos odrzuconych, na wierzchu { $card }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
pile-label-hidden = Stos odrzuconych, kart: { $count }
pile-label-empty = Stos odrzuconych, pusty
pile-name = odrzucone · { $count }
pile-title = Odrzucone · { $count }
pile-empty = Nikt jeszcze nic nie odrzucił.
pile-top-only = Przy tym stole wolno widzieć tylko kartę z wierzchu.
pile-covered = Ostatnia karta leży zakryta.
hand-label = Twoja ręka, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
hand-group = Karty; strzałki przesuwają, spacja wskazuje
your-turn = Twoja kolej
turn-of = Teraz gra: { $name }
status-label = Czego jeszcze brakuje
status-done = jest
status-open = brakuje
status-opening-clean-run = czysty sekwens
status-opening-points = { $have } z { $need } pkt
status-pile-before-opening = wzięta ze stosu: skończ w tej turze
status-pile-card-use = wzięta karta musi być użyta
status-freed-joker-to = zabrany joker musi leżeć na stole
status-layoff-opening-turn = dołożone: skończ w tej turze
status-swap-opening-turn = zabrany joker: skończ w tej turze
sending = Wysyłam…

## Przyciski
actions-label = Ruchy
do-draw = Dobierz
do-take = Weź { $card }
do-take-nothing = Weź
do-meld = Wyłóż { $points }
do-meld-nothing = Wyłóż
do-add = Dołóż
do-swap = Zabierz jokera
do-clear = Wyczyść grupę
do-discard = Odrzuć { $card }
do-discard-nothing = Odrzuć
do-out = Kończę: { $card }
do-back = Cofnij ostatni krok
do-sort = Układanie kart w ręce, teraz { $mode }
sort-head = układ
sort-suit = kolory
sort-rank = figury
sort-melds = zestawy
sort-own = własny
do-next = Następne rozdanie
do-home = Strona główna
do-reload = Spróbuj jeszcze raz
result = Liczenie
choice-title = Jak to zrobić?
choice-points = { $words } ({ $points })

## Podpowiedzi
no-not-your-turn = To jeszcze nie twoja kolej.
no-not-playing = Teraz nic się nie gra.
no-not-over = Rozdanie jeszcze trwa.
no-no-draft = Teraz nie ma czego układać.
no-draw-first = Najpierw dobierz kartę.
no-already-drawn = Karta już dobrana.
no-nothing-to-take = Na stosie nie ma czego wziąć.
no-pick-first = Najpierw wskaż karty.
no-pick-one = Wskaż jedną kartę do odrzucenia.
no-stale = Stół poszedł dalej. Spójrz jeszcze raz.
no-rate = Za szybko; odczekaj chwilę.
no-busy = Serwer jest zajęty; spróbuj jeszcze raz.
no-bad-message = Serwer tego nie zrozumiał.
no-illegal = Tak nie wolno.
no-line = Brak połączenia; spróbuj za chwilę.
no-other = Nie udało się; spróbuj jeszcze raz.
see-in-rules = Zobacz na stronie zasad
why-not = Dlaczego nie
more-reasons = { $count ->
    [one] i jeszcze jeden powód
    [few] i jeszcze { $count } powody
   *[many] i jeszcze { $count } powodów
}

## Ruchy słowami
event = { $name }: { $doings }
event-auto = { $name } (czas minął): { $doings }
event-draw = { $you ->
    [true] dobierasz z talii
   *[other] dobiera z talii
}
event-draw-card = { $you ->
    [true] dobierasz z talii: { $card }
   *[other] dobiera z talii: { $card }
}
event-take = { $you ->
    [true] bierzesz ze stosu: { $card }
   *[other] bierze ze stosu: { $card }
}
event-meld = { $you ->
    [true] wykładasz: { $cards }
   *[other] wykłada: { $cards }
}
event-add = { $you ->
    [true] dokładasz { $cards } do: { $meld }
   *[other] dokłada { $cards } do: { $meld }
}
event-swap = { $you ->
    [true] zabierasz jokera za { $cards } z: { $meld }
   *[other] zabiera jokera za { $cards } z: { $meld }
}
event-clear = { $you ->
    [true] czyścisz grupę { $meld }
   *[other] czyści grupę { $meld }
}
event-rearrange = { $you ->
    [true] przekładasz układy
   *[other] przekłada układy
}
event-discard = { $you ->
    [true] odrzucasz: { $card }
   *[other] odrzuca: { $card }
}
event-discard-covered = { $you ->
    [true] odrzucasz ostatnią kartę zakrytą
   *[other] odrzuca ostatnią kartę zakrytą
}
event-cut = { $you ->
    [true] przekładasz talię
   *[other] przekłada talię
}
event-cut-seen = { $you ->
    [true] przekładasz talię: { $cards }
   *[other] przekłada talię: { $cards }
}
event-keep = { $you ->
    [true] zatrzymujesz { $cards }
   *[other] zatrzymuje { $cards }
}
event-decline = { $you ->
    [true] nic nie zatrzymujesz
   *[other] nic nie zatrzymuje
}
log = Przebieg rozdania
log-open = Ostatnie ruchy; pokaż wszystkie
log-empty = Jeszcze nikt nie zagrał.
voice-label = Ruchy na bieżąco

## Who deals first
dealer-title = Kto rozdaje pierwszy
dealer-drew = { $name } { $card }
dealer-draws = Losowanie rozdającego: { $cards }.
dealer-again = Jeszcze raz: { $cards }.
dealer-first = { $you ->
    [true] Rozdajesz jako pierwszy gracz.
   *[other] Pierwszy rozdaje gracz: { $name }.
}

## Przełożenie
cut-title = { $you ->
    [true] Przekładasz talię
   *[other] { $name } przekłada talię
}
cut-anybody = Przekłada, kto pierwszy
cut-how = Podnieś talię, gdzie chcesz.
cut-place = { $count ->
    [one] Podnosisz { $count } kartę
    [few] Podnosisz { $count } karty
   *[many] Podnosisz { $count } kart
}
do-cut = Przełóż tutaj
cut-seen = Karty na spodzie podniesionej części:
cut-shown = { $you ->
    [true] Karty z twojego przełożenia
   *[other] Karty z przełożenia; przekłada { $name }
}
do-keep = Zatrzymaj { $cards }
do-decline = Nic nie biorę

## Rebuilding the melds on the table
rearrange-title = Przebudowa układów
do-rearrange = Przebuduj
rearrange-how = Dotknij kart, potem układu, do którego mają trafić, albo je przeciągnij. Każda karta ze stołu musi znów leżeć w poprawnym układzie.
rearrange-here = Tutaj
rearrange-put = Połóż zaznaczone karty: { $place }
rearrange-new = Nowy układ
rearrange-hand = Twoja ręka
rearrange-row = Układ { $number }: { $cards }
rearrange-stays = Karta ze stołu zostaje na stole.
rearrange-unsound = { $count ->
    [one] Jeden układ jest jeszcze niepoprawny.
    [few] { $count } układy są jeszcze niepoprawne.
   *[many] { $count } układów jest jeszcze niepoprawnych.
}
rearrange-sound = Wszystkie układy są poprawne.
rearrange-cancel = Anuluj
rearrange-done = Gotowe
key-rearrange = przebuduj układy na stole

## „Wolno?”
may-i = Wolno?
may-how = Wskaż karty w ręce, żeby zobaczyć, co mogą, albo napisz turę.
may-picked = { $cards }: co można zrobić
may-yes = Wolno:
may-no = Nie wolno:
may-write = Tura w notacji
may-ask = Zapytaj sędziego
may-allowed = Wolno.
may-refused = Nie wolno.
may-link = Zapytaj sędziego: link do całego pytania
may-link-note = Link zawiera Twoje karty: wysyłaj go tylko tym, którzy mogą je zobaczyć.

## Koniec rozdania
result-title = { $name } kończy
result-won = Kończysz rozdanie
result-void = Rozdanie nieważne
result-void-why = Nikt nie mógł skończyć; nie liczy się.
result-finisher = Kończy i nic nie dopisuje.
result-sum = Zostało w ręce: { $sum }
result-times = { $sum } × { $multiplier } = { $points }
score = Zapis
score-limit = Zapis, do { $limit }
score-deal = rozdanie
score-total = razem
score-place = miejsce
place-nth = { $place }.
score-empty = Jeszcze nic nie policzono.
score-busts = wpadki
score-net = na niby
score-pot = W puli: { $pot } (na niby)
score-how = { $test ->
    [reach] Wygrywa najmniej punktów; gra kończy się, gdy ktoś osiągnie { $limit }.
   *[over] Wygrywa najmniej punktów; gra kończy się, gdy ktoś przekroczy { $limit }.
}

## Ustawienia i pomoc
settings = Ustawienia
help = Klawisze i pomoc
set-language = Język
set-theme = Barwy
theme-auto = jak urządzenie
theme-dark = ciemne
theme-light = jasne
theme-contrast = duży kontrast
set-letters = Litery na kartach
letters-language = A K D W
set-four = Cztery barwy kolorów
set-sound = Dźwięk
set-vibration = Wibracje
set-keys = Klawisze literowe
set-clock = Joker z botami: czas na ruch
clock-none = bez zegara
clock-seconds = { $seconds } s
clock-told = Na ruch masz { $seconds } s; na następną grę zmienisz to w ustawieniach.
help-taps = Dotknij kart, żeby je wskazać, potem naciśnij przycisk albo układ, który świeci. Przeciąganie robi to samo.
help-keys-off = Klawisze literowe można wyłączyć w ustawieniach.
key-space-name = Spacja
key-tab = do następnej części stołu
key-arrows = wzdłuż ręki
key-space = wskaż kartę
key-draw = dobierz z talii
key-take = weź ze stosu
key-meld = wyłóż wskazane karty
key-add = dołóż albo zabierz jokera
key-discard = odrzuć wskazaną kartę
key-back = cofnij ostatni krok
key-clear = nic nie wskazuj
key-sort = ułóż rękę
key-hand = do ręki
key-table = do stołu
key-say-hand = powiedz moje karty
key-say-table = powiedz układy
key-say-pile = powiedz stos i talię
key-say-seats = powiedz graczy
key-last = powiedz ostatni ruch
key-log = wszystkie ruchy
key-why = dlaczego nie, czego brakuje
key-may = Wolno?
key-score = zapis
key-next = następne rozdanie
key-help = ta pomoc

## Ludzie
invite = Zaproś
invite-link = Link dla pozostałych
invite-qr = Kod QR linku
invite-share = Wyślij link
invite-renew = Nowy link
seat-a-bot = posadź bota
end = Zakończ grę
end-how = Grę kończy się przed czasem tylko wtedy, gdy zgodzą się wszyscy ludzie przy stole: między rozdaniami od razu, w trakcie rozdania po jego końcu. Miejsc się wtedy nie przyznaje.
end-do = Chcę zakończyć
end-undo = Jednak gram dalej
end-wish = { $name } { $count ->
    [one] chce
   *[other] chcą
} zakończyć grę.
end-agreed = Po tym rozdaniu gra się kończy.
end-wants = { $you ->
    [true] chcesz zakończyć
   *[other] chce zakończyć
}
end-not = { $you ->
    [true] grasz dalej
   *[other] gra dalej
}
end-look = Odpowiedz
ended-note = Grę zakończono przed czasem za zgodą wszystkich: miejsc się nie przyznaje.
seats-shuffle = Przelosuj miejsca
leave = Wstań od stołu
leave-how = Twoje miejsce zajmie na stałe bot. Gra potoczy się dalej bez ciebie.
leave-do = Wstaję
invite-copied = Skopiowano.
only-here = Ten adres działa tylko na tym komputerze, telefony znajomych go nie otworzą. Uruchom Stolik dla całej sieci, z opcją
invite-unknown = Link ma ten, kto założył stół.
waiting-title = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] Jeszcze { $count } miejsca są wolne
   *[many] Jeszcze { $count } miejsc jest wolnych
}
waiting-start = Wszyscy już są
seat-open = wolne miejsce
door-title = Siadaj do stołu
door-name = Imię, jeśli chcesz
door-sit = Siadam
door-none = Nie ma takiego stołu albo ten adres nie jest zaproszeniem
door-no-invite = Sprawdź adres. Jeśli ten stół istnieje, usiądziesz przy nim z linku, który wysyła gospodarz.
door-seats = Ten stół: kto siedzi
door-rules = wszystkie zasady
door-full = Wszystkie miejsca są zajęte.
door-bad = Ten link już nie działa. Poproś o nowy.
bye-token = To miejsce nie należy już do ciebie.
bye-left = Nie siedzisz już przy tym stole.
bye-hello = Serwer nie poznał tej strony. Wczytaj ją ponownie.
bye-flood = Za dużo wiadomości naraz.
bye-slow = Łącze było za wolne.
bye-full = To miejsce ma otwarte za dużo stron.
bye-shutdown = Serwer kończy pracę.
bye-other = Serwer zamknął połączenie.
kept-by-bot = Gra za ciebie bot.
do-return = Już jestem
rematch = Jeszcze raz

## Strona główna
front-lead = Karty w swoim gronie, według dokładnych zasad.
front-play = Zagraj teraz
front-play-note = Z botami. Bez konta i bez imienia.
front-remik = Remik
front-jokeri = Joker gruziński
front-friends = Stół dla znajomych
front-friends-note = Wybierz grę i zasady, wyślij jeden link.
front-argue = Rozstrzygnij spór
front-argue-note = Co wolno i która zasada tak mówi.
front-score = Zapis wyników
front-rules = Zasady
front-house = Zasady domowe
lobby-house = Własne zasady domowe
lobby-own = własne { $code }
front-lesson-jokeri = Lekcja: Joker
front-resume = Wróć do swojego stołu
front-starting = Rozdaję…
front-trouble = Nie udało się założyć stołu; spróbuj jeszcze raz.
lobby-title = Stół dla znajomych
lobby-game = Gra
lobby-preset = Zasady
lobby-seats = Miejsca
lobby-seat-me = ty
lobby-seat-open = wolne, dla znajomego
lobby-seat-bot = bot
lobby-seat-label = Miejsce { $number }
lobby-name = Twoje imię, jeśli chcesz
lobby-make = Załóż stół
lobby-loading = Wczytuję…
lobby-offers = Z jedną z tych zmian zagra tyle osób:
level-random = bot grający na chybił trafił
level-greedy = bot
level-search = mocny bot
level-quick = bot, który trochę liczy naprzód
level-steady = mocny bot
level-deep = najmocniejszy bot, myśli dłużej

## Joker
trump = atut
trump-spoken = atut: { $suit }
trump-how = Wybierz atut
naming = { $you ->
    [true] Wybierasz atut
   *[other] { $name } wybiera atut
}
turned-card = odkryta: { $card }
turned-label = odkryta na atut
promised = { $done ->
    [true] { $side ->
        [under] zapowiedziane { $sum } z { $cards }: { $left ->
            [one] jedna lewa za dużo
            [few] { $left } lewy za dużo
           *[many] { $left } lew za dużo
        }
        [over] zapowiedziane { $sum } z { $cards }: komuś zabraknie
       *[even] zapowiedziane { $sum } z { $cards }: wychodzi równo
    }
   *[other] zapowiedziane na razie { $sum } z { $cards }
}
form-plain = zwykłe rozdanie
form-golden = złote: liczy się każda lewa
form-no-trump = bez atu
form-dark = ciemne: najpierw zapowiedzi, potem karty
form-misere = mizerka: lew trzeba unikać
taken-of = { $taken } z { $bid } zapowiedzianych, { $course ->
    [exact] zgadza się
    [on] jeszcze do wzięcia
    [under] już nie starczy
   *[over] za dużo
}
taken-only = { $taken ->
    [one] jedna lewa
    [few] { $taken } lewy
   *[many] { $taken } lew
}
no-bid-yet = jeszcze bez zapowiedzi
bid-how = Ile lew zapowiadasz?
bid-number = zapowiedz { $number }
bid-barred = { $number }, nie wolno
dark-hand = Najpierw zapowiedź, karty przyjdą potem.
trick-label = Lewa
trick-last = Ostatnia lewa
trick-card = { $name }: { $card }
trick-none = Na stole nie ma jeszcze karty.
trick-won = { $you ->
    [true] Bierzesz lewę
   *[other] Lewę bierze { $name }
}
your-slot = ty
do-play = Zagraj { $card }
do-play-nothing = Zagraj
no-pick-card = Najpierw wskaż kartę.
card-barred = { $card }, teraz nie wolno
joker-lead = Wychodzisz jokerem
joker-follow = Dokładasz jokera
joker-high = Najwyższa
joker-low = Oddaję
joker-take = Biorę
joker-leave = Odpuszczam
event-trump = { $you ->
    [true] { $none ->
        [true] grasz bez atu
       *[false] wybierasz atut: { $suit }
    }
   *[other] { $none ->
        [true] gra bez atu
       *[false] wybiera atut: { $suit }
    }
}
event-bid = { $you ->
    [true] zapowiadasz { $number }
   *[other] zapowiada { $number }
}
event-play = { $you ->
    [true] zagrywasz { $card }
   *[other] zagrywa { $card }
}
score-short = Zapis
score-cards = kart
score-set = Seria { $number }
score-premium = premia
score-erased = skreślone
score-pair = para
closing-title = Koniec serii { $number }
closing-kept = Wszystkie zapowiedzi dotrzymane: { $names }.
closing-kept-none = Nikt nie dotrzymał wszystkich zapowiedzi serii.
closing-nothing = Nic się nie dolicza ani nie skreśla.
closing-doubled = najlepsze rozdanie (nr { $deal }) liczy się podwójnie
closing-passes = zapowiedź 0 we wszystkich rozdaniach serii
closing-least = tyle wynosi najmniejsza premia
closing-no-premium = premia nie przysługuje
closing-struck = najlepsze rozdanie (nr { $deal }) skreślone
winner = { $you ->
    [true] Wygrywasz
   *[other] Wygrywa { $name }
}
winner-pair = Wygrywają razem: { $names }
winner-shared = Pierwsze miejsce dzielą: { $names }
score-set-total = seria
score-shtanga = sztanga
score-taken = wziął { $taken }
score-taken-of = wzięte { $taken } z { $bid }
score-order = W rozdaniu: wzięte / zapowiedziane, potem punkty
score-mark = znak
result-game = Koniec gry
result-deal = Koniec rozdania
result-player = gracz
result-bid = zapowiedź
result-taken = lewy
result-points = punkty
key-play = zagraj wskazaną kartę
key-bid = zapowiedz tyle lew
key-say-trick = powiedz lewę
key-say-promises = powiedz zapowiedzi i lewy
key-say-trump = powiedz atut
key-last-trick = ostatnia lewa
deal-of = rozdanie { $number }, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
score-clean = czysto
front-jokeri-short = Joker
export-picture = Obrazek
export-print = Druk, PDF
export-csv = CSV
export-page = Strona do wysłania

## Replay
do-replay = Powtórka rozdania
front-replay = Powtórka z zapisu
