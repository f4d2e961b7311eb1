import TextFoundation

/// A detector of the language of a text and of the languages of its parts.
///
/// ```swift
/// let detector = LanguageDetector()
/// detector.detect("東京へ行きました。")?.language   // ja
/// detector.detect("서울에 갔습니다.")?.language    // ko
/// detector.detect("1234 🍎 https://example.com")  // nil
/// ```
///
/// Tasks may share a detector, and copies are cheap. It contains options and reusable buffers, each
/// of which is lent to one call at a time. The models are constants of the binary, so the first
/// call takes no longer than any other.
public struct LanguageDetector: Sendable {
  /// The languages that may be reported; `nil` for all.
  ///
  /// A tag without a script matches the language in any script (`zh` matches `zh-Hans` and
  /// `zh-Hant`; RFC 4647, basic filtering). With an empty set nothing is ever detected.
  public var candidates: Set<LanguageTag>?

  /// The minimum confidence, from 0 to 1, of a reported language.
  public var minimumConfidence: Double

  /// The factor by which each language is more likely than usual, by tag.
  ///
  /// The hints may come from a Content-Language header, for example, or from the languages a user
  /// reads. Languages without a hint count as 1, as do values that are not positive and finite.
  ///
  /// Hints multiply prior odds by which common languages are slightly more likely in any case: those
  /// of English are four times those of Lithuanian. For example, in a German interface `["de": 10]`
  /// makes `Name` German.
  public var hints: [LanguageTag: Double]

  /// A function that is consulted about ideographs that may be Japanese or Chinese.
  ///
  /// For example, a caller with a tokenizer can make a better decision. A result of `nil` adds no
  /// evidence. The function may be called from any task, once for each ambiguous text or part of
  /// one.
  public var hanEvidence: (@Sendable (String) -> HanEvidence?)?

  let buffers = LendingPool<LetterBuffer>()

  /// Creates a detector.
  ///
  /// - Parameters:
  ///   - candidates: see ``candidates``.
  ///   - minimumConfidence: see ``minimumConfidence``.
  ///   - hints: see ``hints``.
  ///   - hanEvidence: see ``hanEvidence``.
  public init(
    candidates: Set<LanguageTag>? = nil, minimumConfidence: Double = 0,
    hints: [LanguageTag: Double] = [:],
    hanEvidence: (@Sendable (String) -> HanEvidence?)? = nil
  ) {
    self.candidates = candidates
    self.minimumConfidence = minimumConfidence
    self.hints = hints
    self.hanEvidence = hanEvidence
  }

  /// Calls `body` with a buffer that contains the letters of a text.
  func withLetters<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (LetterBuffer) -> Result
  ) -> Result {
    let buffer = buffers.take() ?? LetterBuffer()
    LetterScanner.scan(bytes, into: buffer)
    let result = body(buffer)
    buffer.shrink()
    buffers.putBack(buffer)
    return result
  }
}
