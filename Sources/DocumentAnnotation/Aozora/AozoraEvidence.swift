internal import TextFoundation

/// Recognizes a text in the notation of Aozora Bunko.
enum AozoraEvidence {
  /// Returns whether a legend, a note ［＃…］ or ruby 《…》 with kana occurs in a document.
  ///
  /// The legend and notes are certain. Ruby alone does not count if the evidence must be certain, and
  /// otherwise must occur three times or with ｜, because 《》 are also quotation marks. A document with
  /// tags is not an Aozora text.
  ///
  /// - Parameters:
  ///   - utf8: the document.
  ///   - areCertain: whether ruby alone does not count.
  /// - Returns: whether the document is an Aozora text.
  static func occur(in utf8: [UInt8], areCertain: Bool = false) -> Bool {
    utf8.withUnsafeBufferPointer { bytes in
      let limit = min(bytes.count, 65_536)
      var (offset, count) = (0, 0)
      while offset < limit {
        switch bytes[offset] {
        case 0xE3 where bytes.starts(with: "【テキスト中に現れる記号", at: offset, limit: limit):
          return true
        case 0xEF where bytes.starts(with: "［＃", at: offset, limit: limit):
          let end = min(limit, offset + 600)
          if bytes.firstOffset(of: "］", in: offset + 6..<max(end, offset + 6)) != nil {
            return true
          }
        case 0xE3 where !areCertain && bytes.starts(with: "《", at: offset, limit: limit):
          if isRuby(bytes, offset) { count += hasBar(bytes, offset) ? 3 : 1 }
          if count >= 3 { return true }
        case UInt8(ascii: "<"):
          if offset + 1 < limit, bytes[offset + 1].isASCIILetter || bytes[offset + 1] == 0x2F {
            return false
          }
        default: break
        }
        offset += 1
      }
      return false
    }
  }

  /// Returns whether kana in 《》 follow a kanji.
  private static func isRuby(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard let base = bytes.scalar(before: start), BaseCharacter(base.value) == .kanji else {
      return false
    }
    var offset = start + 3
    while offset < start + 150, let scalar = bytes.scalar(at: offset) {
      if scalar.value == 0x300B { return offset > start + 3 }
      guard let scalarValue = Unicode.Scalar(scalar.value), String(scalarValue).isKanaReading
      else { return false }
      offset += scalar.length
    }
    return false
  }

  /// Returns whether ｜ precedes the base on the same line.
  private static func hasBar(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var offset = start
    while offset > 0, start - offset < 90, let scalar = bytes.scalar(before: offset) {
      switch scalar.value {
      case 0xFF5C: return true
      case 0x0A, 0x0D, 0x300B: return false
      default: offset -= scalar.length
      }
    }
    return false
  }
}
