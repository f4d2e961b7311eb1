/// The elements that a document consists of.
enum ElementVocabulary {
  /// HTML and XHTML.
  case html
  /// TTML, with its profiles IMSC and DFXP.
  case timedText
}

extension ElementRule {
  /// The rules of TTML2, section 8; `span` and unknown elements are inline.
  static let timedTextTable: [String: ElementRule] = {
    var table: [String: ElementRule] = [:]
    for name in ["tt", "body", "div", "p"] { table[name] = ElementRule(role: .block) }
    for name in [
      "head", "metadata", "styling", "layout", "set", "animate", "image", "audio", "font", "data",
      "resources", "animation", "initial", "region", "information",
    ] {
      table[name] = ElementRule(role: .block, isSkipped: true)
    }
    table["style"] = ElementRule(role: .block, isSkipped: true, isStyle: true)
    table["br"] = ElementRule(role: .lineBreak)
    return table
  }()

  /// Creates the rule of a `span` with a value of `tts:ruby` (TTML2, section 10.2.35).
  init(rubyStyle: String) {
    switch rubyStyle {
    case "container": self.init(role: .ruby)
    case "text": self.init(role: .rubyText, isSkipped: true)
    case "delimiter": self.init(role: .rubyParenthesis, isSkipped: true)
    case "textContainer": self.init(role: .inline)
    default: self.init()
    }
  }
}
