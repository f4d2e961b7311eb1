import LineBreaking
import MarkupText
import Synchronization
import Testing

@testable import TextLayout

/// The state that the stages of a layout share, and its caches.
@Suite("Typesetting contexts")
struct TypesettingContextTests {
  /// A measurer that counts how often it shapes text; with or without a grid.
  private final class CountingMeasurer: TextMeasurer {
    let count = Atomic(0)
    let grid: LayoutGrid?

    init(grid: LayoutGrid? = nil) { self.grid = grid }

    func metrics(for font: FontRequest) -> FontMetrics { FixedMeasurer().metrics(for: font) }

    func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText) {
      count.add(1, ordering: .relaxed)
      FixedMeasurer().shape(request, of: text, into: &output)
    }
  }

  private struct NoHyphens: HyphenationProvider {
    func hyphenationPoints(in word: Substring) -> [Int] { [] }
  }

  private static let grid = LayoutGrid(columnWidth: 8, rowHeight: 16)

  private func context(
    _ markup: String = "<p>x", measurer: any TextMeasurer = FixedMeasurer(),
    options: TypesetterOptions = TypesetterOptions()
  ) -> TypesettingContext {
    TypesettingContext(
      measurer: measurer, options: options, shared: SharedMeasures(),
      text: StyledText(MarkupTree(parsing: markup)))
  }

  @Test("Lengths are rounded to cells of a terminal, and nowhere else")
  func snapping() {
    let terminal = context(measurer: CountingMeasurer(grid: Self.grid))
    let rows: [(length: Double, inline: Double, block: Double)] = [
      (0, 0, 0), (3.9, 0, 0), (4, 8, 0), (7.9, 8, 0), (8, 8, 16), (11.9, 8, 16), (12, 16, 16),
      (24, 24, 32), (-3.9, 0, 0), (-4, -8, 0), (-8, -8, -16), (-12, -16, -16),
    ]
    for row in rows {
      #expect(terminal.snapped(row.length, along: .inline) == row.inline, "\(row.length)")
      #expect(terminal.snapped(row.length, along: .block) == row.block, "\(row.length)")
      #expect(context().snapped(row.length, along: .inline) == row.length)
      #expect(context().snapped(row.length, along: .block) == row.length)
    }
  }

  @Test("Writing modes of pages; a terminal is always horizontal")
  func writingModes() {
    let vertical = "<p style='writing-mode: vertical-rl'>x"
    #expect(context(vertical).isVertical && context(vertical).centersLines)
    #expect(!context().isVertical && !context().centersLines)
    let terminal = context(vertical, measurer: CountingMeasurer(grid: Self.grid))
    #expect(!terminal.isVertical && !terminal.centersLines)
    let sideways = context("<p style='writing-mode: sideways-rl'>x")
    #expect(sideways.isVertical && !sideways.centersLines)
    let metrics = FixedMeasurer().metrics(for: FontRequest(size: 20))
    let extent = context(vertical).extent(of: metrics)
    #expect(abs(extent.above - 10) < 1e-9 && abs(extent.below - 10) < 1e-9)
    #expect(abs(sideways.extent(of: metrics).above - 17.6) < 1e-9)
  }

  @Test("The advances of a font's space and hyphen are measured once")
  func advances() {
    let measurer = CountingMeasurer()
    let context = context(measurer: measurer)
    let font = FontRequest(size: 20)
    #expect(context.spaceAdvance(font) == 10 && context.hyphenAdvance(font) == 10)
    #expect(measurer.count.load(ordering: .relaxed) == 2)
    _ = context.spaceAdvance(font)
    #expect(measurer.count.load(ordering: .relaxed) == 2)
    #expect(context.spaceAdvance(FontRequest(size: 30)) == 15)
    #expect(measurer.count.load(ordering: .relaxed) == 4)
    // The cache is bounded, and correct after it was emptied.
    for size in 1...200 {
      #expect(context.hyphenAdvance(FontRequest(size: Double(size))) == Double(size) / 2)
    }
    for size in (1...200).reversed() {
      #expect(context.spaceAdvance(FontRequest(size: Double(size))) == Double(size) / 2)
    }
  }

  @Test("Diagnostics are not repeated, and there are at most a hundred")
  func diagnostics() {
    let context = context()
    func note(_ number: Int) {
      context.note(LayoutDiagnostic(code: .missingGlyph, message: "\(number)"))
    }
    for number in 0..<99 { note(number) }
    for number in 0..<99 { note(number) }
    #expect(context.diagnostics.count == 99)
    note(99)
    note(100)
    #expect(context.diagnostics.count == 100 && context.diagnostics.last?.message == "99")
    #expect(context.diagnostics.last?.description == "99")
    let other = LayoutDiagnostic(code: .tooDeep, message: "0")
    #expect(other != context.diagnostics[0], "the code counts too")
    #expect(other.paragraph == nil && other.range == nil)
  }

  @Test("Used styles are created once for each style, language and direction")
  func usedStyles() throws {
    let text = StyledText(MarkupTree(parsing: "<p>x<p style='color: red'>y"))
    let styles = text.blocks.filter { $0.paragraph != nil }.map(\.style)
    try #require(styles.count == 2 && styles[0].identity != styles[1].identity)
    let cache = UsedStyleCache(measurer: FixedMeasurer())
    func used(_ index: Int, _ language: String? = "ja", centered: Bool = false) -> UsedStyle {
      cache.used(styles[index], language: language, isCentered: centered)
    }
    let first = used(0)
    #expect(used(0) === first)
    let second = used(1)
    #expect(second !== first && used(1) === second && used(0) === first && used(1) === second)
    #expect(used(0, "zh") !== first && used(0, nil) !== used(0, "zh"))
    #expect(used(0, centered: true) !== first && used(0, centered: true).isCentered)
    #expect(used(0) === first && used(1) === second)
    let foreign = UsedStyle(
      styles[0], language: "ko", isCentered: false, measurer: FixedMeasurer())
    cache.remember(foreign)
    #expect(used(0, "ko") === foreign && used(0) === first && used(0, "ko") === foreign)
    #expect(first.isMade(from: styles[0]) && !first.isMade(from: styles[1]))
  }

  @Test("Consecutive paragraphs of the same style share their rules")
  func rules() throws {
    let text = StyledText(
      MarkupTree(
        parsing: """
          <p style='word-break: auto-phrase; hyphens: none; white-space: nowrap'>x
          <p style='text-align: justify; hanging-punctuation: first'>y
          """))
    let styles = text.blocks.filter { $0.paragraph != nil }.map(\.style)
    func rules(_ measurer: any TextMeasurer) -> [BreakingRules] {
      let context = context(measurer: measurer)
      return styles.map {
        let used = UsedStyle($0, language: "ja", isCentered: false, measurer: measurer)
        let rules = context.breakingRules(for: used)
        #expect(context.breakingRules(for: used) === rules)
        return rules
      }
    }
    let printed = rules(FixedMeasurer())
    #expect(printed[0] !== printed[1])
    #expect(printed[0].findsPhrases && !printed[0].hyphenates && !printed[0].wraps)
    #expect(!printed[1].findsPhrases && printed[1].hyphenates && printed[1].wraps)
    #expect(printed[0].options.hyphenAdvance == 8)
    #expect(printed[1].options.alignment == .justified)
    #expect(printed[1].options.spacing.hangingPunctuation == [.first])
    let terminal = rules(CountingMeasurer(grid: Self.grid))
    #expect(terminal[1].options.alignment == .ragged)
    #expect(terminal[1].options.spacing == .none)
  }

  @Test("Options that change the lines of paragraphs")
  func options() {
    let plain = TypesetterOptions()
    #expect(plain.language == "ja" && plain.autospaceAmount == 0.125 && !plain.automaticRuby)
    #expect(plain.measuresAlike(TypesetterOptions()))
    let changed: [(options: TypesetterOptions, isAlike: Bool, why: String)] = [
      (TypesetterOptions(language: "zh"), false, "language"),
      (TypesetterOptions(language: nil), false, "no language"),
      (TypesetterOptions(autospaceAmount: 0.25), false, "gaps"),
      (TypesetterOptions(latinLineBreaking: .browsers), false, "rules"),
      (TypesetterOptions(automaticRuby: true), false, "ruby"),
      (TypesetterOptions(hyphenation: NoHyphens()), false, "hyphenation"),
      (TypesetterOptions(customBoxes: ["a": CustomBox { _, _ in }]), true, "boxes are drawn later"),
    ]
    for row in changed {
      #expect(plain.measuresAlike(row.options) == row.isAlike, "\(row.why)")
      #expect(row.options.measuresAlike(plain) == row.isAlike, "\(row.why)")
      #expect(row.options.measuresAlike(row.options), "\(row.why)")
    }
  }

  @Test("Available widths")
  func widths() {
    let rows: [(size: Double?, width: Double, lines: Int, why: String)] = [
      (nil, 72, 1, "as wide as the text"), (72, 72, 1, "just enough"), (71, 71, 2, "less"),
      (0, 0, 4, "one character on each line"), (-5, 0, 4, "less than nothing"),
      (.nan, 0, 4, "not a number"), (.infinity, .maximumExtent, 1, "no limit"),
    ]
    for row in rows {
      let layout = Typesetter(measurer: FixedMeasurer()).layout(
        markup: "<p style='margin: 0'>東京 大阪", in: LayoutSpace(inlineSize: row.size))
      #expect(layout.size.width == row.width, "\(row.why): \(layout.size)")
      #expect(layout.lines.count == row.lines, "\(row.why)")
    }
  }

  @Test("Available heights")
  func heights() {
    let rows: [(height: Double?, lines: Int, size: Double, why: String)] = [
      (nil, 4, 64, "no limit"), (64, 4, 64, "just enough"), (63, 3, 63, "less"),
      (16, 1, 16, "one line"), (15.9, 0, 0, "less than a line"), (0, 0, 0, "nothing"),
      (-1, 0, 0, "less than nothing"), (.nan, 4, 64, "not a limit"), (.infinity, 4, 64, "none"),
    ]
    for row in rows {
      let layout = Typesetter(measurer: FixedMeasurer()).layout(
        markup: "<p style='margin: 0'>東京大阪",
        in: LayoutSpace(inlineSize: 16, maximumBlockSize: row.height))
      #expect(layout.lines.count == row.lines, "\(row.why)")
      #expect(layout.size.height <= max(0, row.size), "\(row.why): \(layout.size)")
    }
  }

  @Test("Inline elements of each paragraph")
  func elementIndex() {
    let markup = "<div><b>a<i>b</i><div>c</div>d</b>e</div><p>f<u>g</u><p>h"
    let text = StyledText(MarkupTree(parsing: markup))
    let index = ParagraphElements(text)
    for paragraph in text.paragraphs.indices {
      // Naively: all elements that have a part in the paragraph.
      let expected = text.inlineElements.indices.filter {
        let element = text.inlineElements[$0]
        return element.start.paragraph <= paragraph && element.end.paragraph >= paragraph
      }
      #expect(index.elements(inParagraph: paragraph) == expected, "\(paragraph)")
    }
    #expect(index.elements(inParagraph: text.paragraphs.count) == [])
    #expect(index.elements(inParagraph: 1_000) == [])
    let plain = ParagraphElements(StyledText(MarkupTree(parsing: "<p>x")))
    #expect(plain.elements(inParagraph: 0) == [])
  }
}
