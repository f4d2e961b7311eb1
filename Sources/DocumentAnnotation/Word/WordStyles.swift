internal import MarkupText

/// The styles of a text document (ISO/IEC 29500-1, 17.7): sizes, headings, code, hidden text and
/// languages.
struct WordStyles: Sendable {
  struct Style: Sendable {
    var name = ""
    var basedOn: String?
    /// The size of the text in half points.
    var size: Int?
    /// The language of East Asian text.
    var language: String?
    var isHidden: Bool?
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
    var namespaces = WordNamespaces()
    var depth = 0
    var current: (id: String, style: Style)?
    var isDefault = false
    /// The number of open formats of parts of a table and of earlier states, which are not read.
    var ignoredDepth = 0
    while let token = tokenizer.next() {
      guard token.kind == .startTag || token.kind == .endTag else { continue }
      let isStart = token.kind == .startTag
      if isStart { namespaces.start(token, depth: depth, in: tokenizer) }
      let name = namespaces.wordName(token.nameCode, in: tokenizer) ?? ""
      if !isStart { depth = max(depth - 1, 0) }
      defer {
        if isStart, !token.isSelfClosing { depth += 1 }
        namespaces.end(depth: depth)
      }
      if ["tblstylepr", "rprchange", "pprchange"].contains(name), !token.isSelfClosing {
        ignoredDepth = max(ignoredDepth + (isStart ? 1 : -1), 0)
      }
      guard ignoredDepth == 0 else { continue }
      if isStart {
        let value = tokenizer.attribute(localName: "val", of: token)
        switch name {
        case "docdefaults": isDefault = !token.isSelfClosing
        case "style":
          guard let id = tokenizer.attribute(localName: "styleId", of: token),
            !token.isSelfClosing
          else { continue }
          current = (id, Style())
          if tokenizer.attribute(localName: "type", of: token) == "paragraph",
            ["1", "true", "on"].contains(tokenizer.attribute(localName: "default", of: token))
          {
            defaultParagraphStyle = id
          }
        case "sz" where isDefault:
          defaultSize = value.flatMap { WordValue.halfPoints($0) } ?? defaultSize
        case "lang":
          guard let language = tokenizer.attribute(localName: "eastAsia", of: token) else {
            continue
          }
          if isDefault { defaultLanguage = language } else { current?.style.language = language }
        default: current?.style.read(name, value)
        }
      } else if name == "style", let ended = current {
        add(ended.style, ended.id)
        current = nil
      } else if name == "docdefaults" {
        isDefault = false
      }
    }
  }

  private mutating func add(_ style: Style, _ id: String) {
    var style = style
    if id == defaultParagraphStyle { defaultLanguage = style.language ?? defaultLanguage }
    // LibreOffice repeats the default in styles, where nobody has chosen it.
    if style.language == defaultLanguage { style.language = nil }
    styles[id] = style
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

  /// Returns the first value that a character style, a paragraph style or the default one has.
  private func value<Value>(
    paragraph: String?, character: String?, _ property: (Style) -> Value?
  ) -> Value? {
    value(character, property) ?? value(paragraph ?? defaultParagraphStyle, property)
  }

  /// Returns the size of text in half points.
  func size(paragraph: String?, character: String?, table: String?) -> Int {
    value(paragraph: paragraph, character: character) { $0.size }
      ?? value(table) { $0.size } ?? defaultSize
  }

  /// Returns the language of East Asian text that a style declares.
  func language(paragraph: String?, character: String?) -> String? {
    value(paragraph: paragraph, character: character) { $0.language }
  }

  /// Returns whether a style hides text.
  func isHidden(paragraph: String?, character: String?) -> Bool {
    value(paragraph: paragraph, character: character) { $0.isHidden } ?? false
  }

  /// Returns whether a paragraph style is that of a heading: by its ID, its name or its outline level.
  func isHeading(_ id: String?) -> Bool {
    guard let id else { return false }
    let isHeading = value(id) { $0.hasOutlineLevel || $0.names.isHeading ? true : nil }
    return WordStyleNames(id).hasHeadingPrefix || isHeading ?? false
  }

  /// Returns whether a paragraph style is that of an entry of a table of contents.
  func isContentsEntry(_ id: String?) -> Bool {
    value(id) { $0.names.isContentsEntry ? true : nil } ?? false
  }

  /// Returns whether a style is for code, by its ID or name.
  func isCode(_ id: String?) -> Bool {
    guard let id else { return false }
    return WordStyleNames(id).isCode || value(id) { $0.names.isCode ? true : nil } ?? false
  }
}

extension WordStyles.Style {
  /// Reads a property with a local name in lower case.
  fileprivate mutating func read(_ property: String, _ value: String?) {
    switch property {
    case "name": name = value ?? ""
    case "basedon": basedOn = value
    case "outlinelvl": hasOutlineLevel = value != "9"
    case "sz": size = value.flatMap { WordValue.halfPoints($0) }
    case "vanish": isHidden = WordValue.isOn(value)
    default: break
    }
  }

  fileprivate var names: WordStyleNames { WordStyleNames(name) }
}
