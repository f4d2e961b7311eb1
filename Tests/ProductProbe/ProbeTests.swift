// Imports only the public products, as a client does, without C modules: it compiles only if no C
// type is needed to use them.
import DocumentAnnotation
import EmbeddedDictionary
import Foundation
import JapaneseLayout
import JapaneseText
import Kana
import LanguageDetection
import LanguageDetectionFoundation
import LatticeEngine
import LayoutCaching
import LineBreaking
import LinkDetection
import MarkupText
import MarkupTextFoundation
import MeCab
import MeCabDictionary
import Mutsu
import Testing
import TextDrawing
import TextInteraction
import TextLayout
import TextOutput
import Transliteration
import TypedEvents
import VisualFormat

@Suite struct ProbeTests {
  @Test func stringExtensions() {
    let words: [Substring] = "東京へ行く".words
    #expect(words == ["東京", "へ", "行く"])
    #expect("はい。いいえ。".sentences.count == 2)
  }

  @Test func tokenizer() throws {
    let tokenizer = try Tokenizer(dictionary: .embedded)
    let tokens: [Token] = tokenizer.tokens(in: "東京へ行く")
    let ranges: [Range<String.Index>] = tokens.map(\.range)
    #expect(ranges.count == 3)
    let boundaries: PhraseBoundaries = tokenizer.phraseBoundaries(in: "東京へ行く")
    #expect(boundaries == PhraseBoundaries(phrases: [0, 9], words: [0, 6, 9]))
    let schema: DictionarySchema = tokenizer.schema
    #expect(schema.reading == 7)
  }

  #if LibMeCab
  @Test func engine() throws {
    let model = try Tokenizer(dictionary: .embedded).model
    let lattice = Lattice(model: model)
    let costs: [Int] = try lattice.withBestPath(of: "東京") { nodes in nodes.map(\.wordCost) }
    #expect(costs.count == 1)
    let kinds: [DictionaryFile.Kind] = model.files.map(\.kind)
    #expect(kinds == [.system])
  }
  #endif

  @Test func engines() throws {
    let tokenizer = try Tokenizer(dictionary: .embedded, engine: nil)
    let engine: TokenizerEngine = tokenizer.engine
    #expect(engine.isAvailable)
    let error = #expect(throws: MeCabError.self) {
      try DictionaryInspection(directory: BundledDictionary.directory())
    }
    #expect(error?.code == .unsupportedDictionary, "it is one file")
    #expect(throws: MeCabError.self) { BestPathFinder(model: try LatticeModel(dictionary: "/no")) }
  }

  @Test func languages() {
    let tag: LanguageTag? = "東京へ行く".dominantLanguage
    #expect(tag == .japanese)
    let spans: [LanguageSpan] = "東京へ行く。 서울에 갑니다.".languages
    #expect(spans.map { $0.language } == [.japanese, .korean])
    let detector = LanguageDetector(candidates: [.korean], hints: [.korean: 2])
    let detection: Detection? = detector.detect("서울에 갑니다.")
    #expect(detection?.alternatives.isEmpty == true)
    #expect(tag.map { Locale.Language($0).languageCode } == "ja")
  }

  @Test func lines() throws {
    let lines: [Substring] = "東京へ行きました。".wrapped(to: 12)
    #expect(lines == ["東京へ", "行きました。"])
    let breaker = LineBreaker(LineBreakOptions(strictness: .loose, wordBreak: .keepAll))
    let opportunities: [BreakOpportunity] = try breaker.opportunities(in: "東京、大阪")
    #expect(opportunities.map(\.offset) == [9, 15])
    let options = Paragraph.Options(spacing: .jlreq, alignment: .justified)
    let paragraph = Paragraph("東京、大阪", opportunities: opportunities, options: options) { _ in 1 }
    #expect(try paragraph.lines(width: 3, method: .pretty).map(\.range) == [0..<9, 9..<15])
    #expect(TerminalColumns().width(of: "東京a") == 5)
  }

  @Test func markup() throws {
    var tree = MarkupTree(parsing: "<p>東京へ<b id=x>行く</b>")
    tree.setText("行った", of: .id("x"))
    #expect(tree.stripped == "東京へ行った")
    let node: MarkupNode? = try tree.query("p > b")
    #expect(node?.name == .b)
    let text = StyledText(tree)
    let style: ComputedStyle? = text.paragraphs.first?.runs.last?.style
    #expect(style?.fontWeight == 700)
    #expect(text.markdown(.gitHub) == "東京へ**行った**\n")
    #expect(AttributedString(text).runs.count == 2)
  }

  @Test func layoutAndEvents() throws {
    let program = try FormatProgram(parsing: "|-10-[label(20)]")
    let solution: LayoutSolution = LayoutSolver().solve(
      program, in: LayoutSize(width: 100, height: 50))
    let frame: LayoutFrame? = solution["label"]
    #expect(frame?.maxX == 30)
    let loaded = SharedEventChannel<Int>()
    let subscription = loaded.subscribe { _ in }
    #expect(loaded.post(1) == 1)
    subscription.cancel()
  }

  @Test func documents() throws {
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer(dictionary: .embedded))
    let document: AnnotatedDocument = annotator.annotate(html: "<p>東京へ")
    let edits: [DocumentEdit] = document.edits
    #expect(edits.map(\.range) == [3..<3, 9..<9] && document.encoding == .utf8)
  }

  @Test func transliteration() throws {
    let transliterator = try Transliterator(id: "Hiragana-Katakana")
    #expect(try transliterator.transliterate("とうきょう") == "トウキョウ")
  }

  @Test func valuesCrossTasks() async throws {
    func requireSendable(_ value: some Sendable) {}
    let tokenizer = try Tokenizer.embedded()
    requireSendable(tokenizer)
    requireSendable(tokenizer.tokens(in: "東京"))
    #if LibMeCab
    requireSendable(try tokenizer.model)
    #endif
    requireSendable(LanguageDetector.embedded)
    requireSendable(StyledText(MarkupTree(parsing: "<p>東京")))
    let words = await Task { tokenizer.words(in: "東京へ") }.value
    #expect(words.count == 2)
  }

  @Test func drawing() throws {
    let fonts = PangoFonts()
    let options = TypesetterOptions(
      analyzer: JapaneseAnalyzer(tokenizer: try Tokenizer(dictionary: .embedded)))
    let typesetter = Typesetter(measurer: fonts, options: options)
    let layout: MarkupLayout = typesetter.layout(
      markup: "<p><ruby>東京<rt>とうきょう</rt></ruby>へ<b>行く</b>",
      in: LayoutSpace(inlineSize: 320))
    #expect(layout.lines.map(\.text) == ["東京へ行く"])
    #expect(try layout.png(scale: 2).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(layout.svg().contains("東京"))
    let list: DisplayList = layout.displayList()
    #expect(try PangoRenderer(fonts: fonts).png(list).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(list.svg().contains("<svg"))
    let index = LayoutIndex(layout)
    let point = Point(x: 10, y: layout.lines[0].frame.maxY - 4)
    #expect(index.character(at: point).map(index.text(of:)) == "東")
    #expect(index.word(at: point).map(index.text(of:)) == "東京")
    let cache = LayoutCache(typesetter: typesetter)
    #expect(cache.size(of: .markup("<p>東京"), in: LayoutSpace(inlineSize: 320)).height > 0)
  }

  @Test func links() {
    let links: [DetectedLink] = LinkDetector().links(
      in: "詳しくはhttp://example.com/をご覧ください。")
    #expect(links.map(\.address) == ["http://example.com/"])
    let tree = MarkupTree(parsing: "<p>www.example.jpへ").insertingLinks()
    #expect(tree.stripped == "www.example.jpへ")
  }
}
