internal import MarkupText

/// The content of elements that annotation inserts, in a document whose encoding may lack a
/// character: it is a character reference then.
struct InsertedContent {
  private let text: String

  /// The content of an element.
  init(_ content: Slice<UnsafeBufferPointer<UInt8>>) {
    let text = String(decoding: content, as: UTF8.self)
    self.text =
      content.contains(UInt8(ascii: "&")) ? CharacterReferences.decode(text) : text
  }

  /// Whether the content separates words or phrases.
  var isSeparator: Bool { text == " " || text == "\u{200B}" }

  /// Whether the content is a reading in parentheses or brackets.
  var isReading: Bool {
    guard !text.utf8.contains(UInt8(ascii: "<")) else { return false }
    return switch (text.unicodeScalars.first, text.unicodeScalars.last) {
    case ("（", "）"), ("[", "]"): true
    default: false
    }
  }
}
