/// Phrases by class: a space in a row separates two phrases.
///
/// The phrases must be the same with all dictionaries.
let phraseRows: [UnitRows] = [
  UnitRows(
    "particles attach to the preceding word",
    "私は 学校へ 行く", "猫と 犬が 庭で 遊ぶ", "父の 本を 読む", "あなたにも これだけは 言う", "東京からの 電車", "雨だから 行かない",
    "兄よりも 背が 高い"),
  UnitRows(
    "auxiliaries attach to the preceding word",
    "食べました", "食べさせられませんでした", "学生でした", "静かだった", "行くでしょう", "行くらしい", "行くべきだ", "行くのだろうか",
    "学生なのだ", "飲んだので 帰る", "行くみたいだ"),
  UnitRows(
    "auxiliary verbs after て",
    "食べている", "食べていました", "置いてある", "書いておく", "食べてしまった", "着てみる", "教えてくれた", "教えていただきたい", "持って行く",
    "取ってやる",
    "教えてください", "来てほしい", "住んでおります"),
  UnitRows(
    "chains of auxiliary verbs and negatives",
    "教えていただけませんか", "買ってあげられなかった", "来てくださいませんか", "行ってこられる", "読んでやれない", "食べたくない",
    "見ていただき、 助かる", "書いて頂けますか", "来てもらえそうだ", "来ていただけそう",
    "やってみたくなかった", "来てほしくない", "読みやすくない", "お元気でいらっしゃいますか"),
  UnitRows(
    "duty and permission",
    "行かなきゃならない", "行かなくちゃいけない", "行かないといけない", "行かねばならない", "飲んじゃいけない", "行っちゃいけない",
    "行っても構いません", "何でもかまわない", "行く わけにはいかない"),
  UnitRows(
    "what is said to be",
    "成立したとされる", "古いとされていた", "首都と される"),
  UnitRows(
    "two verbs of their own are two",
    "歩いて 帰る", "食べて 寝る", "急いで 食べて 出かけた"),
  UnitRows(
    "compound verbs are one", "食べ始める", "走り続けた", "飲みすぎました", "読みやすい 本", "降り出した 雨"),
  UnitRows(
    "a verbal noun and する are one",
    "勉強する", "うろうろして 遅れる", "悪化した", "利用されている", "利用できる", "実用化する", "記憶しています", "勉強を する"),
  UnitRows(
    "compound nouns are one",
    "銀行口座を 開く", "東京特許許可局へ 行く", "高速道路建設計画が 進む", "科学的方法を 教える", "世界経済について 話す", "山田太郎さんは 医者だ"),
  UnitRows(
    "affixes lean on their word",
    "不可能な 計画", "全世界で 売れる", "子供たちが 遊ぶ", "可能性が 高い", "お客様を 待つ", "田中さんの 家", "再結成した"),
  UnitRows(
    "numbers and counters",
    "約4分 待つ", "5,000ドルが 要る", "11％だけが 残る", "3本の 鉛筆", "第二次世界大戦が 起きた",
    "2024年4月1日に 会う", "3.14メートルの 布", "10人以上が 来た", "1つ以上の 国", "リンゴを 2つ 買う", "3分の1が 来た",
    "三分の一を 買う", "320×240ドットの 絵"),
  UnitRows(
    "names joined by ・ are one",
    "アーサー・コナン・ドイルの 本", "私的メトロポリタン・クラブに 集まる", "カール・マルクスは 書いた"),
  UnitRows(
    "formal nouns begin a phrase",
    "移民を 減らす ことを 決める", "見た ものは 古い", "私が 行く ところへ 来る", "雨が 降った ため、 休む", "子供の ときから 知る",
    "その ことは 知らない", "行く つもりだ"),
  UnitRows(
    "よう is one after の and この, and an auxiliary after verbs",
    "猫の ような 犬", "夢の ように 消える", "この ように 書く", "聞いたように 話す", "読めるように なる"),
  UnitRows(
    "compound auxiliaries are not separate",
    "泳ぐことができる", "出かけることになっていた", "会ったことがある", "笑うことはない", "行くかもしれない", "行かなければならない",
    "学生ではない", "問題ではなかった", "本でもある", "本でもない", "問題に過ぎない", "増えつつある",
    "食べてはならない", "帰ればいい"),
  UnitRows(
    "but こと is one where it is a thing",
    "この ことが ある", "泳ぐ ことの できる 人", "待つ ことも できた", "必要な ことに 使う"),
  UnitRows(
    "compound particles are not separate",
    "日本について 話す", "彼によって 書かれた 本", "国における 制度", "親として 話す", "私にとっては 難しい", "雨にもかかわらず 行く",
    "減らす ことについての 話", "花という 名前", "彼に対して 話す", "休むために 帰る"),
  UnitRows(
    "but the verb of a compound particle may be a verb",
    "大統領と なれば", "本だと 言う", "医者に なる", "行こうと する"),
  UnitRows(
    "ある and ない after other particles are words",
    "理由が ある", "時間は ない", "何も ない", "机の 上に ある"),
  UnitRows(
    "ない after an adjective, and verbs of becoming and making",
    "寒く ない", "寒く なる", "食べたく なる", "静かに する", "高く なった"),
  UnitRows(
    "adverbs stand alone",
    "大いに 進む", "常に 正しい", "もう 帰る", "とても 大きな 家", "ゆっくり 歩く", "再び 敗北した", "大変 ありがたい", "十分 理解している"),
  UnitRows(
    "nouns that are adverbs stand alone before others",
    "今年 再び 行く", "昨年 雑誌に 書いた", "毎朝 学校へ 行く", "先月 報告した", "ほとんど 知らない"),
  UnitRows(
    "but not all nouns of time", "過去10年間の 話", "一部地域で 降る", "19世紀後半に 建つ", "三年前の 話"),
  UnitRows(
    "adnominals that form one word with a noun, and a time after て",
    "そのまま 使う", "この世に ない", "その 人", "始まって以来の 雨"),
  UnitRows(
    "adnominals, conjunctions, interjections, pronouns",
    "この 本を 読む", "こんな 話を 聞く", "そんな 目に あう", "ある 日の こと", "しかし、 彼は 来た", "建設 および 修復を 行う", "犬 または 猫を 飼う",
    "はい、 そうです",
    "彼自身の 話", "それ以外の 人"),
  UnitRows(
    "a verb and a noun are two", "書いた 本", "安い 肉を 買う", "見る 人が 多い", "大きかった 家"),
  UnitRows(
    "nouns with an adjective", "意義深い 話", "砂糖なしで 飲む"),
  UnitRows(
    "a place within another", "兵庫県 神戸市に 住む", "コロラド州 デンバーへ 行く"),
  UnitRows(
    "punctuation belongs to the preceding text",
    "はい、 行きます。", "え？ 本当！", "困ったな…… 帰ろう", "いいね〜。", "日時： 四月"),
  UnitRows(
    "brackets belong to what they enclose",
    "「はい」と 言った", "彼は 「行く」と 言った。", "本（下巻）を 読む", "映画『東京物語』を 見る", "「私は 行く。」と 言った",
    "（笑）", "『「はい」と 言え』", "“はい”と 言う", "彼は \"はい\"と 言った", "彼は 'はい'と 言った",
    "don'tと 言う"),
  UnitRows(
    "the particle after a comma or a bracket belongs to both",
    "行く、と 警察は 言った", "「駅」の 前", "「駅」前で 会う"),
  UnitRows(
    "Latin words, numbers and marks inside of them",
    "iPhoneを 買う", "H通りの 店", "Wi-Fiで 使う", "https://example.com/a?b=1を 見る", "user@example.comへ 送る",
    "C++を 学ぶ", "B.C.州の 店", "Inc.の 本", "$100で 買う", "￥1,980の 本", "-5℃に なる", "12:30に 会う"),
  UnitRows(
    "list marks begin a phrase, other symbols end one",
    "①電源を 入れる。 ②本を 読む。", "※注意する", "・リンゴ", "すごい♪ 行く", "ありがとう😊 帰る"),
]
