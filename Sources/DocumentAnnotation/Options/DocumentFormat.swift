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
  /// SubRip subtitles.
  case subRip = "srt"
  /// WebVTT subtitles.
  case webVTT = "vtt"
  /// Scripts of Advanced SubStation Alpha and SubStation Alpha.
  case ass
  /// TTML and its profiles IMSC and DFXP.
  case ttml
  /// Records of fields that commas, semicolons or tabs separate (RFC 4180).
  case csv
  /// Records of fields that tabs separate.
  case tsv
  /// JSON: the values of strings.
  case json
  /// A JSON value on each line.
  case jsonLines = "jsonl"

  /// Whether annotations may be elements and character references.
  var isMarkup: Bool {
    switch self {
    case .html, .xhtml, .epub, .markdown, .webVTT, .ttml: true
    case .text, .docx, .subRip, .ass, .csv, .tsv, .json, .jsonLines: false
    }
  }

  /// Whether documents are archives of several entries.
  var isArchive: Bool { self == .epub || self == .docx }

  /// Whether text is the value of a JSON string.
  var isJSON: Bool { self == .json || self == .jsonLines }

  /// The syntax of tags.
  var dialect: MarkupTokenizer.Dialect {
    switch self {
    case .xhtml, .epub, .docx, .ttml: .xml
    default: .html
    }
  }

  /// The notation of readings if none is chosen.
  var defaultNotation: AnnotationOptions.Notation {
    switch self {
    case .html, .xhtml, .epub, .docx, .markdown, .webVTT, .ttml: .ruby
    case .subRip, .ass: .parentheses
    case .text, .csv, .tsv, .json, .jsonLines: .brackets
    }
  }
}
