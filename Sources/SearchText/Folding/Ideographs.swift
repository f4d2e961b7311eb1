/// The ideographs of texts.
enum Ideographs {
  /// Returns the kanji of a text.
  static func ideographs(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { contains($0.value) }
  }

  /// Returns whether a scalar is an ideograph, 々 or 〆.
  static func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005, 0x3006, 0x20000...0x3FFFF, 0xF900...0xFAFF: true
    default: false
    }
  }
}
