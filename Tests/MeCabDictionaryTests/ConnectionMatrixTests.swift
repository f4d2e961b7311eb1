import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests the text of `matrix.def`, its header, and the compiled costs.
@Suite struct ConnectionMatrixTests {
  private static func compile(_ text: String) throws -> [UInt8] {
    let directory = try temporaryDirectory()
    return try ConnectionMatrix.compile(definition: directory.write(text, to: "matrix.def"))
  }

  private static func costs(_ bytes: [UInt8]) -> [Int] {
    stride(from: 4, to: bytes.count, by: 2).map {
      Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8))
    }
  }

  @Test func headers() throws {
    let table: [(header: String, left: Int, right: Int, why: String)] = [
      ("1 1", 1, 1, "the smallest"), ("2 3", 2, 3, "not square"), ("2\t3", 2, 3, "a tab"),
      ("  2   3  ", 2, 3, "blanks around"), ("002 03", 2, 3, "leading zeros"),
      ("65535 1", 65_535, 1, "the greatest first size"),
      ("1 65535", 1, 65_535, "the greatest second size"),
      ("\u{FEFF}2 3", 2, 3, "a byte order mark"), ("2 3\r", 2, 3, "a carriage return"),
    ]
    for row in table {
      let bytes = try Self.compile(row.header + "\n")
      #expect(Int(bytes[0]) | Int(bytes[1]) << 8 == row.left, "\(row.why)")
      #expect(Int(bytes[2]) | Int(bytes[3]) << 8 == row.right, "\(row.why)")
      #expect(bytes.count == 4 + 2 * row.left * row.right, "\(row.why)")
      #expect(bytes[4...].allSatisfy { $0 == 0 }, "\(row.why): pairs without a line have cost 0")
    }
  }

  @Test func wrongHeaders() throws {
    let headers = [
      "", "\n2 3", "2", "2 3 4", "0 3", "2 0", "-2 3", "2 -3", "+2 3", "65536 1", "1 65536", "2,3",
      "a b",
      "# 2 3", "2 3 # comment", "2.0 3", "1234567890 1",
    ]
    let directory = try temporaryDirectory()
    for header in headers {
      let path = try directory.write(header, to: "matrix.def")
      expectError(.invalidDefinition, "two sizes from 1 to 65535", path: path, line: 1, header) {
        _ = try ConnectionMatrix.compile(definition: path)
      }
      expectError(.invalidDefinition, "two sizes from 1 to 65535", path: path, line: 1, header) {
        _ = try MatrixSize(DictionaryFolder(directory.path))
      }
    }
  }

  /// Costs of a matrix of 3 right ids and 2 left ids, at right id + 3 × left id.
  @Test func lines() throws {
    let table: [(lines: String, costs: [Int], why: String)] = [
      ("", [0, 0, 0, 0, 0, 0], "no lines"), ("0 0 5", [5, 0, 0, 0, 0, 0], "the first pair"),
      ("1 0 5", [0, 5, 0, 0, 0, 0], "the right id comes first"),
      ("0 1 5", [0, 0, 0, 5, 0, 0], "the left id comes second"),
      ("2 1 5", [0, 0, 0, 0, 0, 5], "the last pair"),
      ("0 0 -5", [-5, 0, 0, 0, 0, 0], "a negative cost"),
      ("0 0 32767", [32_767, 0, 0, 0, 0, 0], "the greatest cost"),
      ("0 0 -32768", [-32_768, 0, 0, 0, 0, 0], "the least cost"),
      ("0 0 5\n0 0 6", [6, 0, 0, 0, 0, 0], "a later line counts"),
      ("0 0 5\n0 0 0", [0, 0, 0, 0, 0, 0], "a later zero counts"),
      ("\n\n1 1 5\n \t\n2 1 6\n", [0, 0, 0, 0, 5, 6], "blank lines"),
      ("\t1\t1\t5\t", [0, 0, 0, 0, 5, 0], "tabs"), ("  1   1  5  ", [0, 0, 0, 0, 5, 0], "blanks"),
      ("01 001 000000005", [0, 0, 0, 0, 5, 0], "leading zeros, nine digits"),
      ("1 1 -0", [0, 0, 0, 0, 0, 0], "negative zero"),
      ("1 1 5\r\n2 1 6\r", [0, 0, 0, 0, 5, 6], "carriage returns"),
      ("-0 1 5", [0, 0, 0, 5, 0, 0], "a negative zero id"),
    ]
    for row in table {
      #expect(try Self.costs(Self.compile("3 2\n" + row.lines)) == row.costs, "\(row.why)")
    }
  }

  @Test func wrongLines() throws {
    let table: [(line: String, why: String)] = [
      ("0", "one number"), ("0 0", "two numbers"), ("0 0 1 2", "four numbers"),
      ("0 0 1 x", "text after the cost"),
      ("3 0 1", "a right id of the first size"), ("0 2 1", "a left id of the second size"),
      ("2 2 1", "ids in the wrong order"), ("-1 0 1", "a negative right id"),
      ("0 -1 1", "a negative left id"),
      ("0 0 32768", "a cost above 16 bits"), ("0 0 -32769", "a cost below 16 bits"),
      ("0 0 65536", "a cost that is 0 in 16 bits"), ("0 0 0000000001", "ten digits"),
      ("0 0 1.5", "a fraction"), ("0 0 1e3", "an exponent"), ("0 0 +1", "a plus sign"),
      ("0 0 --1", "two signs"), ("0 0 - 1", "a blank after the sign"),
      ("0 0 1-", "a sign at the end"),
      ("0 0 /", "the byte before 0"), ("0 0 :", "the byte after 9"), ("0,0,1", "commas"),
      ("0 0 1\u{3000}", "an ideographic space"),
      ("# 0 0 1", "a comment"), ("a 0 1", "a word as the right id"),
      ("0 a 1", "a word as the left id"), ("\0", "NUL"),
    ]
    let directory = try temporaryDirectory()
    for row in table {
      let path = try directory.write("3 2\n0 0 1\n\n\(row.line)\n0 0 2\n", to: "matrix.def")
      expectError(
        .invalidDefinition, "a connection in a 3 × 2 matrix", path: path, line: 4, row.why
      ) {
        _ = try ConnectionMatrix.compile(definition: path)
      }
    }
  }

  /// Every cost, in any order of lines, is where the format puts it.
  @Test func randomMatricesEqualAPlainDictionary() throws {
    var generator = SeededGenerator(seed: 104)
    for _ in 0..<12 {
      let left = Int.random(in: 1...9, using: &generator)
      let right = Int.random(in: 1...300, using: &generator)
      var expected: [Int: Int] = [:]
      var text = "\(left) \(right)\n"
      for _ in 0..<Int.random(in: 0...600, using: &generator) {
        let rightID = Int.random(in: 0..<left, using: &generator)
        let leftID = Int.random(in: 0..<right, using: &generator)
        let cost = Int.random(in: -32_768...32_767, using: &generator)
        text += "\(rightID) \(leftID) \(cost)\n"
        expected[rightID + left * leftID] = cost
      }
      let found = try Self.costs(Self.compile(text))
      let wrong = (0..<left * right).filter { found[$0] != expected[$0, default: 0] }
      #expect(wrong == [], "\(left) × \(right)")
    }
  }
}

/// Tests the sizes of a matrix and the ids that they admit.
@Suite struct MatrixSizeTests {
  @Test func compiledSizes() throws {
    let table: [(bytes: [UInt8], size: [Int]?, why: String)] = [
      ([1, 0, 1, 0, 9, 9], [1, 1], "one cost"),
      ([2, 0, 1, 0, 0, 0, 0, 0], [2, 1], "the first size comes first"),
      ([1, 0, 2, 0, 0, 0, 0, 0], [1, 2], "the second size comes second"),
      ([0, 1, 1, 0] + [UInt8](repeating: 0, count: 512), [256, 1], "little-endian"),
      ([], nil, "empty"), ([1, 0, 1], nil, "a truncated header"), ([1, 0, 1, 0], nil, "no costs"),
      ([1, 0, 1, 0, 0], nil, "half a cost"), ([1, 0, 1, 0, 0, 0, 0], nil, "a byte too many"),
      ([0, 0, 1, 0], nil, "a first size of 0"), ([1, 0, 0, 0], nil, "a second size of 0"),
      ([2, 0, 2, 0, 0, 0, 0, 0, 0, 0], nil, "a cost short"),
    ]
    let directory = try temporaryDirectory()
    for row in table {
      let path = try directory.write(row.bytes, to: "matrix.bin")
      if let expected = row.size {
        let size = try MatrixSize(DictionaryFolder(directory.path))
        #expect([size.left, size.right] == expected, "\(row.why)")
      } else {
        let fragment = row.bytes.count < 4 ? "is truncated" : "has \(row.bytes.count) bytes"
        expectError(.dictionaryDamaged, fragment, path: path, row.why) {
          _ = try MatrixSize(DictionaryFolder(directory.path))
        }
      }
    }
    // The definition is preferred: it is read even if the compiled file is damaged.
    try directory.write("5 6\n", to: "matrix.def")
    let size = try MatrixSize(DictionaryFolder(directory.path))
    #expect([size.left, size.right] == [5, 6])
  }

  @Test func idsOfEntries() throws {
    let directory = try temporaryDirectory()
    try directory.write("3 2\n", to: "matrix.def")
    let size = try MatrixSize(DictionaryFolder(directory.path))
    for leftID in -1...4 {
      for rightID in -1...4 {
        let isInside = leftID >= 0 && leftID < 2 && rightID >= 0 && rightID < 3
        #expect(size.admits(leftID: leftID, rightID: rightID) == isInside, "\(leftID), \(rightID)")
      }
    }
  }
}
