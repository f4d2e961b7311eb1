extension HomographTable {
  /// Rules for prefixes, suffixes, and second parts of compounds, with and without voicing.
  static let affixes: StaticString = """
    # liking
    好き	ズキ	reads=スキ prev=釣り|酒|いたずら|女|噂|議論 !prev2=お|ご	a person who likes it
    嫌い	キライ	prev=一番|いちばん|最も|特に|大変	the adjective with an adverb
    嫌い	キライ	prev:verb|auxiliary !prev=ず after=がある|があり|があっ|がない|もある|はある	a tendency
    人気	ニンキ	prev=に|とても|大変 after=がある|があり|の|です|だ|で	popularity
    # voiced nouns after no noun
    積み	ツミ	reads=ヅミ prev:particle|none|comma|adverb	loading
    斬り	キリ	reads=ギリ prev:particle|none|comma|adverb	cutting
    敷き	シキ	reads=ジキ prev:particle|none|comma|adverb	spreading
    弾き	ヒキ	reads=ビキ prev:particle|none|comma|adverb	playing an instrument
    刈り	カリ	reads=ガリ prev:particle|none|comma|adverb	reaping
    乾し	ホシ	reads=ボシ prev:particle|none|comma|adverb	drying
    # verbs after verbs are not voiced
    付ける*	ヅ>ツ	self:verb prev:verb	two verbs
    替える*	ガ>カ	self:verb prev:verb	two verbs
    伏せる*	ブ>フ	self:verb prev:verb	two verbs
    締める*	ジ>シ	self:verb prev:verb	two verbs
    揃える*	ゾ>ソ	self:verb prev:verb	two verbs
    添える*	ゾ>ソ	self:verb prev:verb	two verbs
    惚れる*	ボ>ホ	self:verb prev:verb	two verbs
    # suffixes
    場	バ	reads=ジョウ before=い|き|ち|み|り|し|ぎ|け|め|れ|置|風呂|ん	a place to do something
    片	ヘン	prev:noun|unknown !prev:numeral !next:noun|verb	a piece
    先	サキ	reads=セン prev=地|番地|地番	next to a lot
    所	トコロ	reads=ショ before=ふ|ざる|可き|べき|な|ノ	a place, or that which
    所	トコロ	reads=ショ prev:none after=が、	however
    外	ソト	reads=ガイ prev=夕方|最近|今日|昨日|昼間|夜|朝|時々 next=へ|で|に|は	outside
    # 前
    前	マエ	reads=ゼン after=―|…|または|もしくは|みたい|、|。	before, or in front
    前	マエ	reads=ゼン prev=この|その|しばらく|少し|ちょっと|ずっと|つい	some time ago
    前	マエ	reads=ゼン prev:verbal	before something is done
    前	マエ	reads=ゼン prev=ライト|レフト|センター next=ヒット|安打|タイムリー	a hit in front of a fielder
    前	マエ	reads=ゼン next=ボタン|カゴ|かご|もも|寄り|かがみ|ポケット|輪|ブレーキ|ガラス|うしろ|構え	in front
    # 主
    主	ヌシ	prev=お	a pronoun of old men
    主	ヌシ	reads=オモ prev=の next=は|が|を|で|だ|と|でも	the owner
    主	シュ	reads=オモ next=と !prev=の after=となる|となり|となっ|となら	mainly
    主	シュ	reads=ヌシ next:noun !next:suffix|dependent	the main one
    分	フン	reads=ブン prev:none next=毎|ごと	minutes
    # prefixes
    数	カズ	reads=スウ after=多く|多い|限り|知れ|しれ|少な|合わせ|合せ|当て|数え	a number
    古	フル	reads=コ after=むしろ|カバン|かばん|トタン|タイヤ|テレビ|バケツ|ビル|アパート|レンガ|ピアノ|陣屋	old
    毎	マイ	reads=ゴト next:noun|unknown after=ターン|シーズン|フレーム|ラウンド|セット	every
    大	オオ	reads=ダイ after=よろこび|やけど|まちがい|ちがい|いばり|威張り|写し|うつし|鍋|鷲|鯰	large, with a Japanese word
    来る	キタル	prev:none|adverb next=べき next2:noun|pronoun !next2:dependent	coming
    """
}
