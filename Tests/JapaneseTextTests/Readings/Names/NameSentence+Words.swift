extension NameSentence {
  /// Words that are also names, used as words: the proper-name lexicon must not change them.
  static let words = rows(
    """
    # Surnames that are words of the landscape
    森の中を歩く。	もりのなかをあるく。	word
    林に入る。	はやしにはいる。	word
    原っぱで遊ぶ。	はらっぱであそぶ。	word
    泉が湧いている。	いずみがわいている。	word
    川の上を渡る。	かわのうえをわたる。	word
    山中を歩いた。	さんちゅうをあるいた。	word
    谷間に咲く花。	たにまにさくはな。	word
    池の上に浮かぶ。	いけのうえにうかぶ。	word
    東に向かう。	ひがしにむかう。	word
    入口で待つ。	いりぐちでまつ。	word
    # Common words with a prefix or suffix
    大人気の店だ。	だいにんきのみせだ。	word
    御主人はいますか。	ごしゅじんはいますか。	word
    未来人が来た。	みらいじんがきた。	word
    # Numbers with their counters
    三本の木がある。	さんぼんのきがある。	word
    十八歳になった。	じゅうはっさいになった。	word
    五分間だけ待つ。	ごふんかんだけまつ。	word
    百二十三個ある。	ひゃくにじゅうさんこある。	word
    # Words whose parts lie across a name
    八時間東にいる。	はちじかんひがしにいる。	word
    # Names the dictionary read right before
    茨城と河内を回る。	いばらきとかわちをまわる。	place
    関東は雨がちだ。	かんとうはあめがちだ。	place
    今井さんは中川を渡った。	いまいさんはなかがわをわたった。	place
    """)
}
