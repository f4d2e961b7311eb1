import TextFoundation
import Transliteration

/// Slugs: words of ASCII joined by hyphens.
package enum Slug {
  /// Removes diacritics from Latin letters; opened on first use.
  private static let latinToASCII = try? Transliterator(id: "Latin-ASCII")

  /// Returns the letters and digits of romanized text in lower case, with words joined by hyphens.
  ///
  /// Apostrophes are removed (shin'yō: `shinyo`).
  package static func make(of romanized: String) -> String {
    var text = romanized
    if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      text = (try? latinToASCII?.transliterate(text)) ?? text
    }
    var slug: [UInt8] = []
    var isWordStart = false
    for byte in text.utf8 {
      if byte.isASCIIAlphanumeric {
        if isWordStart, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isWordStart = false
        slug.append(byte.asciiLowercased)
      } else if byte != UInt8(ascii: "'") {
        isWordStart = true
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
