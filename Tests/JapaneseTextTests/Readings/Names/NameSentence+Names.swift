extension NameSentence {
  /// Names in sentences: `text TAB reading TAB source of the reading`.
  static let names = rows(
    """
    # Cities, towns and villages: Japan Post’s postal data
    下松市に工場がある。	くだまつしにこうじょうがある。	Japan Post
    三次市の川霧を見た。	みよししのかわぎりをみた。	Japan Post
    上松町から山に登る。	あげまつまちからやまにのぼる。	Japan Post
    八街市の落花生を買う。	やちまたしのらっかせいをかう。	Japan Post
    南風原町に住む。	はえばるちょうにすむ。	Japan Post
    大治町の祭りだ。	おおはるちょうのまつりだ。	Japan Post
    京都郡苅田町へ行く。	みやこぐんかんだまちへいく。	Japan Post
    員弁郡東員町の公園だ。	いなべぐんとういんちょうのこうえんだ。	Japan Post
    安八郡神戸町を歩く。	あんぱちぐんごうどちょうをあるく。	Japan Post
    刈田郡蔵王町の温泉だ。	かったぐんざおうまちのおんせんだ。	Japan Post
    国頭郡金武町で泳いだ。	くにがみぐんきんちょうでおよいだ。	Japan Post
    加茂郡七宗町の橋だ。	かもぐんひちそうちょうのはしだ。	Japan Post
    上牧町に引っ越す。	かんまきちょうにひっこす。	Japan Post
    土庄町の港に着く。	とのしょうちょうのみなとにつく。	Japan Post
    和束町で茶を摘む。	わづかちょうでちゃをつむ。	Japan Post
    坂祝町の駅だ。	さかほぎちょうのえきだ。	Japan Post
    和水町の古墳を見る。	なごみまちのこふんをみる。	Japan Post
    大樹町にロケットがある。	たいきちょうにろけっとがある。	Japan Post
    斑鳩町を訪ねた。	いかるがちょうをたずねた。	Japan Post
    名西郡神山町に移る。	みょうざいぐんかみやまちょうにうつる。	Japan Post
    三種町の海岸だ。	みたねちょうのかいがんだ。	Japan Post
    倶知安町でスキーをする。	くっちゃんちょうですきーをする。	Japan Post
    妹背牛町の米だ。	もせうしちょうのこめだ。	Japan Post
    五泉市で牡丹を見る。	ごせんしでぼたんをみる。	Japan Post
    古河市の桃を買う。	こがしのももをかう。	Japan Post
    # Wards: Japan Post’s postal data
    札幌市厚別区の学校だ。	さっぽろしあつべつくのがっこうだ。	Japan Post
    大阪市都島区に住む。	おおさかしみやこじまくにすむ。	Japan Post
    横浜市都筑区へ行く。	よこはましつづきくへいく。	Japan Post
    名古屋市瑞穂区の家だ。	なごやしみずほくのいえだ。	Japan Post
    堺市美原区にある。	さかいしみはらくにある。	Japan Post
    浜松市浜名区の湖だ。	はままつしはまなくのみずうみだ。	Japan Post
    神戸市垂水区の海だ。	こうべしたるみくのうみだ。	Japan Post
    福岡市早良区の店だ。	ふくおかしさわらくのみせだ。	Japan Post
    # Quarters: Japan Post’s postal data
    大阪市西区立売堀の会社だ。	おおさかしにしくいたちぼりのかいしゃだ。	Japan Post
    大阪市中央区道修町で働く。	おおさかしちゅうおうくどしょうまちではたらく。	Japan Post
    大阪市西区靱本町で会う。	おおさかしにしくうつぼほんまちであう。	Japan Post
    大阪市住吉区遠里小野に住む。	おおさかしすみよしくおりおのにすむ。	Japan Post
    大阪市東淀川区柴島の水道だ。	おおさかしひがしよどがわくくにじまのすいどうだ。	Japan Post
    一身田町の寺だ。	いっしんでんちょうのてらだ。	Japan Post
    松本市美須々を通る。	まつもとしみすずをとおる。	Japan Post
    # Stations: their operators’ lists
    吹浦駅から海を見る。	ふくらえきからうみをみる。	JR East
    愛子駅で乗り換える。	あやしえきでのりかえる。	JR East
    信貴山下駅まで歩く。	しぎさんしたえきまであるく。	Kintetsu
    印南駅に止まる。	いなみえきにとまる。	JR West
    一乗谷駅で降りる。	いちじょうだにえきでおりる。	JR West
    久津川駅の前だ。	くつかわえきのまえだ。	Kintetsu
    三室戸駅で待つ。	みむろどえきでまつ。	Keihan
    三越前駅に着く。	みつこしまええきにつく。	Tokyo Metro
    三角駅は終点だ。	みすみえきはしゅうてんだ。	JR Kyushu
    一社駅で降りる。	いっしゃえきでおりる。	Nagoya City
    関大前駅の近くだ。	かんだいまええきのちかくだ。	Hankyu
    上下浜駅で泳ぐ。	じょうげはまえきでおよぐ。	JR East
    # Rivers: the ministry’s list of rivers of the first class (国土交通省)
    雲出川を渡る。	くもずがわをわたる。	MLIT
    江の川が流れる。	ごうのかわがながれる。	MLIT
    佐波川の土手だ。	さばがわのどてだ。	MLIT
    番匠川で遊ぶ。	ばんじょうがわであそぶ。	MLIT
    小丸川の上流だ。	おまるがわのじょうりゅうだ。	MLIT
    肝属川の水位だ。	きもつきがわのすいいだ。	MLIT
    入間川の土手を歩く。	いるまがわのどてをあるく。	MLIT
    鵡川が氾濫した。	むかわがはんらんした。	MLIT
    馬淵川を見る。	まべちがわをみる。	MLIT
    鳴瀬川の鮎だ。	なるせがわのあゆだ。	MLIT
    名取川が流れる。	なとりがわがながれる。	MLIT
    米代川で泳ぐ。	よねしろがわでおよぐ。	MLIT
    子吉川に沿う。	こよしがわにそう。	MLIT
    黒部川の水だ。	くろべがわのみずだ。	MLIT
    庄川を下る。	しょうがわをくだる。	MLIT
    小矢部川の水だ。	おやべがわのみずだ。	MLIT
    梯川が流れる。	かけはしがわがながれる。	MLIT
    狩野川の鮎だ。	かのがわのあゆだ。	MLIT
    揖保川の素麺だ。	いぼがわのそうめんだ。	MLIT
    土器川の橋だ。	どきがわのはしだ。	MLIT
    番匠川沿いを走る。	ばんじょうがわぞいをはしる。	MLIT
    # Companies and universities: what they call themselves
    横河電機に勤める。	よこがわでんきにつとめる。	the company
    鹿島建設が建てた。	かじまけんせつがたてた。	the company
    山崎製パンのパンだ。	やまざきせいぱんのぱんだ。	the company
    敷島製パンの工場だ。	しきしませいぱんのこうじょうだ。	the company
    近畿日本鉄道で行く。	きんきにっぽんてつどうでいく。	the company
    日本体育大学を出た。	にっぽんたいいくだいがくをでた。	the university
    大阪市立大学に通う。	おおさかしりつだいがくにかよう。	the university
    静岡県立大学の教授だ。	しずおかけんりつだいがくのきょうじゅだ。	the university
    岐阜薬科大学で学ぶ。	ぎふやっかだいがくでまなぶ。	the university
    皇学館大学を訪ねる。	こうがっかんだいがくをたずねる。	the university
    再春館製薬所に電話する。	さいしゅんかんせいやくしょにでんわする。	the company
    柿安の肉だ。	かきやすのにくだ。	the company
    一畑電気鉄道に乗る。	いちばたでんきてつどうにのる。	the company
    大日本印刷の株だ。	だいにっぽんいんさつのかぶだ。	the company
    日本触媒の製品だ。	にっぽんしょくばいのせいひんだ。	the company
    追手門学院大の学生だ。	おうてもんがくいんだいのがくせいだ。	the university
    # People: SudachiDict’s lists, and how those who are known call themselves
    水卜麻美がニュースを読む。	みうらあさみがにゅーすをよむ。	her agency
    仲谷昇の舞台を見た。	なかやのぼるのぶたいをみた。	obituaries
    新垣勉の歌を聴く。	あらがきつとむのうたをきく。	his records
    栗花落さんに会う。	つゆりさんにあう。	SudachiDict
    万里小路さんの手紙だ。	までのこうじさんのてがみだ。	SudachiDict
    百目鬼さんが来た。	どめきさんがきた。	SudachiDict
    目良さんと話す。	めらさんとはなす。	SudachiDict
    廿楽さんが笑う。	つづらさんがわらう。	SudachiDict
    来住さんの本だ。	きしさんのほんだ。	SudachiDict
    髙原さんは留守です。	たかはらさんはるすです。	SudachiDict
    善家さんを待つ。	ぜんけさんをまつ。	SudachiDict
    小樋山さんは休みです。	こひやまさんはやすみです。	SudachiDict
    女屋さんが歌う。	めやさんがうたう。	SudachiDict
    戸根川さんに聞く。	とねがわさんにきく。	SudachiDict
    呉山さんが書いた。	くれやまさんがかいた。	SudachiDict
    脇内さんに頼む。	わきうちさんにたのむ。	SudachiDict
    大礒さんの番だ。	おおいそさんのばんだ。	SudachiDict
    都河さんが勝った。	つがわさんがかった。	SudachiDict
    三居さんと行く。	みついさんといく。	SudachiDict
    宇久本さんが来る。	うくもとさんがくる。	SudachiDict
    佐藤美緒乃が走る。	さとうみおのがはしる。	SudachiDict
    鈴木匡直の論文だ。	すずきまさなおのろんぶんだ。	SudachiDict
    田中景臣が描いた。	たなかかげおみがえがいた。	SudachiDict
    """)
}
