## Rama
skip = Przejdź do treści
places = Strony
place-rules = Zasady
place-house = Zasady domowe
place-compare = Porównanie
place-referee = Sędzia
place-keep = Zapis
tongues = Język
copied = Skopiowano
too-much = Za dużo naraz. Spróbuj za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.

## Zasady
all-title = Zasady
all-lead = Każdy stół ma swoje zasady, a każde zasady mają swój adres: kto otworzy link, przeczyta dokładnie to, na co się umówiono.
game-remik = Remik
game-jokeri = Joker
code = Kod
code-help = Przeczytajcie sobie te sześć znaków przez telefon: kto ma ten sam kod, ma te same zasady.
rules-version = Wersja
date = Data
players = Graczy
link = Link
qr = Kod QR linku do tych zasad
deeds = Co zrobić z tymi zasadami
do-sheet = Kartka do druku
do-plain = Zwykły tekst
do-change = Zmień te zasady
do-compare = Porównaj
do-ask = Zapytaj sędziego
do-keep = Prowadź zapis według tych zasad
do-read = Przeczytaj zasady
do-copy = Skopiuj link
do-compare-preset = Czym się różnią
contents = Spis treści
numbers-fixed = Każdy punkt ma swój numer na stałe, żeby linki zawsze trafiały. Punkty, które tu nie obowiązują, są pominięte: luki w numeracji są w porządku.
numbers-short = Każdy punkt ma stały numer; luki to punkty, które tu nie obowiązują.
house-count = Zasady domowe: { $count ->
    [one] jedna różnica
    [few] { $count } różnice
   *[many] { $count } różnic
} względem wzoru
house-none = Bez zasad domowych: dokładnie według wzoru.
house-idle = Ustawione inaczej, ale bez znaczenia przy tym stole:
house-instead = (zamiast: { $preset })
house-mark = zasada domowa
in-preset = We wzorze „{ $preset }”: { $value }.
in-english = Nieprzetłumaczone jeszcze punkty ({ $count }) są po angielsku.
sources = Źródła wzoru
clause-absent = § { $clause } nie obowiązuje przy tym stole.
clause-in-preset = Tak jest we wzorze „{ $preset }”
example = Przykład
player-1 = Keti
player-2 = Beka
player-3 = Gia
player-4 = Nino
figure-trick = Lewę bierze { $taker }: { $card }.
figure-legal = Wolno zagrać: { $plays }.
figure-lead-joker = Wolno zagrać: { $plays } albo jokera z dowolnym kolorem, „najwyższa” lub „oddaję”.
figure-fallback = Sędzia kładzie { $card }.
figure-bids = Wolno zapowiedzieć: { $numbers }.
figure-bids-barred = Wolno zapowiedzieć: { $numbers }. Zakazane: { $barred }.
figure-no-bids = Niczego się nie zapowiada.
figure-allowed = { $action }: wolno.
figure-refused = { $action }: nie wolno. { $refusal }
figure-deal = { $hero }: zapowiedziane { $bid }, wzięte { $taken }, punkty { $points }.
figure-deal-free = { $hero }: wzięte { $taken }, punkty { $points }.
figure-set = { $hero }: premia { $premium }, seria { $total }.
figure-set-struck = { $hero }: premia { $premium }, skreślone { $struck }, seria { $total }.
figure-schedule = Rozdań: { $deals }. Serii: { $sets }.
figure-nobody = nikt
figure-names-trump = Atut { $suit }
figure-says = Zapowiedź { $bid }
figure-back = zakryta
figure-takes = bierze
figure-barred = nie wolno
row-trick = Lewa
row-last = Ostatnia lewa
row-hand = Ręka
row-coming = Jeszcze przyjdzie
row-others = Zakryte
row-turned = Odkryta
row-aside = Z boku
row-pack = Z talii
row-trump = Atut
row-bids = Zapowiedziano
row-plain = Seria
strip-deal = Wzięte / zapow.
strip-deal-free = Wzięte
strip-premium = Premia
strip-struck = Skreślone
strip-before = Przedtem
strip-total = Razem
strip-pair = Para
strip-place = Miejsce
call-high = ★ najwyższa { $suit }
call-low = ★ oddaję { $suit }
call-take = ★ biorę
call-leave = ★ odpuszczam
no-trump = brak
text-mark = * zasada domowa, inna niż we wzorze    ~ źródła milczą, zdecydował stół
sheet-back = Wróć do strony
sheet-print = Drukuj
sheet-help = Wydrukuj po obu stronach jednej kartki A4, poziomo, i złóż dwa razy: zmieści się w pudełku z kartami.
sheet-facts = Wersja { $version }, { $date }. Graczy: { $players }.

## Link, który nie oznacza żadnych zasad
wrong-title = Nie ma takich zasad
wrong-meant = Może chodziło o
wrong-all = Wszystkie wzory
wrong-editor = Albo ułóż własne zasady domowe.
fault-game = Nie ma gry o nazwie „{ $game }”.
fault-preset = Ta gra nie ma zasad o nazwie „{ $preset }”.
fault-form = Nie da się odczytać „{ $text }”: powinno być ustawienie=wartość, ustawienia oddzielone przecinkami, wszystko w jednym nawiasie.
fault-setting = Nie ma ustawienia o nazwie „{ $name }”.
fault-twice = „{ $label }” ({ $name }) ustawiono dwa razy.
fault-value = „{ $label }” ({ $name }) nie może mieć wartości „{ $value }”.
fault-number = Liczba całkowita od { $low } do { $high }.
fault-one-of = Do wyboru:
fault-contradiction = Te ustawienia przeczą sobie nawzajem:
fault-long = Adres jest za długi: zasady mają najwyżej { $most } znaków.

## Porównanie
compare-title = Porównaj zasady
compare-lead = Dwa stoły, dwa zestawy zasad: zobacz, w których punktach się różnią, jeden obok drugiego.
compare-one = Pierwsze zasady
compare-other = Drugie zasady
compare-preset = Wzór
compare-link = albo link do innych zasad
compare-do = Porównaj
compare-form = Porównanie ma adres taki jak { $example }.
compare-games = To zasady dwóch różnych gier; nie ma czego porównywać.
compare-games-title = To zasady dwóch różnych gier
compare-count = { $count ->
    [0] Nasz stół i wasz grają według tych samych zasad
    [one] Nasz stół i wasz różnią się w jednym punkcie
    [few] Nasz stół i wasz różnią się w { $count } punktach
   *[many] Nasz stół i wasz różnią się w { $count } punktach
}
compare-none = Każdy punkt brzmi przy obu stołach tak samo.
compare-agreed = To, czym stoły różnią się najbardziej, jest przy obu takie samo.
compare-first = Pierwszy stół
compare-second = Drugi stół
compare-swap = Zamień stronami
compare-no-clause = Przy tym stole nie ma takiego punktu.
compare-also = Punkty, które przez to brzmią inaczej
compare-also-help = Wynikają z różnic powyżej i nie są liczone.
compare-idle = Ustawione inaczej, ale przy żadnym stole nic to nie zmienia
compare-same = { $count ->
    [one] Jeden punkt brzmi tak samo
    [few] { $count } punkty brzmią tak samo
   *[many] { $count } punktów brzmi tak samo
}

## Zasady domowe
editor-title = Zasady domowe
editor-lead = Ustaw zasady tak, jak gra się przy twoim stole. Wynikiem jest link: to on jest umową, słowo w słowo.
editor-game = Gra
editor-from = Zacznij od
editor-do = Ułóż zasady
editor-result = Twoje zasady
editor-reset = Wróć do wzoru
editor-against = Nie pasuje do tego: { $settings }.
editor-barred = Teraz nie: { $values }.
editor-barred-many = Teraz nie: { $count ->
    [one] { $count } inna wartość
    [few] { $count } inne wartości
   *[many] { $count } innych wartości
}.
editor-clause = Co wtedy obowiązuje
editor-no-clause = Przy tym stole niczego nie zmienia.
editor-value = „{ $value }”
editor-first = Najpierw zmień: { $settings }
editor-together = Wybierz razem ze zmianą: { $settings }
start-title = Zacznij grę według tych zasad
start-players = Graczy
start-others = Pozostali
start-friends = znajomi, przez link
level-random = boty grające na chybił trafił
level-greedy = boty
level-quick = szybkie boty
level-steady = równe boty
level-deep = długo myślące boty
level-search = mocne boty
start-do = Otwórz stół
start-trouble = Nie udało się otworzyć stołu. Spróbuj za chwilę.

## Sędzia
referee-title = Zapytaj sędziego
referee-lead = Ułóż, co leżało na stole i co zagrano. Sędzia powie, czy wolno i według którego punktu zasad. Odpowiedź ma link, który kończy spór.
referee-kinds = O co zapytać
referee-example = Zobacz przykład
referee-do = Zapytaj sędziego
tab-turn = Tura
tab-meld = Układ
tab-opening = Wyłożenie
tab-penalty = Kara za rękę
tab-cut = Przełożenie
ask-turn = Czy tak wolno zagrać?
ask-meld = Czy to jest układ?
ask-opening = Czy to wystarcza, żeby się wyłożyć?
ask-penalty = Ile kosztuje ta ręka?
ask-cut = Co wolno zatrzymać przy przekładaniu?
ruling-yes = Wolno
ruling-no = Nie wolno
ruling-out = { $multiplier ->
    [1] I gracz kończy.
   *[other] I gracz kończy z ręki: kary pozostałych liczą się razy { $multiplier }.
}
ruling-way = Wolno tak temu, kto w tej turze kończy, a dało się skończyć:
ruling-no-way = Nie ma sposobu, żeby skończyć: z tymi kartami w tej turze nikt by nie skończył.
ruling-because = Wolno dzięki tym punktom
ruling-met = Te warunki spełniono
ruling-meld-yes = To jest układ
ruling-meld-no = To nie jest układ
ruling-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ruling-clean = Czysty sekwens.
ruling-opens-yes = Wystarcza, żeby się wyłożyć
ruling-opens-no = Nie wystarcza, żeby się wyłożyć
ruling-penalty = { $points ->
    [one] { $points } punkt karny
    [few] { $points } punkty karne
   *[many] { $points } punktów karnych
}
ruling-times = Wszystko razy { $multiplier }, bo ktoś skończył z ręki.
ruling-cut-yes = Wolno zatrzymać
ruling-cut-no = Niczego nie wolno zatrzymać
ruling-dealt = Przekładający dostaje potem { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
ruling-dealt-from-five = Przy pięciu lub więcej osobach: { $count }.
at-step = (krok { $step })
meld-own = Układ { $name }, własny
meld-other = Układ { $name }
do-picture = Obrazek
do-share = Wyślij jako obrazek
picture-pile = Stos
question-title = Pytanie
question-again = Zmień pytanie
field-rules = Zasady
field-hand = Ręka przed ciągnięciem
field-opened = Gracz był już wyłożony
field-table = Układy na stole
field-own = Z nich własne
field-pile = Stos odrzuconych, od wierzchu
field-first = To pierwsza tura rozdania, z dodatkową kartą
field-lap = Okrążenie rozdania
field-turn = Tura
field-meld = Karty układu
field-melds = Układy, każdy w osobnym wierszu
field-finish = Jak skończył ten drugi
field-seen = Obejrzane karty
field-cards = Karty
field-text = Tekst
help-hand = Karty oddzielone odstępami: 9c 10♦ Kh, joker to *.
help-table = W każdym wierszu jeden układ, z literą: a: 5h 6h 7h. Joker, który zastępuje kartę: *=9d.
help-pile = Tylko to, co ważne: wystarczy wierzchnia karta.
help-lap = W okrążeniu każdy ma jedną turę; 1 to pierwsze. Puste pole: na wszystko jest już dość późno.
help-turn = Kroki oddzielone średnikami: draw 4s; meld 9c 9d 9s; discard Kh. Napisz, jaka karta przyszła z talii.
help-meld = W kolejności, w jakiej leżą. Przy jednej zwykłej karcie i jokerach najpierw run (sekwens) albo group (grupa).
help-melds = Wszystko, co wyłożono w turze wyłożenia.
help-penalty = Karty, które zostały na ręce.
help-seen = Na przykład 7h 2c *.
finish-plain = zwyczajnie
finish-hand = z ręki, wszystko w jednej turze
finish-hand_with_layoffs = z ręki, także dokładając do cudzych układów
said-opened = Gracz był przed tą turą wyłożony.
said-not-opened = Gracz nie był przed tą turą wyłożony.
said-first = To pierwsza tura rozdania, z dodatkową kartą.
question-fault = { $where }: { $fault }.
question-text = { $where }, od znaku { $position }: { $fault }. Niżej opisano, jak zapisuje się karty i tury.
question-no-meld = { $where }: { $fault } ({ $clause }).
question-empty = Brakuje: { $fields }.
question-rules = Tych zasad nie da się odczytać: { $text }. Pytanie zostało, pod spodem są inne zasady.
client-front = Stolik: remik, Joker
client-front-about = Remik i gruziński Joker, ze znajomymi albo z botami, dokładnie według waszych zasad domowych. Bez zakładania konta.
client-table = Stolik
client-keeper = Stolik: zapis gry
client-keeper-about = Kartka z wynikami do remika i gruzińskiego Jokera granych prawdziwymi kartami, według zasad waszego stołu. Działa bez sieci.
client-replay = Stolik: powtórka
client-no-script = Ta strona potrzebuje JavaScriptu.
missing-title = Nie ma takiej strony
missing-note = Adres jest pomylony albo nieaktualny.
missing-home = Strona główna
notation-title = Jak zapisuje się karty i tury
notation-cards = Karta to wysokość (A 2 … 9 T albo 10, J walet, Q dama, K król) i kolor (s ♠, h ♥, d ♦, c ♣): 7h, Td, As; można też pisać znakami, na przykład W♦. Joker to *.
notation-draw = ciągnie z talii, i jaka karta przyszła
notation-take = bierze wierzchnią kartę ze stosu
notation-meld = wykłada nowy układ
notation-add = dokłada do układu a; przy sekwensie można dodać low (na dole) albo high (na górze)
notation-swap = kładzie kartę w miejsce jokera i zabiera jokera
notation-clear = zbiera pełną grupę
notation-discard = odrzuca ostatnią kartę tury
step-draw = ciągnie z talii
step-drew = ciągnie { $card }
step-take = bierze ze stosu
step-meld = wykłada { $cards }
step-add = dokłada { $cards } do { $meld }
step-swap = podmienia jokera w { $meld } na { $cards }
step-clear = zbiera { $meld }
step-discard = odrzuca { $card }
step-table = przebudowuje stół: { $cards }
tap-open = Stuknij karty
tap-close = Gotowe
tap-back = Usuń ostatnią kartę
pick-player = Gracz
pick-bid = zapowiedział
pick-taken = wziął
lying-add = Dodaj układ, stukając karty
lying-done = Gotowe
lying-pick = Stuknij karty układu, a potem to, czym on jest
lying-run = sekwens { $cards }
lying-group = grupa { $cards }
lying-none = Te karty nie są tu układem.
lying-own = własny
lying-toggle = Układ { $name }: własny gracza
lying-remove = Usuń układ { $name }
lying-onto = Do układu { $name }
compose-title = Ułóż turę
compose-hand = Stuknij karty z ręki, a potem to, co z nimi zrobić
compose-drew = Jaka karta przyszła z talii?
compose-draw = Ciągnie z talii
compose-undo = Cofnij ostatni krok
compose-nothing = Z tymi kartami razem nic się nie da zrobić.

## Karty
rank-1 = as
rank-2 = dwójka
rank-3 = trójka
rank-4 = czwórka
rank-5 = piątka
rank-6 = szóstka
rank-7 = siódemka
rank-8 = ósemka
rank-9 = dziewiątka
rank-10 = dziesiątka
rank-11 = walet
rank-12 = dama
rank-13 = król
suit-s = pik
suit-h = kier
suit-d = karo
suit-c = trefl
suit-of-s = pik
suit-of-h = kier
suit-of-d = karo
suit-of-c = trefl
card-name = { $rank } { $suit }
card-joker = joker
card-joker-as = joker jako { $card }

## Joker u sędziego
referee-other = Pytania o grę { $game }
tab-play = Czy wolno to zagrać?
tab-trick = Kto bierze lewę?
tab-score = Ile daje rozdanie?
joker-lead = Wpisz rękę i lewę, cztery zagrane karty albo zapowiedzi i wzięte lewy. Sędzia powie, co wolno zagrać i dlaczego reszty nie, kto bierze lewę i ile daje rozdanie, zawsze z punktem zasad. Odpowiedź ma link, który kończy spór.
joker-may = Wolno zagrać: { $cards }
joker-leads = Jokerem też wolno wyjść: w dowolny kolor, „najwyższa” albo „oddaję”.
joker-follows = Jokera wolno dołożyć zawsze: „biorę” albo „odpuszczam”.
joker-barred = Dlaczego pozostałych nie wolno
joker-because = Rozstrzyga
joker-takes = Lewę bierze karta numer { $play }: { $card }
joker-trump = Atut: { $suit }.
joker-no-trump = Bez atu.
joker-high = ★ najwyższa { $suit }
joker-low = ★ oddaję { $suit }
joker-take = ★ biorę
joker-leave = ★ odpuszczam
joker-row = Punkty: { $points }
joker-deal = { $cards ->
    [one] Rozdanie po jednej karcie:
    [few] Rozdanie po { $cards } karty:
   *[many] Rozdanie po { $cards } kart:
}
joker-told = zapowiedziane: { $bid }, wzięte: { $taken }
joker-took = wzięte: { $taken }
joker-notation = Jak zapisuje się karty i jokery
declare-high = joker wychodzi i żąda najwyższej karty koloru (tu kierów)
declare-low = joker wychodzi i oddaje lewę w kolorze (tu w kierach)
declare-take = joker dołożony, który bierze
declare-leave = joker dołożony, który odpuszcza
form-plain = zwykłe
form-golden = złote
form-no_trump = bez atu
form-dark = ciemne
form-misere = mizer
field-held = Ręka
field-trick = Zagrano dotąd do lewy
field-plays = Cztery karty lewy
field-trump = Atut
field-play = Karta, o którą chodzi
field-form = Rodzaj rozdania
field-dealt = Po ile kart rozdano
field-results = Wyniki, pisane zapowiedziane/wzięte
help-trick = W kolejności zagrania; puste, jeśli to wyjście.
help-plays = W kolejności zagrania: 9h Kh *+ 7s.
help-play = Puste pokaże wszystko, co wolno zagrać.
help-results = Najpierw to, co zapowiedziano, potem to, co wzięto: 1/0 to jedna zapowiedziana i żadnej wziętej. Jeden gracz albo wszyscy czterej: 2/3 0/0 1/1 4/5. W złotych i w mizerze same wzięte lewy: 3.
