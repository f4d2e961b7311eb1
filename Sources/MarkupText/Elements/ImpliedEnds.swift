/// A rule by which a start tag implicitly ends elements that are still open.
struct ImpliedEndRule: Sendable {
  /// The start tags.
  let starts: String
  /// The elements that the start tags end.
  let ends: String
  /// The barrier that limits the search for open elements.
  let within: ScopeBarrier
  var reach = Reach.outermost

  /// The open elements within the barrier that end.
  enum Reach: Sendable {
    /// The outermost element listed in `ends`, and everything inside it.
    case outermost
    /// The innermost open element, if it is listed in `ends`.
    case innermost
    /// If the barrier is `ruby`, the innermost open elements while they are listed in `ends`
    /// ("generate implied end tags").
    case runInRuby
  }

  /// The rules of WHATWG HTML, sections 13.2.6.4.7 (in body) and 13.2.6.4.9 to 15 (tables).
  ///
  /// Foster parenting and the elements that a browser inserts into tables are not implemented.
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
