extension ReadingSentence {
  /// Sentences about common words alone that were read as parts of compounds.
  static let alone = rows(
    """
    # 等: equal, as a prefix
    不明瞭な等濃度の影	ふめいりょうなとうのうどのかげ
    # 付: a school attached to a university
    前橋育英と盛岡大付も勝つ	まえばしいくえいともりおかだいふもかつ
    夕食付の宿	ゆうしょくつきのやど
    # 出: お出になる, appearing
    先方が電話にお出になる	せんぽうがでんわにおでになる
    # 出: the rising of a star
    出の時刻を調べる	でのじこくをしらべる
    出を待つ	だしをまつ
    # 車: a car
    田舎だと、車がない	いなかだと、くるまがない
    機関車を見る	きかんしゃをみる
    # 車: as above
    六時頃車で行く	ろくじごろくるまでいく
    # 話: a story, alone
    こんな話、聞いたよ	こんなはなし、きいたよ
    自慢話を聞く	じまんばなしをきく
    # 魚: fish as food
    白身魚のフライ	しろみざかなのふらい
    # 魚: a fish
    近海に生息する魚約二十匹	きんかいにせいそくするさかなやくにじゅっぴき
    # 魚: fish as food
    お魚系が好きだ	おさかなけいがすきだ
    # 頭: the head
    だるいし頭はぼーっとする	だるいしあたまはぼーっとする
    馬三頭	うまさんとう
    # 高: height
    スキャン高さを測る	すきゃんたかさをはかる
    # 高: hyper-
    家族性高コレステロール血症	かぞくせいこうこれすてろーるけっしょう
    # 高: a high school
    高知高は勝つ	こうちこうはかつ
    売上高は続く	うりあげだかはつづく
    # 目: an ordinal
    2湾目となる	にわんめとなる
    第四目の規定	だいよんもくのきてい
    # 共: both
    両方共おいしい	りょうほうともおいしい
    # 雨: rain
    いつ雨が降るか	いつあめがふるか
    降雨が続く	こううがつづく
    # 山: a mountain
    有名な山です	ゆうめいなやまです
    火山です	かざんです
    # 館内: inside a building
    館内レストランで食べる	かんないれすとらんでたべる
    # 腹: お腹, the belly
    とてもお腹がすいた	とてもおなかがすいた
    # 大分: a class in statistics
    五　大分類Ｍ	ご　だいぶんるいＭ
    # 先: a parcel of land
    大野2606地先	おおのにせんろっぴゃくろくちさき
    # 作り: making
    花をわけて作りました	はなをわけてつくりました
    菓子作りが好きだ	かしづくりがすきだ
    # 場: a spot
    鏡のある手洗い場	かがみのあるてあらいば
    スキー場へ行く	すきーじょうへいく
    # 外: taking off
    外だとマスク外しちゃってます	そとだとますくはずしちゃってます
    想定外の結果	そうていがいのけっか
    # 外: outside
    # 人気: popularity
    観光客にとても人気があります	かんこうきゃくにとてもにんきがあります
    # 弾ける*: playing
    今でも弾ける曲	いまでもひけるきょく
    泡が弾ける	あわがはじける
    # 行つ: as above, in laws
    薬局が行つた請求に係る規定	やっきょくがおこなつたせいきゅうにかかるきてい
    # 道: the prefecture of Hokkaido
    道知事が認める	どうちじがみとめる
    道を歩く	みちをあるく
    # 中高: both kinds of secondary schools
    中高一貫教育	ちゅうこういっかんきょういく
    # 乳房: in medicine
    左乳房に触れる	ひだりにゅうぼうにふれる
    # 取り止める*: calling off
    開催を取り止めた	かいさいをとりやめた
    一命を取り止めた	いちめいをとりとめた
    # 等: after a title or a bracket
    「おはよう」等早朝の番組	「おはよう」とうそうちょうのばんぐみ
    # 左腕: the arm, not a pitcher
    左腕を骨折する	ひだりうでをこっせつする
    左腕の投手	さわんのとうしゅ
    """)
}
