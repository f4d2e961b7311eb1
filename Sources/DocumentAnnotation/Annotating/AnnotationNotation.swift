internal import TextFoundation

/// The text before and after an annotated range.
struct AnnotationNotation {
  let options: AnnotationOptions
  let notation: AnnotationOptions.Notation
  /// Whether markup is XHTML 1.1, which has neither `ruby` nor `wbr`.
  var isXHTML11 = false

  /// Returns the text before the base of a reading.
  func prefix() -> String {
    switch notation {
    case .ruby:
      guard let name = options.ruby.className else { return "<ruby>" }
      return "<ruby class=\"\(EscapeTable.basic.escape(name))\">"
    case .aozora: return "｜"
    case .denden: return "{"
    case .anki: return " "
    case .brackets, .parentheses: return ""
    }
  }

  /// Returns the text after the base of a reading.
  func suffix(_ reading: String) -> String {
    switch notation {
    case .ruby:
      let reading = EscapeTable.basic.escape(reading)
      return options.ruby.hasParentheses
        ? "<rp>（</rp><rt>\(reading)</rt><rp>）</rp></ruby>" : "<rt>\(reading)</rt></ruby>"
    case .aozora: return "《\(reading)》"
    case .denden: return "|\(reading)}"
    case .anki, .brackets: return inlineText("[\(reading)]")
    case .parentheses: return inlineText("（\(reading)）")
    }
  }

  /// Returns text that XHTML 1.1 marks so that it can be removed.
  private func inlineText(_ text: String) -> String {
    guard isXHTML11, let name = options.ruby.className else { return text }
    return "<span class=\"\(EscapeTable.basic.escape(name))\">"
      + "\(EscapeTable.basic.escape(text))</span>"
  }

  /// Returns the separator of words: a space, which markup marks so that it can be removed.
  func wordSeparator(inMarkup isMarkup: Bool) -> String {
    guard isMarkup, let name = options.ruby.className else { return " " }
    return "<span class=\"\(EscapeTable.basic.escape(name))\"> </span>"
  }

  /// Returns the separator of phrases, which allows a line break.
  func phraseSeparator(_ format: DocumentFormat) -> String {
    guard format.isMarkup, !isXHTML11 else { return inlineText("\u{200B}") }
    let name = options.ruby.className.map { EscapeTable.basic.escape($0) }
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    return format == .xhtml ? "<wbr\(attribute)/>" : "<wbr\(attribute)>"
  }

  /// Returns the tags around text in another language, or nil if the format has none.
  func languageTags(_ language: String, _ format: DocumentFormat) -> (start: String, end: String)? {
    guard format.isMarkup else { return nil }
    let name = options.ruby.className.map { EscapeTable.basic.escape($0) }
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    let xml = format == .xhtml ? " xml:lang=\"\(language)\"" : ""
    return ("<span\(attribute) lang=\"\(language)\"\(xml)>", "</span>")
  }
}
