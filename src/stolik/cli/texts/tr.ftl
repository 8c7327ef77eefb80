# Hakemin cevapları, kurallar ve ikisi üstüne söylenenler. Terminalin gerisi İngilizce ve Lehçedir.

# Hakem
judge-yes = Olur.
judge-no = Olmaz.
judge-out = Oyuncu bitirir{ $multiplier ->
    [1] { "" }
   *[other] ; her şey { $multiplier } kat sayılır
  }.
judge-way = Bu hamlede biten oyuncuya izin var, ve bitmek mümkündü: { $turn }
judge-no-way = Bitmenin yolu yok: bu kartlarla bu hamlede kimse bitemezdi.
judge-paid = Yerine geldi: { $why }
judge-may = Oynanabilir: { $plays }
judge-takes = Eli { $play }. kâğıt alır: { $card }.
judge-scores = { $bid ->
    [none] alınan { $taken }
   *[other] söz { $bid }, alınan { $taken }
  }: { $points } puan.
joker-high = en büyük { $suit }
joker-low = ver { $suit }
joker-take = alırım
joker-leave = bırakırım

# Kurallar
rules-differ = { $count ->
    [0] İki masa aynı kurallarla oynuyor.
   *[other] İki masa { $count } noktada ayrılıyor.
  }
rules-no-clause = Böyle bir madde yok.
rules-barred = (şimdi olmaz, nedeni: { $settings })

# Komut olmayan satır
usage-near = { $near } mi demek istediniz?
usage-help = Yardım: { $command } --help
usage-command = { $name } diye bir komut yok.
usage-option = { $name } diye bir seçenek yok.
usage-value-missing = { $name } seçeneği bir değer ister.
usage-no-value = { $name } seçeneği değer almaz.
usage-argument-missing = { $name } eksik.
usage-extra = fazladan yazılanlar: { $words }.
usage-number = { $name }: beklenen: { $low } ile { $high } arası bir tam sayı.
usage-other = { $what }.

# Yapılamayan
no-language = { $wanted } diye bir dil yok: { $known } içinden seçin.
no-utf8 = metin UTF-8 değil.
rules-one-of = --html, --text, --settings, --name ve --compare seçeneklerinden yalnız birini verin.
rules-unnamed = kuralların adını da verin, örneğin remik/silesian.
rules-no-setting = --set { $text }: beklenen: AD=DEĞER.
judge-other-game = burada şimdilik yalnız remi hamleleri değerlendirilir, { $game } değil.
judge-lacks = soruda { $name } yok.
judge-no-option = { $game } sorusunda --{ $name } yoktur.
judge-no-field = { $line }. satır: { $text }: Joker sorusunun alanları: { $known }.
judge-twice = { $line }. satır: { $name } iki kez verilmiş.
judge-empty = soruda ne eldeki kâğıtlar, ne dört kâğıtlık bir el, ne de sonuçlar var.
judge-results-has-no = sonuç sorusunda { $name } yoktur.
judge-hand-has-no = eldeki kâğıtlar sorusunda { $name } yoktur.
judge-trick-has-no = yalnız bir el sorusunda { $name } yoktur.
judge-cards-dealt = { $text }: beklenen: dağıtılan kâğıt sayısı, 1 ile 9 arası.
