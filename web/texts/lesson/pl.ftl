## Lekcja
title = Lekcja { $lesson } z 3
dismiss = Zamknij tę wskazówkę
two-cards = Każdy ma dwie karty, więc są dwie lewy. Odkryta karta pokazuje atut: { $trump } bije każdy inny kolor. Najpierw wszyscy po kolei zapowiadają liczbę lew.
bid-wait = Każdy po kolei zapowiada, ile lew weźmie. Posłuchaj innych; potem twoja kolej.
bid-done = Twoja zapowiedź już obowiązuje. Gdy wszyscy powiedzą swoje, wychodzi gracz za rozdającym.
bid-1 = Liczba lew do wzięcia: { $cards }. Ile z nich będzie twoich? As albo atut często bierze lewę. Najwięcej daje zapowiedź dotrzymana co do lewy, więc pewne 0 jest lepsze niż 1 na szczęście.
bid-2 = Masz jokera (★). Może wziąć lewę albo ją odpuścić, kiedy zechcesz. Licz go jako jedną pewną lewę.
bid-3 = Teraz masz w ręce wszystkie karty: { $cards }. Policz najpierw asy, jokera i wysokie atuty; wiele małych atutów to jeszcze jedna lewa.
barred = Rozdajesz, więc mówisz na końcu i nie wolno ci powiedzieć { $barred }: suma zapowiedzi nie może równać się liczbie lew. Dlatego zawsze komuś się nie uda.
name-trump = Po dziewięć kart: atut wybiera ten, kto siedzi za rozdającym, czyli ty. Na razie widzisz tylko trzy swoje karty. Wybierz kolor, w którym masz ich najwięcej albo najwyższe.
lead = Wychodzisz: zagraj dowolną kartę. Inni muszą dołożyć do koloru, jeśli mogą.
lead-joker = Wychodzisz. Zagraj dowolną kartę albo jokera: wymień kolor i powiedz „najwyższa” albo „oddaję”. Najwyższa: wszyscy muszą dać najwyższą kartę tego koloru. Oddaję: lewę weźmie ktoś inny.
must-follow = Zagrano { $suit }, a ty masz ten kolor, więc musisz go dołożyć. Przygaszonych kart teraz nie wolno zagrać; dotknij jednej, a zobaczysz zasadę.
must-trump = Nie masz { $suit }, więc musisz zagrać atut: { $trump }. Dopiero bez jednego i drugiego wolno zagrać cokolwiek.
free = Nic cię tu nie wiąże: zagraj kartę, która pomoże dotrzymać zapowiedzi.
joker-follow = Jokera wolno zagrać zawsze. Dotknij go i wybierz: „biorę” albo „odpuszczam”.
need = { $left ->
    [1] { $need ->
        [1] Potrzebujesz jeszcze ostatniej lewy.
       *[other] Została jedna lewa, a brakuje ci { $need }.
    }
   *[other] { $need ->
        [1] Potrzebujesz jeszcze jednej lewy z { $left } pozostałych.
       *[other] Potrzebujesz jeszcze { $need } lew z { $left } pozostałych.
    }
}
enough = Masz dokładnie tyle, ile zapowiadasz. Postaraj się resztę oddać.
too-many = Masz więcej, niż było zapowiedziane. Tego nie da się naprawić; zobacz, jak to się liczy.
wait = Grają inni. Przy każdym miejscu stoją lewy wzięte, a za kreską zapowiedziane.
end-exact = Dokładnie według zapowiedzi: to daje najwięcej punktów. Kto dotrzyma wszystkich zapowiedzi w serii, temu najlepsze rozdanie liczy się jeszcze raz.
end-under = Za mało lew: tylko po dziesięć punktów za każdą wziętą. Z takimi kartami lepiej zapowiedzieć trochę mniej.
end-over = Za dużo lew: tylko po dziesięć punktów za każdą. Gdy masz już dość, pozbywaj się wysokich kart wcześnie.
end-none = Zapowiedź i ani jednej lewy: tylko tak traci się punkty. Z takimi kartami lepsza bywa zapowiedź 0.
end-all = Wiesz już wszystko, czego trzeba. Reszta przyjdzie z graniem.
next-lesson = Lekcja { $lesson }
real-game = Zagraj naprawdę
again = Jeszcze raz
home = Strona główna
