## Replay
title = Powtórka
deal = Rozdanie
home = Strona główna
to-table = Wróć do stołu
keep-record = Zachowaj zapis
other-record = Inny zapis
loading = Szukam rozdania…
start = Początek rozdania
share = Wyślij link
share-by-hand = Link do skopiowania:
links = Dalej stąd
moves = Ruchy
controls = Przez rozdanie
first = Na początek
back = Wstecz
next = Dalej
last = Na koniec
hands-open = Wszystkie ręce, odkryte
hands-of = Co w tej chwili wiedział gracz { $name }
eye = Co wiedział gracz { $name }
hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
no-cards = bez kart
paste-lead = Wklej zapis albo wybierz plik. Każdy wiersz zostanie na nowo osądzony według zasad; potem obejrzysz rozdania z odkrytymi rękami.
paste-label = Zapis
file-label = Albo plik
do-replay = Odtwórz
judging = Sprawdzam każdy wiersz…
bad-line = Wiersz { $line } się nie zgadza.
trouble = Nie udało się; spróbuj jeszcze raz.
trouble-line = Chwilowo brak połączenia; spróbuj jeszcze raz.
trouble-rate = Za dużo naraz; poczekaj chwilę.
trouble-deal-live = To rozdanie jeszcze trwa. Obejrzysz je, gdy się skończy.
trouble-not-found = Nie ma takiego zakończonego rozdania.
trouble-no-token = Poproś o link do tego rozdania kogoś, kto siedział przy stole.
trouble-forbidden = Poproś o link do tego rozdania kogoś, kto siedział przy stole.
trouble-too-large = Ten zapis jest za długi dla strony; odtworzy go wiersz poleceń.
trouble-bad-request = Ten zapis jest za długi dla strony; odtworzy go wiersz poleceń.
