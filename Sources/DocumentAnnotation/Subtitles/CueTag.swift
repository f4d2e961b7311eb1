internal import TextFoundation

/// A tag in the text of a WebVTT cue (WebVTT, section 6.4, cue text tokenizer).
struct CueTag {
  /// The elements of cue text.
  enum Element {
    case classSpan, italic, bold, underline, voice, language, ruby, rubyText
    /// A time, or a name that players ignore.
    case other
  }

  let element: Element
  let kind: InlineTag.Kind
  /// The range of the tag; one without an end reaches to the end of the cue.
  let range: Range<Int>
  /// Whether the tag has an end, after which text may be inserted.
  let isClosed: Bool
  /// The range of the classes, without the first period; empty if the tag has none.
  let classes: Range<Int>
  /// The range of the annotation, such as the language.
  let annotation: Range<Int>

  /// Creates the tag that starts at an offset with `<`.
  init(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int) {
    let close = bytes[start..<limit].firstIndex(of: UInt8(ascii: ">"))
    let end = close ?? limit
    range = start..<(close.map { $0 + 1 } ?? limit)
    isClosed = close != nil
    var offset = start + 1
    let isEnd = offset < end && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let nameEnd =
      bytes[offset..<end].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ".") } ?? end
    element = Self.element(bytes, offset..<nameEnd)
    kind = isEnd ? .end : element == .other ? .empty : .start
    let classEnd = bytes[nameEnd..<end].firstIndex { $0 <= 0x20 } ?? end
    classes = min(nameEnd + 1, classEnd)..<classEnd
    annotation = min(classEnd + 1, end)..<end
  }

  private static func element(
    _ bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) -> Element {
    guard name.count <= 4 else { return .other }
    return switch String(decoding: bytes[name], as: UTF8.self) {
    case "c": .classSpan
    case "i": .italic
    case "b": .bold
    case "u": .underline
    case "v": .voice
    case "lang": .language
    case "ruby": .ruby
    case "rt": .rubyText
    default: .other
    }
  }

  /// Returns the language of a `lang` tag.
  func language(_ bytes: UnsafeBufferPointer<UInt8>) -> ContentLanguage {
    let tag = String(decoding: bytes[annotation], as: UTF8.self)
    return ContentLanguage(tag: String(tag.filter { !$0.isWhitespace }))
  }
}
