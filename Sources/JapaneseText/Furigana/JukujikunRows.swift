/// Words whose kanji share one reading (jukujikun, ateji).
///
/// These are the words of the appendix (付表) to the jōyō kanji table of 2010 in which two or more
/// adjacent kanji share a reading. For other words of this kind, the aligner groups the kanji if
/// none of their known readings match.
enum Jukujikun {
  static let table = SortedRows(rows)

  /// Kanji, a space, and their reading in katakana; sorted by code points.
  private static let rows: StaticString = """
    一人 ヒトリ
    一日 ツイタチ
    七夕 タナバタ
    三味線 シャミセン
    上手 ジョウズ
    下手 ヘタ
    乙女 オトメ
    乳母 ウバ
    二人 フタリ
    二十 ハタ
    二十日 ハツカ
    二十歳 ハタチ
    二日 フツカ
    五月 サツキ
    五月雨 サミダレ
    今年 コトシ
    今日 キョウ
    今朝 ケサ
    仮名 カナ
    仲人 ナコウド
    伝馬船 テンマセン
    伯母 オバ
    伯父 オジ
    八百屋 ヤオヤ
    八百長 ヤオチョウ
    凸凹 デコボコ
    博士 ハカセ
    叔母 オバ
    叔父 オジ
    名残 ナゴリ
    吹雪 フブキ
    固唾 カタズ
    土産 ミヤゲ
    大人 オトナ
    大和 ヤマト
    太刀 タチ
    寄席 ヨセ
    小豆 アズキ
    尻尾 シッポ
    居士 コジ
    山車 ダシ
    川原 カワラ
    師走 シハス
    師走 シワス
    弥生 ヤヨイ
    心地 ココチ
    息吹 イブキ
    息子 ムスコ
    意気地 イクジ
    手伝 テツダ
    投網 トアミ
    数奇屋 スキヤ
    数寄屋 スキヤ
    数珠 ジュズ
    日和 ヒヨリ
    早乙女 サオトメ
    早苗 サナエ
    明日 アシタ
    明日 アス
    昨日 キノウ
    時計 トケイ
    時雨 シグレ
    景色 ケシキ
    最寄 モヨ
    木綿 モメン
    果物 クダモノ
    桟敷 サジキ
    梅雨 ツユ
    母家 オモヤ
    母屋 オモヤ
    河原 カワラ
    河岸 カシ
    波止場 ハトバ
    浮気 ウワキ
    浴衣 ユカタ
    海原 ウナバラ
    海士 アマ
    海女 アマ
    清水 シミズ
    為替 カワセ
    猛者 モサ
    玄人 クロウト
    田舎 イナカ
    白髪 シラガ
    相撲 スモウ
    真面目 マジメ
    眼鏡 メガネ
    砂利 ジャリ
    硫黄 イオウ
    祝詞 ノリト
    神楽 カグラ
    稚児 チゴ
    竹刀 シナイ
    笑顔 エガオ
    築山 ツキヤマ
    紅葉 モミジ
    素人 シロウト
    老舗 シニセ
    芝生 シバフ
    若人 ワコウド
    草履 ゾウリ
    蚊帳 カヤ
    行方 ユクエ
    読経 ドキョウ
    足袋 タビ
    迷子 マイゴ
    部屋 ヘヤ
    野良 ノラ
    鍛冶 カジ
    雑魚 ザコ
    雪崩 ナダレ
    風邪 カゼ
    """
}
