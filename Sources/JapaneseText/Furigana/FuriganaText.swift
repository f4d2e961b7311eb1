/// Text in a furigana notation, taken apart into plain text and readings.
///
/// ```swift
/// let text = FuriganaText("｜東京《とうきょう》へ行《い》く", notation: .aozora)
/// text.plain               // "東京へ行く"
/// text.segments[0].reading // "とうきょう"
/// // Readings somebody gave, the rest by the dictionary:
/// tokenizer.furigana(text.plain, overriding: text.segments)
/// ```
///
/// Nothing is lost and nothing fails: marks that do not belong together are text. Reading what
/// ``FuriganaNotation/string(for:)`` wrote gives the segments back.
///
/// Sendable: a plain value.
public struct FuriganaText: Sendable, Hashable, Codable {
  /// The text without readings and marks.
  public let plain: String
  /// The segments that cover ``plain``.
  public let segments: [FuriganaSegment]

  /// The text of a manuscript.
  ///
  /// - Parameters:
  ///   - text: any text in the notation.
  ///   - notation: `html` takes `<ruby>` with `<rb>`, `<rt>`, `<rp>` and the common character
  ///     references, other tags stay in the text; `aozora` takes `｜base《reading》` and
  ///     `base《reading》`, other notes (`［＃…］`) stay; `brackets` takes `base[reading]` after kanji.
  /// - Complexity: linear in the length of the text.
  public init(_ text: some StringProtocol, notation: FuriganaNotation) {
    var collector = FuriganaCollector()
    switch notation {
    case .aozora: AozoraReader.read(text.unicodeScalars, into: &collector)
    case .brackets: BracketReader.read(text.unicodeScalars, into: &collector)
    case .html: RubyReader.read(text.unicodeScalars, into: &collector)
    }
    (plain, segments) = collector.finish()
  }
}

/// Collects plain text and bases with their readings.
struct FuriganaCollector {
  /// Text that may still become the base of a reading.
  private(set) var pending = String.UnicodeScalarView()
  private var plain = ""
  private var segments: [FuriganaSegment] = []
  private var open: (start: Int, text: String)?

  mutating func append(_ scalar: Unicode.Scalar) { pending.append(scalar) }

  mutating func append(_ text: some Sequence<Unicode.Scalar>) { pending.append(contentsOf: text) }

  /// Gives the last `count` scalars of the pending text a reading.
  mutating func annotate(last count: Int, _ reading: String) {
    let edge = pending.index(pending.endIndex, offsetBy: -count)
    let base = String(pending[edge...])
    pending.removeSubrange(edge...)
    flush()
    close()
    let start = plain.utf8.count
    plain += base
    segments.append(
      FuriganaSegment(utf8Range: start..<plain.utf8.count, base: base, reading: reading))
  }

  mutating func finish() -> (String, [FuriganaSegment]) {
    flush()
    close()
    return (plain, segments)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    if open == nil { open = (plain.utf8.count, "") }
    open?.text += String(pending)
    plain += String(pending)
    pending = String.UnicodeScalarView()
  }

  private mutating func close() {
    guard let plainText = open else { return }
    segments.append(
      FuriganaSegment(
        utf8Range: plainText.start..<plain.utf8.count, base: plainText.text, reading: nil))
    open = nil
  }
}
