import LayoutTestSupport
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Case mapping against the standard library, and the maps between offsets against lists of pieces.
@Suite struct TransformedTextTests {
  private func paragraph(_ text: String, language: String) throws -> StyledParagraph {
    let markup = "<p lang=\(language) style='white-space: pre-wrap'>" + text.markupEscaped
    return try #require(StyledText(MarkupTree(parsing: markup)).paragraphs.first)
  }

  private func transformed(
    _ text: String, _ transform: TextTransform, language: String = "en"
  ) throws -> (paragraph: StyledParagraph, result: TransformedText) {
    let paragraph = try paragraph(text, language: language)
    return (
      paragraph, TransformedText(paragraph, language: language) { _ in transform }
    )
  }

  private func same(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  /// Returns a text in which every final sigma is a medial one.
  private func medial(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "ς" ? "σ" : $0 }))
  }

  private static let pool = [
    "a", "B", "ß", "ﬁ", "ŉ", "ǆ", "é", "e\u{301}", "İ", "ı", "i", "j", "Σ", "σ", "Ж", "ж", "東",
    "か", "1", "'", ".", "-", " ", "ᾳ", "Ⅳ", "ⓐ", "😀", "\u{345}", "ｶ", "ﾞ", "ﾊ", "ﾟ", "ﾞ", "ャ",
  ]

  private func text(_ random: inout SeededGenerator, without excluded: Set<String> = []) -> String {
    (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
      Self.pool.filter { !excluded.contains($0) }.randomElement(using: &random)
    }.joined()
  }

  @Test func caseIsThatOfTheStandardLibrary() throws {
    var random = SeededGenerator(seed: 201)
    for _ in 0..<600 {
      let text = "x" + text(&random)
      let upper = try transformed(text, .uppercase)
      if !same(upper.result.text, upper.paragraph.text.uppercased()) {
        Issue.record("\(text): \(upper.result.text)")
      }
      // The standard library does not know the sigma at the end of a word.
      let lower = try transformed(text, .lowercase)
      if !same(medial(lower.result.text), lower.paragraph.text.lowercased()) {
        Issue.record("\(text): \(lower.result.text)")
      }
    }
  }

  /// A sigma is final after a letter and before no letter, where marks do not count.
  @Test func finalSigmaIsThatOfItsWord() throws {
    var random = SeededGenerator(seed: 202)
    for _ in 0..<600 {
      let text = String(
        (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
          "ΣΣΑα'. 東\u{301}".randomElement(using: &random)
        })
      let scalars = Array("x ".unicodeScalars) + Array(text.unicodeScalars)
      let ignored: Set<Unicode.Scalar> = ["'", ".", "\u{301}"]
      let cased: Set<Unicode.Scalar> = ["Σ", "Α", "α", "x"]
      let expected = scalars.indices.map { index -> String in
        guard scalars[index] == "Σ" else { return String(scalars[index]).lowercased() }
        let before = scalars[..<index].last { !ignored.contains($0) }
        let after = scalars[(index + 1)...].first { !ignored.contains($0) }
        let isFinal = before.map(cased.contains) == true && after.map(cased.contains) != true
        return isFinal ? "ς" : "σ"
      }.joined()
      let actual = try transformed("x " + text, .lowercase)
      if !same(actual.result.text, expected) {
        Issue.record("\(text): \(actual.result.text), not \(expected)")
      }
    }
  }

  @Test func onlyTheFirstLetterOfAWordIsCapitalized() throws {
    var random = SeededGenerator(seed: 203)
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 1...10, using: &random)).compactMap { _ in
        ["a", "b", "ß", "é", "東", "か", "1", "'", ".", "-", " ", "!", "e\u{301}"]
          .randomElement(using: &random)
      }.joined()
      var expected = "X"
      var isInWord = true
      for scalar in text.unicodeScalars {
        let isLetter = "abße1é".unicodeScalars.contains(scalar)
        expected += isLetter && !isInWord ? scalar.properties.titlecaseMapping : String(scalar)
        // Apostrophes, full stops and marks neither begin nor end a word.
        if !["'", ".", "\u{301}"].contains(scalar) { isInWord = isLetter }
      }
      let actual = try transformed("x" + text, .capitalize)
      if !same(actual.result.text, expected) {
        Issue.record("\(text): \(actual.result.text), not \(expected)")
      }
    }
  }

  /// Every source scalar is shown as a piece of the text, or as a part of the piece before it.
  @Test func offsetsFollowThePieces() throws {
    var random = SeededGenerator(seed: 204)
    let transforms: [TextTransform] = [
      .uppercase, .lowercase, .capitalize, .fullWidth, [.fullWidth, .fullWidthSpaces],
      .fullSizeKana, [.uppercase, .fullWidth], [.fullWidth, .fullSizeKana], [],
    ]
    for round in 0..<900 {
      let transform = transforms[round % transforms.count]
      let (paragraph, result) = try transformed("x" + text(&random), transform)
      let source = paragraph.text
      var starts: [Int] = []
      var offset = 0
      for scalar in source.unicodeScalars {
        starts.append(offset)
        offset += scalar.utf8.count
      }
      var end = 0
      // A kana with a voicing mark is one piece, which begins at the kana and is empty before the
      // mark.
      var origin = 0
      var isOriginEmpty = false
      for (index, start) in starts.enumerated() {
        let next = index + 1 < starts.count ? starts[index + 1] : source.utf8.count
        let shown = result.shownRange(start..<next)
        if !isOriginEmpty { origin = start }
        isOriginEmpty = shown.isEmpty
        // The pieces are in order and without gaps.
        if shown.lowerBound != end, !shown.isEmpty { Issue.record("\(source): \(shown) at \(end)") }
        end = max(end, shown.upperBound)
        let isPiece = result.sourceOffset(shown.lowerBound) == origin
        if !shown.isEmpty, !isPiece { Issue.record("\(source): \(start) is shown at \(shown)") }
        for offset in shown.dropFirst() {
          if result.startsCharacter(offset) { Issue.record("\(source): \(offset) starts") }
          if result.sourceOffset(offset) != origin { Issue.record("\(source): \(offset)") }
        }
        if !shown.isEmpty, !result.startsCharacter(shown.lowerBound) {
          Issue.record("\(source): \(shown.lowerBound) does not start a character")
        }
        // A scalar alone has the same form as in the text, except where its neighbors matter.
        if transform == .uppercase || transform == .fullSizeKana {
          let alone = String(source.unicodeScalars[source.index(at: start)])
          let form = transform == .uppercase ? alone.uppercased() : alone
          let piece = String(decoding: Array(result.text.utf8)[shown], as: UTF8.self)
          if transform == .uppercase, !same(piece, form) { Issue.record("\(alone): \(piece)") }
        }
      }
      #expect(end == result.text.utf8.count)
      #expect(result.sourceOffset(result.text.utf8.count) == source.utf8.count)
      // Offsets outside of the text are limited to its ends.
      #expect(result.shownRange(-5..<source.utf8.count + 5) == 0..<result.text.utf8.count)
      #expect(result.sourceOffset(-1) == 0)
    }
  }

  @Test func languagesHaveTheirOwnRules() {
    func mapped(_ text: String, _ transform: TextTransform, _ language: String?) -> String {
      var mapping = CaseMapping(language: language)
      return text.unicodeScalars.map { scalar in
        defer { mapping.pass(scalar) }
        return mapping.mapped(scalar, transform) { false }
      }.joined()
    }
    for language in ["tr", "TR", "tr-TR", "az", "az_Latn"] {
      #expect(mapped("iıIİ", .uppercase, language) == "İIIİ", "\(language)")
      #expect(mapped("iIİ", .lowercase, language) == "iıi", "\(language)")
    }
    for language in [nil, "", "en", "trv", "azb", "ja", "t"] {
      #expect(mapped("iı", .uppercase, language) == "II", "\(language ?? "none")")
      #expect(mapped("I", .lowercase, language) == "i", "\(language ?? "none")")
    }
    for language in ["nl", "nl-BE", "NL"] {
      #expect(mapped("ijs ij Ij iij jij", .capitalize, language) == "IJs IJ IJ Iij Jij")
    }
    #expect(mapped("ijs", .capitalize, "nld") == "Ijs")
  }
}

extension String {
  /// Returns the index at a UTF-8 offset.
  fileprivate func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
