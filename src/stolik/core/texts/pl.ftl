card = karta, na przykład 7h, Td albo *
characters = najwyżej { $most } znaków
joker-played = joker zagrany jako *+ *- *^h albo *_h
joker-stands = *=KARTA, czyli joker i karta, którą zastępuje
meld-cards = karty układu
trump = atut: s, h, d, c albo -, czyli bez atu
joker-action = trump s|h|d|c|-, bid LICZBA albo play KARTA (joker jako *+ *- *^h *_h)
step = draw, take, meld, add, swap, clear, table albo discard
meld = meld KARTY
add = add KARTY to M, a gdzie pasują oba końce, z low albo high
swap = swap KARTY at M
clear = clear M
table = table UKŁAD / UKŁAD ...
discard = discard KARTA
take = samo take
drawn = karta, która przyszła z talii: draw 4s
steps = najwyżej tyle kroków: { $most }
picked = najwyżej tyle kart: { $most }
yes-no = tak albo nie
true-false = true albo false
whole = liczba całkowita od { $low } do { $high }
some-of = coś z { $items } albo none
or = { $first } albo { $last }
one = { $name }
shtanga = { $known } albo dwie kwoty, jak 200_500 (rozdania krótsze, dziewiątki)

unreadable = { $text }, znak { $position }: oczekiwano: { $expected }
unlike = { $text }: oczekiwano: { $expected }
only-expected = oczekiwano: { $expected }
first-turn = przed pierwszą turą rozdania nikt nie mógł być wyłożony i żaden układ nie mógł leżeć na stole
too-many-of-a-card = karta { $card } występuje { $count } razy, a w tych zasadach jest ich { $most }
not-in-pack = w talii nie ma karty { $card }
too-many-in-pack = karta { $card } występuje { $count } razy, a w talii jest ich { $most }
field = { $field }: { $said }
no-game = nie ma gry o nazwie { $name }; do wyboru: { $known }
no-preset = w grze { $game } nie ma zasad o nazwie { $name }; do wyboru: { $known }
no-setting = w grze { $game } nie ma ustawienia { $name }
no-rule-set = { $text } to nie są zasady; oczekiwano: { $game }/ZASADY(ustawienie=wartość, ...)
not-a-setting = { $text } to nie jest ustawienie; oczekiwano: ustawienie=wartość
set-twice = { $name } ustawiono dwa razy
contradiction = { $rules }: te ustawienia przeczą sobie nawzajem: { $names }
rule-set-length = zapis zasad może mieć najwyżej { $most } znaków
other-game = { $one } i { $other } to zasady różnych gier
no-bot = w grze { $game } nie ma bota { $name }; do wyboru: { $known }
no-bots = żaden bot nie gra w { $game }; do wyboru: { $known }

# Pytania do sędziego
question = pytanie
line = wiersz { $number }
all-cards = karty
cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
melds = najwyżej tyle układów: { $most }
question-fields = { $known } albo table LITERA, a po tym dwukropek
stands-twice = pole { $name } podano dwa razy
meld-letter = litera układu
meld-twice = dwa układy mają literę { $name }
meld-missing = na stole nie ma układu { $name }
no-meld = te karty nie są układem
too-many-cards = razem z kartami na stole więcej kart niż { $most }
first-lap = tura z dodatkową kartą należy do okrążenia 1
sheet-row = w każdym rozdaniu potrzebne są punkty wszystkich graczy
wrong-count = { $have }, a ma być { $wanted }
exactly = dokładnie { $least }
between = od { $least } do { $most }
at-most = najwyżej { $most }
joker-call = jokera gra się z deklaracją, tutaj { $one } albo { $other }, a nie jako { $play }
nine-cards = w rozdaniach specjalnych jest po dziewięć kart
result = zapowiedziane/wzięte, na przykład 2/3, gdy zapowiedziano dwie, a wzięto trzy
result-taken = same wzięte lewy, na przykład 3
results = podaj wynik jednego gracza albo wszystkich czterech
tricks-taken = suma wziętych lew to { $have }, a w rozdaniu jest ich { $cards }
promises-add-up = suma zapowiedzi to { $cards }, czyli wszystkie lewy rozdania: rozdający nie może do tego dopuścić
no-promise = brakuje zapowiedzi
no-promises = w takim rozdaniu niczego się nie zapowiada
impossible = tego nie dało się tak rozegrać: { $why }

# Zapisy partii
record-length = zapis może mieć najwyżej { $most } znaków
record-lines = zapis może mieć tutaj najwyżej tyle wierszy: { $most }
record-name = { $name } nie może tu być imieniem gracza
record-names = dwaj gracze mają to samo imię
record-line = 'deal N: dealer IMIĘ, seed ZIARNO' albo 'IMIĘ: RUCH'
record-points = liczby punktów, po jednej na gracza, oddzielone znakiem |
record-differs = w zapisie jest { $said }, a z rozdania wychodzi { $given }
nobody = nikt tu nie ma na imię { $name }; oczekiwano: { $known }
deal-over = to rozdanie było już skończone
deal-running = poprzednie rozdanie jeszcze się nie skończyło
match-over = partia była już skończona
points-early = w zapisie są punkty, a rozdanie nie jest skończone
points-differ = z rozdania wychodzą inne punkty: { $given }

# Dziennik stołów i start serwera
log-none = w folderze { $folder } nie ma dziennika Stolika.
log-foreign = { $file } to baza danych, ale nie Stolika.
log-unreadable = pliku { $file } nie da się odczytać jako dziennika Stolika: { $why }
log-unusable = pliku { $file } nie da się użyć jako dziennika Stolika: { $why }
log-newer =
    plik { $file } zapisał nowszy Stolik (format { $format }, a ten zna { $known }).
    Uruchom tamtą wersję albo wskaż inny folder danych.
log-in-use =
    z folderu danych { $folder } korzysta już inny Stolik. Zatrzymaj go albo wskaż inny folder przez --data.
no-listening = nie da się uruchomić stołu na { $host }, port { $port }: { $why }. Wybierz inny port: --port.
in-network = W twojej sieci: { $address }

# Dlaczego system nie mógł
os-ENOENT = nie ma takiego pliku ani folderu
os-EACCES = brak uprawnień
os-EPERM = operacja niedozwolona
os-EISDIR = to jest folder, a nie plik
os-ENOTDIR = to nie jest folder
os-EEXIST = taki plik już istnieje
os-EROFS = nośnik jest tylko do odczytu
os-ENOSPC = brak miejsca na dysku
os-EADDRINUSE = ten adres jest już zajęty
os-EADDRNOTAVAIL = ten komputer nie ma takiego adresu
