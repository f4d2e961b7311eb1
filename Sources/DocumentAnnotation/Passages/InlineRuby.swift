/// The ruby element that is open in a text with few tags: a cue, or a cell of a table.
struct InlineRuby {
  private var element: RubyElement?
  private var isInText = false
  private var isInParenthesis = false
  private var text = ""

  /// Whether text is inside the element, where nothing is inserted.
  var isOpen: Bool { element != nil }
  /// Whether text belongs to a reading or to its parentheses, and not to the sentence.
  var isAnnotation: Bool { isInText || isInParenthesis }

  /// Reads the start tag of an element.
  mutating func start(_ name: String, in passage: Passage) {
    switch name {
    case "ruby":
      if isOpen { element?.depth += 1 } else { element = RubyElement(at: passage.text.count) }
    case "rt" where isOpen:
      endText(in: passage)
      isInText = true
    case "rp" where isOpen:
      endText(in: passage)
      isInParenthesis = true
    default: break
    }
  }

  /// Reads an end tag.
  mutating func end(_ name: String, in passage: inout Passage) {
    switch name {
    case "ruby":
      endText(in: passage)
      guard let depth = element?.depth else { return }
      if depth > 0 {
        element?.depth = depth - 1
        return
      }
      for reading in element?.kanaReadings ?? [] { passage.give(reading.text, to: reading.range) }
      self = InlineRuby()
    case "rt", "rp": endText(in: passage)
    default: break
    }
  }

  /// Reads text inside `rt` or `rp`.
  mutating func append(_ bytes: some Collection<UInt8>) {
    if isInText { text += String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace } }
  }

  private mutating func endText(in passage: Passage) {
    if isInText { element?.add(text, endOfBase: passage.text.count) }
    (isInText, isInParenthesis, text) = (false, false, "")
  }
}
