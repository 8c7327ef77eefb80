# მსაჯის პასუხები, წესები და რაც ორივეზე ითქმის. დანარჩენი ტერმინალში ინგლისურად და პოლონურადაა.

# მსაჯი
judge-yes = შეიძლება.
judge-no = არ შეიძლება.
judge-out = მოთამაშე ამთავრებს{ $multiplier ->
    [1] { "" }
   *[other] ; ყველაფერი { $multiplier }-ჯერ ითვლება
  }.
judge-way = ეს შეუძლია მას, ვინც ამ სვლაში ამთავრებს, და დამთავრება შეიძლებოდა: { $turn }
judge-no-way = დამთავრების გზა არ არსებობს: ამ კარტებით ამ სვლაში ვერავინ დაამთავრებდა.
judge-paid = შესრულდა: { $why }
judge-may = შეიძლება დადო: { $plays }
judge-takes = ხელი მიაქვს კარტს ნომერი { $play }: { $card }.
judge-scores = { $bid ->
    [none] წაღებული { $taken }
   *[other] ნათქვამი { $bid }, წაღებული { $taken }
  }: { $points } ქულა.
joker-high = მაღალი { $suit }
joker-low = წაიღოს { $suit }
joker-take = მოჯოკრა
joker-leave = ქვევიდან

# წესები
rules-differ = { $count ->
    [0] ორივე მაგიდა ერთი წესით თამაშობს.
   *[other] ეს ორი მაგიდა { $count } პუნქტში განსხვავდება.
  }
rules-no-clause = ასეთი მუხლი არ არის.
rules-barred = (ახლა არ შეიძლება, მიზეზი: { $settings })

# სტრიქონი, რომელიც ბრძანება არ არის
usage-near = იქნებ { $near }?
usage-help = დახმარება: { $command } --help
usage-command = ბრძანება { $name } არ არის.
usage-option = პარამეტრი { $name } არ არის.
usage-value-missing = პარამეტრს { $name } მნიშვნელობა სჭირდება.
usage-no-value = პარამეტრი { $name } მნიშვნელობას არ იღებს.
usage-argument-missing = აკლია { $name }.
usage-extra = ზედმეტია: { $words }.
usage-number = { $name }: მოსალოდნელი იყო მთელი რიცხვი { $low }-დან { $high }-მდე.
usage-other = { $what }.

# რაც ვერ შესრულდება
no-language = ენა { $wanted } არ არის: აირჩიეთ { $known }.
no-utf8 = ტექსტი UTF-8 არ არის.
rules-one-of = აირჩიეთ მხოლოდ ერთი: --html, --text, --settings, --name ან --compare.
rules-unnamed = წესებიც დაასახელეთ, მაგალითად remik/silesian.
rules-no-setting = --set { $text }: მოსალოდნელი იყო სახელი=მნიშვნელობა.
judge-other-game = აქ ჯერჯერობით მხოლოდ რემიკის სვლები ფასდება და არა { $game }.
judge-lacks = კითხვას აკლია { $name }.
judge-no-option = თამაშის { $game } კითხვას --{ $name } არ აქვს.
judge-no-field = სტრიქონი { $line }: { $text }: ჯოკერის კითხვას აქვს ველები: { $known }.
judge-twice = სტრიქონი { $line }: { $name } ორჯერ არის.
judge-empty = კითხვაში არც ხელში მყოფი კარტია, არც ოთხი დადებული კარტი, არც შედეგი.
judge-results-has-no = შედეგის კითხვას { $name } არ აქვს.
judge-hand-has-no = ხელში მყოფი კარტის კითხვას { $name } არ აქვს.
judge-trick-has-no = მხოლოდ ხელის კითხვას { $name } არ აქვს.
judge-cards-dealt = { $text }: მოსალოდნელი იყო დარიგებული კარტის რაოდენობა, 1-დან 9-მდე.
