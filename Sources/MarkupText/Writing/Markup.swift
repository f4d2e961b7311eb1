import TextFoundation

/// Markup composed from parts, in which interpolated values are escaped and can never become tags.
///
/// ```swift
/// let name = "<script>alert('x')</script> & co."
/// let markup: Markup = "<p title=\"\(name)\">Hello <b>\(name)</b>!</p>"
/// MarkupTree(markup).text  // "Hello <script>alert('x')</script> & co.!"
/// ```
///
/// Literals are markup. Interpolated values are escaped for their context, so that they cannot
/// leave it, and their text is preserved:
/// - In text and in attribute values, with or without quotes, any text is preserved (NUL becomes
///   U+FFFD).
/// - In the name of a tag or an attribute (`<\(name)>`, `<p \(name)=x>`), only letters, digits,
///   `-`, `_`, `.` and `:` are inserted, so that the value cannot start another attribute or an
///   attribute value.
/// - In comments, and in `<script>`, `<style>` and similar elements without character references, a
///   value cannot end the comment or element, but remains escaped; its meaning in a script or style
///   sheet is not examined.
///
/// `\(markup: …)` inserts a string as markup without escaping. An interpolated ``Markup``, or an
/// array of them, is inserted unchanged, too:
///
/// ```swift
/// let items = ["a < b", "c"].map { "<li>\($0)</li>" as Markup }
/// let list: Markup = "<ul>\(items)</ul>"
/// list.source  // "<ul><li>a &lt; b</li><li>c</li></ul>"
/// ```
public struct Markup: Sendable, Hashable, CustomStringConvertible {
  /// The markup as a string.
  public let source: String

  /// Creates markup from a trusted string, such as one that the program itself has generated,
  /// without escaping.
  public init(trusted source: String) { self.source = source }

  /// Creates markup that represents a text, by escaping it.
  ///
  /// ```swift
  /// Markup(text: "a < b").source  // "a &lt; b"
  /// ```
  public init(text: String) { source = text.markupEscaped }

  /// The markup as a string.
  public var description: String { source }

  /// Returns the concatenation of two markup values.
  public static func + (one: Markup, other: Markup) -> Markup {
    Markup(trusted: one.source + other.source)
  }
}

extension MarkupTree {
  /// Parses composed markup.
  public init(_ markup: Markup) { self.init(parsing: markup.source) }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Creates markup from a literal.
  public init(stringLiteral value: String) { self.init(trusted: value) }

  /// Creates markup from a literal with interpolated values.
  public init(stringInterpolation: Interpolation) {
    self.init(trusted: stringInterpolation.finish())
  }

  /// The interpolation of a ``Markup`` literal.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    private var source = ""
    private var scanner = MarkupScanner()
    /// Whether an unquoted attribute value is still empty.
    private var valueIsMissing = false

    /// Creates an interpolation and reserves capacity for it.
    public init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends a segment of the literal as markup.
    public mutating func appendLiteral(_ literal: String) { append(literal) }

    /// Appends a value, escaped for its context.
    ///
    /// Optionals are not accepted; use `??` to provide a value for nil.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let text = value.description
      if text.isEmpty, scanner.context == .valueStart { valueIsMissing = true }
      append(scanner.context.escaped(text))
    }

    /// Appends markup unchanged.
    public mutating func appendInterpolation(_ markup: Markup) { append(markup.source) }

    /// Appends the elements of an array of markup, unchanged and in order.
    public mutating func appendInterpolation(_ markup: [Markup]) {
      for part in markup { append(part.source) }
    }

    /// Appends a trusted string as markup, without escaping.
    public mutating func appendInterpolation(markup: String) { append(markup) }

    private mutating func append(_ markup: String) {
      guard let first = markup.utf8.first else { return }
      // `<p title=\(empty) class=x>` must not make `class=x` the title.
      if valueIsMissing, first.isMarkupSpace || first == .greaterThan || markup.hasPrefix("/>") {
        valueIsMissing = false
        append("\"\"")
      }
      valueIsMissing = false
      scanner.scan(markup)
      source += markup
    }

    fileprivate consuming func finish() -> String { valueIsMissing ? source + "\"\"" : source }
  }
}

extension MarkupScanner.Context {
  /// Returns the value as text that stays in this context.
  fileprivate func escaped(_ value: String) -> String {
    switch self {
    case .text, .doubleQuoted, .singleQuoted, .rawText: return value.markupEscaped
    // Two hyphens open a comment, and before `>` or `!>` they close it.
    case .declaration, .comment: return value.markupEscaped.escaping { $0 == .hyphen || $0 == 0x21 }
    case .lessThan, .endTagOpen:
      // A letter starts a tag; anything else is text after escaping.
      guard let first = value.unicodeScalars.first, first.isASCII else {
        return value.markupEscaped
      }
      if UInt8(first.value).isASCIILetter { return value.nameCharactersOnly }
      return "&#\(first.value);" + String(value.unicodeScalars.dropFirst()).markupEscaped
    case .tagName, .beforeAttribute, .attributeName, .afterAttribute:
      return value.nameCharactersOnly
    case .valueStart, .value:
      return value.markupEscaped(.punctuation).escaping(\.isMarkupSpace)
    }
  }
}

extension String {
  /// The text without ASCII characters that can end a name or start a value.
  fileprivate var nameCharactersOnly: String {
    String(
      unicodeScalars.filter { scalar in
        !scalar.isASCII || UInt8(scalar.value).isASCIIAlphanumeric
          || "-_.:".unicodeScalars.contains(scalar)
      })
  }

  /// Returns the text with certain ASCII characters replaced with numeric references.
  fileprivate func escaping(_ isEscaped: (UInt8) -> Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isASCII, isEscaped(UInt8(scalar.value)) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
