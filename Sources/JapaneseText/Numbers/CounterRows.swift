/// The counters, as rows that ``CounterTableBuilder`` reads.
enum CounterRows {
  /// The most frequent words, with the numbers that are read in their own way.
  static let common = """
    つ ツ - max9 1!ヒト/ツ 2!フタ/ツ 3!ミッ/ツ 4!ヨッ/ツ 5!イツ/ツ 6!ムッ/ツ 7!ナナ/ツ 8!ヤッ/ツ 9!ココノ/ツ
    人 ニン - 4=ヨ 7=シチ 1!ヒト/リ 2!フタ/リ
    本 ホン hb
    匹 ヒキ hb
    杯 ハイ hb
    枚 マイ -
    冊 サツ s
    個 コ k
    回 カイ k
    階 カイ kg
    軒 ケン kg
    台 ダイ -
    足 ソク sz
    羽 ワ -
    着 チャク t
    頭 トウ t
    円 エン -
    歳|才 サイ s 20!ハタチ
    倍 バイ -
    度 ド - 0=レイ
    番 バン -
    番目 バンメ -
    丁目 チョウメ t label
    章 ショウ s label
    泊 ハク hpp
    """

  static let calendar = """
    年 ネン - 4=ヨ rank1
    月 ガツ - 4=シ 7=シチ 9=ク label rank2
    日 ニチ - after:月,年 1!ツイタチ 2!フツ/カ 3!ミッ/カ 4~ヨッ/カ 5!イツ/カ 6!ムイ/カ 7!ナノ/カ 8!ヨウ/カ 9!ココノ/カ 10!トオ/カ 20!ハツカ 7=シチ 9=ク rank3
    日 ニチ - 2!フツ/カ 3!ミッ/カ 4~ヨッ/カ 5!イツ/カ 6!ムイ/カ 7!ナノ/カ 8!ヨウ/カ 9!ココノ/カ 10!トオ/カ 20!ハツカ 7=シチ 9=ク rank3
    日間 ニチカン - 2!フツ/カカン 3!ミッ/カカン 4~ヨッ/カカン 5!イツ/カカン 6!ムイ/カカン 7!ナノ/カカン 8!ヨウ/カカン 9!ココノ/カカン 10!トオ/カカン 20!ハツカカン 7=シチ 9=ク
    時 ジ - 4=ヨ 7=シチ 9=ク 0=レイ label rank4
    時間 ジカン - 4=ヨ 7=シチ 9=ク
    分 フン hpp rank5
    分間 フンカン hpp
    秒 ビョウ - rank6
    週間 シュウカン s
    か月|カ月|ヶ月|ヵ月|ケ月|箇月 カゲツ k
    """

  static let things = """
    """

  static let units = """
    %|％|パーセント パーセント lp
    キロ キロ lk
    トン トン t
    メートル メートル -
    """
}
