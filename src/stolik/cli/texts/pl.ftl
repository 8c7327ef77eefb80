# Terminal. Każdy wiersz stoi sam, żeby dało się go odczytać na głos.

# Karty
card-joker = joker
card-unknown = karta nieznana
card-named = { $rank } { $suit }
card-for = joker zamiast: { $card }
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

# Rozdanie
you = Ty
bot = Bot { $number }
rules-in-force = Zasady: { $rules }, kod { $code }. Napisz „zasady”, żeby je przeczytać.
seed = Ziarno: { $seed }
deal-begins = Rozdanie { $number }. Rozdaje: { $dealer }.
deal-begins-you = Rozdanie { $number }. Rozdajesz ty.
your-turn = Twoja kolej.
first-turn = Masz o jedną kartę więcej niż inni: odrzuć jedną i nic więcej.
hand = Twoje karty, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
  }: { $cards }
hand-empty = Nie masz już kart.
drew = Z talii przyszła karta: { $card }.
table-empty = Stół: jeszcze pusty.
table = Stół:
meld = { $name }, wyłożył gracz { $owner }: { $cards }
meld-yours = { $name }, twój układ: { $cards }
piles = Talia: { $stock }. Stos odrzuconych: { $pile ->
    [0] pusty
   *[other] { $pile }, na wierzchu { $top }
  }.
seat = { $name }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
  }, { $opened ->
    [true] po wyłożeniu
   *[false] jeszcze przed wyłożeniem
  }.
cut = Przekładasz talię: zdejmij od 3 do { $most } kart, na przykład: { $typed }
cut-seen = Najniższe karty zdjętej części: { $cards }.
cut-keep = Możesz zatrzymać { $cards }: { $typed }
cut-decline = Możesz nie zatrzymać niczego: pas
ask-cut = przełóż ILE?
ask-keep = zatrzymaj KARTĘ czy pas?
ask-draw = talia czy stos?
ask-play = wyłóż, dołóż, podmień, zbierz czy odrzuć?
ask-discard = odrzuć?
draft = W tej turze dotąd: { $steps }
taken-back = Cofnięte: { $step }
nothing-to-take-back = W tej turze nie ma czego cofnąć.
missing = Jeszcze brakuje: { $what }
refused = Nie wolno: { $why }
allowed = Wolno.
unreadable = Niezrozumiałe: „{ $text }” (znak { $position }); oczekiwano: { $expected }. Polskie słowa podaje „pomoc”.
expected-step-cut = przełóż ILE, na przykład przełóż 20
expected-step-keep = zatrzymaj KARTĘ albo pas
expected-step-draw = talia albo stos
expected-step = wyłóż, dołóż, podmień, zbierz albo odrzuć
expected-take = samo stos
expected-meld = wyłóż i karty układu, na przykład wyłóż 7h 8h 9h
expected-add = dołóż KARTY do LITERA, na przykład dołóż 9h do a, a gdzie pasują oba końce, z nisko albo wysoko
expected-swap = podmień KARTA w LITERA, na przykład podmień 9h w a
expected-clear = zbierz i litera układu, na przykład zbierz a
expected-discard = odrzuć i karta, na przykład odrzuć Kh
expected-card = karta, na przykład 7h, 10d albo *
expected-joker-action-trump = atut i kolor: s, h, d, c albo -
expected-joker-action-bid = zapowiedz LICZBA
expected-joker-action-play = zagraj KARTA (joker jako *+ *- *^h *_h)
dropped = To rozdanie przepada. Te same karty rozdaje jeszcze raz: { $again }
end-of-input = Wejście się skończyło, więc i gra kończy się tutaj.
bye = Do zobaczenia.

# Co zrobili inni i ty
did-draw = { $you ->
    [true] Bierzesz kartę z talii.
   *[other] { $name } bierze kartę z talii.
  }
did-take = { $you ->
    [true] Bierzesz ze stosu: { $card }.
   *[other] { $name } bierze ze stosu: { $card }.
  }
did-take-unknown = { $you ->
    [true] Bierzesz wierzchnią kartę ze stosu.
   *[other] { $name } bierze wierzchnią kartę ze stosu.
  }
did-cut = { $you ->
    [true] Przekładasz, głębokość { $number }.
   *[other] { $name } przekłada, głębokość { $number }.
  }
did-cut-seen = { $you ->
    [true] Przekładasz, głębokość { $number }; najniższe karty: { $cards }.
   *[other] { $name } przekłada, głębokość { $number }; najniższe karty: { $cards }.
  }
did-keep = { $you ->
    [true] Zatrzymujesz: { $cards }.
   *[other] { $name } zatrzymuje: { $cards }.
  }
did-decline = { $you ->
    [true] Niczego nie zatrzymujesz.
   *[other] { $name } niczego nie zatrzymuje.
  }
did-meld = { $you ->
    [true] Wykładasz: { $cards }.
   *[other] { $name } wykłada: { $cards }.
  }
did-add = { $you ->
    [true] Dokładasz do { $meld }: { $cards }.
   *[other] { $name } dokłada do { $meld }: { $cards }.
  }
did-swap = { $you ->
    [true] Wkładasz do { $meld }: { $cards } i zabierasz jokera.
   *[other] { $name } wkłada do { $meld }: { $cards } i zabiera jokera.
  }
did-clear = { $you ->
    [true] Zbierasz ze stołu układ { $meld }.
   *[other] { $name } zbiera ze stołu układ { $meld }.
  }
did-discard-covered = { $you ->
    [true] Odrzucasz ostatnią kartę zakrytą.
   *[other] { $name } odrzuca ostatnią kartę zakrytą.
}
did-discard = { $you ->
    [true] Odrzucasz: { $card }.
   *[other] { $name } odrzuca: { $card }.
  }
did-draw-card = { $name } bierze z talii: { $card }.
did-other = { $name }: { $text }

# Koniec
out = { $name } kończy rozdanie!
out-you = Kończysz rozdanie!
void = Nikt nie mógł skończyć: rozdanie się nie liczy.
counts = { $name }: { $cards } to { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
doubled = Wszystko liczy się razy { $multiplier }.
sheet = Zapis po rozdaniu { $number }:
points = { $name }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
sheet-empty = Zapis jest jeszcze pusty.
total = { $name }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, razem { $total }.
match-over = Koniec partii. Miejsca:
place = { $place }. { $name }, { $total }
next-deal = Enter rozdaje dalej, „koniec” kończy.

# Pomoc
help =
    W swojej kolejce pisz kroki, jeden albo kilka, ze średnikiem między nimi:
    Przy przełożeniu: przełóż 20: zdejmij tyle kart. zatrzymaj *: zatrzymaj, co wolno. pas: niczego nie zatrzymuj.
    talia: weź kartę z talii. stos: weź wierzchnią kartę ze stosu odrzuconych.
    wyłóż 7h 8h 9h: wyłóż sekwens lub grupę; joker to *, a zamiast określonej karty *=9h.
    dołóż 9h do a: dołóż do układu a. podmień 9h w a: zabierz jokera z układu a. zbierz a: zbierz pełną grupę.
    odrzuć Kh: odrzuć kartę i zakończ kolejkę.
    Karty: A 2 3 4 5 6 7 8 9 10 W D K oraz s h d c: pik, kier, karo, trefl. Angielskie słowa i litery też działają.
    cofnij: cofnij ostatni krok. czy KROKI: czy tak wolno? karty, stół, zapis, zasady: przeczytaj jeszcze raz.
    koniec albo q: zakończ grę; rozdanie przepada.

# Sędzia
judge-yes = Wolno.
judge-no = Nie wolno.
judge-out = Gracz kończy rozdanie{ $multiplier ->
    [1] { "" }
   *[other] ; wszystko liczy się razy { $multiplier }
  }.
judge-way = Wolno tak temu, kto w tej turze kończy, a dało się skończyć: { $turn }
judge-no-way = Nie ma sposobu, żeby skończyć: z tymi kartami w tej turze nikt by nie skończył.
judge-paid = Spełnione: { $why }
judge-meld = To jest układ, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
judge-meld-no = To nie jest układ.
judge-clean = Czysty sekwens.
judge-opens = Wystarcza, żeby się wyłożyć.
judge-opens-no = Nie wystarcza, żeby się wyłożyć.
judge-points = Razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
judge-times = Wszystko razy { $multiplier }, bo ktoś skończył z ręki.
judge-keep = Wolno zatrzymać: { $ways }
judge-keep-nothing = Niczego nie wolno zatrzymać.
judge-dealt = Przekładający dostaje potem { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }.
judge-may = Wolno zagrać: { $plays }
judge-takes = Lewę bierze karta numer { $play }: { $card }.
judge-scores = { $bid ->
    [none] wzięte: { $taken }
   *[other] zapowiedziane: { $bid }, wzięte: { $taken }
  }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
joker-high = najwyższa { $suit }
joker-low = oddaję { $suit }
joker-take = biorę
joker-leave = odpuszczam

# Zapis partii
replay-match = { $rules }, kod { $code }: { $seats }
replay-stands = Każdy wiersz się zgadza: { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
  }, { $actions ->
    [one] jeden ruch
    [few] { $actions } ruchy
   *[many] { $actions } ruchów
  }.
replay-refused = Wiersz { $line } się nie zgadza: { $why }

# Zasady
rules-differ = { $count ->
    [0] Oba stoły grają według tych samych zasad.
    [one] Te dwa stoły różnią się w jednym punkcie.
   *[many] Te dwa stoły różnią się w { $count } punktach.
  }
rules-no-clause = Nie ma takiego punktu.
rules-barred = (teraz nie, z powodu: { $settings })

# Joker
suit-none = bez atu
joker-dealt = Każdy dostaje { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[other] { $cards } kart
  }{ $form ->
    [golden] ; rozdanie złote: liczy się każda lewa
    [no_trump] ; bez atu
    [dark] ; rozdanie ciemne: najpierw zapowiedzi, potem karty
    [misere] ; mizerka: lew trzeba unikać
   *[plain] { "" }
  }.
joker-trump = Atut: { $suit }.
joker-trick = W lewie: { $plays }.
joker-dark = Zapowiadasz, zanim zobaczysz karty.
joker-seat = { $name }: { $bid ->
    [none] jeszcze bez zapowiedzi
   *[other] zapowiedziane { $bid }
  }, wzięte { $taken }.
ask-joker-trump = atut s, h, d, c albo -?
ask-joker-bid = zapowiedz LICZBA?
ask-joker-play = zagraj KARTA?
did-trump = { $you ->
    [true] Wybierasz atut: { $suit }.
   *[other] { $name } wybiera atut: { $suit }.
  }
did-bid = { $you ->
    [true] Zapowiadasz { $number }.
   *[other] { $name } zapowiada { $number }.
  }
did-play = { $you ->
    [true] Zagrywasz { $card }.
   *[other] { $name } zagrywa { $card }.
  }
did-win = { $you ->
    [true] Bierzesz lewę.
   *[other] { $name } bierze lewę.
  }
help-joker =
    atut s: wybierz atut (s h d c albo - bez atu). zapowiedz 2: dwie lewy; wystarczy samo 2.
    zagraj 9h albo samo 9h: zagraj kartę. Joker na wyjściu: *^h żąda najwyższego kiera, *_h oddaje lewę;
    joker dołożony: *+ bierze, *- odpuszcza.
    czy KROK: czy byłoby wolno? karty, stół, zapis, zasady: jeszcze raz. koniec: koniec gry.

# Dziennik stołów
check-broken = { $table }: wiersz { $row } nie zgadza się z poprzednim.
check-done = Wiersze: { $rows }, stoły i arkusze: { $logs }. { $broken ->
    [0] Wszystko jest tak, jak zostało zapisane.
   *[other] Naruszone: { $broken }.
  }
check-none = w folderze { $folder } nie ma dziennika Stolika; podaj folder stołu: stolik check --data FOLDER
check-none-here = w folderze { $folder } nie ma dziennika Stolika, ale jest w folderze data tutaj: stolik check --data data

# Wiersz, który nie jest poleceniem
usage-near = Może chodziło o: { $near }?
usage-help = Pomoc: { $command } --help
usage-command = nie ma polecenia { $name }.
usage-option = nie ma opcji { $name }.
usage-value-missing = opcja { $name } wymaga wartości.
usage-no-value = opcja { $name } nie przyjmuje wartości.
usage-argument-missing = brakuje argumentu { $name }.
usage-extra = za dużo argumentów: { $words }.
usage-number = { $name }: oczekiwano liczby całkowitej od { $low } do { $high }.
usage-other = { $what }.

# Czego nie da się zrobić
no-language = nie ma języka { $wanted }; do wyboru: { $known }.
no-utf8 = tekst nie jest zapisany w UTF-8.
serve-folder = nie da się użyć folderu { $folder }: { $why }.
serve-public-unread = { $address } nie jest adresem stołu; oczekiwano: https://NAZWA albo http://NAZWA:PORT.
rules-one-of = z opcji --html, --text, --settings, --name i --compare można wybrać tylko jedną.
rules-unnamed = podaj też zasady, na przykład remik/silesian.
rules-no-setting = --set { $text }: oczekiwano: NAZWA=WARTOŚĆ.
judge-other-game = na razie sędzia ocenia tu tylko ruchy w remiku, a nie w grze { $game }.
judge-one-part = { $one } to osobne pytanie i nie ma { $other }.
judge-finish-only = --finish należy do --penalty.
judge-lacks = w pytaniu brakuje pola { $name }.
judge-no-option = pytanie o grę { $game } nie ma opcji --{ $name }.
judge-no-field = wiersz { $line }: { $text }: pytanie o grę jokeri ma pola: { $known }.
judge-twice = wiersz { $line }: pole { $name } podano dwa razy.
judge-empty = w pytaniu nie ma ani kart na ręce, ani lewy z czterech kart, ani wyników.
judge-results-has-no = pytanie o wyniki nie ma pola { $name }.
judge-hand-has-no = pytanie o kartę z ręki nie ma pola { $name }.
judge-trick-has-no = pytanie o samą lewę nie ma pola { $name }.
judge-cards-dealt = { $text }: oczekiwano liczby rozdanych kart, od 1 do 9.
arena-two-games = { $one } i --rules { $other } to różne gry.
bench-nothing = nie ma pomiaru o nazwie { $what }; do wyboru: engine albo server.
conform-alone = - musi stać samo: przypadki są albo w plikach, albo na standardowym wejściu.
