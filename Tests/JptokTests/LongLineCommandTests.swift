import TestSupport
import Testing

/// Tests lines longer than 1 MiB, which are parsed in chunks.
@Suite struct LongLineCommandTests {
  private static let memoryLimit = 400 << 20
  private let wakati = ["--format", "wakati"]

  private func withoutSpaces(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      [UInt8](unsafeUninitializedCapacity: bytes.count) { result, count in
        for byte in bytes where byte != 0x20 && byte != 0x09 && byte != 0x0A {
          result[count] = byte
          count += 1
        }
      }
    }
  }

  @Test func tenMegabytesInOneLine() throws {
    let text = withoutSpaces(try Corpus.sample(size: 11_000_000, blockCount: 1))
    #expect(text.count > 10_000_000, "the corpus has changed")
    let run = try jptok(wakati, input: text)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
    #expect(run.output.last == UInt8(ascii: "\n"))
    let difference = firstDifference(of: withoutSpaces(run.output), from: text)
    #expect(difference == nil, "the words do not give the text back: \(difference ?? "")")
    #expect(run.output.count > text.count * 11 / 10, "hardly any words: \(run.output.count) bytes")
    #expect(run.peakMemory > 0 && run.peakMemory <= Self.memoryLimit, "\(run.peakMemory) bytes")
  }

  /// Each of these lines is parsed in one piece, which takes about 240 MB.
  @Test func severalLinesOfAMegabyteAtOnce() throws {
    let line = withoutSpaces(try Corpus.sample(size: 1_000_000, blockCount: 1))
    let input = [[UInt8]](repeating: line + [UInt8(ascii: "\n")], count: 5).flatMap { $0 }
    let run = try jptok(wakati + ["--threads", "3"], input: input)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run)")
    #expect(run.output.count { $0 == UInt8(ascii: "\n") } == 5, "\(run)")
    #expect(run.peakMemory > 0 && run.peakMemory <= Self.memoryLimit, "\(run.peakMemory) bytes")
  }

  @Test func linesAroundALongOneAreUnaffected() throws {
    let sentence = "東京へ行きました。"
    let count = (3 << 19) / sentence.utf8.count
    let long = String(repeating: sentence, count: count)
    let words = "東京 へ 行き まし た 。"
    let wakatiWords = String(repeating: words + " ", count: count)
    let rows: [(arguments: [String], expected: String, why: String)] = [
      (wakati, "は \n\(wakatiWords)\nは \n", "wakati"),
      (["words"], "は\n\(wakatiWords.dropLast())\nは\n", "words, no space at the end"),
      (
        ["sentences"],
        "は\n\n" + String(repeating: sentence + "\n", count: count) + "\nは\n\n", "sentences"
      ),
    ]
    for row in rows {
      for threads in ["1", "2"] {
        let run = try jptok(
          row.arguments + ["--threads", threads], input: Array("は\n\(long)\nは\n".utf8))
        expectOutput(of: run, row.expected, row.why)
      }
    }
  }

  /// The line is divided after spaces that are followed by words.
  @Test func largerUnitsOfAText() throws {
    let lineFeed = UInt8(ascii: "\n")
    let sample = String(decoding: try Corpus.sample(size: 2_700_000, blockCount: 1), as: UTF8.self)
    // Without U+3000, which is white space in some contexts and part of a word in others.
    var filtered = String.UnicodeScalarView()
    filtered += sample.unicodeScalars.lazy.filter { $0 != "\u{3000}" }
    let line = String(filtered).utf8.map { $0 == lineFeed ? UInt8(ascii: " ") : $0 }
    let text = withoutSpaces(line)
    for arguments in [["words", "--unit", "word"], ["words", "--unit", "long"], ["phrases"]] {
      let run = try jptok(arguments, input: line + [lineFeed])
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(arguments): \(run)")
      #expect(run.output.count { $0 == lineFeed } == 1, "\(arguments)")
      let difference = firstDifference(of: withoutSpaces(run.output), from: text)
      #expect(difference == nil, "\(arguments): \(difference ?? "")")
    }
  }

  @Test func offsetsCountFromTheStartOfTheLine() throws {
    // A few words in a long filling: printing features is slow in debug builds.
    let filling = String(
      repeating: String(repeating: " ", count: 1200) + "あ。", count: 1000)
    let run = try jptok("--format", "tsv", input: filling + "東京\n")
    let last = run.text.split(separator: "\n").last ?? ""
    let start = filling.utf8.count
    #expect(last.hasPrefix("東京\t\(start)\t\(start + 6)\t"), "\(last)\n\(run)")
  }

  @Test func invalidUTF8InALongLine() throws {
    let size = 1_500_000
    let filling = String(repeating: "あ", count: size / 3)
    let bytes = Array("は\n\(filling)".utf8) + [0xFF] + Array("東京\n".utf8)
    let run = try jptok(wakati, input: bytes)
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.errors.contains("standard input:2: invalid UTF-8 at byte \(size + 1) of the line"),
      "\(run)")
    #expect(run.text.hasPrefix("は \n"), "the line before has been written")
    let lossy = try jptok(wakati + ["--lossy"], input: bytes)
    let text = lossy.text.filter { $0 != " " }
    #expect(text == "は\n\(filling)\u{FFFD}東京\n", "\(lossy)")
  }

  /// Several best paths require the whole line in memory.
  @Test func bestAnalysesOfALongLineAreRefused() throws {
    for (option, count, limit) in [
      (["--nbest", "2"], (1 << 17) + 1, "128 KiB"), (["--nbest", "2"], 1_300_000, "128 KiB"),
      (["--partial"], 1_300_000, "1 MiB"),
    ] {
      let line = Array(repeating: UInt8(ascii: " "), count: count)
      let run = try jptok(option, input: Array("は\n\n".utf8) + line)
      #expect(run.exitCode == 1 && run.text.contains("EOS\n"), "\(option): \(run)")
      #expect(run.errors.hasPrefix("jptok: standard input:3: "), "\(option): \(run)")
      #expect(run.errors.contains(limit), "\(option): \(run)")
    }
  }
}
