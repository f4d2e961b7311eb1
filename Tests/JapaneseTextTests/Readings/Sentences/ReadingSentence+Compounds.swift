extension ReadingSentence {
  /// Sentences about characters whose reading depends on whether they are part of a compound.
  static let compounds = rows(
    """
    # 肝: the liver in medical compounds
    肝転移を認める	かんてんいをみとめる
    肝に銘じる	きもにめいじる
    # 肝: the liver in medicine
    造影した肝の病変	ぞうえいしたかんのびょうへん
    # 骨: bones in medical compounds
    骨転移を認める	こつてんいをみとめる
    骨まで冷える	ほねまでひえる
    # 壁: the wall of an organ or a city
    虫垂壁の肥厚	ちゅうすいへきのひこう
    家の壁を塗る	いえのかべをぬる
    # 深: deep, in technical compounds
    深宇宙を探る	しんうちゅうをさぐる
    深酒を控える	ふかざけをひかえる
    # 親: the parent in a hierarchy
    親ディレクトリを開く	おやでぃれくとりをひらく
    親の顔を見る	おやのかおをみる
    # 子: an element in mathematics and programming
    指定子を書く	していしをかく
    猫の子を飼う	ねこのこをかう
    # 空: empty
    配列が空である	はいれつがからである
    空の色が青い	そらのいろがあおい
    # 名: a name
    その名を知る	そのなをしる
    数名の名簿	すうめいのめいぼ
    # 目: an eye
    目と目が合う	めとめがあう
    # 目: an ordinal
    三選目に入る	さんせんめにはいる
    # 下: under a thing
    画面下の矢印	がめんしたのやじるし
    政府の管理下に置く	せいふのかんりかにおく
    # 下: downward
    下方向に動かす	したほうこうにうごかす
    下半期の売上	しもはんきのうりあげ
    # 下: under the influence of
    自由な環境の下で学ぶ	じゆうなかんきょうのもとでまなぶ
    机の下で寝る	つくえのしたでねる
    # 上: in addition to, or for the purpose of
    定義する上で大切だ	ていぎするうえでたいせつだ
    教育上で大切だ	きょういくじょうでたいせつだ
    # 上: above
    上へ動かす	うえへうごかす
    教育上の問題	きょういくじょうのもんだい
    # 外: outside
    箱の外に出す	はこのそとにだす
    範囲外に出す	はんいがいにだす
    # 前: in front of a building or place
    栗林公園前で降りる	りつりんこうえんまえでおりる
    二年前の話	にねんまえのはなし
    # 前: as above
    センター前で待つ	せんたーまえでまつ
    気管前リンパ節	きかんぜんりんぱせつ
    # 前: you
    オ前は行け	おまえはいけ
    # 版: an edition
    フランス語版を読む	ふらんすごばんをよむ
    版を重ねる	はんをかさねる
    # 型: a type
    戻り値型を調べる	もどりちがたをしらべる
    型を作る	かたをつくる
    # 型: a type, alone
    変数の型を調べる	へんすうのかたをしらべる
    理想型を求める	りそうけいをもとめる
    # 湖: a lake, after its name
    モンガー湖で泳ぐ	もんがーこでおよぐ
    湖で泳ぐ	みずうみでおよぐ
    # 公: a duke
    ミラノ公の城	みらのこうのしろ
    公の場で話す	おおやけのばではなす
    # 大: a university
    パリ大における会議	ぱりだいにおけるかいぎ
    # 大: aloud
    声を大にする	こえをだいにする
    # 都: a capital
    水の都を訪ねる	みずのみやこをたずねる
    東京都に住む	とうきょうとにすむ
    # 園: a garden
    快楽の園を描く	かいらくのそのをえがく
    保育園の園だより	ほいくえんのえんだより
    # 幸: products of sea and mountains
    海の幸を味わう	うみのさちをあじわう
    # 国: a country or the state
    国の記念物	くにのきねんぶつ
    北国の春	きたぐにのはる
    # 甲: the first of several parties
    甲と乙が争う	こうとおつがあらそう
    # 女: a female holder of a title
    女伯爵を訪ねる	じょはくしゃくをたずねる
    女の声がする	おんなのこえがする
    # 人: a person in an office or a role
    農場管理人に会う	のうじょうかんりにんにあう
    日本人に会う	にほんじんにあう
    # 人: a person
    管理する人が来る	かんりするひとがくる
    日本人が来る	にほんじんがくる
    # 南: south
    川の南に住む	かわのみなみにすむ
    東南に住む	とうなんにすむ
    # 東: east
    川の東に住む	かわのひがしにすむ
    極東に住む	きょくとうにすむ
    # 東: as above
    町の東約五キロ	まちのひがしやくごきろ
    # 北: north
    川の北に住む	かわのきたにすむ
    東北に住む	とうほくにすむ
    # 西: west
    川の西に住む	かわのにしにすむ
    北西に住む	ほくせいにすむ
    # 右: right
    右肺に影がある	みぎはいにかげがある
    右門が来た	うもんがきた
    # 左: left
    左脚を傷める	ひだりあしをいためる
    # 弦: a bowstring
    弓の弦を張る	ゆみのつるをはる
    弦のある楽器	げんのあるがっき
    # 辺: a side or an edge
    三角形の辺の長さ	さんかっけいのへんのながさ
    # 口: an entrance, or an opening
    台所口から入る	だいどころぐちからはいる
    口を開く	くちをひらく
    # 溝: a duct
    電線共同溝を設ける	でんせんきょうどうこうをもうける
    深い溝を掘る	ふかいみぞをほる
    # 造: a structure
    レンガ造の家	れんがぞうのいえ
    手造りの品	てづくりのしな
    # 付: with
    予約権付社債	よやくけんつきしゃさい
    # 池: a pond
    三郎池で釣る	さぶろういけでつる
    貯水池で釣る	ちょすいちでつる
    # 頭: the head of a note
    符頭の形	ふとうのかたち
    石頭の男	いしあたまのおとこ
    # 桁: a digit, or a beam
    連桁を書く	れんけたをかく
    # 本: origin
    本を正せば	もとをただせば
    # 形: a model of a vehicle
    モハ10形の電車	もはじゅうがたのでんしゃ
    形を作る	かたちをつくる
    """)
}
