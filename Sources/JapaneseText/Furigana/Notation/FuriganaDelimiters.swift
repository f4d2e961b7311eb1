internal import TextFoundation

/// The delimiters of a notation that writes readings after their base.
struct FuriganaDelimiters: Sendable {
  enum Escape: Sendable {
    /// Aozora Bunko's notes for characters that are delimiters: ※［＃始め二重山括弧、1-1-52］.
    case notes
    /// A backslash before the delimiter.
    case backslash
  }

  let opening: Unicode.Scalar
  let closing: Unicode.Scalar
  let escape: Escape
  /// Whether a reading must be kana, so that other bracketed text is plain text.
  let readsKanaOnly: Bool

  static let bar: Unicode.Scalar = "｜"
  static let aozora = FuriganaDelimiters(
    opening: "《", closing: "》", escape: .notes, readsKanaOnly: false)
  static let brackets = FuriganaDelimiters(
    opening: "[", closing: "]", escape: .backslash, readsKanaOnly: true)
}

/// Aozora Bunko's notes for the delimiters of its notation (注記一覧, 特殊な文字).
enum AozoraNotes {
  static let characters: [(scalar: Unicode.Scalar, note: String)] = [
    ("《", "※［＃始め二重山括弧、1-1-52］"),
    ("》", "※［＃終わり二重山括弧、1-1-53］"),
    ("｜", "※［＃縦線、1-1-35］"),
    ("［", "※［＃始め角括弧、1-1-46］"),
    ("］", "※［＃終わり角括弧、1-1-47］"),
    ("〔", "※［＃始めきっこう（亀甲）括弧、1-1-44］"),
    ("〕", "※［＃終わりきっこう（亀甲）括弧、1-1-45］"),
    ("＃", "※［＃井げた、1-1-84］"),
    ("※", "※［＃米印、1-2-8］"),
  ]

  static func note(for scalar: Unicode.Scalar) -> String? {
    characters.first { $0.scalar == scalar }?.note
  }

  /// Returns the character that a note describes: one of the above by its position in JIS X 0213,
  /// or any with a code point as in ※［＃「口＋愛」、U+566F、12-3］; nil for others.
  static func character(of note: String) -> Unicode.Scalar? {
    let fields = note.dropLast().split(separator: "、")
    for field in fields {
      if field.hasPrefix("U+"), let value = UInt32(field.dropFirst(2), radix: 16) {
        return Unicode.Scalar(value)
      }
    }
    guard let jisPosition = fields.last.map({ "、\($0)］" }) else { return nil }
    return characters.first { $0.note.hasSuffix(jisPosition) }?.scalar
  }
}
