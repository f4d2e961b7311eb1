extension HomographTable {
  /// Rules for nouns in novels, essays, plays and other prose.
  static let prose: StaticString = """
    # parts of the body and of things
    額	ガク	near=掛ける|飾る|入れる|絵|写真|肖像|壁|縁 after=に入|を掛|が掛|を飾|が飾|を吊|がか|をか	a framed picture
    額	ヒタイ	near=汗|手|掌|指|皺|しわ|髪|前髪|髪の毛|眉|眉毛|眉間|鼻|頬|目|眼|瞳|眼鏡|唇|口|口唇|頭|涙|接吻|キス|猫|拭く|拭う|押し当てる|押しあてる|擦る|こする|叩く|広い|狭い|青白い|蒼白い|白い|冷たい|抜け上がる|禿げる|タオル|手拭|手拭い|手ぬぐい|ハンケチ|ハンカチ|顔|痕|ぶつぶつ|ブツブツ|ニキビ|血 next=に|を|が|の|は|へ|と|や|から|も !prev:noun|suffix|verbal !near=円|ドル|支給|相当|金額|税|保険|費用|予算	the forehead, near words for a face
    額	ヒタイ	before=猫の	a cat’s forehead: very small
    額	ヒタイ	after=に垂|に光|が生え|が抜け|つき|際|ぎわ|に手|の上に|にいただ|を上げ|をあげ|を地|を畳|を寄せ|を集|をすり|を伏|をぶつ|をたた|をつけて|にあてて|に当てて|に皺|にしわ|にキ|に口 !prev:noun|suffix|verbal|numeral	the forehead
    柄	ツカ	before=刀の|太刀の|大刀の|剣の|脇差の|短刀の|懐剣の|匕首の|短剣の|サーベルの	the hilt of a sword
    柄	ツカ	near=刀|太刀|剣|脇差 after=に手|へ手|を叩|を握|頭	as above
    柄	ガラ	after=にもな|にもあ|にも似|に合|が悪|の悪|でもな|でない|じゃな|の入っ|のついたお|のワンピ|のシャツ|のスカ|の着物|の浴衣|のネクタ|の布|の生地 !prev=木製の	what suits a person; a pattern
    床	ユカ	near=お腹|膝|踵|爪先|裾|靴|足 after=につ|に着|に落|に倒	a floor
    床	トコ	before=病の|死の|臨終の|夜の|病みの|寝の	a bed
    床	トコ	after=を敷|を延|をのべ|を取っ|をとって|を揚|をあげ|を上げ|をたた|を畳|を離|を抜|を並べ|を出|に寝|に臥|にもぐ|に潜|に就|にはい|に入って|に入り|に入ると|に入る。|の中で|の中へ|の中か|から起|から抜	a bed
    縁	ヘリ	before=畳の|田の	an edge
    縁	フチ	prev=の before=傘の|帽子の|断崖の|崖の|火鉢の|長火鉢の|鏡の|皿の|椀の|茶碗の|盃の|杯の|井戸の|桶の|池の|川の|湖の|沼の|穴の|鍋の|寝台の|ベッドの|プールの|目の|眼の|谷の|コップの|カップの|湯船の|浴槽の|湯槽の|舟の|船の|瞼の|滝の|窓の|壺の|甕の|海の|噴水の|葉の	rim
    頭	カシラ	prev=お|御 next:particle|none|comma|auxiliary !near=痛い|痛む	the boss
    心	シン	after=の臓	the heart
    声	コエ	reads=ゴエ prev:adverb|pronoun|comma|none|particle|adverbial	a voice, not part of a compound
    声	コエ	reads=ゴエ prev=みんな|皆|あまり|時々|余り|人	as above
    背	セ	reads=セイ after=を向|を丸|を伸|に負|を撫|を押|をもた	the back
    # owners, lords and masters
    主	シュ	prev=の before=我らの|われらの|我等の|われ等の|汝らの|汝の|なんじの	the Lord
    主	シュ	near=恩恵|奇蹟|奇跡|福音|救い主|聖書|使徒|信仰|十字架|賛美|讃美 prev:none|comma|particle next=が|は|を|の|よ !prev=の	the Lord
    主	シュ	after=の祈|の晩餐|の御名|の名に|イエス|キリスト|の御心|の僕|の祭壇	the Lord
    主	ヌシ	prev=お|御 !next=に !after=人	you
    主	ヌシ	prev=雇用|建築|事業|農園|鉱山|劇場|資本|広告|契約|荷|持ち|世帯|売り|買い|貸し|借り|送り|受け|牧場|工場|贖い|救い|造り|落とし|落し|依頼|注文|発注|飼育|土地|所有	the owner of a thing, or the one who gives an order
    主	アルジ	prev=の before=家の|一家の|屋敷の|館の|宿の|茶店の|茶屋の|邸の|園の|山荘の|別荘の|庵の|旅館の|宿屋の|この店の|東道の	the master of a house
    主	ヌシ	prev=の next=を|が|は|へ|も|と|から|だ|で|に reads=オモ|シュ !after=とし|なる|たる	an owner, or who did it
    主	シュ	after=とした|とし、|として|とする|たる	mainly
    君等	クンラ	prev:family|person|proper|given	a plural after a name
    君等	キミラ	!prev:family|person|proper|given	you
    奴等	ヤツラ		those fellows
    多勢	タゼイ	after=に無勢	many against few
    無勢	ブゼイ		few against many
    女官	ニョカン		a court lady
    主従	シュジュウ		the usual reading
    小人	ショウジン	near=君子|徳|閑居|賢者	a person without virtue, in the classics
    小人	コドモ	near=料金|大人|入場|円|運賃	a child, in fares
    我	ワレ	reads=ガ next=を|に|も|こそ !after=を張|を通|を折|を殺|を捨|を出|を押	oneself
    我	ワレ	reads=ガ next=は|の|と prev:auxiliary|adjective|verb	oneself
    我	ワレ	reads=ワガ next:pronoun|adverb|particle|auxiliary|none|comma	oneself
    社	ヤシロ	reads=シャ near=神|神様|鳥居|神社|森|祠|参る|詣る|祭る|祀る|巫女|鎮守|境内 prev:none|particle|adnominal|adjective|auxiliary|comma next:particle !near=会社|社員|社長|新聞|入社|同社|株	a shrine
    社	ヤシロ	prev=お|御 !near=会社|社員|社長|担当|御中	a shrine
    兵	ツワモノ	next=ども|共	warriors
    仏	フツ	prev=日|英|独|米|伊|露|対	France
    仏	ホトケ	reads=フツ|ブツ prev:none|particle|comma|adnominal|auxiliary|adjective next:particle|none !after=:|： !near=フランス|パリ|独|英|伊|露|米|中	a buddha
    仏	ブツ	reads=フツ prev:noun|proper|place|person near=像|仏像|寺|堂|菩薩|経|金銅|阿弥陀|如来|木彫|推古	a statue of a buddha
    公	コウ	reads=オオヤケ prev:none|comma|symbol near=大公|侯|伯|公爵|君主|大臣|卿|王	a duke
    # time and number
    十分	ジュップン	after=ほど|程|ばかり|も経|もたった|もたたな|もたたぬ|もたつ|か十五分|か二十分|くらい|ぐらい|位|、十五分|間、|間の|間だけ|間で|間は|間を|間ほど|間も|間隔|おき|毎|ごと|以内|も遅|遅れ|で着|で行け|で歩|の間|の所に|のところに|足らず|たらず|もかか|かかる|かかっ|かかり|もする|もしな|もすれ|も歩|前に|前の|後に|後の|して	ten minutes
    十分	ジュップン	before=ものの|ほんの|わずか|僅か|歩いて|車で|徒歩|徒歩で|バスで|電車で|自転車で|約|およそ|たった|せいぜい|かれこれ|まだ	ten minutes
    何分	ナンプン	after=かか|も待|も経|もたた|たっ|待	as above
    明後日	アサッテ	next=の|は|から|まで|も|、|に|だ|です|か !near=市長|政府|会見|発表	the everyday word
    末期	マツゴ	after=の水|の眼|の目|の酒|の際|の一言|の苦|の息	the end of a life
    一足	ヒトアシ	after=先|さき|違|ちが|遅|おそ|後れ|おくれ|早|はや|毎|ごと|飛|とび|退|前に|よけ|踏|に|一足|二足|ずつ|も踏|お先|出て	a step
    一足	イッソク	near=靴|草鞋|足袋|下駄|靴下|ブーツ|スリッパ|沓|サンダル|草履|わらじ|買う	a pair of shoes
    一目	ヒトメ	reads=イチモク !prev=第 !after=置|お|散|さん|瞭|して|小僧|にして|の石	a glance
    一言	イチゲン	after=語	a single language
    一言	ヒトコト	reads=イチゲン !next:verbal !after=し|す|語|一|居	a word
    一途	イチズ	next=に|な|さ !prev=の|と	with all one’s heart
    一行	イチギョウ	near=詩|書く|文字|文章|手紙|段落|原稿|小説|コード|コマンド|ファイル|ノート|日記|句|活字|行|新聞|文句 !near=旅|着く|到着|出発|訪れる|訪問|人々|行列|連中	a line of text
    来る	キタル	next:numeral prev:none|comma	the coming, before a date
    来る	キタル	after=べき世|べき時|べき日|べき未来|べき新|べき年|べき社|べき運|べき災|べき結|べき冬|べき春|べき戦|べきもの !prev=へ|に	the coming
    # places and things
    表	オモテ	after=舞台|沙汰|通|玄関|座敷|看板|街道|日本|戸|二階|の方|の戸|の往来|の道|の扉|の格子|の障子|の雨戸|の顔|の庭|の人|の木戸|のくぐり|の潜り|の門|の入口|の石|の声|の物音|の空|へ|に出|に立|に待|に走|に飛|に駆|に車|に人|に自動車|にと|に誰|にで|で待|で遊|で声|で犬|で車|で人|から声|から帰|から入|からは|から裏|を通り|を通っ|を通る|をとおり|をとおる|を歩|を掃|を走|を覗|を閉|をしめ|をあけ|は雨|は雪 !prev=次の|上の|下の !prev:noun|suffix|unknown|verbal|numeral !before=次の|上の|下の|この	the front, or outside
    音	ネ	prev=の before=虫の|鈴虫の|松虫の|蟋蟀の|琴の|笛の|三味線の|三味の|鈴の|尺八の|横笛の|箏の|忍び|草笛の !before=汽笛の|警笛の|霧笛の|角笛の	the sound of insects or strings
    音	ネ	prev:none|comma|adverb after=を上げ|をあげ	giving up
    音	オン	near=漢字|音韻|訓|母音|子音|四声|反切|字音 next=と|は|を|や|が|の|、|で	the on reading, or a sound of a language
    音	オン	next=文字|素	a sound of a language
    基	モトイ	prev=の after=を築|を開|をなし|を固	the foundation
    節	セツ	prev=その|この|御出で|お出で|お越し next=は|に|も|には after=は|に	at that time
    節	セツ	prev=の|た|る next=は after=は是非|は、|はよろ|は宜|はご|はお|は御	at the time when
    網	アミ	reads=モウ prev:none|particle|adjective|adverb|adnominal|auxiliary|comma	a net
    名	ナ	reads=メイ prev=それぞれ|べつに|別に|おのおの|各々|銘々	a name
    的	マト	reads=テキ prev:none|comma|adverb|adjective|particle|adverbial after=がはず|が外|を射|を絞|をしぼ|に当|にあた|に命|外れ|はずれ|に向|をは|を外|をはず	a target
    対	ツイ	reads=タイ prev:particle|none|comma|pronoun after=になっ|になる|になり|になら|をなす|をなし|をなしている|を成|で置|で飾	a pair
    場	バ	reads=ジョウ prev=重力|電磁|磁|電|量子|ベクトル|スカラー|速度|流れ	a field in physics
    長	オサ	prev=の before=村の|一族の|部族の|里の|群れの|民の !before=市町村の|町村の|漁民の|国民の|住民の|農民の|市民の	a chief
    長	チョウ	reads=ナガ prev=の next:particle|none|comma|conjunction	a head
    緒	オ	reads=イトグチ|チョ prev=の before=袋の|下駄の|草履の|玉の|鼻の|へその|臍の|兜の|笠の|琴の|太刀の|鈴の	a cord
    環	ワ	near=鎖|煙|花|糸|紐|縄|鉄 prev=の|その|この !near=元|群|体|加法|乗法	a ring, or a link of a chain
    業	ゴウ	after=を煮|が深|の深|火|を背負	karma
    業	ギョウ	prev=を next=と after=とす|とし	as one’s business
    業	ワザ	before=至難の|神の|悪魔の|離れ	a feat
    形	ケイ	reads=カタチ prev=現在|過去|未来|進行|命令|完了|否定|受動|能動|終止|連体|連用|仮定|未然|基本|単数|複数|比較|縮約|短縮|活用|連続|丁寧|省略|所有	a form of grammar
    様	サマ	reads=ヨウ prev:verb|auxiliary|adjective next=を|が !after=がな|が無	how a thing looks
    様	サマ	reads=ヨウ prev=かあ|とう|ばあ|じい|ねえ|にい	Mother, Father …
    何時ごろ	ナンジゴロ		what time
    候	ソウロウ	reads=コウ prev=御座|申|仕|致|致し|存じ|存|相成|有之|無之	the verb of letters
    大	ダイ	next=に after=にして|にせ	large
    身体	シンタイ	prev=的|超|諸|全	the body in science and philosophy
    身体	シンタイ	near=精神|器官|機能|障害|拘束|行為|自覚|歴史|自己|知覚|知性|理性|生理|意識|概念|環境|能力 next=の|は|と|を|が|、|に|や|から|において|における	the body in science and philosophy
    車	クルマ	reads=シャ prev=毎日|毎朝|頃|今日|明日|昨日|家族|自分 next=で|に|は|が|を|ない|だ|です	a car in isolation
    傍	ボウ	prev=最近|近	k nearest neighbors
    傍	ハタ	after=から見て|から見た|から見れ|から見ると|目|の見る目|迷惑 !prev=の|その|すぐ	bystanders
    目	モク	prev:noun|unknown|suffix reads=メ near=綱|亜目|下目|亜科|動物門|哺乳綱|哺乳類|昆虫類|爬虫類|両生綱|爬虫綱|鳥綱|分類群 next=の|は|に|を|と|、|や|が	an order in biology
    目	モク	prev:noun|unknown|suffix reads=メ after=イヌ科|ネコ科|ウシ科|イネ科|バラ科|マメ科|キク科|ユリ科|ラン科|タカ科|スズメ科|シカ科|クマ科|イタチ科|サル科|ヒト科|コイ科	as above
    # words of two kanji
    分別	フンベツ	!near=ごみ|ゴミ|収集|回収|リサイクル|資源|廃棄|廃棄物|捨てる|びん|缶|瓶|プラスチック|燃える|排出|容器|紙	discretion; sorting waste is ぶんべつ
    気味	ギミ	prev:verbal next=の|だ|で|です|に !after=の悪|の良	a tendency
    上手	カミテ	near=下手|舞台|登場|幕|退場 next=から|へ|より|に|の !after=にな|にで	stage left
    上手	カミテ	after=より|の扉|の襖|の障子|の部屋|の窓|の口|の奥|へ走|へ入|へ去|へ行|へ退|から出|から登|から人|から流|に坐|に座|に立	upstream, or stage left
    下手	シモテ	near=上手|舞台|登場|幕|退場 next=から|へ|より !after=から始	stage right
    下手	シモテ	after=より出|の扉|の襖|の障子|の奥|へ走|へ入|へ去|へ行|へ退|から出|から登|から人|から走|に坐|に座|谷	downstream, or stage right
    上手	ウワテ	after=投げ|出し|捻り|を取|を引	a grip in sumo
    心中	シンチュウ	prev:none|particle|adnominal|comma|adverb|conjunction|pronoun|noun after=に去|に湧|に起|に抱|に浮|に思|に軽|に期|に秘|に燃|に残|に未|に謂|には|は戦|は穏|はおだ|は察|ひそか|密か|深く|大いに|で呟|でつぶ|で思|では|であっさり|呟|甚だ|少な|の苦|の不|の動|の怒|の悩|の思|、密	in one’s mind
    大分	ダイブ	next:verbal|adnominal|pronoun|adverbial !next=県|市|駅|空港|自動車|出身|合同|銀行|放送|大学|トリニータ|類|布|裂|解 !prev=県	considerably
    大分	ダイブ	prev=に|も|が|は|と|で|て|から|もう after=の借|大き|統一|盛|楽	considerably
    大風	オオカゼ	reads=オオフウ !after=な	a storm
    国中	クニジュウ		the whole country
    家中	カチュウ	prev=御|ご|藩	the retainers of a lord
    家中	カチュウ	near=殿|藩|侍|武士|家老|主君 after=の侍|の者|の武|の若|の士	as above
    町中	マチジュウ	after=に伝|に広|に知|に響|に触|に噂|で評判|で噂|で大評|で一番|でいちばん|で有名|で知|の人|の者|の子|の女|の男|の評|の噂|を探|を捜|を駆|を練|を引|探|捜|みんな|、|大騒|が	all over the town
    数多	アマタ	reads=スウタ !after=く|い|さ|け|そ	many
    目下	メシタ	after=の者|の人|の相手|の部下|から|に	a subordinate
    目下	モッカ	reads=メシタ next:verbal|noun|comma|verb|none|adverb	at present
    内々	ナイナイ	next:verb|verbal|none|comma|noun !next=で|に	privately
    細々	ホソボソ	next=と !after=とした|と書|と話|と説|と注|と記|と言|と申|と語|と述|と尋|と教|と認|と世話|と気	in a small way
    細細	ホソボソ	next=と !after=とした|と書|と話|と説|と注|と記|と言|と申|と語|と述|と尋|と教|と認|と世話|と気	in a small way
    大家	タイカ	near=画|絵|書|学|文壇|音楽|作家|小説|芸術|歌|画家|彫刻|現代|先生|謀叛 !near=家賃|長屋|アパート|部屋|借りる|店子|貸す	a great master
    名代	ミョウダイ	near=務める|勤める|つとめる|代理|父|殿|天皇|親王|出席|藩主|参列	a proxy
    仮名	カメイ	before=（|( after=）|)	a fictitious name
    強力	ゴウリキ	prev:none|particle|comma|adnominal|numeral|auxiliary next=は|が|を|の|たち|達|と|も|に near=荷|荷物|案内|案内者|登山|下山|人夫|雇う|背負う|天幕|小屋	a porter in the mountains
    人気	ニンキ	after=があり|がある|がでて|が出|が高|の高|も高|のある|を集|を博|を呼|を得|絶頂|上昇 !near=廊下|夜道|森|路地	popularity
    頭数	アタマカズ	prev:none|particle|comma|adnominal after=を揃|をそろ|が揃|がそろ|が足|だけ|にも|に入	the number of people
    追従	ツイジュウ	after=する|し|さ|せ !after=しき prev=に|へ	following; flattery is ついしょう
    内儀	カミ	prev=お|御	おかみ
    従兄	イトコ	!next=弟|姉	a cousin
    対手	アイテ		相手
    宝物	タカラモノ	!next=殿|館|庫|集 !prev=御|重要|正倉院|寺|社	a treasure
    洞穴	ホラアナ	!next=遺跡|住居|性|生物|式|内	a cave
    闇夜	ヤミヨ		a dark night
    膝下	ヒザモト	reads=ヒザシタ prev=の|御	at one’s parents’
    膝下	ヒザシタ	reads=ヒザモト !prev=の|御	below the knees
    彼方此方	アチコチ		here and there
    紅葉	コウヨウ	near=綺麗|きれい|美しい|楽しむ|楽しめる|見頃|見ごろ|季節|シーズン|時期|名所|スポット|景色|絶景|始まる|進む|行楽|温泉|宿|ホテル|旅行|観光|見に行く|早い|桜|渓谷|登山|新緑	autumn colors
    紅葉	コウヨウ	after=がきれい|が綺麗|が見たい|が見られ|を見に|がそろそろ|も終|の時期|の季節|狩 !after=狩	as above
    金星	キンセイ	near=水星|火星|木星|土星|地球|太陽|惑星|探査	the planet
    # more words, each with its context
    市	イチ	prev:none|particle|comma|adnominal after=が立|を立て|が開|で賑	a market day
    盛り	サカリ	before=花の|男の|女の|夏の|桜の|血気の|青春の|紅葉の|暑さの|命の|若さの|今が|今を	the prime
    殿	トノ	reads=シンガリ !after=を務|をつとめ|を勤|を承|に回|軍|部隊|となっ	a lord
    蔵	クラ	reads=ゾウ prev:none|particle|comma|adnominal|adjective|auxiliary next:particle	a storehouse
    鼓	ツヅミ	reads=コ prev:none|particle|comma|adnominal|adjective|auxiliary next:particle	a hand drum
    氏	ウジ	after=より育|素性|も素性|なくして	one’s family
    工夫	コウフ	near=線路|坑夫|電線|トロッコ|鶴嘴|保線|トンネル|人夫|土工|レール|鉄橋 !near=凝らす	a laborer
    生物	ナマモノ	near=早め|賞味期限|冷蔵|傷む|腐る|刺身|消費期限 !near=進化|地球|研究	raw food
    最中	モナカ	near=餡|あん|あんこ|菓子|和菓子|皮|饅頭|羊羹|アイス|煎餅 !prev:auxiliary|verb !prev=の|その|真っ	a wafer filled with bean jam
    見物	ミモノ	prev=は|こそ|なかなか after=だ。|だ、|だった|だな|だね|だぞ|だよ|である|だろう|だわ	a sight worth seeing
    仮名	カメイ	near=本名|実名|偽名|名乗る !near=漢字|平仮名|片仮名	a fictitious name
    身上	シンショウ	after=を潰|をつぶ|を築|を起|を失|を傾|持|が傾	a fortune
    判官びいき	ホウガンビイキ		for 義経
    判官	ホウガン	prev=九郎|源	義経
    分	ブン	prev=何 after=よろし|宜し|お願|にも|とも|の儀|御|ご|、	何分: somehow
    何	ナニ	next=分 after=分よろし|分宜し|分お願|分にも|分とも|分の儀|分御|分ご|分、	as above
    一時	イットキ	after=の恥|の辛抱	a moment
    十分	ジュップン	after=で終|で帰|で戻|で来	ten minutes
    気質	カタギ	prev=職人|昔|学生|江戸っ子|名人|役者|娘|息子|親父|商人|書生|芸人|武士|芸術家|町人|下町	the nature of a class of people
    経	キョウ	reads=ケイ near=読む|寺|坊主|坊さん|唱える|僧|念仏|和尚|仏|誦む|誦する|写す|あげる next:particle	a sutra
    後世	ゴセ	near=願う|菩提|念仏|弔う|来世|往生	the next life
    黒子	ホクロ	near=顔|頬|目|眼|口|鼻|首|胸|肌|顎|額|唇|できる|腕|肩|首筋|背中	a mole
    開眼	カイゲン	near=大仏|供養|像|仏像|法要|仏	the consecration of a statue
    素振り	ソブリ	reads=スブリ !near=バット|木刀|竹刀|練習|剣道|刀|ラケット|野球|回|本|クラブ|する	a manner
    空言	ソラゴト		an empty word
    緒	ショ	after=に就|につい|につく	under way
    投網	トアミ		a cast net
    初産	ウイザン	!next=婦|年齢	one’s first child
    術	スベ	prev=為す|なす|施す|成す|逃れる|救う|生きる|抗う|抑える|伝える|癒す|癒やす|止める|戦う|扱う next=も|が|を|は|さえ	means
    頭	コウベ	after=を垂	bowing
    故	ユエ	reads=コ prev:none|comma|particle|adjective|auxiliary|adnominal|verb after=あって|なく|あり|に|ある|知らぬ|も知ら|か|なら	a reason
    許婚	イイナズケ		a fiancée
    汚れ	ケガレ	after=を知ら|なき|のない心|のない魂|を祓|を払|のない乙	defilement
    尾羽	オバ	after=打|うち	in rags
    尾羽	オバネ		tail feathers
    露	ツユ	reads=ロ prev:none|particle|comma|adnominal|adjective|auxiliary|noun next:particle|none !near=米|英|中|仏|独|ロシア|日 !prev:place|proper	dew
    露	ツユ	prev=の next=に before=草の|葉の|花の|野の|朝の|夜の|芝の|蓮の|原の	dew
    露	ツユ	reads=ロ after=ほども|知らず|知らぬ|いささか|疑	not in the least
    体	タイ	after=をなさ|を成さ|をなし|を成し	making sense
    体	テイ	before=這う這うの|這々の|ほうほうの	escaping with one’s life
    面	オモテ	prev=の before=水の|海の|湖の|池の|川の next=に|を|は	the surface of water
    外面	ソトヅラ	after=がいい|が良|がよ|ばかり	a person as seen by outsiders
    紅	クレナイ	reads=ベニ after=の旗|の炎|の空|の色|に染|の血|の衣|の花|に燃|に咲|の波|の雲|の薔|の光	crimson
    夜半	ヨワ	after=の月|の風|の雨|の嵐|の寝覚|の秋|の鐘|の夢	midnight, in verse
    曾孫	ヒマゴ		a great-grandchild
    其	ソ	next=方 !after=方が良|方がよ|方がい|方法|方面|方角	其方: there, or you
    方	ナタ	prev=其 next=は|が|も|の|を|と|、|達|たち !after=がい|が良|がよ	you
    方	チラ	prev=其 !after=がい|が良|がよ	there
    一文	イチモン	next=無し|なし|惜しみ|無	a penny
    一文	イチモン	after=の得|の値|にもな|も出|もな|も無|も払|惜|の銭|の金|ずつ	as above
    一世一代	イッセイチダイ		once in a lifetime
    分	ブ	after=の魂	五分の魂
    一	ヒト	next=財産|芝居|仕事|騒動|悶着|勝負|稼ぎ|働き|波乱|工夫|風呂|思案|理屈|工面|喧嘩|重ね|押し|もうけ|儲け|儲|講釈|演説|反応|趣向|奮発|相談|細工	a bit of
    一角	ヒトカド	after=の人物|の男|の者|の武|の商|の学	quite a person
    一見	イチゲン	after=の客|さん|客	a customer without an introduction
    夜	ヨ	after=を日に	day and night
    値	ネ	after=は張|も張|の張|を吊|をつり|を釣|をつけず	a price
    事	ゴト	prev=面倒|厄介	compounds voice
    等	トウ	prev:noun|verbal|suffix next=に|で !prev:pronoun|person|unknown near=行う|対応|関する|基づく|必要|受ける|異なる|対する|規制|活動|場合|使用|利用|調査|実施|構成|分類|記録|研究|開発	and so on, in written style
    艶やか	ツヤヤカ	near=髪|肌|毛|唇|頬|光沢|葉|黒い|髪の毛|黒髪|毛並み|果実	glossy
    直に	ジキニ	after=来|着|帰|戻|慣れ|分か|わか|治|終|飽|止|夜|春|夏|秋|冬|忘|元に	soon
    者	モノ	prev=邪魔|若輩|日陰|厄介|愚か|浮気|裏切り|卑怯|不届き|不心得|半端|無精|不精|慌て|粗忽|新参|古参|無法|頑固|偏屈|利口|律儀|律義|博打|道楽|憎まれ|除け|のけ|渡世|生き残り|鼻つまみ|無頼|剽軽|切れ|兄弟	persons of a kind
    物	モノ	prev=舶来|企画|推理|年代|一幕|恋愛|歴史|時代|戦争|任侠|刑事|探偵|捕り|唐|南蛮|輸入 reads=ブツ next:particle|auxiliary|none|comma	works or things of a kind
    朝	チョウ	prev=マムルーク|ヨーク|スルタン|ランカスター|テューダー|チューダー|スチュアート|ブルボン|ロマノフ|ササン|サーサーン|ウマイヤ|アッバース|セルジューク|ムガル|ガズナ|ゴール|ハルジー|サファヴィー|カージャール|ティムール|アユタヤ|スコータイ|カラハン|ハノーヴァー|ウィンザー|ヴィクトリア|アケメネス	a dynasty
    朝	チョウ	prev:proper|unknown|place near=王|君主|王朝|国王|スルターン|皇帝|王子|王位|帝国|即位|滅亡|滅ぼす|治世|成立 !after=早|方|刊|から|食|ドラ|6|7|8|9	a dynasty
    相	ソウ	prev=動物|植物|昆虫|魚類|鳥類|両生類|爬虫類|哺乳類|生物	the fauna or flora of a region
    都	ミヤコ	reads=ト prev:none|particle|adnominal next:particle near=王|王朝|王国|遷都|帝|皇帝|城|平安|奈良|朝廷|公家|天子|古代 !near=都知事|東京|都民|区|都庁|条例|職員	a capital
    目	モク	prev=チョウ|ガ|ネズミ|ゾウ|サル|ウシ|ネコ|カメ|トカゲ|ヘビ|コウモリ|クジラ|タカ|スズメ|フクロウ|カモ|キジ|ツル|コウノトリ|ウマ|ウサギ|モグラ|ハリモグラ|トンボ|バッタ|カマキリ|ハエ|ハチ|コウチュウ|カメムシ|シロアリ|ウナギ|デンキウナギ|スズキ|コイ|サケ|ナマズ|ニシン|タラ|フグ|カレイ|イネ|バラ|キク|マメ|ユリ|シソ|ナス|ブナ|オウム|十脚|食肉|霊長|齧歯|偶蹄|奇蹄|鯨偶蹄|鱗翅|有鱗|無尾|有尾|直翅|半翅|膜翅|双翅|長鼻|翼手|単孔|竜盤|亜|下|上|短尾	an order in biology
    良い	イイ	prev=ば next:none	ばいい: it is enough
    菜	ナ	after=の花畑	rape blossoms
    質	シツ	prev=の|な|て|や|も|で after=が悪|の悪|が良|がよ|のよ|の良|のいい|がいい !before=この|その|気の	quality
    日	ヒ	reads=ビ prev:none|comma|particle next=ごろ|頃|が|は|を	a day, not part of a compound
    氷	コオリ	reads=ゴオリ prev:none|comma|particle|adverb|adjective	ice, not part of a compound
    雨	アメ	reads=ウ prev=毎日|今|いつ|昨日|明日|今日|毎朝|昨夜|今夜|午後	rain
    札	フダ	reads=サツ prev=番号|名|荷|値|立|絵|高|切|入れ|迷子|門|守り|赤|黒|正|花|持ち|手|建|合い|木|表	a tag or a card
    札	フダ	reads=サツ after=を下げ|をさげ|を掛|をかけ|を立て|を貼|を張|がかか|が掛|が下が|がさが|が立|が貼|を引 !prev:numeral|counter	a tag or a card
    お札	オフダ	near=神社|護符|寺|神|魔除け|神棚|祈祷|巫女|神主|貼る|お守り	a talisman
    僕	シモベ	prev=の before=神の|主の|悪魔の|王の|キリストの|神々の|忠実な	a servant
    米	コメ	reads=ベイ after=の飯|の粉|の味|の酒|のとぎ|の収穫|の不作|の値	rice
    仇	カタキ	prev=の before=親の|兄の|父の|母の|弟の|主君の	an enemy
    表	オモテ	before=畳の	the surface of a mat
    山道	ヤマミチ		the kun reading in speech and prose
    人	ピト	prev=何 next=も after=も、|も正当|も認め|も否定|も疑わ|も逃れ|も拒|も侵|も免れ|も信じ	whoever, in laws and old prose
    一	ヒト	next=月 after=月ほど|月ばかり|月余り|月あまり|月もたった|月もたたな|月もたたぬ|月も経|月もかか|月もしない	a month’s time
    二	フタ	next=月 after=月ほど|月ばかり|月余り|月あまり|月もたった|月もたたな|月もたたぬ|月も経|月もかか|月もしない	two months’ time
    月	ツキ	prev=一|二 !prev2:numeral after=ほど|ばかり|余り|あまり|もたった|もたたな|もたたぬ|も経|もかか|もしない	months of time
    仇	カタキ	after=を討|を打つ|討ち|を取る	revenge
    機	ハタ	prev:none|particle|comma after=を織	a loom
    真に	マニ	after=受け	taking seriously
    誰	タ	after=が為|がため	for whom, in old style
    旋毛	ツムジ	after=を曲|が曲|曲	a crown of hair, or a temper
    荷重	カジュウ		a load in engineering
    脛	スネ	reads=ズネ prev:none|particle|comma|adjective|auxiliary|adnominal	a shin, not part of a compound
    石室	セキシツ	near=古墳|墓|棺|木棺|石棺|玄室|副葬|発掘|遺跡|横穴|内部	the chamber of a tomb
    臭い	ニオイ	prev=な|の next:none|comma|auxiliary	a smell
    厄払い	ヤクバライ		the usual reading
    # parts of compounds
    主	シュ	reads=ヌシ next:noun !prev=の	main
    化け	バケ	prev=文字	garbled characters
    固め	ガタメ	prev:noun|verbal reads=カタメ !next=て|た|る|られ|よ|ない|ます|、	compounds voice
    越え	ゴエ	reads=コエ prev:noun|unknown|place|counter	compounds voice
    好き	ズキ	prev=酒|釣り|本|旅|旅行|冒険|子供|子ども|犬|動物|音楽|映画|芝居|話|話し|祭り|女|男|派手|物|世話|綺麗|噂|新し物|物見|議論|喧嘩|読書|料理|鉄道|歴史|温泉|花|野球|スポーツ|機械|外出|宴会|甘い物|賭け事|色|遊び|博打|相撲|改革|人 next=な|の|で|だっ|だ|と !after=でも|にな reads=スキ	a lover of something
    訳	ヤク	prev=日本語|中国語|英語|フランス語|ドイツ語|ロシア語|韓国語|日本|現代語|口語|拙|全|邦	a translation
    強	ツヨ	next=そう|すぎ|過ぎ|げ	the stem of 強い
    旨	ウマ	next=さ|そう|み|すぎ|げ	the stem of 旨い
    地	ジ	prev:none|particle|comma|adnominal after=で行く|でいく|で行っ|の文章|の文を|の文で|の文は|の文に	being just like in a story
    先	セン	next=コロンブス|土器|カンブリア prev:none|comma	before an age
    元	ゲン	prev:comma|symbol before=金、|金・|宋、|宋・|唐、|清、	a dynasty
    憂い	ウレイ	reads=ウイ next=て|た|を|に|が|は|も	grief
    風呂	フロ	reads=ブロ prev:adjective|adverb|none|particle|pronoun|adverbial|verb|auxiliary|prefix	a bath, not part of a compound
    部屋	ヘヤ	reads=ベヤ prev:adjective|adverb|none|particle|pronoun|adverbial|auxiliary|prefix	a room, not part of a compound
    小屋	コヤ	reads=ゴヤ prev:adjective|adverb|none|particle|pronoun|adverbial|auxiliary	a hut, not part of a compound
    時計	トケイ	reads=ドケイ prev:adjective|adverb|none|particle|pronoun|adverbial|auxiliary|prefix	a clock, not part of a compound
    菓子	カシ	reads=ガシ prev:adjective|adverb|none|particle|pronoun|adverbial|auxiliary|prefix	sweets, not part of a compound
    """
}
