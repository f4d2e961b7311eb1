internal import MarkupText

/// A format of documents.
public enum DocumentFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// WHATWG HTML.
  case html
  /// HTML in the syntax of XML.
  case xhtml
  /// CommonMark with tables, strikethrough, task lists, footnotes and front matter. It requires the
  /// package trait `Markdown`.
  case markdown
  /// Plain text: each line is read as a whole.
  case text

  /// Whether annotations may be elements and character references.
  var isMarkup: Bool {
    switch self {
    case .html, .xhtml, .markdown: true
    case .text: false
    }
  }

  /// The syntax of tags.
  var dialect: MarkupTokenizer.Dialect {
    switch self {
    case .xhtml: .xml
    default: .html
    }
  }

  /// The notation of readings if none is chosen.
  var defaultNotation: AnnotationOptions.Notation {
    switch self {
    case .html, .xhtml, .markdown: .ruby
    case .text: .brackets
    }
  }
}
