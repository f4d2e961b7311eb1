/// Words whose kanji have no readings of their own, kept together: 大人 おとな, 田舎 いなか.
///
/// Source: 常用漢字表 (2010), 付表; words of the same kind from dictionaries below the blank line.
enum Jukujikun {
  /// Whether the kanji at the start of `kanji` are such a word with a reading at the start of
  /// `kana`; the counts of both.
  static func match(
    _ kanji: ArraySlice<UInt32>, _ kana: ArraySlice<UInt16>
  ) -> (kanji: Int, kana: Int)? {
    guard let first = kanji.first, let candidates = words[first] else { return nil }
    for word in candidates
    where kanji.starts(with: word.kanji) && kana.starts(with: word.kana) {
      return (word.kanji.count, word.kana.count)
    }
    return nil
  }

  private struct Word {
    let kanji: [UInt32]
    let kana: [UInt16]
  }

  /// The words by their first kanji, the longer first.
  private static let words: [UInt32: [Word]] = {
    var words: [UInt32: [Word]] = [:]
    for row in rows.split(whereSeparator: \.isWhitespace) {
      let parts = row.split(separator: ":")
      guard parts.count == 2, let first = parts[0].unicodeScalars.first else { continue }
      words[first.value, default: []].append(
        Word(
          kanji: parts[0].unicodeScalars.map(\.value),
          kana: parts[1].unicodeScalars.map { UInt16(truncatingIfNeeded: $0.value) }))
    }
    return words.mapValues { $0.sorted { $0.kanji.count > $1.kanji.count } }
  }()

  private static let rows = """
    明日:アス 小豆:アズキ 海女:アマ 海士:アマ 硫黄:イオウ 意気地:イクジ 田舎:イナカ 息吹:イブキ 海原:ウナバラ
    乳母:ウバ 浮気:ウワキ 笑顔:エガオ 叔父:オジ 伯父:オジ 大人:オトナ 乙女:オトメ 叔母:オバ 伯母:オバ 神酒:ミキ
    母屋:オモヤ 母家:オモヤ 神楽:カグラ 河岸:カシ 鍛冶:カジ 風邪:カゼ 固唾:カタズ 仮名:カナ 蚊帳:カヤ
    為替:カワセ 河原:カワラ 川原:カワラ 昨日:キノウ 今日:キョウ 果物:クダモノ 玄人:クロウト 今朝:ケサ 景色:ケシキ
    心地:ココチ 居士:コジ 今年:コトシ 早乙女:サオトメ 雑魚:ザコ 桟敷:サジキ 五月:サツキ 早苗:サナエ
    五月雨:サミダレ 時雨:シグレ 尻尾:シッポ 竹刀:シナイ 老舗:シニセ 芝生:シバフ 清水:シミズ 三味線:シャミセン
    砂利:ジャリ 数珠:ジュズ 上手:ジョウズ 白髪:シラガ 素人:シロウト 師走:シワス 師走:シハス 数寄屋:スキヤ
    相撲:スモウ 草履:ゾウリ 山車:ダシ 太刀:タチ 七夕:タナバタ 足袋:タビ 稚児:チゴ 一日:ツイタチ 築山:ツキヤマ
    梅雨:ツユ 凸凹:デコボコ 伝馬船:テンマセン 投網:トアミ 読経:ドキョウ 時計:トケイ 友達:トモダチ 仲人:ナコウド
    名残:ナゴリ 雪崩:ナダレ 野良:ノラ 祝詞:ノリト 博士:ハカセ 二十:ハタチ 二十歳:ハタチ 二十日:ハツカ 波止場:ハトバ
    一人:ヒトリ 日和:ヒヨリ 二人:フタリ 二日:フツカ 吹雪:フブキ 下手:ヘタ 部屋:ヘヤ 迷子:マイゴ 真面目:マジメ
    土産:ミヤゲ 息子:ムスコ 眼鏡:メガネ 猛者:モサ 紅葉:モミジ 木綿:モメン 最寄:モヨ 八百長:ヤオチョウ
    八百屋:ヤオヤ 大和:ヤマト 弥生:ヤヨイ 浴衣:ユカタ 行方:ユクエ 寄席:ヨセ 若人:ワコウド

    明後日:アサッテ 一昨日:オトトイ 一昨年:オトトシ 昨夜:ユウベ 今宵:コヨイ 昨夕:ユウベ 大晦日:オオミソカ 晦日:ミソカ
    煙草:タバコ 麦酒:ビール 珈琲:コーヒー 硝子:ガラス 合羽:カッパ 煙管:キセル 襦袢:ジュバン 蒲公英:タンポポ
    向日葵:ヒマワリ 紫陽花:アジサイ 百合:ユリ 薔薇:バラ 秋桜:コスモス 山茶花:サザンカ 蜜柑:ミカン 林檎:リンゴ
    南瓜:カボチャ 胡瓜:キュウリ 西瓜:スイカ 玉蜀黍:トウモロコシ 土筆:ツクシ 蕎麦:ソバ 海老:エビ 烏賊:イカ
    海苔:ノリ 海月:クラゲ 水母:クラゲ 河豚:フグ 秋刀魚:サンマ 啄木鳥:キツツキ 蝸牛:カタツムリ 蜻蛉:トンボ 百足:ムカデ
    土竜:モグラ 海豚:イルカ 海豹:アザラシ 案山子:カカシ 団扇:ウチワ 欠伸:アクビ 悪戯:イタズラ 胡坐:アグラ
    胡麻:ゴマ 似非:エセ 似而非:エセ 流行:ハヤリ 流石:サスガ 強請:ユスリ 疾風:ハヤテ 旋風:ツムジ 東風:コチ
    黄昏:タソガレ 陽炎:カゲロウ 不知火:シラヌイ 稲妻:イナズマ 飛礫:ツブテ 達磨:ダルマ 独楽:コマ 剃刀:カミソリ
    団栗:ドングリ 胡桃:クルミ 銀杏:イチョウ 無花果:イチジク 和尚:オショウ 許嫁:イイナズケ 従兄弟:イトコ 従姉妹:イトコ
    従兄:イトコ 従妹:イトコ 曾孫:ヒマゴ 双子:フタゴ 娘婿:ムコ 黄泉:ヨミ 飛鳥:アスカ 長閑:ノドカ 生憎:アイニク
    十八番:オハコ 十六夜:イザヨイ 注連縄:シメナワ 御伽:オトギ 所以:ユエン 所謂:イワユル 如何:イカガ 如何:イカ
    何処:ドコ 何時:イツ 何故:ナゼ 此処:ココ 其処:ソコ 貴方:アナタ 貴女:アナタ 女将:オカミ 刺青:イレズミ
    雪洞:ボンボリ 温州:ウンシュウ 伊達:ダテ 服部:ハットリ 長谷:ハセ 飛騨:ヒダ 美人局:ツツモタセ 香具師:ヤシ
    """
}
