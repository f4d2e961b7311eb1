/// The mappings of `full-width` and `full-size-kana`: Unicode's `<wide>` and `<narrow>` mappings
/// for characters used in Japanese, and the kana of CSS Text 3, appendix G.
enum WideForms {
  /// Returns the fullwidth form of a scalar, or the scalar itself if it has none.
  static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x21...0x7E: Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
    case 0xFF61...0xFF9F: katakana[Int(scalar.value - 0xFF61)]
    case 0xA2, 0xA3, 0xA5, 0xA6, 0xAC, 0xAF, 0x20A9: symbols[scalar] ?? scalar
    case 0x2985, 0x2986, 0xFFE8...0xFFEE: symbols[scalar] ?? scalar
    default: scalar
    }
  }

  /// Returns the full-size form of a small kana, or the scalar itself if it is not a small kana.
  static func fullSize(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3041...0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF6F, 0x1B132...0x1B167:
      large[scalar] ?? scalar
    default: scalar
    }
  }

  /// Returns the single katakana for a halfwidth katakana and a halfwidth voicing mark after it, or
  /// nil if there is none.
  static func voiced(_ kana: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    let wide = fullWidth(kana)
    let isSemi = mark.value == 0xFF9F
    guard isSemi || mark.value == 0xFF9E else { return nil }
    switch wide {
    case "ハ", "ヒ", "フ", "ヘ", "ホ": return Unicode.Scalar(wide.value + (isSemi ? 2 : 1))
    case _ where isSemi: return nil
    case "ウ": return "ヴ"
    case "ワ": return "ヷ"
    case "ヲ": return "ヺ"
    case "カ", "キ", "ク", "ケ", "コ", "サ", "シ", "ス", "セ", "ソ", "タ", "チ", "ツ", "テ", "ト":
      return Unicode.Scalar(wide.value + 1)
    default: return nil
    }
  }

  private static let katakana: [Unicode.Scalar] = Array(
    ("。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホ"
      + "マミムメモヤユヨラリルレロワン゛゜").unicodeScalars)

  private static let symbols = pairs(
    "¢£¥¦¬¯₩⦅⦆\u{FFE8}\u{FFE9}\u{FFEA}\u{FFEB}\u{FFEC}\u{FFED}\u{FFEE}",
    "￠￡￥￤￢￣￦｟｠│←↑→↓■○")

  private static let large = pairs(
    "ぁぃぅぇぉゕゖっゃゅょゎァィゥェォヵヶッャュョヮ"
      + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "ｧｨｩｪｫｬｭｮｯ"
      + "\u{1B132}\u{1B150}\u{1B151}\u{1B152}\u{1B155}\u{1B164}\u{1B165}\u{1B166}\u{1B167}",
    "あいうえおかけつやゆよわアイウエオカケツヤユヨワ"
      + "クシストヌハヒフヘホムラリルレロ"
      + "ｱｲｳｴｵﾔﾕﾖﾂ"
      + "こゐゑをコヰヱヲン")

  private static func pairs(_ from: String, _ to: String) -> [Unicode.Scalar: Unicode.Scalar] {
    Dictionary(
      zip(from.unicodeScalars, to.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }
}
