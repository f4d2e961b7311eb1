extension HomographTable {
  /// Rules for 今日, 何, 日, 月, 年, 分, 金, 角 and other frequent words.
  static let frequentWords: StaticString = """
    # 今日: こんにち of the present age, きょう of today
    今日	コンニチ	next=で next2=は !after=ではな|ではあり	nowadays
    今日	コンニチ	after=まで続|まで保存|迄保存|まで伝わ|まで伝え|もなお|も残り|も残る|も残っ|のいわゆる|の所謂|の民衆|の言葉で言|のような隆盛|に至る|に至っ|に至り|に及ん|に及び|において|に於て|に於いて|にまで伝わ|における|に於ける|なお|なほ|のわれわれ|の我々|の我ら|のわれら|の我が国|の我国|のわが国|の日本|の世界|の社会|の文明|の文化|の科学|の文壇|の文学|の文芸|の時代|の如き|の如く|のごとき|のごとく|の状態|の有様|のありさま|の人類|の思想|の隆盛|の学問|の国家|の政治|の経済|の教育|の資本主義|の芸術|の青年|の歴史|の哲学|の学者|の意味|の知識|の医学|の技術|の地位	of the present age
    今日	コンニチ	before=以来|以後|爾来|時代から|世紀から|昔から|古くから|年から|当時から next=まで|に|迄	from then to the present age
    今日	コンニチ	before=になった|となった|された|つつある|されている|なっている|発達した|進んだ|失った|普及した next:comma !before=休みになった|日になった	now that it is so
    # 何: spellings with okurigana, 何時 as いつ, and なに of kinds
    何	ド	after=うし|うす|うも|うせ|うか|うい|うな|うだ|うや|うで|うお|うに	何う is どう
    何	ナ	after=んて|んしろ	何ん is なん
    何	イ	after=時まで経|時までたっ|時までたつ|時までも|時迄|時しか|時の日|時の間|時とはな|時とはち|時にな|時ぞや|時だってか|時かきっと|時か又|時かまた|時かの|時か来る !prev=今 !after=時になりま|時になるん|時になると|時になるか	何時 is いつ
    時	ツ	prev=何 after=まで経|までたっ|までたつ|までも|迄|しか|の日|の間|とはな|とはち|にな|ぞや|だってか|かきっと|か又|かまた|かの|か来る !prev2=今 !after=になりま|になるん|になると|になるか	何時 is いつ
    何	ナニ	next=色|語|座 next2=です|が|を|で|か|？|?	a kind, not a number
    何	ナン	after=べん|ピース	a number
    人	ピト	prev=何 prev2:none next=も next2:none	何人も in laws: anyone
    # 日: にち of counts, ひ of the day and the sun, び in compounds
    日	ニチ	before=/|／	a day, as a unit
    日	ニチ	before=%d|%ld|%lu|%u|%i|%-d|%e	a number in a message
    日	ニチ	next=用品	daily needs
    日	ヒ	next=蔽|覆|附|除 !prev:numeral	of the sun, and of dates
    日	ヒ	before=あまり|反て|余り next=が|の|は|も|を	the sun
    蔽	オオイ	prev=日	as above
    附	ヅケ	prev=日	a date
    日	ジツ	prev=週 reads=ビ	a week
    # 月: がつ of a month of the year, つき of the moon and of counts, げつ of Mondays
    月ごろ	ガツゴロ	prev:numeral	a month of the year
    月	ゲツ	prev=(|（ next=・|)|）|、|～|〜	Monday
    月	ゲツ	next=・|、|～|〜 next2=火|水|木|金|火曜|水曜|木曜|金曜|土曜|祝	Monday
    月	ゲツ	prev=数|太陰|朔望|恒星	months
    # 年: ねん of counts, とし of age and of a year
    年	ネン	prev=/|／	a year, as a unit
    年	ネン	before=X|Ｘ|x|ｘ|%d|%Y	a year that is left open
    年	トシ	after=には勝て|には勝た	age
    年	ネン	after=、月|・月|/月	parts of a date
    年	ネン	after=に一度|に一回|に１度|に１回|に1度|に1回|に二度|に二回|に2回|に２回|に数回|に数度|に何度|に何回	times per year
    # 分: ふん of minutes, ぶん of a share
    分	フン	prev=/|／	a minute, as a unit
    分	フン	prev=(|（|: next=)|）|:	minutes
    分	フン	before=%d|%ld|%lu|%u|%i|%1|%2	minutes in a message
    分	フン	next=単位|角	minutes
    分	ブン	prev=幾	somewhat
    分	ブン	prev=その reads=ワカ|ワカリ	a share
    # 金: かね of money, きん of gold and of amounts
    金	キン	next=が|を|に near=精錬|鉱石|塗る|メッキ|鍍金	gold
    金	カネ	prev:verb|auxiliary before=る|う|く|す|む|ぶ|ぐ|ぬ|た|ない !after=の延	money, after a clause
    金	カネ	prev:none|comma|particle|adnominal|adverb after=のため|のこと|のある|のない|のかかる|のいる|の要る|の方が|の催促|の入用|の処分|の必要|の持ち合わせ|の世の中|の問題|の運転|のおかげ|の使い|の話|の無心|の工面|のやり|の心配|の苦労|の力|の亡者|の都合|の相談|の融通|の入る|の出所|の貸|の取り|の勘定|のもうか|の儲	money
    金	カネ	prev:none|comma|particle|adnominal next=さえ|なら|だけ|ばかり|なんか|なんぞ|て !near=銀|銅|金属|白金|メダル	money
    金いろ	ガネイロ	prev=黄	golden
    黄	コ	next=金いろ	golden
    金	キン	prev=・|～|〜 prev2=月|水|木	Friday
    水	スイ	prev=・ prev2=月	Wednesday
    # 角: つの of animals, かど of things and streets, かく of angles
    角	ツノ	prev:particle|adnominal|adjective|auxiliary|comma|none next=を|が|の|に|で|は|、|と|も|です near=牛|鹿|山羊|羊|鬼|牡牛|水牛|動物|サイ|闘牛|馬|新芽|頭部 !after=を曲|を折|を回|を廻|をまが|まで|の店|の家	horns
    角	ツノ	after=でつい|で突|でつつ|のはえ|の生え	horns
    角	ツノ	after=は1本|は１本|は一本|は二本	horns
    角	カド	prev=北西|南東|北東|南西	a corner of streets
    角	カド	prev=どの|か after=を|から|に	corners
    角	カド	after=とみな|であるとみな|をまるく	corners
    角	カド	prev=の|その|次|小さな|た next=を|が|から|に|で|の|へ|や|と|は !after=度|の和|の大きさ|の二等分|の差|の単位|の正弦 !near=角度|三角形|直角|内角|外角|ラジアン|正弦	corners
    角	カド	prev:none|particle|symbol after=が丸|を丸|の丸|の半径|がたっ|が立 !near=泡立てる|泡立つ|メレンゲ|卵白|クリーム	corners
    # 種: たね of seeds and causes, しゅ of species
    種	タネ	before=手品の|病気の|煩悩の|苦労の|心配の|悩みの|頭痛の|反省の|草木の|梅干の|梅干しの|乱数の|話の|笑いの|混乱の|南瓜の|疑念を招く|争いの|喧嘩の|不安の|自慢の|飯の	a seed, or a cause
    種	タネ	after=を取り除|をとり除|を取り出|を取りのぞ|を蒔|をまく|をまき|を植え|を噛|をかむ|が落ち|をはらん	a seed
    種	シュ	prev=或 next=の|が|を|は|で|に|と	a species
    種	シュ	before=唯一の|生物の|有毒な|近縁の|本属の|世界の|多くの|栽培される|固有の|19の|分布する|に近い|中型の|大型の|小型の next:particle|none|symbol|auxiliary !near=蒔く|まく|植える|芽|果物	a species
    # 生: なま raw, せい of life
    生	セイ	after=に処す|の正反対|と、精神|に真摯	life
    生	セイ	next=と|か next2=死	life and death
    生	セイ	before=自己の|他人の|人間の|我々の|われわれの|われらが|自分の next=と|の|に|を|が|という|は|も	life
    生	ナマ	after=のまま|のうどん|のインターフ|のカーネル|のスコア|の依存|の逆依存|の構文|のデータ|のテキスト|のソース|の強さ|の肝|カット|がダメ|が駄目|が苦手|で聴|で聞|こそ	raw, or live
    生	ナマ	prev=(|（ next=)|）	raw
    # 空: から of what holds nothing
    空	カラ	after=なので|だった場合|の場合|でない|でなけ near=リスト|ファイル|文字列|配列|ディレクトリ|フォルダー|ごみ箱|ゴミ箱|キュー	empty
    # 所: じょ in the names of places for doing something, ところ after clauses
    所	ジョ	prev=取引|投票|診療|療養|直売|休憩|案内|停留|鉄工|避難	the reading of these words
    所	ドコロ	prev=一流|立ち	compounds voice
    所	トコロ	before=慚ずる|愧ずる|選む	what one does
    # 者: もの after clauses in old spellings and in words of everyday speech
    者	モノ	before=であつた|となつた|つた|けしからん|たる|弱き|強き|ばれし|をはく|気まぐれ|狡猾|江戸	a person who
    # 頃, 風
    風	カゼ	prev:none|symbol|comma next=が|は|の after=が強|が吹|が出|は強|の多い|の強い|が冷|がな	wind
    風	フウ	prev=いう|云う|言う|いった|云った|こんな|そんな|どんな|あんな next=で|に|な|の|だ	a manner
    # 行: ぎょう of a line; 行う before nouns of action
    行	イ	after=キマ|ッタ|ッテ !before=ヲ	going, with katakana endings
    行	ギョウ	prev=カーソル|チェックサム|時間|取引|説明|テスト|追加|重複|ボディー|プログラム|ヘッダー|データ|コメント|空白|先頭|末尾|表示|見出し|複数	a line of text
    行	ギョウ	reads=コウ|ユキ|イキ prev=/|、|された|されている|た|る next=/|、|:|）|)|が|の|を|は	a line of text
    行く*	イ>オコナ	self=行っ prev=取り|執り	carrying out
    行く*	イ>オコナ	self=行っ next=た prev=が|の|で|に after=た会見|た調査|た弾劾|た計算|た変更|た操作|た理事会|た臨時|た緊急|た差押|た密葬|た設定|た全ての|たすべての|たさまざま|たサービス|た予備|た調整|た罪|た出力|た取引|た個人取引|た検索|た投稿|た行為|た選択|た試験|た改革|た研究|た実験|た演説|た講演|た政策|た攻撃|た拒否|た処分|た事情聴取|た計測|た観測|た分析|た世論調査|た質問|た評価|た申請|た審査|た工事|た作業|た処理|た治療|た手術|た検査	carrying out
    行く*	イ>オコナ	self=行っ prev=に before=積極的に|意図的に|自発的に|試験的に|連続的に|継続的に|一方的に|独自に|独断で	carrying out
    行く*	イ>オコナ	self=行っ prev=も|で before=測定も|模索も|導入も|検討も|調査も|実験も|研究も|撮影も|支援も|共同で|同時に|自力で|近親者のみで	carrying out
    # 開ける: ひらける of files that can be opened and of open land
    開ける*	アケ>ヒラケ	next=ませ|ない|なかっ near=ファイル|プロジェクト|接続|URL|モジュール|ディレクトリ|デバイス|ソケット|ウィンドウ|データベース|アプリケーション|辞書|ページ|画像|フォルダー|フォルダ|ドキュメント|文書|プログラム|ライブラリ|パイプ|メッセージ|会談|会議 !near=ドア|窓|扉|戸|箱|蓋|口|鍵|穴|カーテン	opening a file
    開ける*	アケ>ヒラケ	after=た場所|た土地|た平地|た平野|た草原 !prev=を	open land
    # 時, 夜
    時	ジ	prev=立ち上げ|打ち上げ	at the time of doing
    夜	ヨ	after=が明|も明|は明け|が更け !prev=の|その	the night as a period
    # 辛い: からい of food, づらい after a verb
    辛い	ヅライ	before=使い|読み|見|言い|分かり|わかり|歩き|聞き|書き|やり|飲み|食べ|答え|入り !before=花見	hard to do
    辛い	カライ	after=物|食べ物|ものが苦手|ものは苦手|もの苦手|ものが好|もの好|ものは得意|のが苦手|の苦手|のはダメ|のダメ|の大丈夫|のたべ|の食べ|のは得意|のが得意|の反対|のが好|の好 !before=お別れが|が !prev:noun	spicy
    # 市場, 物, 国, 数
    市場	イチバ	prev=青空|青物|新鮮|朝|魚|海鮮|鮮魚|蚤の|のみの|産直|野菜	a place with stalls
    市場	イチバ	near=豊洲 !prev:noun	a place with stalls
    物	モノ	prev=人情|ゴハン|ご飯|幕|草|世話|丼 !next=質|体|理	a play, a dish or a plant of some kind
    国	コク	prev=×|Ｓ|Ａ|Ｂ|Ｃ|A|B|C|S|X	a country that is not named
    国	ノクニ	prev=大和|山城|河内|摂津|伊賀|伊勢|志摩|尾張|三河|遠江|駿河|甲斐|伊豆|相模|武蔵|安房|上総|下総|常陸|近江|美濃|飛騨|信濃|上野|下野|陸奥|出羽|若狭|越前|加賀|能登|越中|越後|佐渡|丹波|丹後|但馬|因幡|伯耆|出雲|石見|隠岐|播磨|美作|備前|備中|備後|安芸|周防|長門|紀伊|淡路|阿波|讃岐|伊予|土佐|筑前|筑後|豊前|豊後|肥前|肥後|日向|大隅|薩摩|壱岐|対馬 reads=コク|クニ !next=道|際|鉄	an old province
    上野	コウズケ	next=国	the old province
    日向	ヒュウガ	next=国	the old province
    数	カズ	next=が next2=多|多い|多く|多すぎ|少ない|少なく prev:none|adverb|comma|particle	a number of things
    # 通る: 通っ of 通う before schools and other places of habit
    通る*	トオ>カヨ	self=通っ prev=へ|に prev2=学校|女学校|大学|中学|小学|小学校|中学校|高校|高等学校|大学院|塾|教会|病院|会社|治療|許|ジム|教室|道場|幼稚園|保育園|工場|役所|図書館|銭湯|専門学校|予備校|研究室	going there regularly
    # 橋, 心, 手, 君: a word alone, not an element
    橋	バシ	reads=キョウ prev:proper|place|family|person	compounds voice
    心	ココロ	reads=シン !prev=ひがみ prev:verb|auxiliary|adverb|particle|none|symbol|adnominal|comma next:particle	the heart
    手	テ	reads=シュ prev:none|adverb|verb|symbol|particle|adjective|comma next=を|に|が	a hand
    手	テ	reads=シュ prev=一寸|三つ|みんな|自身|六つ|運び|よごれ|汚れ	a hand
    君	キミ	reads=クン before=。|、|…|―|「|『|！|？|再び|昨夜|一体	you
    # 気: げ, the look of a feeling
    気	ゲ	before=危う|おとなし|なやまし|悩まし|惜し|忌々し|いまいまし|悲し|寂し|さびし|淋し|嬉し|うれし|楽し|苦し|怪し|恥ずかし|恥かし|誇らし|意味あり|用あり|自信あり|仔細あり|心細|眠た|くやし|悔し|羨まし|恨めし|頼もし|珍し|重た|なつかし|懐し|物欲し|恐ろし next=に|な|も|だ|で|の	a look
    気	ゲ	prev=莫迦|馬鹿 next=た|て	foolish
    # 巨男, 男酒
    男	オトコ	prev=巨	a giant
    巨	オオ	next=男	a giant
    男	オトコ	next=酒|湯|坂|山	for men
    酒	ザケ	prev=男	as above
    # 一寸: ちょっと before verbs and objects, a length elsewhere
    一寸	チョット	!prev:numeral after=手を|水を|耳を|下を|目を|顔を|首を|声を|した|テレ|猫背|お待|待|来|見|行|考|聞|困|失礼|。|，|、	a little
    # 月 between spaces, as in "7 月 13 日"
    月	ガツ	reads=ツキ prev:none !before=/|／|円 near=年|日 near=1|2|3|4|5|6|7|8|9|10|11|12 next:none !next:particle	a month of the year
    月	ガツ	reads=ツキ prev:none !before=/|／|円 near=年 near=1|2|3|4|5|6|7|8|9|10|11|12 next=の|に|から	a month of the year
    # 着, 車, 濃 and 女
    着	チャク	prev=分|時|半 !after=て|た|ぐ|く|か|け	an arrival
    車	クルマ	reads=シャ prev=はい|誰か|ほか|や next=で|の|を|が	a car
    濃	ノウ	next=褐色|藍色|緑色|紫色|青色|赤色|黄色|灰色	dark
    女	ジョ	after=教員|事務員|店員	a woman of an occupation
    """
}
