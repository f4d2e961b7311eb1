extension HomographTable {
  /// Rules for characters whose reading depends on whether they are part of a compound.
  static let compounds: StaticString = """
    # parts of the body in medicine, and other technical writing
    肝	カン	next:noun|verbal|suffix|unknown|prefix !next=煎り|試し	the liver in medical compounds
    肝	カン	near=腫瘍|転移|胆|硬変|機能|病変|所見|造影|移植|生検|嚢胞	the liver in medicine
    骨	コツ	next:noun|verbal|unknown !next=休め|折り|惜しみ|組み|組|太|身|董|太い|抜き|接ぎ|付き|っぽい|付|肉	bones in medical compounds
    壁	ヘキ	prev=虫垂|胃|腸|腹|胸|血管|気管支|膀胱|子宮|心|腸管|大腸|小腸|食道|細胞|嚢胞|動脈|静脈|咽頭|市街|城|防火|岩	the wall of an organ or a city
    深	シン	next=側頭|大腿|頸|腓骨|宇宙|指屈	deep, in technical compounds
    親	オヤ	next:noun|unknown|verbal reads=シン !next:place|proper !next=善|政|王|日|米|中|英|独|露|衛|署	the parent in a hierarchy
    子	シ	prev=演算|修飾|識別|列挙|作用|接続|指定|限定|区切り|量|反復|宣言|記述|構成|遺伝|格|母|変換	an element in mathematics and programming
    空	カラ	next=に|で|の after=に設|になっ|になる|にな|にす|でな|である|で|の場合|の行|の項|の要素|のまま near=値|リスト|文字|バッファ|配列|ファイル|ごみ箱|ゴミ箱|フィールド|欄|瓶|箱|変数|フォルダー|フォルダ|コンテナ|ディレクトリ	empty
    名	ナ	reads=メイ prev:none|particle|adnominal|auxiliary|adjective|comma|verb next:particle	a name
    目	メ	reads=モク prev:none|particle|comma|adnominal|adjective|auxiliary next:particle	an eye
    目	メ	reads=モク prev=番|回|度|人|つ|個|行|列|年|日|位|枚|本|代|選|件|巡|周|丁|戦|期|場|通	an ordinal
    下	シタ	reads=カ prev=ボックス|ウィンドウ|ウインドウ|画面|メニュー|バー|テーブル|ベッド|アイコン|ボタン|リスト|パネル|枠|欄|机|橋|屋根|軒|木|足|膝|写真|見出し|タイトル|線|画像	under a thing
    下	シタ	next=方向|半分|向き|側|部分 reads=シモ|カ|モト	downward
    下	モト	prev=の next=で|に|、|の prev2=環境|法|名|空|制度|体制|指揮|政権|理念|旗印|星|計画|規則|合意|判断|認識|仮定|青空|太陽	under the influence of
    上	ウエ	prev:verb|auxiliary|adjective reads=ジョウ next=で|に|は|の|から|、|へ	in addition to, or for the purpose of
    上	ウエ	prev:none|comma|particle reads=ジョウ next=へ|に|を|が	above
    外	ソト	reads=ガイ prev:none|particle|comma|auxiliary|adnominal|adjective next:particle	outside
    前	マエ	reads=ゼン prev:proper|place|organization !near=大統領|首相|会長|社長|知事|市長|監督|大臣|代表|議員|長官|総裁|町長|村長|書記長|議長|教授|校長	in front of a building or place
    前	マエ	reads=ゼン prev=公園|駅|店|役場|校門|市役所|病院|大学|学校|玄関|バス停|門|食|センター|寺|神社|会場	as above
    前	マエ	prev=お|オ reads=ゼン	you
    版	バン	reads=ハン prev:noun|suffix|unknown|verbal|counter|numeral	an edition
    型	ガタ	reads=ケイ prev:noun|suffix|unknown|verbal|verb|symbol !prev=模	a type
    型	カタ	reads=ケイ prev:none|particle|adnominal|auxiliary|adjective|comma|verb	a type, alone
    湖	コ	reads=ミズウミ prev:proper|place|unknown|noun !prev:adverbial	a lake, after its name
    公	コウ	reads=オオヤケ prev:noun|proper|place|unknown|person	a duke
    大	ダイ	prev:proper|place|organization|unknown|noun	a university
    大	ダイ	before=声を next=に	aloud
    都	ミヤコ	prev=の|な|この|その|た|る reads=ト	a capital
    園	ソノ	prev=の reads=エン next:particle|none	a garden
    幸	サチ	prev=の before=海の|山の|川の|里の	products of sea and mountains
    国	クニ	reads=コク prev:none|particle|comma|adnominal|auxiliary next:particle	a country or the state
    甲	コウ	reads=カブト !near=兜|武者|鎧|蟹|戦	the first of several parties
    女	ジョ	next=伯爵|公爵|侯爵|男爵|子爵|教皇|司祭	a female holder of a title
    人	ニン	prev=管理|補佐|代理|保証|弁護|参考|案内|世話|発起|請負|相続|清算|監査|申立|受託|届出|譲渡|賃借|賃貸|運送|荷受|後見|保佐|補助|媒介|鑑定|立会|差出|名宛|支払|振出|引受|苦労|通行|見物|奉公|使用|申請|請求|出願|被告|支配|保険|料理	a person in an office or a role
    人	ヒト	reads=ジン prev:verb|auxiliary|adjective|adnominal|particle|none|comma|adverbial next:particle|none|comma	a person
    南	ミナミ	reads=ナン prev:none|particle|comma|symbol|noun next:particle|none|adverb|prefix|numeral	south
    東	ヒガシ	reads=トウ prev:none|particle|comma|symbol|noun next:particle|none|adverb|prefix|numeral	east
    東	ヒガシ	reads=トウ next=約	as above
    北	キタ	reads=ホク prev:none|particle|comma|symbol|noun next:particle|none|adverb|prefix|numeral	north
    西	ニシ	reads=セイ|サイ prev:none|particle|comma|symbol|noun next:particle|none|adverb|prefix|numeral	west
    右	ミギ	reads=ウ !next=門|近|エ門|馬|京|衛門	right
    左	ヒダリ	reads=サ !next=膳|近|エ門|馬|京|衛門|門	left
    弦	ツル	near=弓|矢|武士	a bowstring
    弦	ゲン	reads=ツル	a string
    辺	ヘン	near=ノード|頂点|グラフ|三角形|四角形|多角形|長さ|図形|面積|方形|平行|木 next:particle	a side or an edge
    口	グチ	reads=コウ prev=台所|電話|奉公|昇降|勝手|裏|通用|非常|乗車|降車|搬入|出入|連絡|東|西|南|北|中央|正面|登山|取り入れ|取水|働き|就職	an entrance, or an opening
    溝	コウ	prev=共同|電線共同	a duct
    造	ゾウ	prev=コンクリート|レンガ|煉瓦|鉄骨|鉄筋|石|木骨|組積|軽量鉄骨	a structure
    付	ツキ	prev=権|保証|条件|利息|期限|予約権|担保|賞金|送料|風呂|家具|朝食|夕食	with
    池	イケ	reads=チ prev:proper|place|family	a pond
    頭	トウ	prev=符 reads=アタマ	the head of a note
    桁	ケタ	reads=コウ	a digit, or a beam
    本	モト	next=を after=を正せ|を糺	origin
    形	ガタ	prev:numeral|counter	a model of a vehicle
    """
}
