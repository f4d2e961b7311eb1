/// The words with several readings, as rows of ``HomographRule``: the first matching row applies.
///
/// Readings and usage follow 常用漢字表 (2010), its 付表, and common dictionaries; where usage differs,
/// the reading preferred in broadcasting is used.
enum HomographTable {
  /// All tables, in the order in which their rows are tested.
  static let tables: [StaticString] = [
    frequentPeople, frequentTime, frequentWords, literature, prose, proseVerbs, modern, factual,
    speech, general, documents, compounds, names, towns, affixes, everyday, common,
  ]

  /// Rules for common words with several readings.
  static let common: StaticString = """
    # 何: ナン before t, d, n and counters (the particles と, で, の, だ …), ナニ elsewhere.
    何	イ	after=時も|時でも|時までも|時の間	何時も is いつも
    何	ナン	next:numeral|counter|suffix	何 asks for a number
    何	ナン	next=で|です|でし|でしょ|でしょう|だ|だっ|だろ|だろう|なら|なの|な|の|と|とも|とか|て|ていう|っ|って|ん|じゃ|だか|たる	何 is なん before t, d and n
    何	ナン	after=で|だ|の|と|て|な|っ	the same, regardless of word boundaries
    何	ナニ	next=を|が|に|も|は|か|や|より|ほど|から|まで|へ|し|さ|せ	before other particles なに
    何	ナニ	next:none|noun|pronoun|verb|adjective	alone なに
    # 方: a person after honorifics and relative clauses about people, else direction or choice.
    方	ガタ	prev=先生|貴女|貴方|あなた|奥様|殿	a polite plural
    方	カタ	prev=あの|どの	persons
    方	カタ	prev=の before=大人の|女の|男の|女性の|男性の next=は|も|に|で|へ|を|と	persons, not compared
    方	カタ	prev=この|その next=は|も|に|と|へ|を|が after=は|も|に|と|を !after=がい|が良|がよ|が早|が楽	a person referred to politely
    方	カタ	near=いらっしゃる|おっしゃる|仰る|おられる|申し込み|お申し込み|ご参加|ご希望|ご連絡|お問い合わせ|迷惑|様 next=は|へ|に|の|も|で|を	honorific context
    方	カタ	prev=の before=お越しの|年配の|他の|多くの|すべての|全ての|外国の|部署の|一般の|ほとんどの|大半の	persons of a group
    方	カタ	prevbase=いる|ある|おる|持つ|悪い|いない next=は|へ|に|の|も|で	relative clause about persons
    方	カタ	near=いらっしゃる|おっしゃる|仰る	honorific context
    方	カタ	prev=ない before=えない|れない !after=がい|が良|がよ|が	persons
    # 後 and similar words
    後	ゴ	prev:noun|verbal|numeral|counter|unknown|suffix	after an event or a span
    後	アト	prev=この	この後 is このあと
    後	アト	next=に|で|は|の|から|も|を !prev:numeral|counter	in isolation
    後	アト	prev=た|だ|の	after a clause
    間	アイダ	prev=この|その|あの|長い|の|短い|た|ない|いる	an interval of time or space
    この間	コノアイダ		as above
    その間	ソノアイダ		as above
    辺	ヘン	prev=この|その|あの|どの	demonstratives
    位	クライ	prev=この|その|あの|どの|どれ|これ|それ	as far as
    位	グライ	prev:counter|suffix	approximately; directly after a numeral it is a rank
    風	フウ	prev=こんな|そんな|あんな|どんな|という|いう|こういう|そういう|どういう	manner
    風	フウ	next=に|な prev:adnominal|auxiliary	manner
    他	ホカ	next=の|に|は|も|で|から|と|を|が !prev=その|自	ほか is the usual reading of the noun
    他	ホカ	prev=この	besides
    # money and metals
    金	キン	prev:noun|suffix|verb|unknown	the amount of something
    金	カネ	next=が|を|に|は|も|で|と|取る|取っ|出し|払う !near=銀|銅|メダル|金属|指輪|相場|鉱山|元素|純金|価格|一トン	money
    金	カネ	prev=の|な|た|だ|する|ない|大きな next:none|case|binding !near=銀|銅|メダル|指輪	money
    # 開く, 空く, 止める and other verbs of two stems
    開く*	ヒラ>ア	before=穴が|口が|ドアが|窓が|戸が|扉が|門が|目が|蓋が|鍵が|幕が|踏切が|店が|ふたが|穴の|口の	things open by themselves: あく
    開く*	ヒラ>ア	near=穴|踏切|ドア|窓|扉|蓋|鍵 !near=を	as above
    開ける*	アケ>ヒラケ	prev=が before=視界が|道が|展望が|運が|眺めが|前途が|未来が	prospects open: ひらける
    行う*	オコナ>イ	prev=へ	going somewhere
    行く*	イ>オコナ	self:verb !next=く|き|け prev=を before=調査を|試験を|実験を|会議を|検査を|活動を|作業を|研究を|工事を|手続きを|処理を|改革を|交渉を|授業を|演説を|競技を|試合を|治療を|手術を|運転を|取引を|投票を|選挙を|式を|祭りを|教育を|支援を|説明を|確認を|点検を|評価を|分析を|発表を|攻撃を|訓練を|準備を|計算を|変更を|修正を|設定を|管理を|操作を|サービスを|テストを|チェックを	carrying out: おこなう
    行く*	イ>オコナ	self:verb !next=く|き|け before=念入りに|入念に|慎重に|厳正に|厳密に|円滑に|定期的に|自動的に|大々的に|盛大に|厳かに|適切に|適正に|正確に|迅速に|公正に	carrying out: おこなう
    止める*	ト>ヤ	prev=の|を before=のを|ことを|タバコを|煙草を|会社を|酒を|学校を|仕事を	giving up: やめる
    止める*	ト>トド	before=最小限に|最小に|範囲に|程度に	keeping at a level
    抱く*	イダ>ダ	near=子供|子|赤ん坊|赤ちゃん|猫|犬|人形|肩|腕|胸|膝|体|孫|息子|娘	holding in the arms
    抱く*	ダ>イダ	before=夢を|希望を|不安を|疑問を|疑いを|野心を|関心を|興味を|感情を|思いを|反感を|恨みを|大志を|理想を|印象を|期待を|敵意を|憎しみを|殺意を|恐れを|危機感を|好意を|幻想を|懸念を	cherishing feelings: いだく
    抱く*	イダ>ダ	prev:none next:none	alone だく
    描く*	エガ>カ	before=絵を|漫画を|マンガを|図を|地図を|イラストを|線を|似顔絵を|眉を|丸を|円を	drawing: かく
    被る*	コウム>カブ	!before=被害を|損害を|迷惑を|恩恵を|損失を|影響を|不利益を|害を	wearing and overlapping: かぶる
    汚れる*	ヨゴ>ケガ	before=名が|名誉が	losing one’s good name
    汚す*	ケガ>ヨゴ	!before=名を|名誉を|顔を|栄光を	making dirty
    弾く*	ヒ>ハジ	before=水を|油を|指を|そろばんを|算盤を|弾を|銃弾を	flicking off: はじく
    潜る*	クグ>モグ	!before=門を|のれんを|暖簾を|網を|戸を|鳥居を|目を	diving
    潜る*	モグ>クグ	before=門を|のれんを|暖簾を|網を|戸を|鳥居を|目を	passing under
    脅かす*	オビヤ>オド	!before=平和を|安全を|生活を|存在を|地位を|生命を|健康を|権利を|命を|座を	scaring
    注ぐ*	ソソ>ツ	before=酒を|お茶を|茶を|ビールを|ワインを|並々と|なみなみと|お酒を|コーヒーを|水割りを	pouring a drink: つぐ
    強い	シイ	next=て|る|られ	forcing
    空く*	ア>ス	before=お腹が|腹が|おなかが|腹の|道が|お腹	being empty of
    空く*	ア>ス	prev=腹|お腹|おなか	being hungry
    空く*	ス>ア	!before=腹が|お腹が|おなかが|腹の|道が|電車が|車内が|小腹が !prev=腹|お腹|おなか	being free
    怒る*	オコ>イカ	near=神|荒海	archaic
    辛い	カライ	near=カレー|料理|味|味噌|唐辛子|ラーメン|食べる|食う|ソース|スープ|キムチ|塩|わさび|香辛料|スパイス|口|麻婆豆腐|舌|好き|甘い|鍋|タレ	spicy
    辛く	カラク	near=カレー|料理|味|唐辛子|ラーメン|食べる|ソース|スープ|キムチ|スパイス	spicy
    辛さ	カラサ	near=カレー|料理|味|唐辛子|ラーメン|食べる|ソース|スープ|キムチ|スパイス	spicy
    市場	イチバ	near=魚|野菜|果物|八百屋|買い物|朝|青果|鮮魚|花|牛|競り|卸売り|おばさん|露店|築地 !prev:noun !prev=株式|債券|金融|労働|国内|海外|世界 !next:verbal|suffix	a place with stalls
    空	カラ	after=の箱|の瓶|のびん|の缶|の袋|の皿|の容器|のコップ|の文字|の財布|のグラス|の行|にな|にす|っぽ|の状態|の配列|の文字列|のファイル|のディレクトリ|のリスト|のペットボトル|のバケツ	empty
    表	オモテ	next=に|へ|で|から after=に出|へ出|で遊|で待|から入|に立	outside
    表	オモテ	near=裏|玄関	front
    角	カド	next=を|に|の|で after=を曲|を折|の店|の家|にあ|で曲|を左|を右|の煙草|のたばこ|に立|から|まで	corner of a street
    角	ツノ	prev=の near=牛|鹿|鬼|羊|山羊|カタツムリ|サイ|一角獣|動物	horn
    角	ツノ	after=が生|を生|の生	horn
    額	ヒタイ	near=汗する|汗|手|熱|皺|しわ|髪|眉|傷|顔|鼻|頬|当てる|押し当てる|拭く|拭う|擦る|ぶつける !prev:noun	forehead
    床	トコ	after=に就|につ|に入|に伏|を上|を離|の間|を敷|についた|屋	bed
    色紙	シキシ	near=サイン|俳句|短歌|揮毫|寄せ書き|署名	card for autographs
    分	ブ	after=が悪|がある|が良|がいい|がよ !prev:numeral !prev=の|気	advantage
    下手	シタテ	after=に出	being humble
    年	ネン	next:numeral !prev=その|この|あの|ある|同じ|の !after=一番|一度の	a number of times per year
    年	ネン	next=に|間|以上|以内|前|後|度|目|代 prev:none	a count of years
    年	トシ	next=を|が|の|は|とともに after=を取|をと|が明|の瀬|の初|の暮|の差|を越|が離|を経|をくった|を重	age, and the turn of the year
    月	ガツ	prev:none next=くらい|ぐらい|中旬|上旬|下旬|頃|ごろ after=中旬|上旬|下旬|末|くらい|ぐらい|頃 !near=太陽|地球|ロケット|宇宙|兎|うさぎ|帰る|着陸	a date whose number was cut off
    夜	ヨ	after=が明|も明|も更|を明|は明|を徹|が更|を更|もすが|の目|な夜	the night as a period: よ
    心中	シンチュウ	after=を察|穏|お察|は穏|を打	what is on one's mind
    上	ウエ	prev=の !next:noun	on top of
    上	ウエ	prev=た|だ|る|い|その|この	above
    上	ジョウ	prev:noun|suffix !prev:pronoun next=、|は|の|で|に|も	with regard to
    下	モト	prev=の prev2:verbal|person|organization !prev2=電話|料理|表示 next=で|に|、	under the influence of
    下	モト	prev=の prev2=さん|氏|様|先生|上司|監督|師匠 next=で|に|、	as above
    下	モト	prev=の before=影響の|法の|指導の|支配の|監視の|管理の|名の|条件の|責任の|監督の|白日の|指揮の|庇護の|協力の|統治の|旗の|方針の|前提の|占領の|政権の|目的の|計画の|合意の|太陽の|青空の|状況の|傘の	under the influence of
    訳	ヤク	near=英語|日本語|原文|翻訳|原著|和訳|フランス語|中国語|ドイツ語|訳者|聖書 !next=が|も	translation
    訳	ワケ	next=が|も|で|に|は|だ|です|じゃ|では !near=翻訳|原文	reason
    紅葉	モミジ	prev:none next:none	alone
    紅葉	コウヨウ	near=見頃|季節|シーズン|前線|始まる|する|進む|色づく|落葉	autumn colors
    紅葉	モミジ	near=手|見る|狩り|饅頭|天ぷら|葉|散る|秋|鹿	maple leaves
    身体	カラダ	next=が|を|に|の|は|も|で|中|つき|から|まで !next:noun	the body in everyday speech
    一目	ヒトメ	next=で|見|惚れ|だけ|も|会い|散	a glance
    仮名	カナ	near=漢字|文字|書く|振る|平仮名|片仮名|表記|交じり|使い|読む|遣い|変換	kana script
    如何	イカガ	next=です|でしょ|でしょう|でし|で|お|なさい|いたし	how, politely
    時	ツ	prev=何 after=も|でも|までも|の間	何時も is いつも
    此処	ココ	!next=ら	here
    其	ソ	next=処	there
    処	コ	prev=其|此	here and there
    皆	ミンナ	next=で|が|に|の|と|も|は|を|、|から	all, in speech
    貴女	アナタ	!prev=姫	you
    家	ケ	prev:family !prev=専門	a family of that name
    家	ウチ	next=で|に|へ|の|は after=でゴロ|でのん|でだら|でウダ|でごろ|でゆっくり|に来|へ来|においで|の人|の子|のかみさん|の母|の父|では	at home: うち
    家	イエ	prev:adverbial|none|particle|auxiliary|adverb next:particle	a house
    車	クルマ	prev:adverbial|particle|none	a car in isolation
    毎	ゴト	next=に prev:noun|suffix|counter|numeral|verb	every
    毎	ゴト	prev:noun|suffix|counter next:none	every
    等	トウ	prev:noun|verbal after=に伴|に関|に係|に基づ|による|により|に対|をいう|を除く	formal style
    等	ナド	next=の|を|が|に|で|は|、|と|も|から|へ prev:noun|suffix|symbol|unknown|verb|auxiliary !prev=一|二|三|初|上|同|均|高|何|平	and so on
    等	ナド	prev:verb|auxiliary|adjective	and so on
    頃	コロ	prev=の|た|その|この|あの|小さい|若い|いる|子供の|だ|ない	at the time when
    頃	ゴロ	prev:numeral|counter|suffix|adverbial|noun	about
    程	ホド	prev:verb|auxiliary|adjective|pronoun|adnominal|numeral|counter	extent
    所	トコロ	prev:auxiliary|adjective|verb|adnominal|particle !next:noun	a place
    類	タグイ	prev=の|その|この next=の|は|が|を|に|で	of that kind
    術	スベ	prev=する|測定する|知る|る|逃れる|防ぐ|の after=がな|もな|を知|を失|は無|が無|はな|を持	means
    輩	ヤカラ	prev=の|な|不逞	a sort of people
    臭い	ニオイ	next=が|を|は|も|に|の	a smell
    床	ユカ	next=に|を|が|の|は	floor
    羽	ハネ	prev=の|白い|鳥の next=を|が|の|は|で	feather
    係	ガカリ	prev:noun|suffix|verb	compounds voice
    係	カカリ		one in charge
    際	サイ	prev=た|る|の|その|この|う|い|ない	on the occasion
    罰	バチ	next=が prev:none after=が当	divine punishment
    数	スウ	next:numeral|counter|unknown|noun !prev:noun|suffix	several
    数	カズ	prev=の|その|この next=が|を|は|に|も|の	number
    お手数	オテスウ		trouble taken
    生	ナマ	next=の|で !next=まれ|き after=の声|の魚|の野菜|の肉|でこう|で見|で食|放送|ビール|演奏|卵|野菜	raw, live
    生	セイ	after=と死|の喜|を受|の営	life
    縁	フチ	prev=の before=池の|崖の|川の|湖の|皿の|茶碗の|机の|淵の|眼鏡の|穴の|目の|火鉢の|窓の	rim
    縁	エン	after=がな|もゆ|があ|を切|が切|起|結	bond
    血	チ	next=が|を|の|に|は|も	blood
    主	オモ	next=に|として !prev=の	mainly
    主	アルジ	prev=の before=家の|宿の|店の|館の|城の	master
    主	ヌシ	before=持ち|飼い|沼の|池の|地	owner
    汚い	キタナイ	self:adjective	dirty
    実	ミ	prev=の before=木の|草の|果物の|の	fruit
    実	ミ	after=が熟|がな|を結|を付|をつけ|を食	fruit
    実	ジツ	next=は|に|の|を !prev=木の|の	truth
    源	ミナモト	prev=の next=は|を|が|と|に	source
    傍	ソバ	prev=の|すぐ|その|この next=に|へ|で|から|を|の	beside
    傍	カタワラ	prev=の next:none|comma	beside doing
    傍	カタワラ	prev:verb next:none|comma	as above
    側	ガワ	prev:noun|pronoun|adjective|verb|suffix	side
    側	ソバ	prev=の|すぐ before=すぐ|の next=に|で|へ|から	beside
    陰	カゲ	prev=の|お|木の|その next:particle|none	shade
    影	カゲ	next:particle|none	shadow
    面	オモテ	next=を after=を上|を伏	face
    面	ツラ	prev=大きな|その before=大きな|でかい	face, rudely
    面	メン	prev:noun|suffix|verb	aspect
    初	ハツ	next:noun|verbal	first
    末	スエ	prev=た|の|挙句|する next=に|の|、	in the end
    末	マツ	prev:counter|numeral|noun|suffix|adverbial	end of a period
    元	モト	prev=の|その next=に|で|へ|の|は	origin
    元	モト	next:noun|person|place prev:none|particle	former
    本	モト	after=を正せ|をただせ	origin
    誤	ゴ	next:verbal|noun	wrong, as a prefix
    他	タ	next:noun|verbal|suffix|symbol	other, in compounds
    未だ	イマダ	next=に|かつて	still
    未だ	マダ	next:verb|adjective|auxiliary|noun|none	yet
    良い	イイ	next=な|ん|ね|よ|さ|わ|ぞ|や|じゃ|とも|けど	spoken language
    良い	イイ	after=のか|んだ|んじ|んで|なあ|なぁ|ですね|ですよ|だろ	spoken language
    良い	イイ	next=所|ところ|天気|加減|子|年|感じ|匂い|気味|歳|迷惑	set phrases
    火傷	ヤケド		the everyday word
    麻疹	ハシカ	!next:suffix|noun	the everyday word
    通う*	カヨ>トオ	self=通っ prev=が|を|も !prev2=心	passing: 通っ is a form of 通る too
    凹ん	ヘコン		へこむ is the usual word
    片	カタ	next=を|が|は	settling a matter
    気	ケ	prev=っ	商売っ気
    面子	メンツ		the word from Chinese
    放っ	ホウッ	next=て after=ておい|ておく|ておけ|てお|といて|とけ	放っておく: leaving alone
    叩い	ハタイ	near=大枚	spending all one's money
    叩く*	タタ>ハタ	near=大枚	spending all one's money
    仰る	オッシャル		saying, of a superior
    云う*	ユ>イ		いう in writing
    好い	イイ		いい in speech
    善い	イイ	next=加減	いい加減
    宜い	イイ		いい in speech
    大	オオイ	next=に	大に, an old spelling of 大いに
    怪しい*	アヤシカラ>ケシカラ	next=ん|ぬ|ず	怪しからん: unacceptable
    話	ハナシ	prev=ん	a story
    背	セイ	after=のすら|の順|比べ	body height
    縁	フチ	prev=の next=に|を|へ|から near=棚|池|皿|穴|机|茶碗|崖|目|帽子|川	rim
    裏	ウラ	next=の|に|へ|を|で|が	back
    傍	ソバ	next=に|へ|で|から|を|の|は	beside
    中	ウチ	prev=その|この|の after=の一人|の一つ	among
    夜	ヨ	next=は after=は更|は明|は大分更	the night as a period: よ
    角	カド	prev:none next=に|を|で|の	corner of a street
    床	トコ	next=を|に|へ after=をのべ|を敷|に就|に入|へ入|へはい|にはい	bed
    先刻	サッキ	next=の|から|は|まで	a little while ago, in speech
    昨夜	ユウベ	next=の|は|から|も near=ね|よ|わ	last night, in speech
    身体	カラダ	next=だ|じゃ|です|だっ	the body in everyday speech
    質	タチ	after=が悪|の悪|のいい|の良|がいい|が良	a nature
    体	テイ	prev=た|だ|な next=で|だ|に|と after=である|でい|だ。|に見え	an appearance
    体	テイ	prev=の before=ほうほうの|這う這うの|這々の	escaping with one’s life
    畜生	チクショウ		curse
    冗談	ジョウダン		joke
    丈夫	ジョウブ		sturdy
    気味	ギミ	prev:noun|verb|adjectivalnoun !prev=いい|よい !after=が|の|悪	a tendency
    気味	キミ		a feeling
    大分	ダイブ	next:verb|adjective|adverb|adjectivalnoun|none|noun|prefix|comma !next=県|市|駅|空港|自動車|出身|合同|銀行|トリニータ|放送 !prev=県	considerably
    仰	アオ	next=向	facing up
    向	ムケ	prev=仰	as above
    仰向け	アオムケ		facing up
    胡坐	アグラ		sitting cross-legged
    手数	テスウ	next=を|が|の|料|は	trouble taken
    畳	ジョウ	prev:numeral	a number of mats
    停車場	テイシャジョウ		station
    口髭	クチヒゲ		moustache
    十	トオ	next=ばかり|も|の|で|に !next:counter prev:none	counting things
    咽喉	ノド	next=が|に|を|の|から|は	throat, in everyday words
    咽喉	インコウ	next:noun|suffix	throat, in medicine
    含嗽	ウガイ		gargling
    不具	フグ		defect
    他人事	ヒトゴト		ひとごと is the word (放送用語)
    御礼	オンレイ	next=申し上げ|申しあげ|申上げ	the formal phrase
    台詞	セリフ	!prev:noun	voiced in compounds only
    食い	クイ	prev:none|particle	voiced in compounds only
    負	フ	next=の	the opposite of 正; losing is 負け
    畑	バタケ	prev:noun|verbal !prev:proper	compounds voice
    口	グチ	prev:place	an exit of a station
    付	ツキ	prev:noun|verbal !prev:numeral|counter|suffix	with; the date of a letter is づけ
    時	ドキ	before=納め|やめ|辞め|止め|引き|買い|売り|食べ|飲み|決め|使い|植え|刈り|攻め|替え|換え|切り|撮り|書き入れ|潮	the time to do it
    入る*	ハイ>イ	before=念の|念が|堂に|悦に|技に	set phrases
    大勢	タイセイ	next=判明|順応	the general trend
    大勢	タイセイ	after=が判明|が決|は決|に影響|に順応|に逆ら	as above
    風車	フウシャ	near=風力|発電|オランダ|水車|粉	a windmill; the toy is かざぐるま
    悪	ワル	next=すぎ|過ぎ	a stem of 悪い
    多	オオ	next=すぎ|過ぎ	a stem of 多い
    弥	イヤ	after=が上に	弥が上にも: all the more
    重複	チョウフク		the traditional reading
    日本人	ニホンジン		にほん is the usual reading
    日本一	ニホンイチ		にほん is the usual reading
    日本	ニホン	!next=銀行|放送	にほん is the usual reading
    外	ホカ	prev=その|もっての|思いの	thinking outside of
    船便	フナビン		sea mail
    白髪	シラガ	!next:numeral|noun	white hair
    町中	マチナカ	!next=が	in town
    明日	アシタ	next=の|は|から|まで|も|、|行く	tomorrow, in everyday speech
    その後	ソノアト	next=で|に|から	そのあとで
    仏	ホトケ	next=様|の	a buddha
    人気	ヒトケ	near=道|場所|公園|部屋|森|夜道|路地|廊下|建物|通り|海岸 next=の|が nextbase=ない|無い|の|が !near=商品|歌手|高い|集める|出る|作品|番組	no people around
    朝	チョウ	prev:proper|unknown	a dynasty
    清朝	シンチョウ		the dynasty
    種	シュ	prev=ある|この|各|異なる|新|同|その|亜|という	a kind
    種	シュ	!near=蒔く|まく|植える|芽|スイカ|西瓜|ひまわり|花|果物|実|畑|撒く|巻く|梅|桃|話 next=の|が|に|を|は	a species
    主	シュ	prev=を|が next=と|で	mainly
    主	シュ	near=神|イエス|キリスト|祈り|聖書	the Lord
    聖	セイ	next:noun|unknown|proper	a saint
    珍	チン	next:noun|unknown	odd
    難	ナン	next:none|particle prev:noun|suffix|none|adverb	difficulty
    者	モノ	prev=田舎|若|悪|変わり|正直|怠け|働き|余所|よそ|人気|果報|乱暴|ひょうきん|小心|嫌われ|荒くれ|のけ|曲|切れ|回し|若い|臆病	persons of a kind
    者	モノ	prev:verb|auxiliary|adjective|particle|adnominal	a person who
    位	クライ	prev=の|高い|低い	a rank
    餃子	ギョーザ		the usual spelling
    強面	コワモテ		a tough look
    女帝	ジョテイ		an empress
    篭る	コモル		being full of
    貸出	カシダシ		lending
    深く	ブカク	prev=興味|執念|奥|根|毛|慈悲|情け|疑い|注意|用心|意味|思慮|罪|遠慮|欲|印象	compounds voice
    不足	ブソク	prev:noun|suffix|unknown|verb !prev=の|が	compounds voice
    帰り	ガエリ	prev:noun|suffix|unknown !prev=お|行き	compounds voice
    嫌い	ギライ	prev:noun|suffix|verb|auxiliary !prev:particle	compounds voice
    通り	ドオリ	prev=文字|予想|予定|期待|約束|希望|元|想像|注文|計画|指示|評判|型|従来|時間|規則|定刻|名前|思い	compounds voice
    通り	ドオリ	prev:proper|place|unknown	a street
    好み	ゴノミ	prev:noun|pronoun|suffix|unknown	compounds voice
    会社	ガイシャ	prev:noun|unknown !prev=当|同|各|小|大|新|弊|某	compounds voice
    日	ビ	prev=月曜|火曜|水曜|木曜|金曜|土曜|日曜|誕生|記念|休業|営業|開始|選挙|定休|最終|給料|出勤|発売|締切|支払|公開	compounds voice
    言葉少な	コトバズクナ		compounds voice
    何の	ナンノ		何の本, not どの
    一昨年	オトトシ		the everyday word
    梅雨	バイウ	next=前線|末期|期	the on reading in compounds
    免れる*	マヌカ>マヌガ		the usual reading
    性	ショウ	after=に合|が合	temper
    高	タカ	next=が after=が知	高が知れる
    黒白	コクビャク	after=をつ|を争|を決|の決	right and wrong
    """
}
