/// What the parser has to know of an element.
///
/// Sendable: a plain value.
struct ElementProperties: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt32

  /// Has no content and no end tag (WHATWG HTML, 13.1.2).
  static let void = Self(rawValue: 1 << 0)
  /// Contains text only, without character references (13.1.2.1).
  static let rawText = Self(rawValue: 1 << 1)
  /// Contains text only, with character references.
  static let escapableRawText = Self(rawValue: 1 << 2)
  /// Opened again when a block cuts it (13.2.4.3).
  static let formatting = Self(rawValue: 1 << 3)
  /// The "special" category (13.2.4.2): an ordinary end tag does not reach past it.
  static let special = Self(rawValue: 1 << 4)
  /// Its end tag may be left out (13.1.2.4), so that its missing is no mistake.
  static let optionalEnd = Self(rawValue: 1 << 5)
  /// Formatting outside does not go on inside: a marker in the list of formatting (13.2.4.3).
  static let isolatesFormatting = Self(rawValue: 1 << 6)
  static let heading = Self(rawValue: 1 << 7)
  /// A newline right behind its start tag is no text (13.2.6.4.7).
  static let dropsFirstNewline = Self(rawValue: 1 << 15)
  /// Its start tag does not open formatting again that a block has cut (13.2.6.4.7).
  static let outsideFormatting = Self(rawValue: 1 << 14)

  /// The six barriers of ``OpenElements``: an element that ends a search through the open ones.
  static let scopeBarrier = Self(rawValue: 1 << 8)
  static let buttonBarrier = Self(rawValue: 1 << 9)
  static let listItemBarrier = Self(rawValue: 1 << 10)
  static let tableBarrier = Self(rawValue: 1 << 11)
  static let itemStartBarrier = Self(rawValue: 1 << 12)
  static let rubyBarrier = Self(rawValue: 1 << 13)
}

/// The sets of elements that one property covers, with the section of the WHATWG HTML standard.
enum ElementLists {
  /// Every element of HTML, of today and of yesterday, the two roots of foreign content, and
  /// `lambda`, a void box that the program draws (GSFancyText).
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
  /// "Has an element in scope" (13.2.4.2).
  private static let scope =
    "applet caption html table td th marquee object template"

  static let properties: [(ElementProperties, String)] = [
    (
      // 13.1.2, with the obsolete ones that 13.2.6.4.7 treats alike.
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
    (.outsideFormatting, "rb rp rt rtc"),
    (.dropsFirstNewline, "listing pre textarea"),
    (.scopeBarrier, scope),
    (.buttonBarrier, scope + " button"),
    (.listItemBarrier, scope + " ol ul"),
    (.tableBarrier, "html table template"),
    (.rubyBarrier, scope + " ruby"),
  ]

  /// Special, but part of a line: opens formatting again (13.2.6.4.7).
  static let insideFormatting =
    "applet area br button embed img input keygen marquee object select wbr xmp"

  /// How far out end tags reach; those of other special elements reach to the scope.
  static let endBarriers: [(String, ScopeBarrier)] = [
    ("p", .button), ("li", .listItem),
    ("caption col colgroup table tbody td tfoot th thead tr", .table),
  ]

  /// For the start tags `li`, `dd` and `dt` (13.2.6.4.7): special, but none of these.
  static let noItemStartBarrier = "address div p"
}
