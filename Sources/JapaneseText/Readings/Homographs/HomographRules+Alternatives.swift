/// The readings that rules know for a word, and the reasons for the rules.
extension HomographRules {
  /// Returns the readings of a word according to all rules for it, whether their conditions hold or
  /// not, and without regard to their conditions; may include `reading` itself and duplicates.
  ///
  /// - Parameters:
  ///   - surface: the word.
  ///   - baseForm: its dictionary form, for the rules for words that conjugate.
  ///   - reading: its reading, whose ending the readings of such rules share.
  /// - Returns: the readings, in katakana.
  func readings(
    ofWord surface: UnsafeBufferPointer<UInt8>, baseForm: UnsafeBufferPointer<UInt8>,
    reading: KanaBytes
  ) -> [[UInt8]] {
    var readings: [[UInt8]] = []
    for number in candidates(named: surface) {
      let rule = rules[Int(number)]
      if rule.replaced == nil, rule.word.elementsEqual(surface) { readings.append(rule.reading) }
    }
    guard !baseForm.isEmpty else { return readings }
    for number in candidates(named: baseForm) {
      let rule = rules[Int(number)]
      guard let replaced = rule.replaced, rule.word.elementsEqual(baseForm) else { continue }
      // The rule exchanges two stems, and either may be the current one.
      for (from, to) in [(replaced, rule.reading), (rule.reading, replaced)]
      where reading.starts(with: from) {
        readings.append(to + reading.dropFirst(from.count))
      }
    }
    return readings
  }

  /// Returns the reason for a rule of ``HomographTable``, in English; `nil` if the row has none.
  static func reason(forRule number: Int) -> String? {
    guard reasons.indices.contains(number), !reasons[number].isEmpty else { return nil }
    return reasons[number]
  }

  /// The last columns of the rows; rows that refer to the preceding reason have that reason.
  private static let reasons: [String] = {
    let rows = HomographTable.rows
    let bytes = UnsafeBufferPointer(start: rows.utf8Start, count: rows.utf8CodeUnitCount)
    var reasons: [String] = []
    for row in bytes.split(separator: UInt8(ascii: "\n")) where HomographRule(row: row) != nil {
      let columns = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let reason = columns.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      let isReference = reason.hasPrefix("as above") || reason.hasPrefix("the same,")
      reasons.append(isReference ? reasons.last ?? "" : reason)
    }
    return reasons
  }()
}
