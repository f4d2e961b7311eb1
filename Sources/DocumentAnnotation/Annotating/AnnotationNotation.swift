internal import TextFoundation

/// The text before and after an annotated range.
struct AnnotationNotation {
  let options: AnnotationOptions
  let notation: AnnotationOptions.Notation
  /// Whether markup is XHTML 1.1, which has neither `ruby` nor `wbr`.
  private let isXHTML11: Bool
  /// The form of readings without markup; nil for the usual one of the notation.
  var form: TextNotationForm?
  private let format: DocumentFormat
  private let timedText: TimedTextNames?

  init(
    options: AnnotationOptions, format: DocumentFormat, source: SourceText, isXHTML11: Bool = false
  ) {
    self.options = options
    self.format = format
    self.isXHTML11 = isXHTML11
    notation = options.notation ?? (isXHTML11 ? .parentheses : format.defaultNotation)
    timedText =
      format == .ttml ? source.utf8.withUnsafeBufferPointer { TimedTextNames($0) } : nil
  }

  /// Returns the text before the base of a reading.
  func prefix() -> String {
    if let form { return form.prefix }
    return switch notation {
    case .ruby: rubyStart
    case .aozora: "｜"
    case .denden: "{"
    case .anki: " "
    case .brackets, .parentheses: ""
    }
  }

  private var rubyStart: String {
    if let timedText { return timedText.rubyStart(options.ruby.className) }
    guard let name = options.ruby.className else { return "<ruby>" }
    if format == .webVTT { return "<ruby\(Self.cueClass(name))>" }
    return format.isMarkup || format == .text
      ? Self.rubyStart(name) : PlainRuby.start(name)
  }

  /// Returns the start tag of an element in HTML and text.
  static func rubyStart(_ className: String) -> String {
    "<ruby class=\"\(EscapeTable.basic.escape(className))\">"
  }

  /// Returns the text after the base of a reading.
  func suffix(_ reading: String) -> String {
    if let form {
      return form.suffix(format.isMarkup ? EscapeTable.basic.escape(reading) : reading)
    }
    return switch notation {
    case .ruby: rubyEnd(reading)
    case .aozora: "《\(reading)》"
    case .denden: "|\(reading)}"
    case .anki: "[\(reading)]"
    case .brackets: inlineText("[\(reading)]")
    case .parentheses: inlineText("（\(reading)）")
    }
  }

  /// Whether readings without ruby are in elements, by whose class removal recognizes them.
  var marksTextReadings: Bool {
    isXHTML11 && options.ruby.className != nil
      && (notation == .brackets || notation == .parentheses)
  }

  /// Returns text that XHTML 1.1 marks so that it can be removed.
  private func inlineText(_ text: String) -> String {
    guard isXHTML11, let name = options.ruby.className else { return text }
    return "<span class=\"\(EscapeTable.basic.escape(name))\">"
      + "\(EscapeTable.basic.escape(text))</span>"
  }

  private func rubyEnd(_ reading: String) -> String {
    if let timedText { return timedText.rubyEnd(reading) }
    let reading = EscapeTable.basic.escape(reading)
    return options.ruby.hasParentheses && format != .webVTT
      ? "<rp>（</rp><rt>\(reading)</rt><rp>）</rp></ruby>" : "<rt>\(reading)</rt></ruby>"
  }

  /// Returns the separator of words: a space, which markup marks so that it can be removed.
  func wordSeparator() -> String {
    guard format.isMarkup, let name = options.ruby.className else { return " " }
    if let timedText { return timedText.separator(" ", name) }
    if format == .webVTT { return "<c\(Self.cueClass(name))> </c>" }
    return "<span class=\"\(EscapeTable.basic.escape(name))\"> </span>"
  }

  /// Returns the separator of phrases, which allows a line break.
  func phraseSeparator() -> String {
    guard format.isMarkup, !isXHTML11 else { return inlineText("\u{200B}") }
    if let timedText { return timedText.separator("\u{200B}", options.ruby.className) }
    let name = options.ruby.className.map { EscapeTable.basic.escape($0) }
    if format == .webVTT {
      return options.ruby.className.map { "<c\(Self.cueClass($0))>\u{200B}</c>" } ?? "\u{200B}"
    }
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    return format == .xhtml ? "<wbr\(attribute)/>" : "<wbr\(attribute)>"
  }

  /// Returns the tags around text in another language, or nil if the format has none.
  func languageTags(_ language: String) -> (start: String, end: String)? {
    let name = options.ruby.className.map { EscapeTable.basic.escape($0) }
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    let start = "<span\(attribute) lang=\"\(language)\""
    switch format {
    case .html, .markdown: return (start + ">", "</span>")
    case .xhtml, .epub:
      // XHTML 1.1 has only the attribute of XML.
      return isXHTML11
        ? ("<span\(attribute) xml:lang=\"\(language)\">", "</span>")
        : (start + " xml:lang=\"\(language)\">", "</span>")
    default: return nil
    }
  }

  /// Returns the class of a WebVTT tag with its period; empty if it is not valid (WebVTT, section
  /// 4.2.2).
  static func cueClass(_ name: String) -> String {
    let isValid = name.unicodeScalars.allSatisfy {
      $0.value > 0x20 && !["&", "<", ">", "."].contains($0)
    }
    return isValid && !name.isEmpty ? "." + name : ""
  }
}
