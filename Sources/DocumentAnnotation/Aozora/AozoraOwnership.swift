internal import TextFoundation

/// Distinguishes inserted ruby from the ruby of an author, by its form alone.
///
/// Inserted ruby has ｜, except directly after inserted ruby if its base consists of kanji. A ruby of
/// the author that has this form, which is rare, gets a note ［＃原文のルビ］. So removal does not depend on
/// a dictionary.
enum AozoraOwnership {
  static let note = "［＃原文のルビ］"
  private static let noteBytes = Array(note.utf8)

  /// Returns whether a ruby without a note has the form of an inserted one.
  ///
  /// - Parameters:
  ///   - ruby: a ruby.
  ///   - end: the offset of the source after the last inserted ruby, or of its base if it is not yet
  ///     written; nil at the start.
  ///   - bytes: the document.
  ///   - isLatin: whether Latin letters are inserted as readings, not kana.
  /// - Returns: true if removal would remove it.
  static func isInserted(
    _ ruby: AozoraRuby, after end: Int?, in bytes: UnsafeBufferPointer<UInt8>, isLatin: Bool
  ) -> Bool {
    guard isReading(ruby.reading, isLatin: isLatin) else { return false }
    guard isLatin || hasKanji(bytes, ruby.base), !hasBracket(bytes, ruby.base) else { return false }
    guard let bar = ruby.bar else { return ruby.base.lowerBound == end }
    return bar.lowerBound != end || !isKanji(bytes, ruby.base)
  }

  private static func isReading(_ text: String, isLatin: Bool) -> Bool {
    isLatin
      ? text.unicodeScalars.allSatisfy {
        ($0.value < 0x250 || $0.value == 0x2019) && !$0.properties.isEmoji
          || ("0"..."9").contains($0)
      } : text.isKanaReading
  }

  /// Returns whether a base consists of kanji, without notes.
  static func isKanji(_ bytes: UnsafeBufferPointer<UInt8>, _ base: Range<Int>) -> Bool {
    var offset = base.lowerBound
    while offset < base.upperBound, let scalar = bytes.scalar(at: offset) {
      guard BaseCharacter(scalar.value) == .kanji else { return false }
      offset += scalar.length
    }
    return true
  }

  /// Returns whether a base has a kanji or a digit, as all do that get a reading in kana; ※ starts the
  /// note of a character that the encoding lacks.
  private static func hasKanji(_ bytes: UnsafeBufferPointer<UInt8>, _ base: Range<Int>) -> Bool {
    var offset = base.lowerBound
    while offset < base.upperBound, let scalar = bytes.scalar(at: offset) {
      if BaseCharacter(scalar.value) == .kanji || BaseCharacter.isDigit(scalar.value)
        || scalar.value == 0x203B || scalar.value == 0x30F5
      {
        return true
      }
      offset += scalar.length
    }
    return false
  }

  /// Returns whether a base has a bracket outside of notes, as no base of an insertion does.
  private static func hasBracket(
    _ bytes: UnsafeBufferPointer<UInt8>, _ base: Range<Int>
  ) -> Bool {
    var offset = base.lowerBound
    while offset < base.upperBound, let scalar = bytes.scalar(at: offset) {
      switch scalar.value {
      case 0xFF3B:
        guard let note = AozoraNote(in: bytes, at: offset, limit: base.upperBound) else {
          return true
        }
        offset = note.range.upperBound
        continue
      case 0xFF3D, 0x3008...0x3011, 0x3014...0x301B, 0xFF08, 0xFF09: return true
      default: offset += scalar.length
      }
    }
    return false
  }

  /// Returns whether the note follows a ruby.
  static func hasNote(_ ruby: AozoraRuby, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[ruby.notation.upperBound...].starts(with: noteBytes)
  }

  /// The range of the note after a ruby.
  static func noteRange(after ruby: AozoraRuby) -> Range<Int> {
    ruby.notation.upperBound..<ruby.notation.upperBound + noteBytes.count
  }
}
