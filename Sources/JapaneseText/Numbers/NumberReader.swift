import TextFoundation

/// Reads numbers in Japanese text in kana, with what they count.
///
/// ```
/// 三本        サン|ボン
/// 4月1日      シ|ガツ|ツイタチ
/// 8,000円     ハッセン|エン
/// ```
///
/// It looks at bytes only. Whether 一 belongs to 一緒 is the tokenizer's to say: a caller asks at
/// the starts of tokens that are numbers, not of 千葉 or 三日月, and tells where words end.
///
/// Sendable: immutable tables.
package struct NumberReader: Sendable {
  /// The reader with all counters of the library; its tables are made once.
  package static let standard = NumberReader(counters: .standard)

  let counters: CounterTable

  /// Whether a number could start with this byte: a quick look before reading.
  @inlinable
  package static func mayStart(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || byte >= 0xE2 || byte == 0xC2 || byte == 0x24 || byte == 0x2B
      || byte == 0x2D
  }

  /// Reads the number that starts at `start` and the counters that belong to it.
  ///
  /// - Parameters:
  ///   - bytes: a text in UTF-8; what stands before `start` helps to decide, 1日 behind 月 is
  ///     ツイタチ.
  ///   - start: where a number, its sign or its currency may begin.
  ///   - reading: takes the parts, which cover the text from `start` to the result in order.
  ///   - isWordEnd: whether a word ends at an offset. Counters and bare numbers end there only.
  /// - Returns: the end of what was read; nil, with nothing added to `reading`, if there is no
  ///   number with a known reading.
  /// - Complexity: linear in the length of what is read; other calls look at up to 1,024 bytes.
  package func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into reading: inout NumberReading,
    isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard start >= 0, start < bytes.count, Self.mayStart(bytes[start]),
      !isInsideDigits(bytes, start)
    else { return nil }
    var parser = NumberParser(bytes: bytes, counters: counters)
    return parser.expression(at: start, &reading, isWordEnd)
  }

  /// Whether the digit at `offset` is not the first of its run.
  private func isInsideDigits(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard let symbol = bytes.numeralSymbol(at: offset), symbol.script != .kanji,
      let last = bytes.scalar(before: offset),
      let before = bytes.numeralSymbol(at: offset &- last.length)
    else { return false }
    return before.script == symbol.script
  }
}
