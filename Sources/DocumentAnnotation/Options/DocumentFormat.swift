internal import MarkupText

/// A format of documents.
public enum DocumentFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// WHATWG HTML.
  case html
  /// HTML in the syntax of XML.
  case xhtml
  /// Plain text: each line is read as a whole.
  case text

  /// Whether annotations may be elements.
  var isMarkup: Bool { self != .text }

  /// The syntax of tags.
  var dialect: MarkupTokenizer.Dialect { self == .xhtml ? .xml : .html }

  /// The notation of readings if none is chosen.
  var defaultNotation: AnnotationOptions.Notation {
    switch self {
    case .html, .xhtml: .ruby
    case .text: .brackets
    }
  }
}
