# Pomoc wiersza poleceń. Same gołe zdania, bez wstawek.

usage = Użycie:
usage-options = [OPCJE]
usage-commands = POLECENIE [ARGUMENTY]...
arguments = Argumenty
options = Opcje
commands = Polecenia
default = domyślnie:

# Co stoi w miejscu wartości
ADDRESS = ADRES
CARDS = KARTY
FILE = PLIK
FOLDER = FOLDER
FORM = ODMIANA
HOW = JAK
LANG = JĘZYK
LETTERS = LITERY
LEVEL = POZIOM
LEVELS = POZIOMY
MELD = U=KARTY
MS = MS
NUMBER = LICZBA
PLAYS = ZAGRANIA
PORT = PORT
RESULTS = Z/W
RULESET = ZASADY
SETTING = NAZWA=WARTOŚĆ
STEPS = KROKI
SUIT = KOLOR
TEXT = TEKST
URL = ADRES
WHAT = CO

# Wszystkie polecenia
stolik =
    Stolik do kart, który gra dokładnie według waszych domowych zasad. Bez polecenia uruchamia stół, tak jak
    `stolik serve`.
option-version = Wypisz wersję i zakończ.
option-lang = Język odpowiedzi: en, pl, tr albo ka; czego w nim nie ma, będzie po angielsku.
default-lang = według $LANG
option-help = Wypisz tę pomoc i zakończ.
seed = To samo ziarno rozdaje te same karty.
words = Nazywaj karty słowami: tak najlepiej czyta je czytnik ekranu.
data-default = twój folder danych

# serve
serve = Uruchom stół w przeglądarce, dla siebie, znajomych i botów.
serve-port = Port, na którym stół czeka na graczy; 0 to dowolny wolny.
serve-port-default = 8765 albo inny wolny
serve-host = Adres, na którym stół czeka na graczy; 0.0.0.0 wpuszcza też innych z tej samej sieci.
serve-data = Folder na zapisy stołów; powstanie, jeśli go nie ma.
serve-public =
    Adres, pod którym stół widzą inni, na przykład https://cards.example, gdy stoi przed nim serwer
    pośredniczący; można podać kilka razy.
serve-pause = Ile mniej więcej milisekund bot zastanawia się nad ruchem, żeby dało się nadążyć.
serve-browser = Otwórz stronę w przeglądarce.

# play
play = Zagraj z botami w terminalu: każde zdarzenie to jeden wiersz tekstu.
play-rules = Zasady stołu, jak na liście z `stolik rules`.
play-bots = Ile botów siada z tobą do gry.
play-bots-default = 2, a w Jokerze 3
play-level = Jak grają boty: greedy (zachłannie), random (na chybił trafił) albo inaczej.
play-seed-default = za każdym razem nowe

# rules
rules = Wypisz zasady stołu, każdy obowiązujący punkt z numerem, albo listę zasad do wyboru.
rules-rules = Na przykład "remik/silesian(opening_points=41)"; bez tego wypisana będzie cała lista.
rules-set = Zasada domowa; ma pierwszeństwo przed tym, co w ZASADY. Można podać kilka razy.
rules-compare = Wypisz, czym tamten stół różni się od tego.
rules-settings = Wypisz wszystkie ustawienia, ich wartości i to, których nie można teraz wybrać.
rules-html = Wypisz zasady jako samodzielną stronę WWW.
rules-text = Wypisz zasady jako zwykły tekst; tak jest i bez tej opcji.
rules-name = Wypisz tylko nazwę zasad, kod i link, bez punktów.

# judge
judge =
    Zapytaj sędziego: czy tak wolno zagrać i które punkty zasad o tym mówią?

    Pytanie to tekst, na przykład

        rules: remik/silesian
        hand: 7h 8h 9h Jd Qd Kd Ks 2c
        table a: 5s 6s 7s
        own: a
        opened: yes
        pile: Td 4c
        turn: take; meld Td Jd Qd Kd; meld 7h 8h 9h; discard Ks

    albo to samo w opcjach, które mają pierwszeństwo przed tekstem. Potrzebne są tylko karty na ręce (hand)
    i ruch (turn). Kod wyjścia to 0, jeśli tak wolno, a 1, jeśli nie. O mniej niż całą turę pyta jedna opcja:

        stolik judge --meld "8d * Td Jd Qd"
        stolik judge --opening "Th Jh Qh Kh" --opening "7c 7d 7h"
        stolik judge --penalty "Ks Qs * 2c" --finish hand --rules remik/wikibooks
        stolik judge --cut "* 7h 8h"

    W Jokerze można zapytać, co wolno zagrać z ręki, a czego nie i dlaczego, czy wolno zagrać daną kartę, kto
    bierze lewę z czterech kart i ile punktów daje rozdanie:

        stolik judge --rules jokeri/classic --hand "9h Kh 7s Ad" --trick Th --trump s 9h
        stolik judge --rules jokeri/classic --trick "9h Kh *+ 7s" --trump s
        stolik judge --rules jokeri/classic --cards 9 --results "3/3 2/2 2/3 1/1"
judge-file =
    Pytanie, każde pole w osobnym wierszu; - czyta standardowe wejście. Przy zasadach Jokera także karta,
    o którą pytasz.
judge-rules = Zasady, według których sędzia odpowiada.
judge-rules-default = remik/silesian
judge-hand = Karty na ręce przed dobraniem.
judge-turn = Ruch: "draw 4s; meld 7h 8h 9h; discard Kh".
judge-table = Układ na stole: "a=5h 6h 7h". Można podać kilka razy.
judge-own = Układy, które wyłożył ten gracz.
judge-pile = Stos odrzuconych, od wierzchu.
judge-opened = Czy gracz już się wyłożył.
judge-first-turn = Czy to kolejka z dodatkową kartą.
judge-lap = Które to okrążenie w rozdaniu, jeśli zależy od tego jakaś zasada.
judge-trick = Joker: co zagrano do lewy, po kolei.
judge-trump = Joker: atut, s, h, d, c albo - (bez atu).
judge-cards = Joker: ile kart dostał każdy gracz.
judge-cards-default = 9
judge-form =
    Joker: odmiana rozdania, plain (zwykłe), golden (złote), no_trump (bez atu), dark (ciemne) albo misere
    (mizerka).
judge-form-default = plain
judge-results = Joker: zapowiedziane/wzięte, "1/0" to jedna zapowiedziana i żadnej wziętej; jednego gracza albo czterech: "2/3 0/0 1/1 4/5".
judge-meld = Tylko: czy te karty są układem i ile są warte?
judge-opening = Tylko: czy te układy wystarczą, żeby się wyłożyć? Powtórz przy każdym układzie.
judge-penalty = Tylko: ile kosztuje ta ręka, gdy kończy kto inny?
judge-finish = Jak skończył ten drugi: plain (zwyczajnie), hand (z ręki) albo hand_with_layoffs (z ręki, dokładając).
judge-finish-default = plain
judge-cut = Tylko: co z kart obejrzanych przy przełożeniu wolno zatrzymać?
judge-json = Odpowiedz w JSON; punkty zasad są podane identyfikatorami.
judge-link = Wypisz adres strony z tym pytaniem na twoim serwerze.

# replay
replay =
    Sprawdź zapis partii wiersz po wierszu i opowiedz jej przebieg; kod wyjścia to 1, jeśli któryś wiersz się
    nie zgadza.
replay-file = Zapis partii; - czyta standardowe wejście.
replay-quiet = Powiedz tylko, czy wszystko się zgadza.

# conform
conform =
    Sprawdź spisane przypadki albo odpowiedz na te, które przychodzą na standardowe wejście.

    Z plików wypisane będą przypadki, które się nie zgadzają, a na końcu "N passed, N failed" (zgodne
    i niezgodne). Przy - odpowiedzią na każdy przypadek jest jeden wiersz JSON: jego "id", a w "got" wynik według
    każdych zasad. Kod wyjścia to 0 tylko wtedy, gdy zgadza się każdy przypadek, który ma "expect".
conform-files = Pliki z przypadkami; - odpowiada na przypadki ze standardowego wejścia.

# check
check =
    Sprawdź dziennik stołów i arkuszy; zmieniony albo usunięty wiersz zostanie wskazany, a kod wyjścia to
    wtedy 1.

    Każdy wiersz zawiera skrót poprzedniego. Tylko brak wierszy na samym końcu zapisu stołu może tak
    ujść uwadze. Nic nie jest przy tym zmieniane; serwer może działać.
check-data = Folder z zapisami stołów.

# arena
arena =
    Każ botom zagrać te same rozdania z każdego miejsca przy stole i wypisz, co z tego wyszło, z przedziałami
    ufności 95%.

    Kod wyjścia to 1, jeśli sędzia odrzucił ruch któregoś bota.
arena-rules = Zasady stołu; sama nazwa gry oznacza jej zwykłe zasady.
arena-rules-option = Zasady, jeśli wcześniej podano tylko grę.
arena-bots = Na przykład "greedy,random,random".
arena-bots-default = na każdym miejscu najlepszy
arena-deals = Ile różnych rozdań.
arena-matches = Graj całe partie, a nie pojedyncze rozdania.
arena-seed = To samo ziarno rozdaje te same karty; próbuj na jednym, a wynik podawaj z innego.
arena-jobs = W ilu procesach grać.
arena-jobs-default = tyle, ile rdzeni
arena-json = Wynik w JSON.

# bench
bench =
    Zmierz silnik: ocenę jednej całej kolejki, jedno rozdanie trzech botów i wyszukiwanie układów w losowych
    kartach.

    Czas to czas procesora na jednym rdzeniu. Miarą odniesienia (baseline) jest stały kawałek zwykłego Pythona,
    zmierzony w tym samym przebiegu; dzięki temu da się porównać wyniki z różnych maszyn.
bench-what = Co zmierzyć: engine (silnik) albo server (serwer).
bench-rules = Zasady stołu.
bench-level = Które boty grają.
bench-deals = Ile rozdań zagrać.
bench-seed = To samo ziarno gra te same rozdania.
