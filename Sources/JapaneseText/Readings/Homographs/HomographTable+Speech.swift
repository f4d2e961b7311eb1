extension HomographTable {
  /// Rules for words of dialogue, plays and novels in spoken style.
  static let speech: StaticString = """
    # 金: money, also before a verb without a particle
    金	カネ	reads=キン next=かけ|かける|かかっ|かかる|かかり|払っ|払う|払わ|払い|払え|もらっ|貰っ|貰う|くれ|くれる|使っ|使う|使い|使わ|借り|貸し|貸せ|返せ|返し|稼い|稼ぐ|稼ぎ|儲け|もうけ|ない|無い|なく|無く|なかっ|なけれ|なくなっ|ねえ|ねぇ|足り|ある|あっ|あれ|いる|要る !prev:noun|verbal|suffix|numeral|counter|unknown|proper|prefix|symbol !near=銀|銅|メダル|鉱山|純金|金属	money without a particle, in speech
    金	カネ	reads=キン next=なら|など|だけ|しか|さえ|なんか|なんて|くらい|ぐらい|ばかり|って|じゃ|だって|よ prev:none|particle|auxiliary|adjective|comma !near=銀|銅|メダル|鉱山|純金|金属|元素|色|指輪	money before other particles
    # words read alone, as a noun or prefix
    同	オナ	next=じって	同じって: じって is no word here
    口	クチ	reads=コウ next=を after=をつぐ|を噤|を利い|を利か|を利く|を利き|を利け|をきく|をきか|をきき|をきい|をきけ|を尖|をとが|をすぼ|をはさ|を挟	the mouth
    非	アラ	next=ず|ざる|ざれ|ざり	非ず is あらず
    内儀	カミ	next=さん|さま	内儀さん is かみさん (お内儀さん, おかみさん)
    都	ミヤコ	reads=ト next=へ|に|を|の|から|も|まで|と|より|や|だ|で !prev:noun|proper|suffix|symbol|unknown|prefix !prev=副|新|旧|古|州 !near=東京|東京都|区|市|区市町村|市町村|道府県|府県|都道府県|都民|知事|都知事|都議会|都議|都庁|都立|都営|人口|予算|条例|補助|補助金|事業|職員|施策|感染|コロナ|支援|協議|協力|国|負担|行政|自治体|担当|整備|月|日 !after=では	the capital; the prefecture is named in its context
    都	ミヤコ	reads=ト next=は|が|で prev:auxiliary|adjective|adnominal|case !near=東京|東京都|区|市|知事|条例|補助|事業|職員|施策|国	as above
    居	オ	next=らん|らぬ|らず|らざる	おる has these forms, いる has not
    居	オ	next=ら next2=ぬ|ん|ず|ざる|ねば	as above
    # 風: the wind after words that say how it blows
    風	カゼ	prev=な prev2=かすか|微か|爽やか|さわやか|静か|しずか|穏やか|柔らか|やわらか|冷ややか|緩やか|ゆるやか|ほのか|清らか|強力|さやか	a gentle wind
    風	カゼ	next=に after=に吹かれ|に揺れ|になびか|になびき|になびく|に靡|に乗っ|に舞|に煽|にあおられ|に散|に翻 !prev=という|いう|云う|言う|こんな|そんな|あんな|どんな|った	the wind that blows something
    風	フウ	next=を after=をし|を装|をよそお prev=た|ない|ぬ|という|の|んな|どんな|そんな|こんな|な !after=をしのぐ	a look or manner
    種	タネ	prev=の before=頭痛の|心配の|苦労の|不安の|悩みの|飯の|もめごとの|喧嘩の|物笑いの|笑いの|争いの|議論の	the cause of a trouble
    和	ワ	reads=ヤワ	a sum, or peace
    物	モノ	reads=ブツ before=ァ|ア|ィ|イ|ゥ|ウ|ェ|エ|ォ|オ|カ|ガ|キ|ギ|ク|グ|ケ|ゲ|コ|ゴ|サ|ザ|シ|ジ|ス|ズ|セ|ゼ|ソ|ゾ|タ|ダ|チ|ヂ|ッ|ツ|ヅ|テ|デ|ト|ド|ナ|ニ|ヌ|ネ|ノ|ハ|バ|パ|ヒ|ビ|ピ|フ|ブ|プ|ヘ|ベ|ペ|ホ|ボ|ポ|マ|ミ|ム|メ|モ|ャ|ヤ|ュ|ユ|ョ|ヨ|ラ|リ|ル|レ|ロ|ヮ|ワ|ヰ|ヱ|ヲ|ン|ヴ|ー !next:noun	works and goods named in katakana (ブランド物)
    角	ツノ	near=鹿|大鹿|シカ|トナカイ|山羊|ヤギ|キリン|サイ|牛|水牛|羊|ヒツジ|動物|怪獣|悪魔|カブトムシ|鬼 next=が|を|の|で|は|も|と !prev:noun|numeral|counter|symbol !near=曲がる|曲る|店|道|通り|机|町|街|立つ|断面|カット|切る	the horn of an animal
    角	ツノ	after=のはえ|がはえ|をはや	growing a horn
    # 一と, 拙者等 and other spellings of plays
    一	ヒ	next=と after=と膝|と晩|と口|と通り|と月|と休み|と息|と足|と間|と際|と群|と回り|と廻り|と嘗め|と呑み|と飲み|と寝入り|と区切り|と打ち|と突き|と言|と夜|と風呂|と握り|と頃|と昔|と癖|と仕事|と苦労|と安心|と思案|と塊|と固まり|と走り|と休み|と先ず|と働き|と芝居|と雨|と筋|と声 !prev:noun|numeral	ひと in old spelling
    夜	ヨ	before=一と|二た	一と夜 is ひとよ
    際	キワ	before=一と	一と際 is ひときわ
    群	ムレ	before=一と	一と群 is ひとむれ
    翁	オキナ	reads=オウ prev:none|particle|adnominal|adjective|auxiliary !next=氏|さん|長 !next:proper	an old man; a surname only in Chinese names
    大家	タイカ	before=問題の|学の|界の|文の|楽の|画の|書の|術の|論の|道の	a master of a subject
    掛金	カケガネ	near=戸|扉|窓|錠|鍵|外す|下りる|ドア|門|障子	a latch
    空地	クウチ	near=敷地|建築物|道路|公開|建築|建蔽率|延焼	a term of building law
    止める*	ト>ヤ	prev=で before=これで|ここらで|この辺で next=ます|よう|とこ|と	ending what one does
    項	ウナジ	next=を after=を垂れ|を垂ら|を伸ば|を撫で	the nape
    藤吉	トウキチ	reads=フジヨシ next=は|が|も|を|に|の|、 !next:proper	a man’s name in novels; the surname is rare
    俊寛	シュンカン		the monk of Heike monogatari
    """
}
