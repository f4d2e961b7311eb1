import Kana
import TextFoundation
import Transliteration

/// Letters of scripts that are neither Latin nor Japanese, through ICU.
///
/// Han never comes here: ICU would read it as Chinese.
struct OtherScripts {
  /// Opened at the first use: most texts need none.
  private static let transliterator = try? Transliterator(id: "Any-Latin")

  /// Appends letters without a reading: Latin as it is (full-width forms as ASCII), Cyrillic, Greek,
  /// Hangul and others transliterated, and unchanged where ICU fails.
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
  /// Whether a letter is of a script that neither the tables nor readers of Latin know.
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
