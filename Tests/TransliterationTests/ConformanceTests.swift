import Foundation
import Testing
import Transliteration

/// Tests against the Unicode Consortium's test files, if Debian's package `unicode-data` is
/// installed.
@Suite("Conformance")
struct ConformanceTests {
  private static let directory = "/usr/share/unicode"

  /// Returns the lines of a file without comments; nil if the package is not installed.
  private func lines(_ path: String) throws -> [Substring]? {
    let path = "\(Self.directory)/\(path)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    var text = ""
    if path.hasSuffix(".bz2") {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["bzcat", path]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    } else {
      text = try String(contentsOfFile: path, encoding: .utf8)
    }
    return text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.filter { !$0.isEmpty }
  }

  private func text(_ hexadecimals: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for number in hexadecimals.split(separator: " ") {
      if let scalar = UInt32(number, radix: 16).flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  @Test("NormalizationTest.txt, parts 0 to 3")
  func normalization() throws {
    guard let lines = try lines("NormalizationTest.txt.bz2") else { return }
    var failures: [Substring] = []
    var count = 0
    for line in lines where !line.hasPrefix("@") {
      let columns = line.split(separator: ";").prefix(5).map(text)
      guard columns.count == 5 else { continue }
      count += 1
      let forms: [(NormalizationForm, Int)] = [(.nfc, 1), (.nfd, 2), (.nfkc, 3), (.nfkd, 4)]
      for (form, column) in forms {
        let result = try form.normalize(columns[0])
        if !result.utf8.elementsEqual(columns[column].utf8) { failures.append(line) }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
    #expect(count > 18_000)
  }

  @Test("WordBreakTest.txt, except for colons and the boundaries inside Characters")
  func wordBreaks() throws {
    guard let lines = try lines("auxiliary/WordBreakTest.txt") else { return }
    let iterator = try WordIterator()
    var failures: [Substring] = []
    // CLDR 42 removes the colon from MidLetter (except for Swedish).
    for line in lines where !line.contains("003A") {
      let parts = line.split(separator: "÷").map {
        text($0.replacing("×", with: " "))
      }
      let expected = parts.filter { !$0.isEmpty }
      let whole = expected.joined()
      // The boundaries that are Character boundaries of the joined text.
      let characters = Set(whole.indices)
      var offset = 0
      var expectedSegments: [String] = []
      for part in expected {
        let index = whole.utf8.index(whole.startIndex, offsetBy: offset)
        if characters.contains(index) || expectedSegments.isEmpty {
          expectedSegments.append(part)
        } else {
          expectedSegments[expectedSegments.count - 1] += part
        }
        offset += part.utf8.count
      }
      if try iterator.segments(in: whole).map({ String($0.text) }) != expectedSegments {
        failures.append(line)
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
    #expect(lines.count > 1000)
  }
}
