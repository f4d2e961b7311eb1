internal import MarkupText

/// A format of documents.
public enum DocumentFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// WHATWG HTML.
  case html
  /// HTML in the syntax of XML.
  case xhtml
  /// Plain text: each line is read as a whole.
  case text

  /// Whether annotations may be elements and character references.
  var isMarkup: Bool {
    switch self {
    case .html, .xhtml: true
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
    case .html, .xhtml: .ruby
    case .text: .brackets
    }
  }
}
