/// How the content of HTML elements is annotated.
struct ElementRule: Sendable, BitwiseCopyable {
  /// What the tags of an element are to the text around them.
  enum Role: UInt8, Sendable {
    /// The text continues: `b`, `a`, and unknown elements.
    case inline
    /// The element ends a sentence: `p`, `td`.
    case block
    /// A character of the line whose content is not text: `img`, `code`.
    case object
    /// A line break, `br`.
    case lineBreak
    case ruby
    case rubyText
    case rubyParenthesis
    /// `rtc`, whose text is left alone.
    case rubyTextContainer
  }

  var role = Role.inline
  /// Whether the content is left alone.
  var isSkipped = false
  /// Whether the element has no content and no end tag.
  var isVoid = false
  var isHeading = false
  /// Whether the element is a style of TTML.
  var isStyle = false

  /// Returns the rule of an element name in lower case; a namespace prefix is ignored.
  static func rule(for name: String, in vocabulary: ElementVocabulary = .html) -> ElementRule {
    let local = name.split(separator: ":").last.map(String.init) ?? name
    return switch vocabulary {
    case .html: table[local] ?? ElementRule()
    case .timedText: timedTextTable[local] ?? ElementRule()
    }
  }

  private static let table: [String: ElementRule] = {
    var table: [String: ElementRule] = [:]
    func add(_ names: String, _ rule: ElementRule) {
      for name in names.split(separator: " ") { table[String(name)] = rule }
    }
    add(
      """
      address article aside blockquote body caption center col colgroup dd details dialog dir div dl \
      dt fieldset figcaption figure footer form frame frameset head header hgroup hr html legend li \
      link main menu meta nav ol optgroup p section summary table tbody td tfoot th thead tr ul base
      """, ElementRule(role: .block))
    add("h1 h2 h3 h4 h5 h6", ElementRule(role: .block, isHeading: true))
    add(
      "iframe listing noembed noframes noscript plaintext pre style template title xmp script",
      ElementRule(role: .block, isSkipped: true))
    add(
      """
      audio canvas code datalist kbd map math meter object option progress samp select svg textarea \
      tt var video
      """, ElementRule(role: .object, isSkipped: true))
    add("embed img input", ElementRule(role: .object, isVoid: true))
    add("br", ElementRule(role: .lineBreak, isVoid: true))
    add("wbr area param source track", ElementRule(role: .inline, isVoid: true))
    for name in ["base", "col", "frame", "hr", "link", "meta"] { table[name]?.isVoid = true }
    add("ruby", ElementRule(role: .ruby))
    add("rt", ElementRule(role: .rubyText, isSkipped: true))
    add("rp", ElementRule(role: .rubyParenthesis, isSkipped: true))
    add("rtc", ElementRule(role: .rubyTextContainer, isSkipped: true))
    return table
  }()

  /// Start tags that end an open `p`, and the elements that a start tag of the same group ends
  /// (WHATWG HTML, 13.1.2.4): what decides how far `lang` and `translate` reach.
  static func ends(_ open: String, startTag name: String, rule: ElementRule) -> Bool {
    switch open {
    case "p": rule.role == .block
    case "li": name == "li"
    case "dt", "dd": name == "dt" || name == "dd"
    case "td", "th": name == "td" || name == "th" || name == "tr" || name == "tbody"
    case "tr": name == "tr" || name == "tbody"
    case "option": name == "option" || name == "optgroup"
    case "rt", "rp", "rb": ["rt", "rp", "rb", "rtc"].contains(name)
    case "rtc": name == "rb" || name == "rtc"
    case "head": name == "body"
    default: false
    }
  }
}
