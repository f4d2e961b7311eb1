import MarkupText
import TextFoundation

/// The text of a paragraph after `text-transform`, with maps between its offsets and those of the
/// source.
///
/// Layout uses source offsets throughout; only shaping and drawing use this text. An ß that is
/// shown as two letters is still one character of two bytes, so that no line ends between the two.
struct TransformedText: Sendable {
  /// The transformed text.
  let text: String
  /// For each byte of ``text``, the start of its character in the source; then the end of the
  /// source.
  private let sources: [Int32]
  /// For each byte of the source, the start of its character in ``text``; then the end of ``text``.
  private let shown: [Int32]

  /// Transforms the text of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: the paragraph.
  ///   - language: the language of runs that do not specify one.
  ///   - transform: returns the transform of a run of text.
  /// - Complexity: linear in the text.
  init(
    _ paragraph: StyledParagraph, language: String?, transform: (StyledRun) -> TextTransform
  ) {
    var builder = Builder(count: paragraph.text.utf8.count)
    withUTF8Bytes(of: paragraph.text) { bytes in
      for run in paragraph.runs {
        builder.append(
          run, of: bytes, language: run.language ?? language,
          transform: run.kind == .text ? transform(run) : [])
      }
    }
    sources = builder.sources + [Int32(truncatingIfNeeded: paragraph.text.utf8.count)]
    shown = builder.shown + [Int32(truncatingIfNeeded: builder.output.count)]
    text = String(decoding: builder.output, as: UTF8.self)
  }

  /// Returns the range of ``text`` for a range of the source.
  func shownRange(_ range: Range<Int>) -> Range<Int> {
    let start = shownOffset(range.lowerBound)
    return start..<max(start, shownOffset(range.upperBound))
  }

  private func shownOffset(_ offset: Int) -> Int {
    Int(shown[min(max(offset, 0), shown.count - 1)])
  }

  /// Returns the start of the source character that is shown at an offset of ``text``.
  func sourceOffset(_ offset: Int) -> Int {
    Int(sources[min(max(offset, 0), sources.count - 1)])
  }

  /// Returns whether an offset of ``text`` is the start of a source character.
  func startsCharacter(_ offset: Int) -> Bool { shownOffset(sourceOffset(offset)) == offset }
}

extension TransformedText {
  /// Builds the transformed text and the two offset maps.
  private struct Builder {
    var output: [UInt8] = []
    var sources: [Int32] = []
    var shown: [Int32] = []
    private var mapping = CaseMapping(language: nil)
    private var language: String?

    init(count: Int) {
      output.reserveCapacity(count)
      sources.reserveCapacity(count)
      shown.reserveCapacity(count)
    }

    mutating func append(
      _ run: StyledRun, of bytes: UnsafeBufferPointer<UInt8>, language: String?,
      transform: TextTransform
    ) {
      if language != self.language {
        self.language = language
        mapping = CaseMapping(language: language)
      }
      var offset = run.range.lowerBound
      while offset < run.range.upperBound, let next = bytes.scalar(at: offset) {
        let scalar = Unicode.Scalar(next.value) ?? "\u{FFFD}"
        var end = offset + next.length
        var text = mapping.mapped(scalar, transform) { Self.isCased(after: end, in: bytes) }
        mapping.pass(scalar)
        if transform.contains(.fullWidth) {
          if let mark = bytes.scalar(at: end), end < run.range.upperBound,
            let markScalar = Unicode.Scalar(mark.value),
            let voiced = WideForms.voiced(scalar, markScalar)
          {
            text = String(voiced)
            end += mark.length
          } else if scalar == " ", transform.contains(.fullWidthSpaces) {
            text = "\u{3000}"
          } else {
            text = Self.map(text, WideForms.fullWidth)
          }
        }
        if transform.contains(.fullSizeKana) { text = Self.map(text, WideForms.fullSize) }
        append(text, for: offset..<end)
        offset = end
      }
    }

    private mutating func append(_ text: String, for source: Range<Int>) {
      let start = Int32(truncatingIfNeeded: output.count)
      output.append(contentsOf: text.utf8)
      for _ in 0..<text.utf8.count { sources.append(Int32(truncatingIfNeeded: source.lowerBound)) }
      for _ in source { shown.append(start) }
    }

    private static func map(
      _ text: String, _ form: (Unicode.Scalar) -> Unicode.Scalar
    ) -> String {
      var mapped = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { mapped.append(form(scalar)) }
      return String(mapped)
    }

    /// Returns whether the next letter after an offset is cased, skipping case-ignorable
    /// characters.
    private static func isCased(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var offset = offset
      while let next = bytes.scalar(at: offset), let scalar = Unicode.Scalar(next.value) {
        if scalar.properties.isCased { return true }
        if !scalar.properties.isCaseIgnorable { return false }
        offset += next.length
      }
      return false
    }
  }
}
