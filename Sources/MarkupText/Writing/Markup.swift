import TextFoundation

/// Markup put together from parts, in which values are text and never tags.
///
/// ```swift
/// let name = "<script>alert('x')</script> & co."
/// let markup: Markup = "<p title=\"\(name)\">Hello <b>\(name)</b>!</p>"
/// MarkupTree(markup).text  // "Hello <script>alert('x')</script> & co.!"
/// ```
///
/// What is written in the program is markup; what is interpolated is escaped for the place where it
/// is put, so that it stays there and is the text it is:
/// - in text, and in values with or without quotes, any text comes back as it is (NUL as U+FFFD);
/// - as the name of a tag or of an attribute (`<\(name)>`, `<p \(name)=x>`), only letters, digits,
///   `-`, `_`, `.` and `:` are put in, so that neither another attribute nor a value can begin;
/// - in comments, and in `<script>`, `<style>` and the like, which have no references, a value cannot
///   end them, but stays escaped; what it means to a program or a style sheet is not looked at.
///
/// `\(markup: …)` puts in markup of a string as it is, and an interpolated ``Markup``, or an array
/// of them, goes in as it is, too:
///
/// ```swift
/// let items = ["a < b", "c"].map { "<li>\($0)</li>" as Markup }
/// let list: Markup = "<ul>\(items)</ul>"
/// list.source  // "<ul><li>a &lt; b</li><li>c</li></ul>"
/// ```
///
/// Sendable: a plain value.
public struct Markup: Sendable, Hashable, CustomStringConvertible {
  /// The markup.
  public let source: String

  /// Takes a string as markup, as it is: for what the program itself has made.
  public init(trusted source: String) { self.source = source }

  /// Markup that means a text.
  ///
  /// ```swift
  /// Markup(text: "a < b").source  // "a &lt; b"
  /// ```
  public init(text: String) { source = text.markupEscaped }

  /// The markup.
  public var description: String { source }

  /// One after the other.
  public static func + (one: Markup, other: Markup) -> Markup {
    Markup(trusted: one.source + other.source)
  }
}

extension MarkupTree {
  /// Parses markup that was put together.
  public init(_ markup: Markup) { self.init(parsing: markup.source) }
}

extension Markup: ExpressibleByStringInterpolation {
  /// Takes a literal as markup.
  public init(stringLiteral value: String) { self.init(trusted: value) }

  /// Takes a literal with values in it.
  public init(stringInterpolation: Interpolation) {
    self.init(trusted: stringInterpolation.finish())
  }

  /// The parts of a literal, put together.
  ///
  /// Sendable: a plain value.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    private var source = ""
    private var scanner = MarkupScanner()
    /// Whether a value without quotes is empty so far.
    private var valueIsMissing = false

    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// A part of the literal: markup.
    public mutating func appendLiteral(_ literal: String) { append(literal) }

    /// A value, escaped for the place where it stands.
    ///
    /// An optional is no such value: say with `??` what stands for nil.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      let text = value.description
      if text.isEmpty, scanner.place == .valueStart { valueIsMissing = true }
      append(scanner.place.escaped(text))
    }

    /// Markup as it is.
    public mutating func appendInterpolation(_ markup: Markup) { append(markup.source) }

    /// Pieces of markup one after the other, as they are.
    public mutating func appendInterpolation(_ markup: [Markup]) {
      for part in markup { append(part.source) }
    }

    /// The markup of a string as it is: for what the program itself has made.
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

extension MarkupScanner.Place {
  /// A value as text that stays in this place.
  fileprivate func escaped(_ value: String) -> String {
    switch self {
    case .text, .doubleQuoted, .singleQuoted, .rawText: return value.markupEscaped
    // Two hyphens open a comment, and end it before `>`.
    case .declaration, .comment: return value.markupEscaped.escaping { $0 == .hyphen || $0 == 0x21 }
    case .lessThan, .endTagOpen:
      // A letter makes a tag; anything else is text, if it is no mark of markup.
      guard let first = value.unicodeScalars.first, first.isASCII else {
        return value.markupEscaped
      }
      if UInt8(first.value).isASCIILetter { return value.keepingNameCharacters }
      return "&#\(first.value);" + String(value.unicodeScalars.dropFirst()).markupEscaped
    case .tagName, .beforeAttribute, .attributeName, .afterAttribute:
      return value.keepingNameCharacters
    case .valueStart, .value:
      return value.markupEscaped(.punctuation).escaping(\.isMarkupSpace)
    }
  }
}

extension String {
  /// The text without what ends a name or begins a value.
  fileprivate var keepingNameCharacters: String {
    String(
      unicodeScalars.filter { scalar in
        !scalar.isASCII || UInt8(scalar.value).isASCIIAlphanumeric
          || "-_.:".unicodeScalars.contains(scalar)
      })
  }

  /// The text with some ASCII characters as references.
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
