internal import MarkupText

/// The styles of a text document (ISO/IEC 29500-1, 17.7): sizes, headings, code and languages.
struct WordStyles: Sendable {
  struct Style: Sendable {
    var name = ""
    var basedOn: String?
    /// The size of the text in half points.
    var size: Int?
    /// The language of East Asian text.
    var language: String?
    var hasOutlineLevel = false
  }

  private var styles: [String: Style] = [:]
  /// The size of text without any style, in half points.
  private(set) var defaultSize = 20
  /// The language of East Asian text without a style, or of the default style.
  private(set) var defaultLanguage: String?
  private var defaultParagraphStyle: String?

  /// Creates styles without entries.
  init() {}

  /// Reads `styles.xml`.
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    var current: (id: String, style: Style)?
    var isDefault = false
    while let token = tokenizer.next() {
      guard token.kind == .startTag || token.kind == .endTag else { continue }
      let name = tokenizer.name(token.nameCode)
      if token.kind == .endTag {
        if name == "w:style", let ended = current {
          let id = ended.id
          var style = ended.style
          if id == defaultParagraphStyle {
            defaultLanguage = style.language ?? defaultLanguage
          }
          // LibreOffice repeats the default in styles, where nobody has chosen it.
          if style.language == defaultLanguage { style.language = nil }
          styles[id] = style
          current = nil
        }
        if name == "w:docdefaults" { isDefault = false }
        continue
      }
      switch name {
      case "w:docdefaults": isDefault = !token.isSelfClosing
      case "w:style":
        guard let id = tokenizer.attribute("w:styleid", of: token), !token.isSelfClosing
        else { continue }
        current = (id, Style())
        if tokenizer.attribute("w:type", of: token) == "paragraph",
          ["1", "true", "on"].contains(tokenizer.attribute("w:default", of: token))
        {
          defaultParagraphStyle = id
        }
      case "w:name": current?.style.name = tokenizer.attribute("w:val", of: token) ?? ""
      case "w:basedon": current?.style.basedOn = tokenizer.attribute("w:val", of: token)
      case "w:outlinelvl":
        current?.style.hasOutlineLevel = tokenizer.attribute("w:val", of: token) != "9"
      case "w:sz":
        let size = tokenizer.attribute("w:val", of: token).flatMap { Int($0) }
        if isDefault { defaultSize = size ?? defaultSize } else { current?.style.size = size }
      case "w:lang":
        guard let language = tokenizer.attribute("w:eastasia", of: token) else { continue }
        if isDefault { defaultLanguage = language } else { current?.style.language = language }
      default: break
      }
    }
  }

  /// Returns the first value that a style, or one it is based on, has.
  private func value<Value>(_ id: String?, _ property: (Style) -> Value?) -> Value? {
    var next = id
    // A cycle of styles ends.
    for _ in 0..<32 {
      guard let id = next, let style = styles[id] else { return nil }
      if let value = property(style) { return value }
      next = style.basedOn
    }
    return nil
  }

  /// Returns the size of text in half points.
  func size(paragraph: String?, character: String?) -> Int {
    let size = value(character) { $0.size } ?? value(paragraph ?? defaultParagraphStyle) { $0.size }
    return size ?? defaultSize
  }

  /// Returns the language of East Asian text that a style declares.
  func language(paragraph: String?, character: String?) -> String? {
    value(character) { $0.language } ?? value(paragraph ?? defaultParagraphStyle) { $0.language }
  }

  /// Returns whether a paragraph style is that of a heading: by its ID, its name or its outline level.
  func isHeading(_ id: String?) -> Bool {
    guard let id else { return false }
    let isNamed = value(id) { style in
      style.name.lowercased().hasPrefix("heading") || style.hasOutlineLevel
        || ["title", "subtitle"].contains(style.name.lowercased()) ? true : nil
    }
    return id.lowercased().hasPrefix("heading") || isNamed ?? false
  }

  /// Returns whether a style is for code, by its ID or name.
  func isCode(_ id: String?) -> Bool {
    guard let id else { return false }
    let isNamed = value(id) { Self.isCode(name: $0.name) ? true : nil }
    return Self.isCode(name: id) || isNamed ?? false
  }

  private static func isCode(name: String) -> Bool {
    let words = name.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    return [
      "code", "sourcecode", "verbatimchar", "verbatim", "htmlcode", "htmlpreformatted",
      "htmlkeyboard", "htmlsample", "preformattedtext", "sourcetext", "macrotext", "macro",
    ].contains(words) || words.hasSuffix("tok")
  }
}
