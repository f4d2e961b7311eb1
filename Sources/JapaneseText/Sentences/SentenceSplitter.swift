import TextFoundation

/// Splits text into sentences by its marks, brackets and line ends; no dictionary is needed.
///
/// ```swift
/// SentenceSplitter().sentences(in: "「行くよ。」と言った。3.14は円周率？はい！（笑）")
/// // ["「行くよ。」と言った。", "3.14は円周率？", "はい！（笑）"]
/// ```
/// A sentence ends after 。！？!?．… or a Latin full stop, together with the marks, closing brackets,
/// emoji and laughter behind it, and at a line end. It does not end
/// - inside brackets that close in the same paragraph within 4,096 bytes; after them only if a mark
///   stands before the closing bracket and the text does not go on: 「行くよ。」と言った is one
///   sentence, 「はい。」「いいえ。」 are two; a bracket without its partner counts for nothing;
/// - in decimals, numbers of sections, addresses of the Web, file names, versions, after initials
///   and common abbreviations (Mr., No. 1, e.g., U.S. Army);
/// - after an ellipsis in mid-sentence (それは……違う), or after ！ and ？ before a quoting と or って.
///
/// Whether an abbreviation ends a sentence is decided by a short list of words that begin one.
///
/// Sendable: a plain value.
public struct SentenceSplitter: Sendable, Hashable, Codable {
  /// What a line end means.
  public enum LineBreaks: String, Sendable, Hashable, Codable {
    /// Every line end ends a sentence: one paragraph a line, lists, headings, dialogue.
    case end
    /// Lines are wrapped: a sentence goes on to the next line, and only an empty line ends it.
    case wrapped
  }

  /// What a line end means; `end` unless said otherwise.
  public var lineBreaks: LineBreaks

  /// Makes a splitter.
  public init(lineBreaks: LineBreaks = .end) { self.lineBreaks = lineBreaks }

  /// The sentences as parts of `text`, in order, without the white space between them.
  ///
  /// Empty for text that is empty or all white space. Sentences and the white space between them
  /// are the whole text; every edge is a Character boundary. Linear time.
  public func sentences(in text: String) -> [Substring] { ranges(in: text).map { text[$0] } }

  /// The sentences' ranges in `text`; see `sentences(in:)`.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let offsets = UTF8Offsets(text)
    return utf8Ranges(in: text).map(offsets.range)
  }

  /// The sentences' ranges as UTF-8 offsets of `text`.
  package func utf8Ranges(in text: String) -> [Range<Int>] {
    withUTF8Bytes(of: text) { bytes in
      var scanner = SentenceScanner(bytes: bytes, lineBreaks: lineBreaks)
      var boundaries = CharacterBoundaries(text)
      var ranges: [Range<Int>] = []
      while let range = scanner.next() {
        let lower = boundaries.boundary(atOrBefore: range.lowerBound, in: bytes)
        let upper = boundaries.boundary(atOrAfter: range.upperBound, in: bytes)
        // A mark that combines across the cut joins two sentences.
        if let last = ranges.last, last.upperBound > lower {
          ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, upper)
        } else {
          ranges.append(lower..<upper)
        }
      }
      return ranges
    }
  }
}
