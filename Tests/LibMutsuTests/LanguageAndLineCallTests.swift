import CMutsu
import JapaneseText
import LanguageDetection
import LineBreaking
import TestSupport
import Testing

/// Tests languages and lines against the Swift API.
@Suite struct LanguageAndLineCallTests {
  @Test func languagesAreThoseOfTheDetector() {
    let (engine, detector) = (CEngine(nil), LanguageDetector())
    for text in SampleTexts.all {
      let (status, found) = engine.analyze(text) {
        mutsu_detect($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5)
      }
      let candidates = detector.detect(text)?.candidates() ?? []
      #expect(status == MUTSU_OK)
      #expect(
        found?.items.map { $0.strings["language"] } == candidates.map { $0.language.rawValue })
      #expect(found?.items.map(\.confidence) == candidates.map { Float($0.confidence) })
      #expect(found?.items.allSatisfy { $0.range == nil } == true)
    }
  }

  @Test func spansAreThoseOfTheDetector() {
    let (engine, detector) = (CEngine(nil), LanguageDetector())
    for text in SampleTexts.all {
      let (_, found) = engine.analyze(text) {
        mutsu_spans($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5)
      }
      let spans = detector.spans(in: text)
      #expect(found?.items.map(\.range) == spans.map { text.utf8Range(of: text[$0.range]) })
      #expect(
        found?.items.map { $0.strings["language"] } == spans.map { $0.language?.rawValue })
    }
  }

  @Test func onlyCandidatesAreReported() throws {
    let engine = try CEngine.mini()
    let rows: [(candidates: String, text: String, language: String?)] = [
      ("ja", "東京へ行きました。", "ja"), ("ko, zh", "東京へ行きました。", nil),
      ("ko ja", "서울에 갔습니다.", "ko"), ("", "東京へ行きました。", nil),
    ]
    for row in rows {
      for usesDictionary: Int32 in [0, 1] {
        let (status, found) = engine.analyze(row.text) { call in
          row.candidates.withCString {
            var options = mutsu_language_options()
            options.size = MemoryLayout<mutsu_language_options>.size
            options.candidates = $0
            options.candidates_length = Int64(row.candidates.utf8.count)
            options.uses_dictionary = usesDictionary
            return mutsu_detect(call.0, call.1, call.2, call.3, call.4, &options, call.5)
          }
        }
        #expect(status == MUTSU_OK)
        #expect(found?.items.first?.strings["language"] ?? nil == row.language)
      }
    }
  }

  private static func lineOptions(_ strictness: Int, _ wordBreak: Int) -> mutsu_line_options {
    var options = mutsu_line_options()
    options.size = MemoryLayout<mutsu_line_options>.size
    options.strictness = Int32(strictness)
    options.word_break = Int32(wordBreak)
    return options
  }

  private static let strictnesses: [LineBreakStrictness] = [
    .strict, .normal, .loose, .anywhere, .uax14,
  ]
  private static let wordBreaks: [WordBreak] = [.normal, .breakAll, .keepAll, .phrase]

  @Test func breaksAreThoseOfTheLineBreaker() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    for (strictness, swiftStrictness) in Self.strictnesses.enumerated() {
      for (wordBreak, swiftWordBreak) in Self.wordBreaks.enumerated() {
        var options = Self.lineOptions(strictness, wordBreak + 1)
        let breaker = LineBreaker(
          LineBreakOptions(strictness: swiftStrictness, wordBreak: swiftWordBreak))
        for text in SampleTexts.all {
          let (status, found) = engine.analyze(text) {
            mutsu_breaks($0.0, $0.1, $0.2, $0.3, $0.4, &options, $0.5)
          }
          let boundaries = TextBoundaries(
            of: text, tokenizer: swiftWordBreak == .phrase ? tokenizer : nil)
          let expected = try breaker.opportunities(in: text, boundaries: boundaries)
          #expect(status == MUTSU_OK)
          #expect(found?.items.map { $0.range?.upperBound } == expected.map(\.offset))
          #expect(found?.items.first?.range?.lowerBound ?? 0 == 0)
          #expect(
            found?.items.map(\.kind)
              == expected.map {
                $0.kind == .mandatory ? 0 : $0.kind == .hyphen ? 2 : 1
              })
        }
      }
    }
  }

  @Test func linesAreThoseOfTheWrapper() throws {
    let (engine, tokenizer) = (try CEngine.mini(), try CEngine.miniTokenizer())
    for (number, method) in [Paragraph.Method.greedy, .pretty, .balance].enumerated() {
      for width in [1.0, 7, 20] {
        var options = Self.lineOptions(0, 0)
        options.method = Int32(number)
        options.ambiguous_columns = 1
        let wrapper = TextWrapper(
          breaker: LineBreaker(LineBreakOptions(wordBreak: .phrase)),
          columns: TerminalColumns(ambiguous: .narrow), method: method)
        for text in SampleTexts.sentences {
          let (status, found) = engine.analyze(text) {
            mutsu_wrap($0.0, $0.1, $0.2, $0.3, $0.4, width, &options, $0.5)
          }
          let boundaries = TextBoundaries(of: text, tokenizer: tokenizer)
          let lines = try wrapper.lines(of: text, boundaries: boundaries, width: width)
          #expect(status == MUTSU_OK)
          #expect(found?.items.map(\.range) == lines.map { text.utf8Range(of: $0) })
        }
      }
    }
  }

  @Test func linesNeedNoDictionary() {
    let (_, found) = CEngine(nil).analyze("東京へ行く。") {
      mutsu_wrap($0.0, $0.1, $0.2, $0.3, $0.4, 4, nil, $0.5)
    }
    #expect(found?.items.map(\.range) == [0..<6, 6..<12, 12..<18])
  }
}
