/// A start tag that ends elements which are still open.
///
/// Sendable: a plain value.
struct ImpliedEndRule: Sendable {
  /// The start tags.
  let starts: String
  /// What they end.
  let ends: String
  /// How far out they reach.
  let within: ScopeBarrier
  var reach = Reach.outermost

  /// Which of the open elements within the barrier end.
  enum Reach: Sendable {
    /// The outermost that is named, and all inside of it.
    case outermost
    /// The innermost open element, if it is named.
    case innermost
    /// The innermost open elements as long as they are named ("generate implied end tags"), if the
    /// barrier is `ruby`.
    case runInRuby
  }

  /// WHATWG HTML, sections 13.2.6.4.7 (in body) and 13.2.6.4.9 to 15 (tables); without foster
  /// parenting and without the elements that a browser adds to a table.
  static let all: [ImpliedEndRule] = [
    ImpliedEndRule(
      starts: """
        address article aside blockquote center details dialog dir div dl fieldset figcaption \
        figure footer header hgroup main menu nav ol p search section summary ul h1 h2 h3 h4 h5 h6 \
        pre listing form li dd dt plaintext table hr xmp
        """,
      ends: "p", within: .button),
    ImpliedEndRule(
      starts: "h1 h2 h3 h4 h5 h6", ends: "h1 h2 h3 h4 h5 h6", within: .scope, reach: .innermost),
    ImpliedEndRule(starts: "li", ends: "li", within: .itemStart),
    ImpliedEndRule(starts: "dd dt", ends: "dd dt", within: .itemStart),
    ImpliedEndRule(starts: "option", ends: "option", within: .special, reach: .innermost),
    ImpliedEndRule(starts: "optgroup hr", ends: "option", within: .special, reach: .innermost),
    ImpliedEndRule(starts: "optgroup", ends: "optgroup", within: .special, reach: .innermost),
    ImpliedEndRule(
      starts: "rt rp", ends: "dd dt li optgroup option p rb rp rt", within: .ruby,
      reach: .runInRuby),
    ImpliedEndRule(
      starts: "rb rtc", ends: "dd dt li optgroup option p rb rp rt rtc", within: .ruby,
      reach: .runInRuby),
    ImpliedEndRule(starts: "button", ends: "button", within: .scope),
    ImpliedEndRule(starts: "td th", ends: "td th caption colgroup", within: .table),
    ImpliedEndRule(starts: "tr", ends: "tr td th caption colgroup", within: .table),
    ImpliedEndRule(
      starts: "tbody thead tfoot colgroup caption",
      ends: "tbody thead tfoot tr td th caption colgroup", within: .table),
    ImpliedEndRule(starts: "body", ends: "head", within: .scope),
  ]
}
