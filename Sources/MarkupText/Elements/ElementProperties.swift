/// The properties of an element that the parser depends on.
struct ElementProperties: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt32

  /// The element has no content and no end tag (WHATWG HTML, 13.1.2).
  static let void = Self(rawValue: 1 << 0)
  /// The element contains only text, without character references (13.1.2.1).
  static let rawText = Self(rawValue: 1 << 1)
  /// The element contains only text, with character references.
  static let escapableRawText = Self(rawValue: 1 << 2)
  /// A formatting element, which is reopened if a block closes it early (13.2.4.3).
  static let formatting = Self(rawValue: 1 << 3)
  /// The "special" category (13.2.4.2), at which an ordinary end tag stops searching.
  static let special = Self(rawValue: 1 << 4)
  /// The end tag may be omitted (13.1.2.4), so its absence is not a parse error.
  static let optionalEnd = Self(rawValue: 1 << 5)
  /// The element adds a marker to the list of active formatting elements (13.2.4.3), so outer
  /// formatting does not continue inside it.
  static let isolatesFormatting = Self(rawValue: 1 << 6)
  static let heading = Self(rawValue: 1 << 7)
  /// A newline immediately after the start tag is ignored (13.2.6.4.7).
  static let dropsFirstNewline = Self(rawValue: 1 << 15)
  /// The start tag does not reconstruct the active formatting elements (13.2.6.4.7).
  static let skipsFormattingReconstruction = Self(rawValue: 1 << 14)

  /// The six barriers of ``OpenElements``: elements that end a search through the stack of open
  /// elements.
  static let scopeBarrier = Self(rawValue: 1 << 8)
  static let buttonBarrier = Self(rawValue: 1 << 9)
  static let listItemBarrier = Self(rawValue: 1 << 10)
  static let tableBarrier = Self(rawValue: 1 << 11)
  static let itemStartBarrier = Self(rawValue: 1 << 12)
  static let rubyBarrier = Self(rawValue: 1 << 13)
}

/// The sets of elements that share a property, with the section of the WHATWG HTML standard.
enum ElementLists {
  /// All elements of HTML, current and obsolete, the two roots of foreign content, and `lambda`, a
  /// void element for a box that the application draws (GSFancyText).
  static let known = """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big \
    blink blockquote body br button canvas caption center cite code col colgroup data datalist dd \
    del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form \
    frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins isindex kbd \
    keygen label lambda legend li link listing main map mark marquee math menu menuitem meta meter \
    multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param \
    picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select slot \
    small source spacer span strike strong style sub summary sup svg table tbody td template \
    textarea tfoot th thead time title tr track tt u ul var video wbr xmp
    """

  private static let headings = "h1 h2 h3 h4 h5 h6"
  /// The elements that end "has an element in scope" (13.2.4.2).
  private static let scope =
    "applet caption html table td th marquee object template"

  static let properties: [(ElementProperties, String)] = [
    (
      // 13.1.2, with the obsolete elements that 13.2.6.4.7 treats alike.
      .void,
      """
      area base basefont bgsound br col embed frame hr img input keygen lambda link meta param \
      source track wbr
      """
    ),
    (.rawText, "script style xmp iframe noembed noframes"),
    (.escapableRawText, "textarea title"),
    (.formatting, "a b big code em font i nobr s small strike strong tt u"),
    (
      .special,
      """
      address applet area article aside base basefont bgsound blockquote body br button caption \
      center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form \
      frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link \
      listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre \
      script search section select source style summary table tbody td template textarea tfoot th \
      thead title tr track ul wbr xmp
      """
    ),
    (
      .optionalEnd,
      """
      body caption colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th \
      thead tr
      """
    ),
    (.isolatesFormatting, "applet caption marquee object td template th"),
    (.heading, headings),
    (.skipsFormattingReconstruction, "rb rp rt rtc"),
    (.dropsFirstNewline, "listing pre textarea"),
    (.scopeBarrier, scope),
    (.buttonBarrier, scope + " button"),
    (.listItemBarrier, scope + " ol ul"),
    (.tableBarrier, "html table template"),
    (.rubyBarrier, scope + " ruby"),
  ]

  /// Special elements that are inline and therefore reconstruct the active formatting elements
  /// (13.2.6.4.7).
  static let reconstructsFormatting =
    "applet area br button embed img input keygen marquee object select wbr xmp"

  /// The barriers at which the search of an end tag stops; other special elements use the default
  /// scope.
  static let endBarriers: [(String, ScopeBarrier)] = [
    ("p", .button), ("li", .listItem),
    ("caption col colgroup table tbody td tfoot th thead tr", .table),
  ]

  /// The special elements that do not stop the search of the start tags `li`, `dd` and `dt`
  /// (13.2.6.4.7).
  static let noItemStartBarrier = "address div p"
}
