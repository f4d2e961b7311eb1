import Kana
import TextFoundation
import Transliteration

/// Transliterates letters of scripts other than Latin and Japanese with ICU.
///
/// Must not be used for Han, which ICU would read as Chinese.
struct OtherScripts {
  /// Opened on first use, because most texts do not need it.
  private static let transliterator = try? Transliterator(id: "Any-Latin")

  /// Appends letters without a reading: Latin unchanged (full-width forms as ASCII); Cyrillic,
  /// Greek, Hangul and others transliterated, or unchanged if ICU fails.
  func append(
    _ letters: UnsafeBufferPointer<UInt8>, with table: KanaRomanizer, to output: inout ByteBuffer
  ) {
    guard letters.hasOtherScript else {
      table.append(letters, to: &output)
      return
    }
    let text = String(decoding: letters, as: UTF8.self)
    output.append((try? Self.transliterator?.transliterate(text)) ?? text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a letter is in a script that is neither Japanese nor Latin.
  fileprivate var hasOtherScript: Bool {
    var offset = 0
    while let scalar = scalar(at: offset) {
      offset += scalar.length
      if scalar.value < 0x0370 || scalar.value >= 0xFF00 { continue }
      switch Unicode.Scalar(scalar.value)?.script {
      case .han?, .hiragana?, .katakana?, .common?, .inherited?, .latin?, nil: continue
      default: return true
      }
    }
    return false
  }
}
