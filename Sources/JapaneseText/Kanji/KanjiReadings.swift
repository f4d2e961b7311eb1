import TextFoundation

/// What a kanji by itself may be read: on readings and stems of kun readings, in katakana, the
/// frequent first.
///
/// Source: Unihan's kJapaneseOn and kJapaneseKun, ordered by the words of the embedded dictionary
/// (`Generated/README.md`).
struct KanjiReadings {
  /// Readings separated by commas.
  let on: UnsafeBufferPointer<UInt8>
  /// Readings separated by commas, a dot before the okurigana where they are known (タ.ベル).
  let kun: UnsafeBufferPointer<UInt8>
  /// Whether more words use a kun reading than an on reading.
  let prefersKun: Bool

  /// The readings of a kanji, its modern form's where it has none of its own; `nil` if nobody knows
  /// a Japanese reading.
  ///
  /// - Complexity: a binary search in the table, which is used where it lies.
  init?(of scalar: UInt32) {
    guard let columns = Self.columns(of: scalar) else { return nil }
    prefersKun = columns[1] == UInt8(ascii: "+")
    let start = prefersKun ? 2 : 1
    let end = columns[start...].firstIndex(of: UInt8(ascii: "\t")) ?? columns.count
    on = UnsafeBufferPointer(rebasing: columns[start..<end])
    kun = UnsafeBufferPointer(rebasing: columns[min(end + 1, columns.count)...])
  }

  /// The first of the readings in a list; empty if there is none.
  static func first(of list: UnsafeBufferPointer<UInt8>) -> KanaBytes {
    UnsafeBufferPointer(rebasing: list[..<(list.firstIndex(of: UInt8(ascii: ",")) ?? list.count)])
  }

  /// Calls `body` with each reading of a list until it returns true.
  static func any(
    of list: UnsafeBufferPointer<UInt8>, _ body: (KanaBytes) -> Bool
  ) -> Bool {
    var start = 0
    while start < list.count {
      let end = list[start...].firstIndex(of: UInt8(ascii: ",")) ?? list.count
      if body(UnsafeBufferPointer(rebasing: list[start..<end])) { return true }
      start = end + 1
    }
    return false
  }

  // MARK: The table

  private static var text: UnsafeBufferPointer<UInt8> {
    let text = KanjiReadingRows.text
    return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The row of a kanji without its LF.
  ///
  /// Rows are in the order of UTF-8, which is that of the code points.
  private static func row(of scalar: UInt32) -> UnsafeBufferPointer<UInt8>? {
    let text = text
    var (low, high) = (0, text.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      guard let here = text.scalar(at: start)?.value else { return nil }
      if here == scalar { return UnsafeBufferPointer(rebasing: text[start..<end]) }
      if here < scalar { low = end + 1 } else { high = start }
    }
    return nil
  }

  /// What follows the kanji in its row, or in that of the kanji it is read as: a TAB, then readings.
  private static func columns(of scalar: UInt32) -> UnsafeBufferPointer<UInt8>? {
    var scalar = scalar
    // One step leads to a kanji with readings; more than a few would be a circle.
    for _ in 0..<4 {
      guard let row = row(of: scalar) else { return nil }
      let columns = UnsafeBufferPointer(rebasing: row[length(of: scalar)...])
      guard columns.count > 1, columns[1] == UInt8(ascii: "=") else {
        return columns.count > 1 ? columns : nil
      }
      guard let other = columns.scalar(at: 2)?.value else { return nil }
      scalar = other
    }
    return nil
  }

  private static func length(of scalar: UInt32) -> Int { scalar < 0x10000 ? 3 : 4 }
}
