card = karta, na przykład 7h, Td albo *
card-known = karty odkryte
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
no-bot = w grze { $game } nie ma bota { $name }; do wyboru: { $known }
no-bots = żaden bot nie gra w { $game }; do wyboru: { $known }

# Pytanie o Jokera
cards-count = liczba kart to { $have }, a ma być { $exact ->
    [true] dokładnie { $least }
   *[other] od { $least } do { $most }
  }
joker-call = { $play }: { $leads ->
    [true] jokerem wychodzi się jako
   *[other] jokera dokłada się jako
  } { $one } albo { $other }
deal-special = rozdanie specjalne ma dziewięć kart
deal-unknown = rozdanie ma od 1 do { $most } kart, a jego rodzaj to jeden z: { $forms }
bid-missing = brakuje zapowiedzi
bid-none = w rozdaniu { $form } niczego się nie zapowiada
result-both = zapowiedziane/wzięte, na przykład 2/3, gdy zapowiedziano dwie, a wzięto trzy
result-tricks = same wzięte lewy, na przykład 3
result-range = { $have } nie mieści się między 0 a { $most }
results-count = oczekiwano 1 wyniku albo { $most }, a nie { $have }
results-tricks = suma wziętych lew to { $have }, a w rozdaniu jest ich { $cards }
results-bids = suma zapowiedzi to { $cards }, wszystkie lewy rozdania, do czego rozdający nie może dopuścić

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
