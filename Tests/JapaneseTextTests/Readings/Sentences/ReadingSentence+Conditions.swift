extension ReadingSentence {
  /// Sentences for rules that no sentence of the other files needs or refuses.
  static let conditions = rows(
    """
    # words whose rule decides
    存じ候	ぞんじそうろう
    上手を取る	うわてをとる
    藩家中の者	はんかちゅうのもの
    魚料理	さかなりょうり
    蟻が歩く	ありがあるく
    エッセイ家の本	えっせいかのほん
    最も嫌いな人	もっともきらいなひと
    大阪の道修町で働く	おおさかのどしょうまちではたらく
    飛鳥仏の像	あすかぶつのぞう
    # words whose rule does not apply
    身上を語る	しんじょうをかたる
    判官の職	ほうがんのしょく
    石室に住む	いしむろにすむ
    小倉の人	おぐらのひと
    仁川の町	にがわのまち
    障害を除ける	しょうがいをのぞける
    子を生す	こをなす
    盛りの良い店	もりのよいみせ
    従兄弟同士	いとこどうし
    憂い顔をする	うれいがおをする
    幅が広い	はばがひろい
    太さんを呼ぶ	ふとしさんをよぶ
    """)
}
