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
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isWordStart, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isWordStart = false
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isWordStart, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isWordStart = false
        slug.append(byte | 0x20)
      case UInt8(ascii: "'"):
        continue
      default:
        isWordStart = true
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
