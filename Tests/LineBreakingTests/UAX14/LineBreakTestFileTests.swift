import Foundation
import LineBreaking
import Testing

/// Tests every row of LineBreakTest.txt of Unicode 17.0.
@Suite struct LineBreakTestFileTests {
  struct Row {
    let number: Int
    let text: String
    /// The UTF-8 offsets of the breaks, including the end.
    let breaks: [Int]
  }

  static let rows: [Row] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Data/LineBreakTest.txt")
    let content = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return content.split(separator: "\n").enumerated().compactMap { number, line in
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard !fields.isEmpty else { return nil }
      var text = ""
      var breaks: [Int] = []
      for field in fields {
        switch field {
        case "÷": breaks.append(text.utf8.count)
        case "×": break
        default:
          let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
          text.unicodeScalars.append(scalar)
        }
      }
      return Row(number: number + 1, text: text, breaks: breaks)
    }
  }()

  @Test func everyRowBreaksAsTheStandardSays() throws {
    let breaker = LineBreaker(LineBreakOptions(strictness: .uax14))
    var failures: [String] = []
    for row in Self.rows {
      let found = try breaker.opportunities(in: row.text).map(\.offset)
      if found != row.breaks {
        let scalars = row.text.unicodeScalars.map { String($0.value, radix: 16) }
        failures.append("row \(row.number) \(scalars): \(found), expected \(row.breaks)")
      }
    }
    #expect(Self.rows.count == 19_338)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
  }
}
