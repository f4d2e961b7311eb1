import TextFoundation

/// Converts numbers in Japanese text, with their counters, to kana.
///
/// ```
/// 三本        サン|ボン
/// 4月1日      シ|ガツ|ツイタチ
/// 8,000円     ハッセン|エン
/// ```
///
/// It considers only the characters. Whether 一 is part of 一緒 is decided by the tokenizer: call this
/// at the starts of tokens that are numbers, not of 千葉 or 三日月, and pass the ends of words.
package struct NumberReader: Sendable {
  /// A reader with the standard counters; its tables are created once.
  package static let standard = NumberReader(counters: .standard)

  let counters: CounterTable

  /// Returns whether a number can start with this byte, as a fast check before parsing.
  ///
  /// The letters are those of the Roman numerals I, V and X.
  @inlinable
  package static func mayStart(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte >= 0xE2 || byte == 0xC2 || byte == 0x24 || byte == 0x2B
      || byte == 0x2D || byte == 0x49 || byte == 0x56 || byte == 0x58
  }

  /// Reads the number that starts at `start`, with its counters.
  ///
  /// - Parameters:
  ///   - bytes: a text in UTF-8; the characters before `start` are context: 1日 after 月 is ツイタチ.
  ///   - start: the offset at which a number, its sign or its currency symbol may begin.
  ///   - reading: receives the parts, which cover the text from `start` to the result in order.
  ///   - isWordEnd: returns whether a word ends at an offset. Counters and numbers without a
  ///     counter must end at such an offset.
  /// - Returns: the end of the number; nil, with nothing added to `reading`, if there is no number
  ///   with a known reading.
  /// - Complexity: linear in the length of the number; if there is none, at most 1,024 bytes are
  ///   read.
  package func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into reading: inout NumberReading,
    isWordEnd: (Int) -> Bool
  ) -> Int? {
    guard start >= 0, start < bytes.count, Self.mayStart(bytes[start]),
      !isInsideDigits(bytes, start)
    else { return nil }
    var parser = NumberParser(bytes: bytes, counters: counters)
    let count = reading.parts.count
    guard let end = parser.expression(at: start, &reading, isWordEnd) else { return nil }
    guard isInsideCode(bytes, end) else { return end }
    reading.truncate(to: count)
    return nil
  }

  /// Returns whether letters directly follow digits that end at `offset`, so that the digits are
  /// part of a code, which is copied as it is: 5G, 4K, 3Dプリンター, 20XX年.
  private func isInsideCode(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard let last = bytes.scalar(before: offset), last.value.isASCIIOrFullwidthDigit,
      let next = bytes.scalar(at: offset)
    else { return false }
    return next.value < 0x80 && UInt8(truncatingIfNeeded: next.value).isASCIILetter
      || next.value.isFullwidthLetter
  }

  /// Returns whether the digit at `offset` is not the first of its run.
  private func isInsideDigits(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard let symbol = bytes.numeralSymbol(at: offset), symbol.script != .kanji,
      let last = bytes.scalar(before: offset),
      let before = bytes.numeralSymbol(at: offset &- last.length)
    else { return false }
    return before.script == symbol.script
  }
}
