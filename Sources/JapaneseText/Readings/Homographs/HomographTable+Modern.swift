extension HomographTable {
  /// Rules for words of manuals, interfaces, laws, news and conversation.
  static let modern: StaticString = """
    # 等: トウ in writing
    等	ラ	prev=何|貴様|我|奴|彼|此|其|是|之|汝|吾|余|俺|僕|君|子供|これ|それ|あれ|われ|我々|手前|あいつ|こいつ|そいつ|爾|かれ|拙者|自分|貴公|其方|儂|わし|おら|其奴|てめえ reads=ナド|ヒトシ|ラ|トウ	a plural, or 何等
    等	トウ	prev:numeral reads=ナド|ヒトシ|ラ|トウ	a class or a prize
    等	ナド	near=です|ます|まし|ませ|でし|ください|ね|よ prev:noun|verbal|suffix|unknown|proper !prev:pronoun !near=条|項|規定|法律|政令|省令|条例|当該|係る|及び|又は|並びに|若しくは|おける|法人|申請|支給|届出|許可|者	lists, speech and letters
    等	トウ	prev:noun|verbal|suffix|unknown|counter|symbol|proper|adverbial !prev:pronoun	the reading in writing (常用漢字表)
    等	トウ	prev=」|』|）|)|”	after a title or a bracket
    等	トウ	prev:verb|auxiliary near=条|項|号|規定|政令|省令|条例|施行|当該|係る|法律|大臣|事務|事項|処分|場合|その他	as above, in laws
    長等	チョウトウ	reads=ナガラ !next=山|公園|神社	the head and others, not the place
    # common words that were read as parts of compounds
    等	トウ	next=濃度|間隔|倍|吸収|信号|価|比|温|圧|張|速|方	equal, as a prefix
    付	フ	reads=ツキ|ヅケ|ツケ|ヅキ before=大 next:particle|none|comma	a school attached to a university
    出	デ	reads=ダシ prev=お|御	お出になる, appearing
    出	デ	reads=ダシ next=の prev:none|symbol|numeral|unknown|particle	the rising of a star
    車	クルマ	reads=シャ prev:particle|adverb|conjunction|none|adjective|auxiliary|adnominal|comma	a car
    車	クルマ	reads=シャ prev=頃|ごろ|毎日|はい|ただ|いつも|今日|明日|昨日	as above
    話	ハナシ	reads=バナシ prev:adnominal|adjectivalnoun|particle|none|symbol|comma|auxiliary|adjective	a story, alone
    魚	ザカナ	reads=ギョ prev=白身|赤身|地|生	fish as food
    魚	サカナ	reads=ギョ prev:verb|auxiliary|adjective|none|comma|prefix	a fish
    魚	サカナ	reads=ギョ next=系|料理	fish as food
    頭	アタマ	reads=トウ prev:particle|adjective|auxiliary|adverb|none|comma|conjunction	the head
    高	タカ	reads=ダカ next=さ	height
    高	コウ	reads=ダカ next=コレステロール|アンモニア|リボ|リポ|カロリー|脂血|血糖|尿酸|ビリルビン|ガンマグロブリン|カルシウム|ナトリウム|カリウム	hyper-
    高	コウ	reads=ダカ prev:organization|place next:particle|none|comma	a high school
    目	メ	reads=モク prev2:numeral prev:noun|unknown next:particle|none	an ordinal
    雨	アメ	reads=ウ next:particle prev:adverbial|pronoun|suffix|counter|noun|adverb	rain
    山	ヤマ	reads=ザン prev:auxiliary|adjective|particle|adnominal|verb	a mountain
    館内	カンナイ	reads=タテウチ	inside a building
    腹	ナカ	prev=お next:particle|adverb|adjective|none	お腹, the belly
    大分	ダイブン	next=類	a class in statistics
    先	サキ	reads=セン before=地 prev:noun|counter|unknown|suffix next:none	a parcel of land
    作り	ツクリ	reads=ヅクリ prev:particle	making
    場	バ	reads=ジョウ prev=手洗い|水のみ|水飲み|風呂|洗い|岡ノ|遊び|踊り|たまり|土壇	a spot
    外	ハズ	reads=ガイ|ソト after=しちゃ prev:noun	taking off
    外	ソト	reads=ガイ next=へ|を prev:adverbial	outside
    人気	ニンキ	prev=に|とても|で|大 next=の|が|です|で|だ !after=がな|のな|のない	popularity
    弾ける*	ハジケ>ヒケ	near=曲|ピアノ|ギター|楽器|バイオリン|演奏|鍵盤|ベース	playing
    # 長 and other single kanji that are names or prefixes otherwise
    長	チョウ	reads=ナガ|オサ prev=の next=、|は|が|に|の|を|と|又|又は|若しくは|及び|で|で|から prev2=行政機関|公共機関|地方公共団体|学校|機関|市町村|都道府県|部局|委員会|支部|局|庁|裁判所|事務所|会社|組織	the head of an organization
    冷	レイ	reads=ヒヤ|レ prev:symbol|none next:symbol|none	marked as frozen or cold in a list
    幅	ハバ	reads=フク|プク|ブク !prev:numeral|counter	width
    主	シュ	next=気管支|肺動脈|膵管|病変|目盛|目盛り|塔|砲|翼|記憶|機能|回路|電源|要因|成分|鍵|軸|系列|導体|構造|経路|画面|要素	main
    主	シュ	reads=ヌシ|オモ next=と near=客|従	the subject
    傍	ボウ	prev=食道|大動脈|胸骨|気管|胃|腎|脊柱|正中|腫瘍|下大静脈	beside an organ
    傍	ボウ	next=大動脈|気管|胸骨|脊柱|食道|腫瘍|正中|リンパ|リンパ節	as above
    影	エイ	prev=すりガラス|スリガラス|浸潤|結節|腫瘤|網状|粒状|索状|線状|斑状|空洞|濃度|腫瘍|病変|リンパ節|骨|心|肺門|縦隔|上昇|低下|ガラス|石灰化|造影|病巣|斑|状	a shadow in an image
    窩	カ	reads=ムロ	a pit of the body
    筋	キン	reads=スジ next=群|緊張|萎縮|収縮|細胞|線維|繊維|膜|層|組織|電図|弛緩|痛|損傷	a muscle
    筋	キン	reads=スジ prev=四肢|下肢|上肢|背|腹|腰|呼吸|顔面|眼輪|咬|外眼|骨格	a muscle
    鎖	サ	reads=クサリ prev=三重|二重|単|側|主|糖|重|軽|α|β|γ|A|B|H|L|炭素|ペプチド|ポリペプチド|DNA|高分子|アルキル|分子	a chain of molecules
    乳	ニュウ	reads=チチ|チ next=タンパク|タンパク質|たんぱく|たんぱく質|製品|成分|脂肪|飲料|糖|酸菌|牛|幼児|児|がん|癌|腺	milk in compounds
    乳房	ニュウボウ	prev=左|右|両側|両	in medicine
    乳房	ニュウボウ	near=癌|がん|再建|手術|切除|温存|検診|腫瘤|術後|放射線|インプラント|患者|転移|検査|照射|撮影	in medicine
    一塊	イッカイ	near=腫瘍|腫瘤|リンパ節|切除|浸潤|摘出|郭清|組織	one mass, in medicine
    麻疹	マシン	near=症例|症例数|ワクチン|風疹|抗体|ウイルス|接種	in medicine
    頭痛	アタマイタ	after=い !after=いた|いで|いつ	頭が痛い
    # parts of lists, tables and pictures
    片	ヘン	prev=コード|プログラム|ガラス|木|金属|骨|紙|組織|DNA|データ	a piece
    節	セツ	reads=フシ|ブシ prev=」|』|】|） next:particle	a section of a text
    毎	マイ	reads=ゴト|ゴトニ next=ターン|フレーム|サイクル|ステップ|リクエスト|ラウンド|シーズン|セッション|レース|試合|フロア|ループ|クール|日曜|土曜|月曜|火曜|水曜|木曜|金曜	every
    高階	コウカイ	reads=タカシナ next=関数|ライフタイム|型|微分|導関数|述語|論理|トレイト|多相|手続き|テンソル	of higher order
    上辺	ジョウヘン	near=左辺|下辺|右辺|選択|選択範囲|範囲|線|枠|図形|長方形|矩形|四角|ウィンドウ|座標|端|台形	the upper side
    縦横	タテヨコ	near=比|サイズ|画像|方向|寸法|長さ|幅|画面|写真|表|線	both directions
    槌	ツチ	reads=ヅチ|ツイ prev:none|particle|adnominal|auxiliary	a hammer
    民	タミ	reads=ミン prev=の|な|た|る next:particle|comma	a people
    沿	エン	reads=ソ|ソイ next:place|proper	on the coast of
    造	ゾウ	reads=ツクリ|ヅクリ|ツク prev=鉄筋コンクリート|鉄骨鉄筋コンクリート|鉄骨鉄筋|プレキャストコンクリート|コンクリートブロック|ブロック|補強コンクリートブロック|コンクリート|鉄骨|木骨	a structure
    池	イケ	reads=チ prev:noun|unknown|suffix|symbol|numeral|adjectivalnoun|given|adjective !prev=充電|貯水|浄水|配水|調整|沈殿|沈澱|遊水|沈砂|調節|酸化|曝気|乾|蓄|ろ過|濾過|人工	a pond
    湖	コ	reads=ミズウミ prev:symbol	after a name that is hidden
    城	ジョウ	reads=シロ prev:symbol prev=●|○|◯	after a name that is hidden
    # law
    業	ギョウ	reads=ゴウ after=とす|とし|を営|を行|に従	a trade
    留置	リュウチ	reads=トメオキ !prev=局|郵便局|郵便	custody
    月分	ツキブン	reads=ガツブン prev:none|particle|verb|auxiliary	the part of a month
    行つ	オコナツ	prev=を !prev2=道|中|先|上|山道|ところ|処|旅|街|前|国道|海|川|空|坂|野|森|下|横|路|通り|間|奥|後|あと|ほう|方|そば|側|向こう|岸|さき|道路	carrying out, in the old spelling
    行つ	オコナツ	prev=が|は|の near=規定|請求|申請|処分|条|項|公団|法人|機関|会社|検査	as above, in laws
    道	ドウ	reads=ミチ next=知事|議会|条例|職員|警察|税	the prefecture of Hokkaido
    # news
    左腕	ヒダリウデ	near=骨折|怪我|けが|負傷|重傷|軽傷|傷	the arm, not a pitcher
    中高	チュウコウ	reads=ナカダカ	both kinds of secondary schools
    国立	クニタチ	reads=コクリツ|クニタテ next=市|駅	the city of Tokyo
    小倉	コクラ	reads=オグラ near=競馬|北九州|福岡|門司|博多|小倉城|札幌|新潟|阪神|中京|九州	the city
    仁川	インチョン	near=韓国|ソウル|国際|釜山|アジア|北朝鮮|上陸	the city of Korea
    鵬	ホウ	reads=オオトリ|オオドリ	in names of wrestlers
    作	サク	reads=ツクル prev:person|unknown|noun|symbol next:none|symbol	written by
    的	マト	reads=テキ prev=の|た|な|る|この|その next:particle	a target
    大分	オオイタ	prev=-|－|─|—|―|ー next:none	the prefecture
    赤道	セキドウ	reads=アカミチ	the equator
    荒野	コウヤ	reads=アラノ	a wilderness
    星	セイ	reads=ホシ|ボシ prev=α|β|γ|δ|ε|ζ|η|θ|ι|κ|λ|μ|ν|ξ|ο|π|ρ|σ|τ|υ|φ|χ|ψ|ω|a|b|c|d|e|f|g|h|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|A|B|C|D|E|F|G	a star with a letter
    # conversation
    様	サマ	reads=ヨウ prev:auxiliary|verb|adjective next=は|を|が|から|も	an appearance
    笑	ワライ	reads=エミ|ショウ next:none !prev:person|prefix	laughter, in messages
    灯り	アカリ	reads=トモリ	a light
    我	ワレ	reads=ガ|ワガ next=で|だ|なり	oneself
    相	アイ	reads=ショウ|ソウ next:verb	each other
    台	ダイ	reads=タイ prev:none|particle|adnominal|auxiliary|adjective|comma next:particle	a stand
    温め	ヌルメ	next=だっ|です|でし|の|で|だ near=湯|シャワー|風呂|温泉|プール|お湯	rather tepid
    細々	ホソボソ	after=とだ|と続|と暮|と営|と生|とや|と始|と経	barely
    感	カン	reads=カンジ prev:noun|suffix|adjectivalnoun|verbal|unknown|adjective	a feeling, in compounds
    共	トモ	reads=ドモ prev:noun next=に !prev:person !prev=野郎|者|男|女|奴|家来|子供|手下|百姓|侍	both
    外出	ソトデ	next=まし|た|て|ます|ない|れ	外に出る
    蟻	アリ	reads=ギ	an ant
    網	アミ	reads=モウ prev:none|particle|symbol|comma|adnominal|auxiliary	a net
    犬	イヌ	prev=今	a dog
    犬	イヌ	reads=ケン prev:none|particle|adverbial|adverb|comma|symbol|auxiliary|adnominal|adjective	a dog
    猫	ネコ	reads=ビョウ	a cat
    虫	ムシ	reads=チュウ prev:none|particle|adverbial|adverb|comma|symbol|auxiliary|adnominal|adjective	an insect
    姑	シュウトメ	reads=シュウト	a mother-in-law
    親	オヤ	reads=シン next=的	a parent
    大人気	ダイニンキ	reads=オトナゲ !next=ない|なく|なかっ|無い|無く|も	very popular
    紅葉	コウヨウ	next=を|が|の|も|は|と|とか|で|シーズン|スポット|時期|名所 near=旅行|楽しむ|時期|綺麗|スポット|観光|ドライブ|美しい|素晴らしい|素敵|季節|宿|ホテル|京都|有名|名所|満喫	autumn colors
    高山	コウザン	reads=タカヤマ next=の|に near=植物|岩場|岩|標高|登山|生える|咲く|花	high mountains
    何分	ナンプン	reads=ナニブン after=か|く|ぐ|ほ|程|後|間|前|おき|で|の	how many minutes
    如何	イカガ	reads=イカ|イカン after=しま|でし|です|なさ|いた|お|だ	how, politely
    筒	ツツ	reads=トウ prev:none|particle|verb|auxiliary|adjective|adnominal	a tube
    元朝	ゲンチョウ	reads=ガンチョウ !near=正月|雑煮|元旦|初日|年	the dynasty
    沼沢	ショウタク	reads=ヌマサワ !next:person|suffix	a marsh
    氷上	ヒョウジョウ	reads=ヒカミ	on the ice
    難	ナン	reads=ムズカシ|ムズカシイ next=あり|が|有り	a difficulty
    媒	バイ	reads=ナカダチ nextbase=介す|介する|介せる	mediation
    # verbs and adjectives
    煽る*	アフ>アオ		stirring up, or tailgating
    取り止める*	トリヤ>トリト	before=命を|生命を	saving a life
    取り止める*	トリト>トリヤ	!near=一命|命|生命	calling off
    降り	オリ	reads=フリ prev=から	getting off
    違	チガ	reads=タガエ|タガ|イ after=かった|かろ|くない|くて|くね	as in 違かった
    """
}
