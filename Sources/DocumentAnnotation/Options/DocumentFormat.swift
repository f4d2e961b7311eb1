internal import MarkupText

/// A format of documents.
public enum DocumentFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// WHATWG HTML.
  case html
  /// HTML in the syntax of XML.
  case xhtml
  /// Plain text: each line is read as a whole.
  case text
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
    case .html, .xhtml, .webVTT, .ttml: true
    case .text, .subRip, .ass, .csv, .tsv, .json, .jsonLines: false
    }
  }

  /// Whether text is the value of a JSON string.
  var isJSON: Bool { self == .json || self == .jsonLines }

  /// The syntax of tags.
  var dialect: MarkupTokenizer.Dialect {
    switch self {
    case .xhtml, .ttml: .xml
    default: .html
    }
  }

  /// The notation of readings if none is chosen.
  var defaultNotation: AnnotationOptions.Notation {
    switch self {
    case .html, .xhtml, .webVTT, .ttml: .ruby
    case .subRip, .ass: .parentheses
    case .text, .csv, .tsv, .json, .jsonLines: .brackets
    }
  }
}
