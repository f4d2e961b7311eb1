#if LibMeCab
package import LatticeEngine
import MeCab
import MeCabDictionary
import TextFoundation

/// Compares the native engine and libmecab line by line, with the same dictionaries.
///
/// The native engine runs twice: with the tries stored beside the dictionary, if there are any, and
/// by walking the double array. Both have their own buffers.
package final class EngineComparison {
  /// Checksums of the output of both engines.
  package struct Checksums: Equatable {
    package var native = Checksum()
    package var reference = Checksum()

    /// Creates the checksums of empty output.
    package init() {}
  }

  /// The dictionaries as opened by the native engine.
  package let model: LatticeModel
  /// The checksums of the lines given to ``difference(in:)`` since this was last set, in `mecab`'s
  /// format.
  package var checksums = Checksums()
  /// The number of lines that libmecab parses and the native engine declines.
  package private(set) var linesLeft = 0

  private let finders: [(name: String, finder: BestPathFinder)]
  private let lattice: Lattice
  private var expected: [LatticeWord] = []
  private var found: [LatticeWord] = []
  private var output = ByteBuffer(minimumCapacity: 1 << 12)

  /// Opens a dictionary in both engines.
  ///
  /// To test that differences are found, libmecab can open another dictionary, `reference`.
  package init(
    dictionary: String, userDictionaries: [String] = [], reference: String? = nil
  ) throws {
    model = try LatticeModel(
      dictionary: dictionary, userDictionaries: userDictionaries, tries: .files(.none))
    try model.buildTries()
    let walking = try LatticeModel(
      dictionary: dictionary, userDictionaries: userDictionaries, tries: .walk)
    finders = [
      ("tables", BestPathFinder(model: model)), ("walk", BestPathFinder(model: walking)),
    ]
    lattice = Lattice(
      model: try Model(
        dictionary: MeCabFiles.directory(of: reference ?? dictionary),
        userDictionaries: userDictionaries))
  }

  /// Returns the first difference between the engines for a line, with its index and the words of
  /// both; nil if there is none.
  ///
  /// - Throws: An error if libmecab fails. Lines that the native engine declines are not
  ///   differences; they are counted in ``linesLeft``.
  package func difference(in line: [UInt8]) throws -> String? {
    try line.withUnsafeBufferPointer { try difference(in: $0) }
  }

  /// Returns the first difference between the engines for a line in a buffer.
  package func difference(in line: UnsafeBufferPointer<UInt8>) throws -> String? {
    try lattice.parse(line, into: &expected)
    add(expected, of: line, to: \.reference)
    for (name, finder) in finders {
      guard try isSupported(line, by: finder) else {
        linesLeft += 1
        add(expected, of: line, to: \.native)
        return nil
      }
      if let index = firstDifference() { return description(of: line, name, index) }
    }
    add(found, of: line, to: \.native)
    return nil
  }

  /// Parses a line into `found`, and returns whether the native engine accepted it.
  private func isSupported(
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

  private func isSame(_ first: LatticeWord, _ second: LatticeWord) -> Bool {
    first.start == second.start && first.end == second.end && first.pathCost == second.pathCost
      && first.wordCost == second.wordCost && first.leftID == second.leftID
      && first.rightID == second.rightID && first.isUnknown == second.isUnknown
      && isSame(first.feature, second.feature)
  }

  /// Returns whether two features are equal, comparing bytes because libmecab maps the same file
  /// separately.
  private func isSame(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>) -> Bool {
    var index = 0
    while first[index] == second[index] {
      if first[index] == 0 { return true }
      index &+= 1
    }
    return false
  }

  private func add(
    _ records: [LatticeWord], of line: UnsafeBufferPointer<UInt8>,
    to checksum: WritableKeyPath<Checksums, Checksum>
  ) {
    output.removeAll()
    records.withUnsafeBufferPointer { MeCabFormat.append($0, of: line, to: &output) }
    MeCabFormat.appendEndOfSentence(to: &output)
    checksums[keyPath: checksum].add(output.bytes)
  }

  private func description(
    of line: UnsafeBufferPointer<UInt8>, _ name: String, _ index: Int
  ) -> String {
    func words(_ records: [LatticeWord]) -> String {
      records.dropFirst(max(0, index - 2)).prefix(6).map { word in
        let surface = String(decoding: line[word.start..<word.end], as: UTF8.self)
        return "    \(word.start)..<\(word.end) \(surface.debugDescription) "
          + "ids \(word.leftID) \(word.rightID) cost \(word.wordCost) to here \(word.pathCost)"
          + (word.isUnknown ? " unknown " : " ") + String(cString: word.feature) + "\n"
      }.joined()
    }
    let bytes = line.prefix(300).map { String($0, radix: 16) }.joined(separator: " ")
    return """
      word \(index) with \(name): \(String(decoding: line, as: UTF8.self).debugDescription.prefix(400))
        bytes: \(bytes)\(line.count > 300 ? "… (\(line.count))" : "")
        found:
      \(words(found))  libmecab:
      \(words(expected))
      """
  }
}
#endif
