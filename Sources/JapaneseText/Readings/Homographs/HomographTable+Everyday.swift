extension HomographTable {
  /// Rules for words of everyday and literary text.
  static let everyday: StaticString = """
    # days of the week in brackets and lists
    月	ゲツ	after=～金|〜金|～土|〜土|・火|・水|・木|、火|、水|曜|–金|-金	Monday
    # time
    年	ネン	prev:numeral	a count of years
    時	トキ	reads=ジ|ドキ prev:none|particle|auxiliary|verb|adjective|adnominal|comma|conjunction|symbol next:particle	time
    日	ヒ	prev=お next=様|さま|さん	the sun
    今	イマ	reads=コン !next=シーズン|大会|国会|年度|世紀|回|期|月|週|朝|晩|夜|夏|秋|冬|春|学期|場所|季|般|次|日|夕|宵|生|度|体|議会|総会|会期|クール|作|曲|企画|公演|調査|研究|定例	now
    後	ゴ	prev=」|』|）|)	after
    先	サキ	reads=セン prev:noun|verbal|verb|particle|unknown !prev=優|率	the tip, or a destination
    床	ユカ	next=面	a floor
    # kun readings alone between particles
    米	コメ	prev=お|御	rice
    米	コメ	reads=ベイ prev:none|particle|auxiliary|adnominal|adjective|comma next=を|が|は|から|に|も|と|で|や !near=政府|大統領|軍|日|英|中|韓|露|仏|独|議会|国務|北朝鮮|ロシア|中国|上院|下院|同盟|関係	rice
    供	トモ	next=に|を|は|が|と prev:particle|none|adnominal|prefix reads=キョウ	an attendant
    山	ヤマ	reads=サン prev:none|particle|comma|adjective|adnominal|auxiliary|adverb|prefix|symbol	a mountain
    手	テ	reads=シュ prev:none|particle|comma|adnominal|auxiliary|adjective|numeral|symbol|counter	a hand
    鳩	ハト	reads=バト prev:none|particle|comma|adjective|adnominal|auxiliary|adverb	a pigeon
    綿	ワタ	next=の|を after=のよう|の毛|の実|を入|を詰	cotton wool
    的	マト	prev=の reads=テキ	a target
    雨	アメ	reads=ウ next:particle|none prev:none|adverb|particle|adnominal|adjective|auxiliary	rain
    馬	ウマ	reads=バ next:particle prev:none|particle|adnominal|adjective|auxiliary|comma	a horse
    魚	サカナ	reads=ギョ next:particle|none prev:none|particle|adnominal|adjective|auxiliary|comma	a fish
    雄	オス	reads=ユウ next:particle prev:none|particle|adnominal|adjective|auxiliary|comma	a male animal
    庭	ニワ	prev=お	a garden
    考	カンガエ	reads=コウ prev:particle|auxiliary|verb|adnominal|adjective next:particle	a thought
    紙	カミ	reads=シ prev:none|particle|adnominal|auxiliary|adjective|comma|adverb|symbol	paper
    館	ヤカタ	reads=カン prev=お|の|この|その|古い next:particle	a mansion
    出	デ	reads=ダシ prev=の next=で|だ|の|は|も|です	origin
    房	フサ	reads=ボウ prev:adjective|adnominal|auxiliary|particle next:particle	a bunch
    負	フ	next=で|に|か near=値|数|整数|ゼロ|正|符号|温度|桁	negative
    否	イナ	prev=か	or not
    焼	ヤキ	reads=ショウ prev=すき|清水|有田|今川|紅梅|たこ|お好み|鯛|墨|鉄板|どら|たい	grilled, or pottery
    方々	ホウボウ	next=を|で|へ prev:none|comma|adverb|particle !prev=の	everywhere
    方々	ホウボウ	after=に知|に散|に出|に飛|に広|に電話|に連|から集 prev:none|comma|adverb|particle !prev=の	everywhere
    主	ヌシ	prev=の before=声の|沼の|池の|森の|落とし物の|手紙の|この家の	the owner
    兵衛	ベエ	!prev=右|左 !next=府|尉|督|佐	the common given name
    # verbs
    得る*	エ>ウ	self=得る prev=あり|有り|在り	possible, in writing
    居	オ	after=りま|れば	おる
    堪える*	コタ>コラ	prev=を	enduring
    堪える*	コタ>タ	prev=に	bearing
    開く*	ヒラ>ヒラ	next=れ|れる	being opened
    脅かす*	オビヤ>オビヤ	next=れ|れる|られる	being threatened
    集る*	タカ>アツマ		gathering
    集る*	ツド>アツマ	self=集っ	as above
    擦る*	コス>ス	before=マッチを	striking a match
    懐く*	イダ>ナツ	!prev=を	becoming attached
    叩く*	ハタ>タタ	!near=大枚|ほこり|埃|塵|財布	hitting
    戯れる*	ザ>タワム		playing
    戯れる*	ジャ>タワム		playing
    立てる*	ダ>タ	prev:verb	doing it to excess
    食う*	グ>ク	prev:particle|none	eating
    降りる*	オ>フ	prev=が|も|は|の prev2=雨|雪|雹|霰|大雨|小雨|大雪|みぞれ	falling
    了る*	オワ>シマ	prev=て|で	doing completely
    通う*	カヨ>カヨ	self=通っ prev=が prev2:pronoun|person	going to school or work
    通う*	カヨ>カヨ	self=通っ prev=が prev2=自分|子供|子|娘|息子|母|父|弟|妹|姉|兄|学生|生徒|友達	as above
    通う*	カヨ>カヨ	self=通っ prev=に	going to
    分る*	ワケ>ワカ		分る, an old spelling
    分	ブン	reads=ワケ|フン prev:verb|auxiliary|adnominal|adjective next=、|に|は|だけ|が|の|を|も	to that extent
    可	ベ	after=き|く|し|から prev:verb|auxiliary	可き, an old spelling of べき
    然	シカ	after=ら|し|る|り	然らば, an old spelling
    如何	ドウ	after=して|したら|する|しても|しよう	どう
    如何	イカン	prev:noun|verbal	depending on
    就	ツイ	next=て prev=に	about
    寒気	サムケ	after=がし|がす|でゾ|でぞ|を感じ|を覚え|を催|する|すると|と頭痛|がひど|が止	a chill of the body
    人気	ニンキ	after=の場所|の店|の商|の高|の理|の的|の作|の番|のス|の宿|のメ|のコ|のあるお|のカ|のラ|の観|の旅|の温|の料|の映|の歌|の秘	popularity
    質	シツ	prev=と|や after=が良|がよ|がい|の良|のいい	quality
    分	フン	reads=ワケ next=毎|ごと	minutes
    分	ブン	reads=ワケ prev:verb|auxiliary|adnominal|adjective	to that extent
    分	フン	prev=、|・ next=、|・|および|及び|秒	minutes
    引き	ヒキ	reads=ビキ prev:particle|none|counter|comma|adverb	pulling
    書き	カキ	reads=ガキ prev:particle|none|comma|adverb	writing
    小	コ	next=引き出し|抽斗|窓|屋根|部屋|箱|皿|鍋|瓶|枝	small
    """
}
