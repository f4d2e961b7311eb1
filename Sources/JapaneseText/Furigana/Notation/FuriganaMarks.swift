internal import TextFoundation

/// The marks of a notation that writes readings behind their base.
///
/// Sendable: a plain value.
struct FuriganaMarks: Sendable {
  enum Escape: Sendable {
    /// Aozora Bunko's notes for characters that are its own marks: ※［＃始め二重山括弧、1-1-52］.
    case notes
    /// A backslash before the mark.
    case backslash
  }

  let opening: Unicode.Scalar
  let closing: Unicode.Scalar
  let escape: Escape
  /// Whether the reading must be kana, so that other text in such brackets stays text.
  let readsKanaOnly: Bool

  static let bar: Unicode.Scalar = "｜"
  static let aozora = FuriganaMarks(
    opening: "《", closing: "》", escape: .notes, readsKanaOnly: false)
  static let brackets = FuriganaMarks(
    opening: "[", closing: "]", escape: .backslash, readsKanaOnly: true)
}

/// Aozora Bunko's notes for the characters that are marks of its notation (注記一覧, 特殊な文字).
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

  /// The character a note stands for: one of the above by its place in JIS X 0213, or any with a
  /// code point as in ※［＃「口＋愛」、U+566F、12-3］; nil for others.
  static func character(of note: String) -> Unicode.Scalar? {
    let fields = note.dropLast().split(separator: "、")
    for field in fields {
      if field.hasPrefix("U+"), let value = UInt32(field.dropFirst(2), radix: 16) {
        return Unicode.Scalar(value)
      }
    }
    guard let place = fields.last.map({ "、\($0)］" }) else { return nil }
    return characters.first { $0.note.hasSuffix(place) }?.scalar
  }
}
