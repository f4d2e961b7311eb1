extension ReadingSentence {
  /// Sentences about words whose reading depends on adjacent words: formal phrases, compounds,
  /// stems, and spellings that arise by chance with particles.
  static let combinations = rows(
    """
    # 御礼 before 申し上げる
    厚く御礼申し上げます	あつくおんれいもうしあげます
    御礼の品を渡す	おれいのしなをわたす
    # 年 before a number
    年一回の検査	ねんいっかいのけんさ
    年二回開く	ねんにかいひらく
    その年二人が去った	そのとしふたりがさった
    # 台詞 and 食い: voiced in compounds only
    よく言う台詞だ	よくいうせりふだ
    食いに行きたい	くいにいきたい
    # 負 before の
    負の遺産を残す	ふのいさんをのこす
    負のスパイラル	ふのすぱいらる
    # 畑 behind a noun
    医学畑の言葉	いがくばたけのことば
    技術畑を歩む	ぎじゅつばたけをあゆむ
    畑を耕す	はたけをたがやす
    # 口 behind a place
    丸の内口を出る	まるのうちぐちをでる
    # 付 behind a noun, and behind a date
    介護付有料老人ホーム	かいごつきゆうりょうろうじんほーむ
    四月一日付の辞令	しがつついたちづけのじれい
    # 時: the time to do it
    年貢の納め時	ねんぐのおさめどき
    # 入る in set phrases
    念の入った仕事	ねんのいったしごと
    堂に入った態度	どうにいったたいど
    部屋に入った	へやにはいった
    # 大勢: the trend, and many people
    深夜に大勢判明か	しんやにたいせいはんめいか
    大勢が決した	たいせいがけっした
    大勢の人がいる	おおぜいのひとがいる
    # 風車: the machine, and the toy
    風力発電の風車	ふうりょくはつでんのふうしゃ
    風車を吹いて遊ぶ	かざぐるまをふいてあそぶ
    # 悪 and 多 as stems
    気持ち悪すぎです	きもちわるすぎです
    人は多すぎ	ひとはおおすぎ
    # 弥が上にも
    弥が上にも盛り上がる	いやがうえにももりあがる
    # 等 in formal style
    協定等に伴う措置	きょうていとうにともなうそち
    協定等を結ぶ	きょうていとうをむすぶ
    # 行う with adverbs of care
    念入りに行った	ねんいりにおこなった
    急いで行った	いそいでいった
    # kana of a particle or an ending are no part of 流人, 前途, 列火
    読んでる人が多い	よんでるひとがおおい
    転職前と後を比べる	てんしょくまえとあとをくらべる
    # 真逆, vegetables of the seasons
    真逆の意見だ	まぎゃくのいけんだ
    春野菜を味わう	はるやさいをあじわう
    """)
}
