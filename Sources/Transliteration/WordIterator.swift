import CICU
import TextFoundation

/// An iterator over word boundaries by ICU's rules and dictionaries (UAX #29), for scripts written
/// without spaces.
///
/// ```swift
/// let iterator = try WordIterator(locale: "th")
/// iterator.words(in: "ภาษาไทย").map { $0.text }  // ["ภาษา", "ไทย"]
/// ```
/// ICU has dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese; text in other scripts
/// is divided by rule. For Japanese, the tokenizer of `JapaneseText` is better.
///
/// Several tasks may share an iterator: each call borrows a clone of the ICU object.
public struct WordIterator: Sendable {
  /// A segment of text between two word boundaries.
  public struct Segment: Sendable, Hashable {
    /// The range in the caller's string.
    public let range: Range<String.Index>
    /// The range in UTF-8 offsets of the caller's string.
    public let utf8Range: Range<Int>
    /// The text of the segment, a slice of the caller's string.
    public let text: Substring
    /// Whether the segment has letters, ideographs, kana or digits, and is not white space or
    /// punctuation.
    public let isWord: Bool
  }

  private let pool: ClonePool<WordsHandle>

  /// Creates an iterator for a language (BCP 47 or ICU locale); an unknown one uses the root rules.
  ///
  /// Throws `libraryMissing` if ICU is not installed.
  public init(locale: String = "und") throws(TransliterationError) {
    try ICULibrary.load()
    pool = ClonePool(try WordsHandle(locale: locale))
  }

  /// Returns all segments of a text in order, which together cover the whole text.
  ///
  /// A boundary that ICU reports inside a Character is omitted. Time is linear in the text.
  ///
  /// Throws `engine` only if memory is insufficient or the text exceeds 2 GB.
  public func segments(in text: String) throws(TransliterationError) -> [Segment] {
    guard !text.isEmpty else { return [] }
    let offsets = UTF8Offsets(text)
    var boundaries = CharacterBoundaries(text)
    return try pool.withHandle { (handle) throws(TransliterationError) in
      try withUTF8Bytes(of: text) { (bytes) throws(TransliterationError) in
        guard let start = bytes.baseAddress else { return [] }
        try ICULibrary.call("word boundaries") { error in
          cicu_words_start(handle.pointer, start, bytes.count, &error) ? () : nil
        }
        defer { cicu_words_finish(handle.pointer) }
        var segments: [Segment] = []
        var lower = 0
        var hasWord = false
        var isWord = false
        while lower < bytes.count {
          let next = Int(cicu_words_next(handle.pointer, &isWord))
          hasWord = hasWord || next >= 0 && isWord
          let upper = next < 0 ? bytes.count : next
          guard upper > lower, boundaries.isBoundary(upper, in: bytes) else { continue }
          let range = offsets.range(lower..<upper)
          segments.append(
            Segment(range: range, utf8Range: lower..<upper, text: text[range], isWord: hasWord))
          lower = upper
          hasWord = false
        }
        return segments
      }
    }
  }

  /// Returns the words of a text, without white space and punctuation.
  ///
  /// Throws the same errors as `segments(in:)`.
  public func words(in text: String) throws(TransliterationError) -> [Segment] {
    try segments(in: text).filter(\.isWord)
  }
}

/// The owner of an ICU break iterator.
///
/// `@unchecked Sendable`: `ClonePool` lends it to one user at a time.
private final class WordsHandle: ClonableHandle, @unchecked Sendable {
  let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer) { self.pointer = pointer }

  convenience init(locale: String) throws(TransliterationError) {
    self.init(
      owning: try ICULibrary.call("word iterator for '\(locale)'") {
        cicu_words_open(locale, &$0)
      })
  }

  deinit { cicu_words_close(pointer) }

  func clone() throws(TransliterationError) -> WordsHandle {
    WordsHandle(owning: try ICULibrary.call("clone") { cicu_words_clone(pointer, &$0) })
  }
}
