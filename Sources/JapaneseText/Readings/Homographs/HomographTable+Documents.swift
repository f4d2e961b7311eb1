extension HomographTable {
  /// Rules for words of technical, legal and polite writing.
  static let documents: StaticString = """
    # 値: アタイ alone, チ after a noun, ネ of a price
    値	ネ	after=が張|が付|がつ|を付け|をつけ|を踏|段|ごろ|頃|切|は高騰|が安|は安|が崩|を下げて|がさが|があが	a price
    値	ネ	prev:none|particle|adjective|auxiliary|adnominal near=買う|売る|商人|円|株|相場|競り|店|市場|魚|米|高値|高騰|暴落|下落|高騰する|商品	a price
    値	チ	prev=絶対|相対|生|元	a value, as the second part of a compound
    値	アタイ	reads=チ prev:particle|adjective|auxiliary|adnominal|comma	the value of a variable or an expression, alone
    値	アタイ	reads=ネ prev:none|particle|adjective|auxiliary|adnominal|verb|adverb|comma|conjunction	the value of a variable or an expression, alone
    値	チ	prev:noun|suffix|unknown|verbal	a value, as the second part of a compound
    # 行 in text and tables: ギョウ; クダリ is written in kana, イキ and ユキ follow a destination
    行	ギョウ	reads=クダリ	a line of text or a row
    行	ギョウ	reads=イキ|ユキ|コウ|オコナイ prev=複数|各|数|全|次|前|後|空|最終|先頭|末尾|現在|単一|入力|出力|コメント|コマンド|対象|表|見出し|同じ|この|その|コード|アクション|偶数|奇数|ヘッダ|ヘッダー|データ|設定|タイトル|表示|プログラム|オプション|キーワード|チェックサム|メッセージ|構成|項目|指定|該当|結合|スマート|選択|ログ|ソース|テーブル|文字|テキスト|引用|エラー|ラベル|改	lines and rows after a noun of text
    行	ギョウ	reads=イキ|ユキ prev:none|comma|symbol	a line, at the start
    行	ギョウ	reads=イキ|ユキ|コウ|オコナイ prev:none|particle|numeral|adnominal|auxiliary|adjective next=を|の|が|は|に|で|と|も|数|目	a line alone
    行く*	イ>オコナ	self=行っ prev=を prev2:verbal !prev2=旅|散歩|道中|登山|旅行	carrying out an action
    行く*	イ>オコナ	self=行っ prev=を !prev2=道|中|先|上|山道|ところ|旅|街|夜道|前|国道|海|川|空|坂|街道|野|森|下|横|沖|世|路|通り|間|奥|後|あと|ほう|方|わき|脇|そば|側|向こう|岸|原|砂漠|裏|浜|橋|山|谷|林|町|雪|闇|中央	objects of 行う, not paths
    # 等: トウ in writing after nouns, ラ in pronouns
    等	ラ	prev=何|それ|これ|われ|我|彼|僕|俺|奴|あれ|汝|我々|貴様|子供|手前|あいつ|こいつ|そいつ|君|爾|吾	a plural of pronouns
    等	トウ	reads=ヒトシ prev:noun|suffix|unknown|verbal|counter|symbol	not the given name
    等	トウ	prev:noun|verbal|suffix|unknown near=条|項|号|規定|政令|省令|条例|施行|当該|係る|基づく|許可|届出|届け出る|又は|若しくは|及び|並びに|支給|給付|法律|大臣|事務|事項|処分|法人|都道府県|市町村|地方公共団体|認定|登録|会計|株式|債券|公債|国債|年金|保険|契約|請求	formal writing
    # 処: トコロ after a modifier
    処	トコロ	reads=ショ !prev=其|此|彼|何 prev:auxiliary|adjective|verb|adnominal|particle	a place
    # 語 after an unknown word or alone is never カタリ
    語	ゴ	reads=カタリ	a word or a language
    # 色: イロ, and ショク of a shade or character
    色	イロ	reads=ショク prev:none|particle|verb|auxiliary|adjective|adnominal|symbol|comma	a color, alone
    色	イロ	reads=ショク prev=オレンジ|ピンク|クリーム|グレー|ベージュ|カーキ|エメラルド|バラ|ばら|パステル|ワイン|レンガ|セピア|チョコレート|コーヒー|ミント|ブドウ|ぶどう|あずき|小豆|クローム|パール|アイボリー|テーマ|塗りつぶし|見出し|文字|枠|線|フォント|リンク|ハイライト|インク|ペン|強調|アクセント	names of colors, and colors of things
    # 方: persons and directions
    方	ホウ	prev=の prev2=彼女|彼 next=に|へ|を|が|より	a direction or a choice
    方	ホウ	prev=の before=北の|南の|東の|西の|上の|下の|左の|右の|前の|後ろの|奥の|山の|海の|川の|まえの|うしろの	a direction
    方	ホウ	prev=いる|ある|居る after=へ行|へ出|へ走|へ歩|に向|へ向|へ来	a direction
    方	カタ	before=さんという|さんって|氏という|君という|様という|先生という|ちゃんという|と仰る|とおっしゃる next=の|は|が|も|に|と|を|から|です !next2=こと !after=がい|が良|がよ|が早|が楽|が正|が自然|が適	a person of that name or kind
    方	カタ	prev:auxiliary|verb before=くださる|下さる|くださった|下さった|いただける|いただいた|頂ける|頂いた|てくれる|てくれた|希望される|参加される|利用される|来られる|来られた|おられる|おられた|なさる|なさった next=は|も|の|に|が|へ|を|で|と|、 !after=がい|が良|がよ|が早|が楽|が望|が多いと|が自然|が正|が適|がわか|が安|が得|が高|が低|が強|が大|が小	persons, in polite writing
    方	カタ	prev=ない next=は|も|へ|に after=は|も歓|もい|も参|も安心|へ|にお	persons who are not or do not
    方	カタ	prev=な before=綺麗な|きれいな|素敵な|すてきな|立派な|親切な|朗らかな|穏やかな|希望な next=は|も|が|に|を|の|です|だ|で|と	persons with a quality
    方	カタ	prev=の before=ご利用の|お持ちの|ご年配の|初めての|はじめての|お使いの|お泊まりの|お持ちの|ソロの|大人の|ご希望の|一人の|お一人の|お住まいの|ご家族の|未経験の|経験者の|初心者の|お急ぎの|お困りの|会員の|以上の|以下の|地元の|海外の|障害の next=は|も|が|に|を|の|で|と|へ|から|、 !after=がい|が良|がよ|が多|が高|が早	persons of a group
    方	ガタ	prev=旦那|紳士|ご婦人|殿様|大名|親御さん|皆様|皆様|父兄|奥方|女中|貴殿|あなた様	a polite plural
    方	ガタ	prev=源氏|平家|大阪|豊臣|徳川|幕府|敵|味方|織田|武田|上杉|官軍	a side in a war
    # 次, 奴, 等 and other single kanji alone
    次	ツギ	next=の|に|は|へ|を|が|から|も|で|、 reads=ジ !prev:numeral|noun|prefix|counter	the next one
    奴	ヤツ	reads=ヤッコ !prev=町|冷|旗本|槍	a fellow
    柵	サク	reads=シガラミ	a fence
    互に	タガイニ		互いに
    環	ワ	after=になって|を描|をつく|を作	a ring of people
    環	カン	reads=タマキ !prev:person	a ring in mathematics
    縦	タテ	reads=ジュウ	vertical
    横	ヨコ	reads=オウ	horizontal
    脇	ワキ	reads=キョウ	the side
    燕	ツバメ	reads=ツバクラ|ツバクロ	a swallow
    妾	メカケ	reads=ソバメ	a mistress
    悪戯	イタズラ	reads=アクギ	mischief
    堪能	タンノウ		the modern reading
    傀儡	カイライ	reads=クグツ	a puppet
    灯火	トウカ	reads=トモシビ	the on reading (常用漢字表)
    一葉	イチヨウ	reads=カズハ	the writer 樋口一葉
    平地	ヘイチ	reads=ヒラチ	level ground
    仇	カタキ	prev=の before=親の|兄の|父の|母の|弟の|妻の|主の|主君の|殿の next=を|に|は|が|も|だ|と	an enemy to be taken revenge on
    仇	アダ	reads=キュウ	harm, or an enemy
    金星	キンボシ	near=相撲|横綱|力士|大関|平幕|土俵	a win over a yokozuna
    金星	キンセイ		the planet
    旨	ムネ	reads=ウマ|シ|ジ	an intention, or the content
    会社	カイシャ	prev:adverbial|adverb|symbol|comma|none|particle	a company, not part of a name
    会社	カイシャ	next=員	an employee
    我	ワレ	reads=ガ next=は|に|の|と|も prev:none|comma|particle|symbol|conjunction	oneself
    """
}
