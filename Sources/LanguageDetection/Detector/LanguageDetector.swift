import TextFoundation

/// Finds out what language a text is in, and which parts of it are in which.
///
/// ```swift
/// let detector = LanguageDetector()
/// detector.detect("東京へ行きました。")?.language   // ja
/// detector.detect("서울에 갔습니다.")?.language    // ko
/// detector.detect("1234 🍎 https://example.com")  // nil
/// ```
///
/// Sendable, and cheap to copy: tasks may share one. It holds options and scratch memory, which is
/// lent to one call at a time; the models are constants of the binary, so that the first call costs
/// no more than any other.
public struct LanguageDetector: Sendable {
  /// The languages that may be answered; `nil` for all.
  ///
  /// A tag without a script stands for the language in any script (`zh` for `zh-Hans` and
  /// `zh-Hant`; RFC 4647, basic filtering). With an empty set nothing is ever detected.
  public var candidates: Set<LanguageTag>?

  /// What is less sure than this, from 0 to 1, is not answered.
  public var minimumConfidence: Double

  /// How many times likelier than usual a language is, by tag.
  ///
  /// From a Content-Language header, say, or the languages a user reads. 1 for those not listed;
  /// what is not above 0 counts as 1.
  public var hints: [LanguageTag: Double]

  /// Asked about ideographs without kana that may be Japanese or Chinese.
  ///
  /// With a tokenizer a caller can know more. `nil` from it means that it knows nothing either.
  /// It may be called from any task, once for each doubtful text or stretch of one.
  public var hanEvidence: (@Sendable (String) -> HanEvidence?)?

  let scratch = LendingPool<LetterScratch>()

  /// A detector.
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

  /// Calls `body` with scratch that holds the letters of a text.
  func withLetters<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (LetterScratch) -> Result
  ) -> Result {
    let lent = scratch.take() ?? LetterScratch()
    LetterScanner.scan(bytes, into: lent)
    let result = body(lent)
    lent.shrink()
    scratch.giveBack(lent)
    return result
  }
}
