#if LibMeCab
package import LatticeEngine
import MeCab
import MeCabDictionary
import TextFoundation

/// The native engine and libmecab, opened over the same dictionaries, line by line.
///
/// The native engine runs twice: with word tables, those that lie beside the dictionary if there
/// are any, and with the walk over the double array. Both have scratch of their own and take their
/// turns.
package final class EngineComparison {
  /// The output of both engines as numbers that differ when it does.
  package struct Checksums: Equatable {
    package var native = Checksum()
    package var reference = Checksum()

    /// Those of no output.
    package init() {}
  }

  /// The dictionaries, as the native engine opened them.
  package let model: LatticeModel
  /// Those of the lines of ``difference(in:)`` since it was last set, in `mecab`'s format.
  package var checksums = Checksums()
  /// How many lines libmecab does and the native engine leaves to it.
  package private(set) var linesLeft = 0

  private let finders: [(name: String, finder: BestPathFinder)]
  private let lattice: Lattice
  private var expected: [NodeRecord] = []
  private var found: [NodeRecord] = []
  private var output = ByteBuffer(minimumCapacity: 1 << 12)

  /// Opens a dictionary in both engines.
  ///
  /// A test that differences are found has libmecab open another dictionary, `reference`.
  package init(
    dictionary: String, userDictionaries: [String] = [], reference: String? = nil
  ) throws {
    model = try LatticeModel(
      dictionary: dictionary, userDictionaries: userDictionaries, tables: .files(.none))
    try model.prepareTables()
    let walking = try LatticeModel(
      dictionary: dictionary, userDictionaries: userDictionaries, tables: .walk)
    finders = [
      ("tables", BestPathFinder(model: model)), ("walk", BestPathFinder(model: walking)),
    ]
    lattice = Lattice(
      model: try Model(dictionary: reference ?? dictionary, userDictionaries: userDictionaries))
  }

  /// What the engines say differently of a line: where, and the words of both; `nil` if nothing.
  ///
  /// - Throws: what libmecab cannot do. Lines the native engine leaves to libmecab are no
  ///   difference and counted in ``linesLeft``.
  package func difference(in line: [UInt8]) throws -> String? {
    try line.withUnsafeBufferPointer { try difference(in: $0) }
  }

  /// As for an array.
  package func difference(in line: UnsafeBufferPointer<UInt8>) throws -> String? {
    try lattice.parse(line, into: &expected)
    add(expected, of: line, to: \.reference)
    for (name, finder) in finders {
      guard try isServed(line, by: finder) else {
        linesLeft += 1
        add(expected, of: line, to: \.native)
        return nil
      }
      if let place = firstDifference() { return description(of: line, name, place) }
    }
    add(found, of: line, to: \.native)
    return nil
  }

  /// Parses a line into `found`, unless it is one that is left to libmecab.
  private func isServed(
    _ line: UnsafeBufferPointer<UInt8>, by finder: BestPathFinder
  ) throws(MeCabError) -> Bool {
    do {
      try finder.parse(line, into: &found)
      return true
    } catch {
      guard error.code == .engine else { throw error }
      return false
    }
  }

  private func firstDifference() -> Int? {
    let shared = min(expected.count, found.count)
    for index in 0..<shared where !isSame(expected[index], found[index]) { return index }
    return expected.count == found.count ? nil : shared
  }

  private func isSame(_ first: NodeRecord, _ second: NodeRecord) -> Bool {
    first.start == second.start && first.end == second.end && first.pathCost == second.pathCost
      && first.wordCost == second.wordCost && first.leftID == second.leftID
      && first.rightID == second.rightID && first.isUnknown == second.isUnknown
      && isSame(first.feature, second.feature)
  }

  /// Compares features; in place, because libmecab's are in another mapping of the same file.
  private func isSame(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> Bool {
    var index = 0
    while first[index] == second[index] {
      if first[index] == 0 { return true }
      index &+= 1
    }
    return false
  }

  private func add(
    _ records: [NodeRecord], of line: UnsafeBufferPointer<UInt8>,
    to checksum: WritableKeyPath<Checksums, Checksum>
  ) {
    output.removeAll()
    records.withUnsafeBufferPointer { MeCabFormat.append($0, of: line, to: &output) }
    MeCabFormat.appendEndOfSentence(to: &output)
    checksums[keyPath: checksum].add(output.bytes)
  }

  private func description(
    of line: UnsafeBufferPointer<UInt8>, _ name: String, _ place: Int
  ) -> String {
    func words(_ records: [NodeRecord]) -> String {
      records.dropFirst(max(0, place - 2)).prefix(6).map { word in
        let surface = String(decoding: line[word.start..<word.end], as: UTF8.self)
        return "    \(word.start)..<\(word.end) \(surface.debugDescription) "
          + "ids \(word.leftID) \(word.rightID) cost \(word.wordCost) to here \(word.pathCost)"
          + (word.isUnknown ? " unknown " : " ") + String(cString: word.feature) + "\n"
      }.joined()
    }
    let bytes = line.prefix(300).map { String($0, radix: 16) }.joined(separator: " ")
    return """
      word \(place) with \(name): \(String(decoding: line, as: UTF8.self).debugDescription.prefix(400))
        bytes: \(bytes)\(line.count > 300 ? "… (\(line.count))" : "")
        found:
      \(words(found))  libmecab:
      \(words(expected))
      """
  }
}
#endif
