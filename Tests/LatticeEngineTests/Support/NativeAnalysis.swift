import LatticeEngine
import MeCabDictionary
import TestSupport

/// Parses lines with the native engine, with tries and by walking the double array, which must
/// agree.
struct NativeAnalysis {
  /// A word of a line.
  struct Word: Equatable {
    var bytes: Range<Int>
    var feature: String
    var pathCost: Int
    var wordCost: Int
    var leftID: Int
    var rightID: Int
    var isUnknown: Bool
  }

  /// The words found with tries and by walking differ.
  struct Disagreement: Error {
    var tries: [Word]
    var walk: [Word]
  }

  private let finders: [BestPathFinder]

  init(_ dictionary: String, userDictionaries: [String] = []) throws {
    let sources: [TrieSource] = [.memory, .walk]
    finders = try sources.map { tries in
      BestPathFinder(
        model: try LatticeModel(
          dictionary: dictionary, userDictionaries: userDictionaries, tries: tries))
    }
  }

  /// Creates an analysis with the miniature dictionary.
  init() throws { try self.init(MiniDictionary.directory()) }

  /// Returns the words of a line.
  func words(of line: [UInt8]) throws -> [Word] {
    let found = try finders.map { try Self.words(of: line, $0) }
    guard found[0] == found[1] else { throw Disagreement(tries: found[0], walk: found[1]) }
    return found[0]
  }

  /// Returns the words of a line.
  func words(of line: String) throws -> [Word] { try words(of: Array(line.utf8)) }

  /// Returns all properties of the words that a finder finds in a line.
  static func words(of line: [UInt8], _ finder: BestPathFinder) throws -> [Word] {
    var records: [LatticeWord] = []
    try line.withUnsafeBufferPointer { try finder.parse($0, into: &records) }
    return records.map { record in
      Word(
        bytes: record.start..<record.end, feature: String(cString: record.feature),
        pathCost: record.pathCost, wordCost: Int(record.wordCost), leftID: Int(record.leftID),
        rightID: Int(record.rightID), isUnknown: record.isUnknown)
    }
  }

  /// Returns the surfaces separated by slashes, unknown ones in brackets: `東京/へ/[xyz]`.
  func outline(of line: String) throws -> String {
    let bytes = Array(line.utf8)
    return try words(of: bytes).map { word in
      let surface = String(decoding: bytes[word.bytes], as: UTF8.self)
      return word.isUnknown ? "[\(surface)]" : surface
    }.joined(separator: "/")
  }

  /// Returns the length of each word in bytes, negative for unknown words, to test how ill-formed
  /// bytes are divided.
  func sizes(of line: [UInt8]) throws -> [Int] {
    try words(of: line).map { $0.isUnknown ? -$0.bytes.count : $0.bytes.count }
  }
}
