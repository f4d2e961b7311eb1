import DictionaryManifest
import LexiconFormat
import Testing

/// Tests that the dictionary of this package contains all original rows, and that corrections
/// apply.
@Suite struct DefaultDictionaryTests {
  private static let directory: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Dictionaries/naist-jdic"
  }()

  /// Returns the lines of `provenance.tsv` by name: the number of bytes or rows, and the SHA-256.
  private func provenance() throws -> [String: (count: Int, digest: String)] {
    var found: [String: (count: Int, digest: String)] = [:]
    let text = try FileSystem.read(Self.directory + "/provenance.tsv").string
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t")
      if columns.count == 3, let count = Int(columns[1]) {
        found[String(columns[0])] = (count, String(columns[2]))
      }
    }
    return found
  }

  private func digest(_ bytes: ByteBuffer) -> String {
    SHA256.hexadecimal(of: UnsafeRawBufferPointer(start: bytes.start, count: bytes.count))
  }

  @Test func expandsToTheOriginalRowsInTheirOrder() throws {
    let rows = try #require(try provenance()["rows"])
    let expanded = try Lexicon(directory: Self.directory, extent: .original).expanded()
    #expect(expanded.count == rows.count)
    #expect(expanded.count == 788_914)
    #expect(digest(expanded.csv()) == rows.digest)
  }

  @Test func preservesTheOriginalMatrixAndDefinitions() throws {
    let provenance = try provenance()
    let matrix = try TextFile(reading: Self.directory + "/matrix.txt")
    #expect(digest(try MatrixText.definition(from: matrix)) == provenance["matrix.def"]?.digest)
    for (file, original) in [
      ("char.def", "char.def"), ("unk.def", "unk.def"), ("feature.def", "feature.def"),
      ("left-id.def", "_left-id.def"), ("right-id.def", "_right-id.def"),
      ("pos-id.def", "_pos-id.def"), ("rewrite.def", "_rewrite.def"), ("COPYING", "COPYING"),
    ] {
      let found = SHA256.ofFile("\(Self.directory)/\(file)")
      #expect(found?.hexadecimal == provenance[original]?.digest, "\(file)")
      #expect(found != nil)
    }
  }

  @Test func staysWithinItsLimits() throws {
    var total = 0
    let names = FileSystem.names(in: Self.directory + "/names").map { "/names/" + $0 }
    for folder in [
      "", "/entries/naist-jdic", "/entries/unidic-csj", "/entries/consensus", "/corrections",
    ] + names {
      for name in FileSystem.names(in: Self.directory + folder) where name.contains(".") {
        let size = try #require(FileSystem.size(of: "\(Self.directory)\(folder)/\(name)"))
        #expect(size <= 8_000_000, "\(name)")
        total += size
      }
    }
    #expect(total <= 50_000_000)
    #expect(total > 20_000_000, "all folders were found")
  }

  /// Without proper names, nothing of them remains: no row, and no change of order.
  @Test func namesCanBeExcluded() throws {
    let whole = try Lexicon(directory: Self.directory).expanded()
    let names = whole.nameRows
    #expect(!names.isEmpty)
    let withoutNames = try Lexicon(directory: Self.directory, extent: .withoutNames).expanded()
    #expect(withoutNames.nameRows.isEmpty)
    #expect(withoutNames.count == whole.count - names.count)
    #expect(withoutNames.correctionCount == whole.correctionCount)
    let left = ByteBuffer()
    var number = 0
    var next = 0
    let csv = whole.csv()
    for line in try TextFile(path: "whole", bytes: csv).lines {
      if next < names.count, names[next] == number {
        next += 1
      } else {
        left.append(line)
        left.append(0x0A)
      }
      number += 1
    }
    #expect(digest(left) == digest(withoutNames.csv()))
  }

  @Test func holdsTheCorrectedEntries() throws {
    let expanded = try Lexicon(directory: Self.directory, extent: .whole).expanded()
    let csv = expanded.csv(source: expanded.sourceNames.count - 1).string
    #expect(expanded.correctionCount >= 30)
    let description = try DictionaryDescription(
      TextFile(reading: Self.directory + "/dictionary.tsv"))
    #expect(
      expanded.sourceNames == ["naist-jdic", "unidic-csj", "consensus"] + description.names
        + ["corrections"])
    #expect(csv.contains("\n令和,1348,1348,6312,名詞,固有名詞,一般,*,*,*,令和,レイワ,レーワ,0/3,*\n"))
    #expect(csv.contains("バズっ,"))
  }
}
