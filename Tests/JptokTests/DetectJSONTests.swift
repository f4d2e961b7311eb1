import Foundation
import TestSupport
import Testing

/// Tests `jptok detect --format json`.
@Suite struct DetectJSONTests {
  private struct Line: Decodable {
    struct Candidate: Decodable {
      let language: String?
      let confidence: Double
    }
    struct Span: Decodable {
      let start: Int
      let end: Int
      let language: String?
      let confidence: Double
    }
    let line: Int
    let language: String?
    let confidence: Double
    let candidates: [Candidate]
    let spans: [Span]?
  }

  private func lines(_ arguments: String..., input: String) throws -> [Line] {
    let run = try jptok(["detect", "--format", "json"] + arguments, input: Array(input.utf8))
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
    return try run.text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  @Test func exactOutput() throws {
    expectOutput(
      of: try jptok("detect", "--format", "json", input: "ひらがな\n123\n"),
      """
      {"line":1,"language":"ja","confidence":1,"candidates":[{"language":"ja","confidence":1}]}
      {"line":2,"language":null,"confidence":0.000,"candidates":[]}

      """)
    expectOutput(
      of: try jptok("detect", "--format", "json", "--spans", input: "ひらがな\n\n"),
      """
      {"line":1,"language":"ja","confidence":1,"candidates":[{"language":"ja","confidence":1}],\
      "spans":[{"start":0,"end":12,"language":"ja","confidence":1}]}
      {"line":2,"language":null,"confidence":0.000,"candidates":[],"spans":[]}

      """)
  }

  @Test func spansAreOffsetsInBytes() throws {
    let text = "東京へ行く。 서울에 갑니다."
    let found = try lines("--spans", input: text + "\n\n123\n")
    #expect(found.count == 3)
    let spans = found.first?.spans ?? []
    #expect(spans.map(\.language) == ["ja", "ko"])
    #expect(spans.map(\.start) == [0, 19] && spans.map(\.end) == [19, text.utf8.count])
    #expect(found[1].spans?.isEmpty == true, "an empty line")
    #expect(found[2].spans?.map(\.language) == [nil], "no letters")
    #expect(found[2].spans?.map(\.end) == [3])
  }

  @Test func candidates() throws {
    let input = "Det er en god dag\n"
    let all = try lines(input: input)
    let one = try lines("--candidates", "1", input: input)
    #expect(one.first?.candidates.count == 1)
    #expect(all.first?.language == one.first?.language)
    #expect(all.first?.candidates.first?.language == all.first?.language)
    let values = all.first?.candidates.map(\.confidence) ?? []
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(all.first?.spans == nil, "only with --spans")
  }

  @Test func linesAreNumbered() throws {
    let input = String(repeating: "ひらがな\n한국어\n", count: 20_000)
    for threads in ["1", "4"] {
      let found = try lines("--threads", threads, input: input)
      #expect(found.map(\.line) == Array(1...40_000))
      #expect(
        found.enumerated().allSatisfy { $0.element.language == ($0.offset % 2 == 0 ? "ja" : "ko") })
    }
  }

  @Test func optionsApply() throws {
    let found = try lines("--among", "ko", "--min-confidence", "0.5", input: "ひらがな\n한국어\n")
    #expect(found.map(\.language) == [nil, "ko"])
  }
}
