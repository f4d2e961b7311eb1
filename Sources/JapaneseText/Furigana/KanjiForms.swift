/// What of a word's reading a kanji may stand for, and how unusual that is.
enum KanjiForms {
  /// Costs of an alignment: a split without unusual forms costs nothing.
  static let groupCost = 7
  static let unknownCost = 8

  /// The cost of reading a kanji as some kana of a word; `nil` if no rule leads there.
  ///
  /// - Parameters:
  ///   - kana: the kana, katakana.
  ///   - scalar: the kanji.
  ///   - isInside: whether kana stand before: only there sounds are voiced.
  ///   - okurigana: the katakana code of the kana written behind the kanji, 0 if there is none.
  /// - Returns: 0 for a plain reading, more for changed sounds.
  static func cost(
    of kana: ArraySlice<UInt16>, for scalar: UInt32, isInside: Bool, okurigana: UInt16
  ) -> Int? {
    var best: Int?
    func offer(_ cost: Int?) {
      if let cost, cost < best ?? Int.max { best = cost }
    }
    for extra in ExtraReadings.readings(of: scalar) {
      offer(matchNoun(kana, extra[...], isInside: isInside))
    }
    guard let readings = KanjiReadings(of: scalar) else { return best }
    _ = KanjiReadings.any(of: readings.on) { bytes in
      offer(matchOn(kana, bytes.kanaCodes[...], isInside: isInside))
      return best == 0
    }
    if best == 0 { return 0 }
    _ = KanjiReadings.any(of: readings.kun) { bytes in
      offer(matchKun(kana, bytes, isInside: isInside, okurigana: okurigana))
      return best == 0
    }
    return best
  }

  // MARK: On readings

  private static func matchOn(
    _ kana: ArraySlice<UInt16>, _ reading: ArraySlice<UInt16>, isInside: Bool
  ) -> Int? {
    guard let last = reading.last, let lastKana = kana.last, kana.count == reading.count else {
      return nil
    }
    let start = matchStart(kana.first ?? 0, reading.first ?? 0, isInside: isInside)
    guard let start,
      kana.count == 1 || equal(kana.dropFirst().dropLast(), reading.dropFirst().dropLast())
    else { return nil }
    if kana.count == 1 || lastKana == last { return start }
    // 発 ハツ is ハッ in 発表, 格 カク カッ in 格好, 十 ジュウ ジュッ in 十分.
    let canDouble: Set<UInt16> = [
      KanaSounds.tsu, KanaSounds.chi, KanaSounds.ku, KanaSounds.ki, KanaSounds.u, KanaSounds.fu,
    ]
    return lastKana == KanaSounds.smallTsu && canDouble.contains(last) ? start + 1 : nil
  }

  // MARK: Kun readings

  private static func matchKun(
    _ kana: ArraySlice<UInt16>, _ bytes: UnsafeBufferPointer<UInt8>, isInside: Bool,
    okurigana: UInt16
  ) -> Int? {
    let dot = bytes.firstIndex(of: UInt8(ascii: "."))
    let stem = UnsafeBufferPointer(rebasing: bytes[..<(dot ?? bytes.count)]).kanaCodes
    let ending = dot.map { UnsafeBufferPointer(rebasing: bytes[($0 + 1)...]).kanaCodes } ?? []
    if ending.isEmpty {
      if let cost = matchNoun(kana, stem[...], isInside: isInside) { return cost }
      // Where the okurigana begin is not known: they must go on as the reading does.
      guard okurigana != 0, kana.count < stem.count, stem[kana.count] == okurigana else {
        return nil
      }
      return matchNoun(kana, stem[..<kana.count], isInside: isInside).map { $0 + 1 }
    }
    if let cost = matchNoun(kana, stem[...], isInside: isInside) {
      return okurigana == 0 ? cost + 1 : cost
    }
    // Without okurigana: the whole (話 はなし), its continuative (売場 うりば), or a part (食物 たべもの).
    let whole = stem + ending
    if let cost = matchNoun(kana, whole[...], isInside: isInside) { return cost + 1 }
    if let cost = matchNoun(kana, (stem + KanaSounds.continuative(ending))[...], isInside: isInside)
    {
      return cost + 1
    }
    for length in stride(from: whole.count - 1, to: stem.count, by: -1) {
      if let cost = matchNoun(kana, whole[..<length], isInside: isInside) { return cost + 1 }
    }
    return nil
  }

  private static func matchNoun(
    _ kana: ArraySlice<UInt16>, _ reading: ArraySlice<UInt16>, isInside: Bool
  ) -> Int? {
    guard let lastKana = kana.last, let last = reading.last, kana.count == reading.count,
      let start = matchStart(
        kana.first ?? 0, reading.first ?? 0, isInside: isInside, isWhole: kana.count == 1)
    else { return nil }
    if kana.count == 1 { return start }
    guard equal(kana.dropFirst().dropLast(), reading.dropFirst().dropLast()) else { return nil }
    if lastKana == last { return start }
    // 雨 アメ is アマ in 雨傘, 木 キ コ in 木陰.
    if KanaSounds.alternates(last, lastKana) { return start + 1 }
    return lastKana == KanaSounds.smallTsu
      && (last == KanaSounds.tsu || last == KanaSounds.chi || last == KanaSounds.ki)
      ? start + 2 : nil
  }

  // MARK: Sounds

  /// The cost of beginning with `kana` where the reading begins with `first`.
  private static func matchStart(
    _ kana: UInt16, _ first: UInt16, isInside: Bool, isWhole: Bool = false
  ) -> Int? {
    if kana == first { return 0 }
    if isWhole, KanaSounds.alternates(first, kana) { return 1 }
    guard isInside else { return nil }
    // 手紙 がみ, 発表 ぴょう, 反応 のう, 陰陽 みょう.
    return KanaSounds.isVoiced(kana, of: first) || KanaSounds.isLiaison(kana, of: first) ? 1 : nil
  }

  private static func equal(_ one: ArraySlice<UInt16>, _ other: ArraySlice<UInt16>) -> Bool {
    one.elementsEqual(other)
  }
}

/// Readings of kanji in compounds that the table lacks.
enum ExtraReadings {
  private static let rows: [UInt32: [[UInt16]]] = {
    var rows: [UInt32: [[UInt16]]] = [:]
    for row in text.split(separator: " ") {
      guard let kanji = row.unicodeScalars.first else { continue }
      rows[kanji.value, default: []].append(
        row.unicodeScalars.dropFirst().map { UInt16(truncatingIfNeeded: $0.value) })
    }
    return rows
  }()

  static func readings(of scalar: UInt32) -> [[UInt16]] { rows[scalar] ?? [] }

  /// 春雨, 神戸, 三ヶ月, 真っ赤, 格子, 河内, 早急, 合戦, お母さん, 真ん中, 三位, 観音, 女房, 法主, 仮病.
  private static let text = """
    雨サメ 戸ヘ ヶカ ヶガ ヶコ ヵカ ヵガ ヵコ ケカ ケガ 真マッ 真マン 早サッ 合カッ 合ガッ 母カア 父トウ \
    兄ニイ 姉ネエ 位ミ 音ノン 女ニョウ 法ホッ 病ビョウ 病ヘイ 〇レイ 〇ゼロ 〇マル 〆シメ 〆ジメ 何ナン 日ニッ \
    十ジッ 十ジュッ 四ヨン 四ヨ 七ナナ 九ク 三ミッ 四ヨッ 六ムッ 八ヤッ 六ムイ 八ヨウ 八ヤ 人ウド 人ウト \
    人リ 上ジョウ 下シタ 下シモ 御オ 御ゴ 御ミ 御オン 大オオ 小コ 小オ 河カワ 河コウ 神カン 主ヌシ
    """
}
