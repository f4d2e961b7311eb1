/// The readings that rules know for a word, and the reasons for the rules.
extension HomographRules {
  /// Returns the readings of a word according to all rules for its surface, whether their conditions
  /// hold or not; may include duplicates.
  func readings(ofSurface surface: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    candidates(named: surface).map { rules[Int($0)] }.compactMap { rule in
      rule.replaced == nil && rule.word.elementsEqual(surface) ? rule.reading : nil
    }
  }

  /// Returns whether there is a rule for a word, by its dictionary form, that exchanges the stem of
  /// `reading`.
  func hasStemRule(forBaseForm baseForm: UnsafeBufferPointer<UInt8>, reading: KanaBytes) -> Bool {
    guard !baseForm.isEmpty else { return false }
    return candidates(named: baseForm).contains { number in
      let rule = rules[Int(number)]
      guard let replaced = rule.replaced, rule.word.elementsEqual(baseForm) else { return false }
      return reading.starts(with: replaced) || reading.starts(with: rule.reading)
    }
  }

  /// Returns the reason for a rule of ``HomographTable``, in English; `nil` if the row has none.
  static func reason(forRule number: Int) -> String? {
    guard reasons.indices.contains(number), !reasons[number].isEmpty else { return nil }
    return reasons[number]
  }

  /// The last columns of the rows; rows that refer to the preceding reason have that reason.
  private static let reasons: [String] = {
    let rows = HomographTable.tables.flatMap { table in
      UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        .split(separator: UInt8(ascii: "\n"))
    }
    var reasons: [String] = []
    for row in rows where HomographRule(row: row) != nil {
      let columns = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let reason = columns.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      let isReference = reason.hasPrefix("as above") || reason.hasPrefix("the same,")
      reasons.append(isReference ? reasons.last ?? "" : reason)
    }
    return reasons
  }()
}
