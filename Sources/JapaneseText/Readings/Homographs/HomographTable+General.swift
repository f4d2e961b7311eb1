extension HomographTable {
  /// Rules for words of everyday text that sentences written for this purpose showed to be wrong.
  static let general: StaticString = """
    # 一 before native nouns of one action is ひと
    一	ヒト	reads=イチ next=振り|蹴り|捻り|ひねり|塗り|拭き|揺れ|叩き|絞り|滑り|漕ぎ|噛み|舐め|掻き|踏ん張り|呼吸|削り|刷毛|寝入り|走り|踊り|暴れ|荒れ|捌け|笑い !prev:numeral !prev=第|月|日|年	one action: ひとふり
    一声	ヒトコエ	!prev=第|開口	a call; いっせい is in 第一声
    # words after a number
    手	テ	reads=シュ next=作業|仕事|料理 before=つ|枚|個|本|点|冊|足|着	done by hand, after a counter
    超え	ゴエ	prev:numeral|counter|suffix next:none|noun|particle !prev:adverbial !next=て|つつ|ながら|そう|なかっ	more than: compounds voice
    超え	ゴエ	prev:noun next=の|で|を|に|も !prev:adverbial	more than: compounds voice
    極	キョク	next=同士	poles of magnets
    港	コウ	reads=ミナト prev:proper|place !next=区|町|南|北	a port of that name
    # containers and values
    空	カラ	prev=が next=で|です|だ|だっ|なら|の|でし|か|だろ|でしょ !after=のよう|の上|の彼方|の色|の下|の向|の中|の青|の果|の旅|の広|の月	a value or container that is empty
    空	カラ	prev=は next=です|だ|だっ|で|でし near=箱|袋|瓶|缶|バケツ|財布|引き出し|席|倉庫|冷蔵庫|金庫|グラス|コップ|皿|タンク|棚|籠|鞄|ポケット|封筒|フォルダー|フォルダ|ファイル|欄|リスト|ベッド|中身|容器|部屋|墓|檻	an empty container
    # set phrases
    踵	キビス	after=を返|を接|をかえ|を巡|をめぐ	turning back
    風	フウ	after=を装	pretending
    風	フウ	prev=た|ない|ぬ after=でもな|でもあ	a manner
    気骨	キボネ	after=が折|の折	tiring
    追従	ツイショウ	prev=お	flattery
    追従	ツイショウ	after=笑|を言|を述|を並|口|たらたら	flattery
    数	カズ	nextbase=撃つ	many shots
    角	ツノ	next=が near=泡立てる|泡立つ|メレンゲ|卵白|クリーム|ホイップ|ハンドミキサー|泡立て器	a peak of whipped cream
    角	カド	after=が立|が取れ|がとれ|の取れ|のとれ	being harsh, or rounded
    お守り	オモリ	before=赤ん坊の|赤ちゃんの|子供の|子どもの|孫の|妹の|弟の|息子の|娘の|坊やの after=をす|をし|をさせ|を頼|を任|で忙|で疲|に追	looking after a child; a charm is おまもり
    見物	ミモノ	before=なかなかの|これは|行方が|ちょっとした|さぞ|なれば next=だ|です|だっ|だろ|でしょ|でし	worth seeing
    見物	ミモノ	before=なかなかの|これは|行方が|ちょっとした|さぞ|なれば after=である|であっ	worth seeing
    # a line of text, a false name
    一行	イチギョウ	after=目|ずつ|空け|あけ|おき|ごと|も書|も読|も進|も訳|の文|の詩|の空|の手紙|の日記|の広告|コメント|スペース|だけ読|だけ書|の余白|の返事|のメモ|のメール|のコード|足ら|に尽	a line of text, not a party
    一行	イチギョウ	before=最後の|最初の|たった|わずか|先頭の|冒頭の next=を|で|が|だけ|に|は near=書く|読む|消す|文|文章|詩|手紙|本|原稿|ページ|日記|小説|コード	a line of text
    仮名	カメイ	prev=（|( next=）|)|、|，|・ !near=漢字|平仮名|片仮名|表記|文字|カタカナ|ひらがな	a false name, after a name
    仮名	カメイ	after=で登場|で投書|で掲載|で紹介|で報|で語|で出|で取材	a false name
    仮名	カメイ	near=人物|登場人物|実名|本名|匿名|被害者 next=です|だ|で|に|と|を|は	a false name
    # the front of a house
    表	オモテ	after=で子供|で子ども|で遊|で車の|で犬|で足音|で物音|で騒|で人の|で人声|で声が|で誰|が騒が|がうるさ|がやかまし|は雨|は雪|は暗|は寒|は真っ暗|は静か|に人が|に車が|を掃|を通り	outside
    # 今日: the present time
    今日	コンニチ	next=で after=では !after=ではな|ではあり|ではご|では遅|では間に|では無理|ではだめ|ではいけ|では、|では。|ではダメ|ではどう|ではじ|ではっ	at the present time
    今日	コンニチ	after=に至|に伝わ|まで伝わ|の日本社会|の日本経済|の日本文化|の国際|の世界|の文明|の繁栄|の隆盛|の地位を|のような繁|における|の経済社会	the present time
    # words of proverbs
    間	マ	before=居ぬ|いぬ|知らぬ|気づかぬ|見ぬ next=に	while unaware
    郷	ゴウ	after=に入っては|に入りては|に従	a proverb
    入る*	ハイ>イ	before=郷に next=て|ては|たら	a proverb
    蛙	カワズ	before=井の中の|古池や	a proverb and a poem
    暇	イトマ	before=枚挙に|応接に	countless
    暇	イトマ	after=を告げ|を乞|を請	taking leave
    # plants and the stage
    銀杏	ギンナン	near=拾う|炒る|茶碗蒸し|茶わん蒸し|食べる|殻|焼く|剥く|揚げる|串	the nuts of the ginkgo
    黒子	クロコ	near=徹する|舞台|歌舞伎|文楽|役者	a stagehand
    入会	イリアイ	next=権|地|林|漁業|団体	rights of common
    # seeds, corners and markets
    種	タネ	near=育てる|取り除く|取り出す|取る|春|秋|水|南瓜|かぼちゃ|トマト|ピーマン|苗|鉢|発芽|鉢植え|皮|畝|庭|柿|桃|苺|野菜|土|梅干し|果肉|朝顔|ヘタ next=の|が|に|を|は|も|から !near=属|科|絶滅|生物|動物|進化|分類|亜種|保存|系統	a seed
    水	ミズ	reads=スイ prev=晩|一晩|二晩|一日|一昼夜|半日|毎日|時間	water, after a time
    経	キョウ	next=を after=を上げ|をあげ|を読|を唱|を誦|を聞|を写	a sutra
    角	カド	after=を丸め|にぶつ|を削|を揃|をそろ|が潰|がつぶ|の取	a corner of a thing
    角	カド	prev=の before=机の|箱の|本の|紙の|豆腐の|壁の|柱の|部屋の|建物の|ページの|テーブルの|ビルの|塀の|四隅の|曲がり角の !before=一本の|二本の|三本の|数本の|何本の|２本の|2本の next=に|を|で|が|は|から	a corner of a thing
    粥	ガユ	prev:counter|suffix|noun|numeral	compounds voice
    市場	イチバ	after=を歩|を巡|を見て回|を散策|の屋台|の露店|で値切 !prev:noun	a place with stalls
    市場	イチバ	before=青空|錦|黒門|近江町|公設|和商|唐戸|二条|場外|魚	a place with stalls
    中	ナカ	prev=お忙しい|ご多忙な|お寒い|お暑い|忙しい next:prefix	while it is so, before お and ご
    # tenths and rooms
    分	ブ	prev:numeral next=丈|袖|咲き|粥|刈り|刈	tenths of a length or of blossoms
    七	シチ	next=分 after=分丈|分袖|分咲き|分粥	as above
    一間	ヒトマ	before=畳	a room of that size
    一間	ヒトマ	after=の部屋|のアパート|きり|だけの	a single room
    # old provinces: の is read
    国	ノクニ	reads=コク prev=河内|和泉|伊賀|伊勢|志摩|三河|遠江|駿河|相模|安房|近江|美濃|飛騨|上野|下野|若狭|越前|加賀|能登|佐渡|丹波|丹後|因幡|伯耆|石見|隠岐|播磨|備前|備中|備後|安芸|周防|長門|淡路|阿波|讃岐|伊予|土佐|筑前|筑後|豊前|豊後|肥前|肥後|日向|大隅|薩摩|壱岐|対馬	an old province
    新島	シントウ	after=ができ|が出現|が誕生|の出現|の誕生|の形成	a new island
    # the solar terms
    雨水	ウスイ	near=立春|啓蟄|節気|二十四節気	a solar term
    霜降	ソウコウ	near=寒露|立冬|節気|二十四節気|秋分	a solar term
    小雪	ショウセツ	near=立冬|冬至|節気|二十四節気	a solar term
    大雪	タイセツ	near=立冬|冬至|節気|二十四節気|小寒	a solar term
    平野	ヘイヤ	reads=ヒラノ next=部	plains
    # ranks in go, shogi and martial arts
    九	ク	next=段 prev:person|family !prev:numeral	the ninth dan is くだん
    九	ク	next=段 near=将棋|囲碁|棋士|名人|竜王|対局|王将|棋聖|本因坊 !prev:numeral	the ninth dan is くだん
    四	ヨ	next=段 near=将棋|囲碁|棋士|昇段|三段|柔道|空手|剣道|弓道 !prev:numeral	the fourth dan is よだん
    # cards with autographs or good wishes
    色紙	シキシ	near=後輩|先輩|部活|送別|退職|引退|恩師	a card signed by many
    """
}
