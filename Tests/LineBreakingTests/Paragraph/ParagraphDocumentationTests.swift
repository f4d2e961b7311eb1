import LineBreaking
import Testing

/// Tests that the examples of the documentation give the documented results.
@Suite struct ParagraphDocumentationTests {
  @Test func aParagraphIsCreatedOnceForSeveralWidths() throws {
    let text = "吾輩は猫である。"
    let opportunities = try LineBreaker().opportunities(in: text)
    let paragraph = Paragraph(text, opportunities: opportunities) { _ in 1 }
    let lines = try paragraph.lines(width: 4).map { "\($0.visible) \($0.width)" }
    #expect(lines == ["0..<12 4.0", "12..<24 4.0"])
    #expect(try paragraph.lines(width: 7.5).map(\.width) == [7.5])
  }

  @Test func aTitleInTwoLines() throws {
    let text = "東京特許許可局の許可証"
    let boundaries = TextBoundaries(phrases: [0, 24])
    let breaker = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    let opportunities = try breaker.opportunities(
      in: text, boundaries: boundaries, fallbacks: true)
    let paragraph = Paragraph(text, opportunities: opportunities) { _ in 1 }
    #expect(joined(try paragraph.lines(count: 2), text) == "東京特許許可局の/許可証")
  }

  /// With real opportunities, no line starts or ends with characters that kinsoku prohibits there,
  /// justified or not, by any method, if the line is wide enough.
  @Test func kinsokuHolds() throws {
    let text = """
      「吾輩は猫である。名前はまだ無い。」（『吾輩は猫である』、夏目漱石）どこで生れたか、とんと見当が\
      つかぬ……。何でも薄暗いじめじめした所で「ニャーニャー」泣いていた事だけは記憶している！？
      """
    let opportunities = try LineBreaker().opportunities(in: text)
    for spacing in [SpacingOptions.none, .css, .jlreq] {
      for alignment in Paragraph.Alignment.allCases {
        let paragraph = Paragraph(
          text, opportunities: opportunities,
          options: Paragraph.Options(spacing: spacing, alignment: alignment)
        ) { _ in 1 }
        for method in Paragraph.Method.allCases {
          for width in 5...40 {
            for line in try paragraph.lines(width: Double(width), method: method) {
              let drawn = line.visible(in: text)
              #expect(!"、。」』）！？ーャュョ…".contains(drawn.first ?? "吾"), "\(drawn)")
              #expect(!"「『（".contains(drawn.last ?? "吾"), "\(drawn)")
              #expect(line.width <= Double(width) + 1e-6, "\(drawn)")
            }
          }
        }
      }
    }
  }
}
