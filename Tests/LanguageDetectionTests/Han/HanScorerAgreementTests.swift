import Foundation
import Testing

@testable import LanguageDetection

/// Compares the scores with those of the Python generator, on 5,000 words and compounds.
@Suite struct HanScorerAgreementTests {
  @Test func agreesWithTheGenerator() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Data/scorer.tsv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    var rows = 0
    var failures: [String] = []
    for line in lines where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      try #require(fields.count == 3, "\(line)")
      rows += 1
      guard let simplified = Float(fields[1]), let traditional = Float(fields[2]) else {
        if HanScores(String(fields[0])) != nil { failures.append("\(line): unknown") }
        continue
      }
      guard let scores = HanScores(String(fields[0])) else {
        failures.append("\(line): known")
        continue
      }
      if abs(scores.simplified - scores.japanese - simplified) > 0.002
        || abs(scores.traditional - scores.japanese - traditional) > 0.002
      {
        failures.append("\(line): \(scores)")
      }
    }
    #expect(rows == 5_000)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10))")
  }
}
