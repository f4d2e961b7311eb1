extension HomographTable {
  /// Rules for 後, 前, 中, 間, 上, 下, 側 and other words of time and space.
  static let frequentTime: StaticString = """
    # 後: のち of history and after spans with の, うしろ in space, コウ in technical compounds
    後	ウシロ	after=の方 prev:none|comma|particle !prev=た	in space
    後	ウシロ	after=を振|をふり|へ向|を向|にまわ|に廻|へ廻|へまわ|手に prev:none|comma|particle|adverb|adnominal	in space
    後	コウ	next=体部|壁|膜|肢|脚|葉|縁|胸壁|腹壁|腹膜|期|半|室|面|頭部|鼻|腹部|胸部|尾	parts of the body
    後	ノチ	prev=の before=年の|ヶ月の|か月の|ヵ月の|カ月の|日の|週間の|時間の|しばらくの|月の|刻の next=、|に|，|、|の	after a span
    後	ノチ	next=に prev:none|comma|particle !near=残る|のこる|遺す !before=日も|年も|月も|間も|分も !prev=の|から|た|で|に|が|より|)|）|」|』 !after=に続|に従|に残|に回|に廻|につい|につづ|にし|にす|になる|になっ|になり|になれ|に控|にひか|に下|にさが|に退|に引|に立|に向|に付|に付|にして|には引|にも|に来|に倒|に並|に隠|に乗	later, in writing
    後	ノチ	next=に prev=は|て|に !after=に続|に従|に残|に回|につい|につづ|にし|にす|になる|になっ|になり|に控|に下|に退|に引|に立|に向|に付|にも|に来|に並	later, in writing
    後	ノチ	next=の prev=（|( next2:unknown	later known as
    後	ノチ	next=の after=の代ま|の代に|の世 prev:none|comma|particle !prev=た	later times
    代	ヨ	prev=の prev2=後 next=まで|に	as above
    後	ノチ	next=の prev:none|comma|particle next2:proper|person|place|organization !prev=の|た	later known as
    後	アト	next=から prev=）|)	afterwards, after a stage direction
    後	アト	prev=一番|いちばん|もう|すぐ|ずっと|それだけ|遥か|はるか|やや|少し|すこし|ちょっと|まだ|から|だけ|ぐ|ため|また|又|ほど|程|ばかり|いきなり|つい|最|前と|先も	afterwards
    # 前: ゼン of years, sections and former holders, マエ elsewhere
    前	マエ	prev=この|あの|すぐ|ずっと|少し|ちょっと|しばらく|ばかり|ほど|より|たった|だいぶ|結婚|つい|遥か|はるか !next=各号|各項	before now
    前	マエ	prev=ライト|レフト|センター|中|左|右|打席|本塁	in front of a fielder or a base
    前	マエ	next=カゴ|ボタン|ポケット|もも|かがみ|みたい|うしろ|後ろ|構え|掛け|掛|屈み|のめり|穂|白根|常念|剱|店|髪|歯|足|脚|輪|身頃|寄り	parts in front, and peaks
    前	ゼン	next:numeral next2=年|世紀|年紀|年代 !prev=この|その|の|年|月|日|時間	before Christ
    前	ゼン	next:numeral next2=号|項|条|各号|節|款|章|編 !prev=この|年|月|日	a preceding section of a law
    景色	ケイショク	prev=前|背|背景	the colour of the foreground
    前	ゼン	next=胸部|頸部|号|項|条|各号|各項|各条|世紀|級|置|縁|学期|会計|事業|年度	preceding
    前	ゼン	prev=術 reads=マエ next:numeral	before an operation
    前	ゼン	after=東京都知事|検事総長|理事長|首相|大統領|会長|社長|監督|知事|市長|町長|村長|議員|代表|官房長官|大臣|国務長官|書記長|総裁|局長|部長|教授|長官|議長|委員長|総理|教皇|国王|市議|県議|党首|幹事長 !prev=の|年|月|日|この|時間	a former holder of an office
    # 中: ジュウ of the whole of a place or a span, チュウ while or in, ナカ inside
    中	ナカ	prev=の !prev2:numeral|counter !prev2=二つ|三つ|四つ|五つ|六つ|七つ|八つ|九つ|これら|それら after=の一つ	one of them
    中	ナカ	prev=その|この after=の一人|の一つ	one of them
    中	ナカ	next=から|が|を|へ|に|は before=、|。	inside, at the start
    中	ナカ	prev=ん|さ|お忙しい|忙しい|い|る|た|ている reads=チュウ next:particle|noun|none|comma|adverb|verb !next=国|年|堅|和|括弧	inside, or in the midst of
    中	ナカ	prev=年代|世紀 next=ごろ|頃	the middle of a period
    中	チュウ	prev=読み込み|読み取り|待ち受け|書き込み|取り込み|問い合わせ|組み立て|取り調べ|立ち上げ|受け付け|貸し出し|売り出し|呼び出し|打ち合わせ|引っ越し|切り替え|並べ替え|書き出し|取り出し|巻き戻し|早送り|同期|コール	while doing
    中	チュウ	prev=(|（ next=)|）	a size
    中	チュウ	next=欄|括弧|流域|下流|世紀|老人|貧農|腰部|学校|以下|以上|分類|規模|王国|距離|程度|エジプト|ロ|ぐらい|くらい|火|濃度 reads=ナカ prev:none|particle|comma|auxiliary|symbol|adnominal	middle, as a prefix
    中	チュウ	prev=今週|今月|今年|来週|来月|本年|年内|午前|午後 !prev=一	within a period
    中	ジュウ	prev=からだ|身体|顔|家|町|街|村|国|部屋|学校|校|クラス|東京|日本|世界|アメリカ|ヨーロッパ|江戸|京都|大阪|パリ|ロンドン|バリ|イギリス|フランス|ドイツ|中国|インド|アジア|アフリカ|うち|宿屋|屋敷|館|店|島|庭|山|森|城|劇場|会場|教室|列車|車内|一晩|一夜|晩|一日|夜|一年|夏|冬|春|秋|一生|一生涯|頭|胸|口|腹|手|足|全身|県|郡|谷|野|浜|藩|連日 next=に|の|で|を|が|から|へ|、|まで|どこ|何処|よそ|大騒ぎ|逃げ|駆け|探し|響き|歩い|歩き !after=の空気|の菌|の濃度|のたんぱく|のタンパク|に含ま !before=加盟国|諸国|各国|か国|ヶ国|カ国	the whole of a place or a span
    中	ジュウ	before=日本国 !next=の|に|を	the whole country
    中	ジュウ	before=からだ next=が|に|の|を|で|へ	the whole body, where からだ is divided
    体	カラダ	next=中 prev:none|comma|particle|adnominal next2:particle|none|verb	体中: all over the body
    中	ジュウ	prev=日本|世界|国|東京|街|町|村|体|家 !prev2:noun|proper|unknown|suffix|verbal !next=央|心|世|立|期|間|小|華|部|古|学	the whole of a place
    # 間: アイダ, カン after nouns, マ of pauses and of time to spare
    間	アイダ	reads=ハザマ	an interval
    間	アイダ	prev=の|もの reads=カン	during
    間	マ	prev=（|( next=）|)	a pause on the stage
    間	マ	prev:none|symbol next=。	a pause on the stage
    間	マ	after=もな|も無|ものう|もなく !prev=の|この|その|た	hardly any time
    間	マ	after=があ|がな|が抜|がぬ|が悪|がわる|がもて|がのび|が延び !prev=の|この|その|と|ない|た	time to spare, and set phrases
    間	マ	after=を置|をおい|をおき|を取|をとっ|をもた|を持た|を空け|をあけ !prev=の|この|その	leaving a pause
    間	マ	before=知らぬ|知らない|しらぬ|知らん|見る見る|見る|あっという|アッという|という|たたぬ|経たぬ next=に	in no time
    間	マ	before=寝る|休む|息つく|考える after=も	hardly any time
    # 上 and 下
    上	ウエ	prev=右|左|斜め|真|一段|二段|数段|一つ|ひとつ|二つ|いちばん|番|一番|段|行|歳|才|すぐ|直ぐ|枚|膝|もっと|ずっと|はるか|メートル|センチ|階|つ	above, on top, older
    上	ウエ	before=かい|ない|しい|たい|する|した|ある|った|いる|れた|れる|せる|する、 next=で|でも|に|にて|は|の|から|、|，|へ	in addition to, or for the purpose of
    上	ウエ	prev=ごとく|如く|ように|斜め next=から	from above
    上	カミ	after=のかた prev:none|comma|symbol|particle	the upper side of the stage
    上	ジョウ	next=区|眼瞼|恥骨|縦隔|腹部|腕|肢|図|式|顎|葉|大静脈|行|恥骨	parts of the body, and figures
    下	シタ	prev=一つ|ひとつ|二つ|段|メートル|m|ｍ|キロ|センチ|センチメートル|はるか|遥か|枚|いちばん|一番|ずつ|もっと|すぐ|直ぐ|ずっと|右|左|斜め|真|行|歳|才|アーケード|カーソル|軒|簷|橋|坂|崖|階 next=に|の|を|は|へ|で|から|まで|が|も|、|）	below
    下	シモ	after=のかた prev:none|comma|symbol|particle	the lower side of the stage
    下	クダ	after=さり|さい|さる|さっ prev:verb|noun|auxiliary|particle	please
    下	シタ	after=を向い|を向く|を向き|を見|を覗|をのぞ|のレイヤー	down
    下	シモ	next:numeral next2=桁	the last digits
    下	シモ	prev=字	places
    下	シタ	before=坂|橋 next=の|を|に|で|へ|から prev:proper|noun|suffix	below
    下	シモ	next=邸|富良野|笠居	a second residence, and places
    邸	ヤシキ	prev=下	as above
    下	ジ	prev=高倉	a name of myth
    下	シタ	prev=分|階層|交番|マウス|ランク|ワンランク|会館 next=に|の|へ|まで|で	below
    下	シタ	before=一覧の|設定の|縮小の|傘の|榎木の|の木の|メニューの|項目の	below a thing
    下	モト	prev=の before=世の next=で	under a king
    下	モト	prev=の prev2=夫妻|下 next=で|に	under the care of
    下	シタ	next=揃え|罫線|サイドバー|マージン|ライン|矢印|矢|処理|添字|添え字|ごしらえ|準備|書き|線|枠|端|見|味|絵|塗り|顎|唇|着|っ腹|腹|働き|調べ|手間|心|敷き|敷	below, or beforehand
    下	カ	next=肺|肺野|顎|半身|腹部|腿|肢|眼瞼|大静脈|行枝|甲板|葉|部|流 reads=シモ|シタ	lower, in compounds
    下	ゲ	next=水路|魚|甲板	in compounds
    下	シタ	reads=モト after=にある|に表示|に現れ|にあっ|なら|なる|じゃ|から|へ !before=名の|支配の|指揮の|影響の|状況の|庇護の|監督の	below a thing
    下	モト	prev=の prev2=政策|制|体制|態勢|原則|立会い|立会|立ち会い|観衆|見方|条|指揮官|両親|親|夫|妻|母|父|女王|国王|王|皇帝|商人|師|師匠|先生|教授|博士|大統領|首相|主人|親方|GPL|ライセンス|法律|憲法|契約|条約|協定|理論|信念|名目|口実|仮説|圧力|許可|保護|庇護|了解|理解|援助|支援|後援|主催|指導者|リーダー|監督官|将軍|政府|制約|約束|意識|自覚|統制|経済|前提|想定|方針|思想|主義|状況 next=で|に|、|を|の|へ|では|での|から	under the influence of
    # 側: ソバ beside a thing, ガワ a party or a side
    側	ガワ	reads=ガワ|ソバ prev=の next=から	a party
    側	ガワ	prev=の before=反対の|左の|右の|両方の|軍の|どちらかの|客観の|主観の|宿の|客の|加害者の|被害者の|読者の|国の|政府の|店の|会社の|親の|子供の|徳川の|劇の|こちらの|あちらの|向こうの|向うの|北の|南の|東の|西の|内の|外の|敵の|味方の	a party, or one of two sides
    側	ソバ	prev:none|comma|symbol next=へ|に after=へ行|へいっ|へ来|へ寄|に人|に座|に坐|に立|に来|に寄|にい	beside somebody
    側	ソバ	prev=も|を|ながら|て next=へ after=へ来|へ置|へ行|へいっ|へ寄	beside somebody
    側	ソバ	prev=の|その after=を通|を離れて|へ寄|に寄|に腰	beside it
    側	ソバ	prev=その next=に|へ after=に行|へ行|に寄|へ寄|に座|に坐|へ来|に来	beside it
    側	ソバ	prev=の prev2=樹|木|池 next=を|に|へ	beside a thing
    側	ガワ	prev=の prev2=たち|達|我々|われわれ after=にあ|にも責	a party
    側	ソク	prev=臓|腹|頭|背|尾|端|健|患	parts of the body
    腹	フク	next=側	as above
    頭	トウ	next=側	as above
    背	ハイ	next=側	as above
    """
}
