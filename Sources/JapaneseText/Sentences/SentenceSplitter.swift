import TextFoundation

/// Splits text into sentences by punctuation, brackets and line ends, without a dictionary.
///
/// ```swift
/// SentenceSplitter().sentences(in: "「行くよ。」と言った。3.14は円周率？はい！（笑）")
/// // ["「行くよ。」と言った。", "3.14は円周率？", "はい！（笑）"]
/// ```
/// A sentence ends at a line end, and after 。！？!?．… or a Latin full stop, including the
/// punctuation, closing brackets, emoji and laughter that follow. It does not end
/// - inside brackets that close in the same paragraph within 4,096 bytes; after them, it ends only
///   if punctuation precedes the closing bracket and the text does not continue: 「行くよ。」と言った is one
///   sentence, 「はい。」「いいえ。」 are two; an unpaired bracket has no effect;
/// - in decimals, section numbers, URLs, file names and versions, or after initials and common
///   abbreviations (Mr., No. 1, e.g., U.S. Army);
/// - after an ellipsis inside a sentence (それは……違う), or after ！ and ？ before a quoting と or って.
///
/// Whether an abbreviation ends a sentence is decided by a short list of words that can begin one.
public struct SentenceSplitter: Sendable, Hashable, Codable {
  /// The interpretation of line ends.
  public enum LineBreaks: String, Sendable, Hashable, Codable {
    /// Every line end ends a sentence: for texts with one paragraph per line, lists, headings and
    /// dialogue.
    case end
    /// Lines are wrapped: a sentence continues on the next line, and only an empty line ends it.
    case wrapped
  }

  /// The interpretation of line ends; `end` by default.
  public var lineBreaks: LineBreaks

  /// Creates a splitter.
  public init(lineBreaks: LineBreaks = .end) { self.lineBreaks = lineBreaks }

  /// Returns the sentences as substrings of `text`, in order, without the whitespace between them.
  ///
  /// The result is empty for text that is empty or only whitespace. The sentences and the
  /// whitespace between them are the whole text, and they are separated at Character boundaries.
  /// Runs in linear time.
  public func sentences(in text: String) -> [Substring] { ranges(in: text).map { text[$0] } }

  /// Returns the ranges of the sentences in `text`; see `sentences(in:)`.
  public func ranges(in text: String) -> [Range<String.Index>] {
    let offsets = UTF8Offsets(text)
    return utf8Ranges(in: text).map(offsets.range)
  }

  /// Returns the ranges of the sentences in `text`, in UTF-8 offsets.
  package func utf8Ranges(in text: String) -> [Range<Int>] {
    withUTF8Bytes(of: text) { bytes in
      var scanner = SentenceScanner(bytes: bytes, lineBreaks: lineBreaks)
      var boundaries = CharacterBoundaries(text)
      var ranges: [Range<Int>] = []
      while let range = scanner.next() {
        let lower = boundaries.boundary(atOrBefore: range.lowerBound, in: bytes)
        let upper = boundaries.boundary(atOrAfter: range.upperBound, in: bytes)
        // A combining mark at the boundary joins two sentences.
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
