extension ReadingSentence {
  /// Sentences about what follows foreign names in katakana.
  static let names = rows(
    """
    # 家: a family, or a profession
    ランカスター家の人	らんかすたーけのひと
    アッバース家の人間	あっばーすけのにんげん
    マンガ家の仕事	まんがかのしごと
    隣の家が見える	となりのいえがみえる
    # 川: foreign rivers
    マイン川の対岸	まいんがわのたいがん
    モーゼル川に次ぐ	もーぜるがわにつぐ
    この川を渡る	このかわをわたる
    # 朝: a dynasty
    ヨーク朝が成立した	よーくちょうがせいりつした
    マムルーク朝に亡命する	まむるーくちょうにぼうめいする
    バイト朝から	ばいとあさから
    # 山: foreign mountains
    カブラ山に登る	かぶらさんにのぼる
    裏の山に登る	うらのやまにのぼる
    # 橋: foreign bridges
    ロンドン橋が落ちる	ろんどんばしがおちる
    トラス橋を渡る	とらすきょうをわたる
    # surnames of one kanji
    原さんと話す	はらさんとはなす
    境さんが来た	さかいさんがきた
    原っぱで遊ぶ	はらっぱであそぶ
    隣国との境に	りんごくとのさかいに
    # 町: neighborhoods of cities where they are チョウ, or マチ
    静岡県浜松市青屋町	しずおかけんはままつしあおやちょう
    茨木市大同町に住む	いばらきしだいどうちょうにすむ
    長野県軽井沢町で	ながのけんかるいざわまちで
    石川県津幡町で	いしかわけんつばたまちで
    """)
}
