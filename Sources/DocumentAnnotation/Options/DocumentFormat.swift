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
  /// An EPUB 2 or 3 publication: the XHTML documents of its manifest are annotated.
  case epub
  /// An Office Open XML text document, as Word writes it.
  case docx

  /// Whether annotations may be elements and character references.
  var isMarkup: Bool {
    switch self {
    case .html, .xhtml, .epub, .markdown: true
    case .text, .docx: false
    }
  }

  /// Whether documents are archives of several entries.
  var isArchive: Bool { self == .epub || self == .docx }

  /// The syntax of tags.
  var dialect: MarkupTokenizer.Dialect {
    switch self {
    case .xhtml, .epub, .docx: .xml
    default: .html
    }
  }

  /// The notation of readings if none is chosen.
  var defaultNotation: AnnotationOptions.Notation {
    switch self {
    case .html, .xhtml, .epub, .docx, .markdown: .ruby
    case .text: .brackets
    }
  }
}
