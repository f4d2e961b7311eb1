extension HomographTable {
  /// Rules for words of novels, essays, children's books, poems and plays, and for surnames and
  /// given names of one kanji before words such as さん.
  static let literature: StaticString = """
    # Verbs
    立ち上る*	タチノボ>タチアガ	!near=煙|湯気|炎|香り|香|匂い|匂|臭い|におい|霧|気|蒸気|埃|砂塵|砂煙|雲|陽炎|黒煙|白煙|火|熱気|塵|噴煙|水蒸気|かげろう|火柱|水柱|柱|霞|靄|オーラ|土煙|空|朝日|ほのお	persons get up; smoke rises
    立上る*	タチノボ>タチアガ	!near=煙|湯気|炎|香り|香|匂い|匂|臭い|におい|霧|気|蒸気|埃|砂塵|砂煙|雲|陽炎|黒煙|白煙|火|熱気|塵|噴煙|水蒸気|かげろう|火柱|水柱|柱|霞|靄|オーラ|土煙|空|朝日|ほのお	as above
    纏っ	マトッ	reads=マツワッ prev=を|に	putting on; まつわる is said of things
    終っ	シマッ	reads=オワッ prev=て|で next=た|て	as above
    起っ	タッ	reads=オコッ after=て行|て出て|て歩|て踊|て窓|て戸	standing up, not happening
    来さ	コサ	reads=キタサ after=せ !prev=を	making somebody come, not 支障を来す
    危い	アブナイ	reads=アヤウイ	あやうい has う in its okurigana
    # Nouns
    北の方	キタノホウ	reads=キタノカタ next=へ|から	the north, not a lord’s wife
    実は	ミハ	reads=ジツハ prev=の	the fruit of a plant; as a matter of fact begins a clause
    位	クライ	reads=イ prev:none|particle|auxiliary|adjective|comma next=が|も|を|の|は|に	a rank
    日	ヒ	reads=ビ prev=いま|今|もう|まだ|すでに|既に|やがて|ようやく|また next=が|は|も|の	the sun, or a day
    供	トモ	reads=キョウ prev:none|particle|adjective|auxiliary|adnominal|comma next=の|は|に|を|が|も|と	an attendant
    暇	イトマ	reads=ヒマ prev=お|御 after=をいた|を致|をしま|をする|をして|を申|を頂|をいただ|を乞|を願|を告	taking one’s leave
    余	ヨ	reads=アマリ prev:counter|numeral|suffix next:none|particle !next=り	more than a number
    通	ツウ	reads=ドオリ|トオリ prev=人間|中国|日本|芝居|歌舞伎|政界|財界|業界|映画|音楽|アメリカ|ロシア|歴史|江戸|食|酒|料理|ワイン|文学|美術	one who knows all about it
    途	ミチ	reads=ト prev:particle|verb|auxiliary|adjective|adnominal|none next=で|を	a way
    室	ヘヤ	reads=シツ before=私の|僕の|俺の|彼の|彼女の|女の|娘の|自分の|兄の|姉の|この|その|次ぎの|隣の|隣りの|奥の|二階の|男の|先生の|父の|母の|妻の|客の|主人の|わしの|あなたの next=に|へ|を|で|から|の|は|まで|が|も	a room, in older texts
    序	ツイデ	reads=ジョ prev:none|comma|verb|auxiliary next=に !after=に代|にか	by the way
    米	コメ	reads=ベイ after=の相場|の値段|の配給|の団子|の買|の代わり|の御飯|のなる木|の出来|の袋	rice
    着	チャク	reads=キ prev:counter|suffix|numeral next:none|comma	an arrival at a time
    都	ミヤコ	reads=ト prev:none|particle|comma|adnominal|adverb next=の|に|へ after=の中|の人|の空|の春|の花|の月|の西|の東|の南|の北|の方|の町|の貴|に上|に住|に帰|に入|に出|に着|へ上|へ帰|へ出|へ行|へ着|へのぼ|にのぼ|へ呼|に呼 near=呼び戻す|殿様|もう|姫|武士|帝|京|田舎|大臣|侍|馬|鬼|旅|昔|平安|故郷|国|橋|花	the capital of old
    # Surnames of one kanji
    鈴	スズ	reads=リン next=さん|くん|君|氏|様|先生|ちゃん	the surname
    瀬	セ	reads=セラ next=さん|くん|君|氏|様|先生	the surname
    亀	カメ	reads=ヒサシ next=さん|くん|君|氏|様|先生|ちゃん	the surname
    丘	オカ	reads=タカシ|キュウ next=さん|くん|君|氏|様|先生	the surname
    勝	カツ	reads=カチ next=さん|くん|君|氏|様|先生|ちゃん	the surname
    畑	ハタ	reads=ハタケ next=さん|くん|君|氏|様|先生 prev:none|particle|comma|adnominal	the surname
    要	カナメ	reads=ヨウ next=さん|くん|君|氏|様|先生 prev:none|particle|comma|adnominal	the surname
    平	タイラ	reads=ヒラ next=先生	the surname
    蔵	クラ	reads=ゾウ next=さん|くん|君|氏|様|先生 prev:none|particle|comma|adnominal	the surname
    都	ミヤコ	reads=ト next=さん|くん|君|ちゃん prev:none|particle|comma|adnominal	the name
    米	ヨネ	reads=ベイ|コメ next=さん|くん|君 prev:none|particle|comma|adnominal	the surname
    祝	イワイ	reads=シュク|ホウリ prev=お|御	a celebration
    祝	イワイ	reads=ホウリ next=さん|くん|君|氏|様|先生	the surname
    管	カン	reads=クダ next=さん|くん|君|氏|首相	the surname
    葉	ヨウ	reads=ハ next=さん|くん|君|氏|先生 prev:none|particle|comma|adnominal	the Chinese surname
    黄	コウ	reads=キ next=さん|くん|君|氏|先生 prev:none|particle|comma|adnominal	the Chinese surname
    周	シュウ	reads=アマネ next=さん|氏|先生	the Chinese surname
    孫	ソン	reads=マゴ next=氏|社長|会長|先生 prev:none|particle|comma	the Chinese surname
    片	カタ	reads=ヘン next=さん|くん|君 prev:none|particle|comma|adnominal	the surname
    丹	タン	reads=ニ next=さん|くん|君|氏|先生	the surname
    # Given names of one kanji in pet names
    敏	トシ	reads=サトシ next=ちゃん|坊	the pet name
    正	ショウ	reads=タダシ next=ちゃん	the pet name
    照	テル	reads=アキラ next=ちゃん	the pet name
    昭	アキ	reads=アキラ next=ちゃん	the pet name
    茂	シゲ	reads=シゲル next=ちゃん	the pet name
    博	ヒロ	reads=ヒロシ next=ちゃん	the pet name
    弘	ヒロ	reads=ヒロシ next=ちゃん	the pet name
    芳	ヨシ	reads=カオル next=ちゃん	the pet name
    澄	スミ	reads=キヨシ next=ちゃん	the pet name
    隆	タカ	reads=タカシ next=ちゃん	the pet name
    孝	タカ	reads=タカシ next=ちゃん	the pet name
    秀	ヒデ	reads=シゲル|スグル next=ちゃん|さん	the pet name
    清	キヨ	reads=キヨシ next=ちゃん	the pet name
    """
}
