extension HomographTable {
  /// Rules for words of manuals, laws, news, medicine and encyclopedias.
  static let factual: StaticString = """
    # manuals and interfaces
    空	クウ	reads=ソラ after=でない部分集合|でない集合	the empty set
    空	カラ	reads=ソラ after=にし|にせ|にされ|にさせ|である|でない|でなけ|でなく|の場合|かどうか|だった場合	without contents
    行く*	イ>オコナ	self:verb !prev=へ after=た検索|た操作|た処理|た変更|た設定|た計算|た測定|た解析|た編集|た更新|た手術|た治療|た取引|た投稿|た選択	carrying out
    角	カド	reads=カク prev=の before=上の|下の|画面の|画像の|選択範囲の|オブジェクトの|セルの|枠の|図形の|四角の|四角形の|長方形の|矩形の|ウィンドウの|ページの|机の|テーブルの|箱の|部屋の|紙の|路地の|横丁の|通りの	a corner of a figure or a street
    角	カド	reads=カク after=を丸|の丸|が丸	a corner that is round
    時	トキ	reads=ジ prev=まま next=に	sometimes
    # quantities, addresses and laws
    年	ネン	reads=トシ prev=/|／	a rate: a year
    日	ニチ	reads=ヒ prev=/|／	a rate: a day
    字	アザ	reads=ジ before=町|村 !next:none|particle	a section of a village in an address
    字	アザ	reads=ジ prev:place !prev=英|米|日|独|仏|露|伊|和|中|韓|ローマ|ギリシャ|ラテン !next:none|particle	as above
    九十九	キュウジュウキュウ	prev:none after=　	a number of a list
    取手	トリデ	reads=トッテ next=市|駅|競輪|一|二|署|市民	the city
    高	コウ	reads=ダカ prev=一|二|三|四|五|商|工|農|女|南|北|東|西 prev2:place !next:noun	a high school of a city
    高	コウ	reads=ダカ prev=一|二 prev2=取手	as above; the city is a handle in the dictionary
    乾	カン	reads=イヌイ before=（|( after=）|)	dry, in a list of food
    日	ニッ	reads=ビ|ヒ prev=日 next=中	in the daytime of a date
    太	タ	reads=フトシ|フト before=ん|ン	a name such as ぽん太
    # medicine
    大網	ダイモウ	reads=オオアミ near=腹膜|腸間膜|転移|腫瘍|播種|切除|浸潤|胃|結腸|小腸|腹腔|ヘルニア|脂肪	the omentum
    切離し	セツリシ	reads=キリハナシ prev=を before=部を|位を|管を|膜を|脈を|腸を|肝を|帯を|織を|経を|筋を|癌を|瘤を|瘍を|葉を|節を	cutting off in an operation
    眼	ガン	reads=メ|マナコ prev=両|左|右|片 near=受診|結膜|視力|眼科|角膜|網膜|白内障|緑内障|眼圧|眼瞼|炎	an eye of a patient
    様	ヨウ	reads=サマ next=物質|顔貌|症状|細胞|構造|病変|小体|所見|陰影|皮疹|組織|粒子|蛋白|抗原|受容体|反応|運動|結節|発作|症候群|ウイルス|変化|物|体 prev:unknown|symbol	like, in terms
    様	ヨウ	reads=サマ before=癬|痕|炎|疹|症|腫|癌|斑|瘡|狼瘡|結節|血管|上皮|顆粒|Ａ|Ｂ|Ｃ|Ｄ|Ｓ !next=が|を|へ	as above
    指	シ	reads=ユビ prev:numeral prev2=第	a finger, in medicine
    高値	コウチ	reads=タカネ near=症例|血清|抗体|検査|患者|持続|認める|指摘|肝|酵素|ＡＣＥ|ＣＲＰ|ＧＴＰ|正常|上昇|炎症 !near=株|株価|相場|円|ドル|取引	a high value of a test
    含	ガン	reads=フクム|フク next=気 !after=気が	containing air, in medicine
    影	エイ	reads=カゲ prev=軟部|嚢胞|塊状|点状|斑点|輪状|透亮|小結節|粒状|すりガラス状	a shadow in an image
    鼻汁	ビジュウ	reads=ハナジル near=症状|発熱|鼻閉|咽頭|受診|患者|感染|咳嗽|性	in medicine
    # news and history
    妃	キサキ	reads=ヒ prev=の|お|御|む|た|な !next=殿下|陛下	a wife of a ruler
    網	アミ	reads=モウ before=刺し|びき|引き|曳き|流し|まき|巻き|投げ	a fishing net
    等	トウ	reads=ヒトシ prev:none next:none before=円　|円　　	and others
    高値	コウチ	reads=タカネ prev=最 near=最低値|平均|観測|データ|測定|統計|中央値	a maximum
    上方	ジョウホウ	reads=カミガタ near=下方|シフト|移動|回転|観測|水平|垂直|位置|方向|角度|修正	above
    中日	ナカビ	reads=チュウニチ before=連休の|祭りの|公演の|興行の|今場所の|本場所の	the middle day
    城内	ジョウナイ	reads=キウチ|ジョウノウチ next=平和|の|に|を|へ|で|外	inside a castle
    中	ジュウ	reads=チュウ prev=日本 !next=央|学|国|高	throughout the country
    """
}
