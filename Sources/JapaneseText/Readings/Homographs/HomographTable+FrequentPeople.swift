extension HomographTable {
  /// Rules for 方, 家, 君 and other words about persons and their homes.
  static let frequentPeople: StaticString = """
    # 方: directions and choices that look like persons
    方	ホウ	prev=この|その next=を|へ	a direction
    方	ホウ	prev=この|その next=に after=に行|に進|に向|に歩|に寄|に近|に目|に顔|に眼	a direction
    方	ホウ	prev=の before=男の|女の next=へ|を	looking or going towards somebody
    方	ホウ	prev=ある|在る next=に|の|へ !before=関心のある|興味のある|自信のある|経験のある|ことのある|心得のある|心当たりのある|持病のある|障害のある|関心がある|興味がある|自信がある|経験がある|ことがある|不安がある|お心のある|アレルギーのある|余裕のある	the side where something is
    方	ホウ	prevbase=いる|居る|来る|ゆく|行く next=へ	going where something is or comes from
    方	ホウ	prev=ない next=へ	as above
    方	ホウ	prevbase=いい|よい|良い|悪い next:none|symbol	the better or the worse of two
    方	ホウ	prev=いい|よい|良い next=を|へ	as above
    # 方: persons
    方	ホウ	prev=の before=お部屋の|部屋の|料金の|お食事の|食事の|お値段の|日程の next=な	politely, a matter
    方	カタ	prev=の before=スタッフの|従業員の|係員の|係の|店員の|受付の|職員の|社員の|コンシェルジュの|キャストの|シェフの|インストラクターの|ガイドの|ドライバーの|運転手の|添乗員の|業者の|農家の|関係者の|担当の|担当者の|ボランティアの|看護師の|駅員の|住民の|ご主人の	persons at work
    方	カタ	prev=の before=フロントの|ホテルの|旅館の|宿の|お店の|民宿の after=に聞|にお聞|に尋|にお尋|に教|に頼|にお願|に質問|に相談|にお話|に観光|に近く|に言|が親切|が丁寧|が笑顔|がとても|がすぐ|が対応|が荷物|が出迎|が迎|の対応|の笑顔|の説明|の感じ|の接客|のご厚意|の心遣|の気遣|は親切|は丁寧|は笑顔|はとても|は皆|はみな|も親切|も丁寧|もとても|も皆|もみな|も優し|も笑顔|も気さく|も気持ち|も感じ|と話|とお話	the people of a hotel
    方	カタ	prev=の before=高齢の|年配の|妊娠中の|連れの|同伴の|利用の|使用の|宿泊の|参加の|希望の|初対面の|遠方の|近所の|出身の|専攻の|在住の|勤務の|未満の|年代の|世代の|既婚の|独身の|男性の|女性の|国籍の|車椅子の|ユーザーの|ユーザの|ヴィーガンの|ベジタリアンの|視聴者の|読者の|参加者の|愛用者の|利用者の|学生の|高校生の|乳児の|お子様の|ご家族の|家族の|ご夫婦の|カップルの|アーティストの|業界の|関係の next=は|も|に|と|の|へ|で|なら|なの|なん|でし|です|だけ|のみ|ばかり|さえ|や|から|まで	persons of a group
    方	カタ	prev=の before=高齢の|年配の|連れの|同伴の|車椅子の|初対面の next=が|を	as above
    方	カタ	prev=の before=いろいろの|色々の|様々の|さまざまの|旅の|亡くなられたの|身内の|ご同行の|お相手の|ご本人の next=は|も|に|と|の|へ|で|が|を|です|でし	as above
    方	カタ	prev=たい next=は|も|に|の|へ|で|を|や|と|向け|など|のみ|だけ|には|にも !after=の方|のほう	persons who want to
    方	カタ	prev=な before=苦手な|不自由な|必要な|きらいな|嫌いな|いろんな|いろいろな|色々な|様々な|さまざまな|得意な|忠実な|聡明な|優しそうな|穏やかな|オシャレな|おしゃれな|温厚な|有名な|熱心な|気さくな|健康な|元気な|敏感な next=は|も|に|の|へ|で|と|のみ|だけ|でし|でも|や|から|ばかり|なら	persons with a quality
    方	カタ	prev=な before=親切な|素敵な|すてきな|綺麗な|きれいな|立派な|穏やかな|オシャレな|おしゃれな|才色兼備な|気さくな|優秀な|有名な|すごい next=でし|です|だ|だっ|な|ばかり|なの|なん	as above
    方	カタ	prev=な before=好きな next=は|も|や|に after=は|も|や|にお|には|にも|にオ	persons who like something
    方	カタ	before=感じの良い|感じのいい|感じのよい|感じが良い|感じがいい|人柄の良い next=でし|です|だ|ばかり|が|で|しか	pleasant persons
    方	カタ	prev=って|て|という|と言う|と云う|といった next=は|も|の|に|と|」|』 before=さんという|さんって|さんて|様という|という|って !before=たという|るという|いという !after=の方	a person of that name or kind
    方	カタ	prev=の before=女の|男の|女性の|男性の|大人の next=だけ|のみ|ばかり|達|たち|です|でし|でも|と|や	persons, not compared
    方	カタ	prev=の before=地方の|地元の|県外の|県内の|都会の|田舎の|チューバーの|Tuberの|tuberの|ファンの|幼稚園の|保育園の|海外の|関東の|関西の|初心者の|経験者の|上級者の next=は|も|と|とか|や|です|でし|でも|って after=は|も|と話|とお話|とは話|と仲|と一緒|と知り|とか|や|です|でし|でも|って !after=が	persons of a place or a group
    方	カタ	prev=上手い|うまい|詳しい|くわしい next=は after=はいい|はすご	persons who are good at something
    方	カタ	prev=の before=高貴の|貴人の	noble persons
    方	カタ	prev=の after=が御存じ|がご存じ|がご存知|がいらっしゃ|がおいで|がおられ	honorific verbs
    方	カタ	prev=どんな|どういう|どういった|こういう|そういう|ああいう next=です|でしょ|でし|だろ|は|も|と|でいらっしゃ	persons of some kind
    方	カタ	before=亡くなった|お亡くなりになった|なくなられた next=が|は|も|の|に|を|で|と|へ	the dead
    方	カタ	before=される|された|されたい|されている|なさる|なさった|られる|られた|れている|になる|になった|らっしゃる|いただく|いただいた|くださる|下さる|ご存じない|ご存知の|お持ちで|ていただける next=は|も|の|に|へ|と|のみ|だけ|など|には|にも !after=の方 !before=と思われる|と考えられる|が用いられる|と見られる|が望まれる|とされる|と呼ばれる	honorific verbs, and verbs whose subject is a person
    左側	ヒダリソク	next=方	to the left side
    右側	ミギソク	next=方	to the right side
    方	ホウ	prev=左側|右側	as above
    北の方	キタノホウ	!next=は|も|と|が|様	the north; a wife of rank is きたのかた
    入り方	ハイリカタ	before=への	the way to enter; the sinking of the moon is いりがた
    あけ方	アケカタ	prev=の !prev2=夜|よ	the way to open
    # 方 after nouns: persons and sides (がた), and shares
    方	ガタ	prev=浪人|お子様|子供衆|親御|お客様|奥さん|お嬢様|お女中|御家来|宮様|神様|皆皆様|みな様|みなさま|お歴々|役人|天皇|上皇|院|宮|朝廷|関東|関西|大坂|東軍|西軍|尊王|勤王|佐幕|宮方	persons, or a side in a war
    方	ガタ	before=お前さん|おまえさん	persons
    方	ガタ	prev=為替|勘定|小普請|普請|作事|賄|台所|馬|町|三割|二割|一割|五割|四割|六割|七割|八割|九割	officials, and shares
    方	ガタ	prev=夕暮れ|夕暮|明け|暮れ|朝|夜明け|夜明	about that time of the day
    暮れ方	グレガタ	prev=夕	voiced in the compound
    # 家: いえ alone and after modifiers, け after a family's name, や in compounds
    家	ケ	prev:proper|unknown !prev=専門|オ|頼 reads=カ|イエ|ヤ !prev:verbal next:particle|none|comma|noun|verbal|auxiliary|symbol !next=様	a family of that name
    家	ケ	prev=山田|山下|青木|谷口|杉山|平野 next:particle|none|comma	families whose names are also nouns
    平野	ヒラノ	next=家	as above
    山家	ヤマケ	prev=横|杉	as above, divided
    家	ケ	prev=Ａ|Ｂ|Ｃ|Ｄ|Ｅ|Ｆ|Ｇ|Ｈ|Ｉ|Ｊ|Ｋ|Ｌ|Ｍ|Ｎ|Ｏ|Ｐ|Ｒ|Ｓ|Ｔ|Ｕ|Ｗ|Ｙ|大名|堂上|将軍|宮|伯爵|公爵|侯爵|子爵|男爵|守|忠|衛門|天皇|皇|王|財閥|豪族|士族|藩主|尾張|紀伊|水戸|摂関|清華|羽林	a family of rank or with an initial
    家	ウチ	before=もうお next=へ|に|で	a home, politely
    家	ヤ	before=二階|三階|平屋 next:particle|auxiliary|comma|none	houses in compounds
    家	ヤ	prev=素人|隠居|平|ボロ|ぼろ|在り|あばら|陋|一軒|二軒|数軒|空|空き|貸し|貸|長|借|隠れ|茅|藁|わら|板	houses in compounds
    家	カ	prev=政治|専門|芸術|小説|作|画|建築|音楽|歴史|思想|革命|写真|努力|評論|実業|資本|漫画|発明|戯曲|篤志|活動|愛好|登山|探検|冒険	a person of that profession
    家	イエ	prev=時間|中|ごろ|頃|むしろ|月|日|年|度|いい|良い|きり|ン|——|――|大てい|大抵|昨夜|昨日|今日|一日中|間 next:particle|auxiliary	a house, after an adverbial
    家	イエ	after=に来|へ来|の人|では|の子 prev:particle|auxiliary|adjective|adnominal|verb|conjunction !prev=は|を|も|が|と|に|で	somebody's house
    # 君: くん after names, きみ elsewhere
    君	キミ	prev=おお|おゝ|ああ|ねえ|ねぇ|なあ|なァ|まア|まあ|さあ|おい|やあ|いや|いいえ|はい|しかし|だが|でも|そう|今|いま|また|又|ただ|もう|もう一度|もし|誰か|昨日|今日|明日|昨夜|今夜|今朝|昨晩|いつか|きっと|実は|なぜ|何故|じゃ|じゃあ|では|それでは|ところで|日|一つ|いつも|一体|いったい|本当|ほんとう	you
    # 皆 and 人
    皆	ミナ	reads=カイ	all, everybody
    人	ヒト	reads=ジン prev=の|もの|な next:noun|particle|none|auxiliary|verb !next=工|格|種|体|生|権|間|類|物|文	a person
    人	ヒト	reads=ニン prev=）|)|、|みんな|みな|この|その|あの next:particle	a person
    人	ヒト	reads=ジン|ニン prev=いい|だんだん|然たる|たる|次第に	a person
    然	ゼン	prev:noun|suffix !prev=可 next=たる|と	like
    人	ニン	prev=関係|利害関係|頭|肝煎|取扱|介錯|名代|下手|公証|仲買|同居|扶養|控訴|上告|債権|債務	persons in a role
    """
}
