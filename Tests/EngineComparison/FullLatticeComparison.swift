#if LibMeCab
package import LatticeEngine
import MeCab
import MeCabDictionary
import TextFoundation

/// Compares the paths, constraints and probabilities of the native lattice with those of libmecab.
///
/// Each function returns the first difference, or nil. Texts that either engine declines are counted.
package final class FullLatticeComparison {
  package let model: LatticeModel
  /// The number of texts that libmecab parses and the native engine declines.
  package private(set) var declinedCount = 0
  /// The number of texts with constraints that would end the process in libmecab.
  package private(set) var forcedCount = 0
  /// The number of paths and nodes compared.
  package private(set) var pathCount = 0
  package private(set) var nodeCount = 0
  /// The greatest relative difference of probabilities.
  package private(set) var maximumDifference: Float = 0

  private let native: FullLattice
  private let reference: Lattice

  /// Opens a dictionary in both engines.
  ///
  /// To test that differences are found, libmecab can open another dictionary, `reference`.
  package init(
    dictionary: String, userDictionaries: [String] = [], reference: String? = nil
  ) throws {
    model = try LatticeModel(
      dictionary: dictionary, userDictionaries: userDictionaries, tries: .files(.none))
    native = FullLattice(model: model)
    self.reference = Lattice(
      model: try Model(
        dictionary: MeCabFiles.directory(of: reference ?? dictionary),
        userDictionaries: userDictionaries))
  }

  // MARK: Paths

  /// Compares the best `count` paths of a line or, if `isPartial`, of a sentence for partial parsing.
  package func differenceOfPaths(
    in input: [UInt8], count: Int, isPartial: Bool = false
  ) throws -> String? {
    var expected: [Path] = []
    var found: [Path] = []
    try input.withUnsafeBufferPointer { input in
      try native.enumerateOrDecline(input, count, isPartial) { nodes in
        found.append(Path(nodes.text, nodes.map(\.record)))
      } declined: {
        declinedCount += 1
        found.removeAll()
      }
      // libmecab would end the process.
      guard !native.hasForcedWord else {
        forcedCount += 1
        return
      }
      guard !found.isEmpty else { return }
      try reference.parse(input, bestPaths: count, isPartial: isPartial) { text, words in
        expected.append(Path(text, Array(words)))
      }
    }
    guard !expected.isEmpty else { return nil }
    pathCount += expected.count
    for index in 0..<max(expected.count, found.count) {
      let (one, other) = (expected.element(at: index), found.element(at: index))
      guard one != other else { continue }
      return """
        path \(index) of \(count) of \(String(decoding: input, as: UTF8.self).debugDescription)
          \(input.prefix(200).map { String($0, radix: 16) }.joined(separator: " "))
          found:    \(other?.description ?? "none")
          libmecab: \(one?.description ?? "none")
        """
    }
    return nil
  }

  /// A path: text and words with all their properties.
  private struct Path: Equatable, CustomStringConvertible {
    let text: [UInt8]
    let words: [String]

    init(_ text: UnsafeBufferPointer<UInt8>, _ records: [LatticeWord]) {
      self.text = Array(text)
      words = records.map { word in
        "\(word.start)..<\(word.end) \(word.leftID) \(word.rightID) \(word.wordCost) \(word.pathCost) "
          + "\(word.isUnknown ? "?" : "") \(String(cString: word.feature))"
      }
    }

    var description: String { words.joined(separator: " | ") }
  }

  // MARK: Nodes

  /// Compares the nodes of the best path, or all nodes, with their probabilities.
  package func differenceOfNodes(in text: [UInt8], options: ParseOptions) throws -> String? {
    var expected: [NodeValues] = []
    var found: [NodeValues] = []
    let isParsed = try text.withUnsafeBufferPointer { bytes in
      do throws(MeCabError) {
        try native.parse(bytes, options: options) { nodes in found = nodes.map { NodeValues($0) } }
      } catch {
        guard error.code == .engine else { throw error }
        declinedCount += 1
        return false
      }
      guard !native.hasForcedWord else {
        forcedCount += 1
        return false
      }
      try reference.parse(bytes, options: options) { nodes in
        expected = nodes.map { NodeValues($0) }
      }
      return true
    }
    guard isParsed else { return nil }
    nodeCount += expected.count
    for index in 0..<max(expected.count, found.count) {
      let (one, other) = (expected.element(at: index), found.element(at: index))
      if let one, let other, one.description == other.description, isClose(one, other) { continue }
      return """
        node \(index) of \(String(decoding: text, as: UTF8.self).debugDescription) with \(options)
          found:    \(other.map { "\($0)" } ?? "none")
          libmecab: \(one.map { "\($0)" } ?? "none")
        """
    }
    return nil
  }

  private struct NodeValues: CustomStringConvertible {
    let description: String
    let values: [Float]

    init(_ node: FullLattice.Node) {
      description =
        "\(node.utf8Range) \(node.precedingSpace) \(node.isUnknown) \(node.isBest) "
        + "\(node.characterClass) \(node.leftID) \(node.rightID) \(node.partOfSpeechID) "
        + "\(node.wordCost) \(node.pathCost) \(node.feature)"
      values = [node.alpha, node.beta, node.probability]
    }

    init(_ node: Node) {
      description =
        "\(node.utf8Range) \(node.precedingSpace) \(node.isUnknown) \(node.isBest) "
        + "\(node.characterClass) \(node.leftID) \(node.rightID) \(node.partOfSpeechID) "
        + "\(node.wordCost) \(node.pathCost) \(node.feature)"
      values = [node.alpha, node.beta, node.probability]
    }
  }

  /// Returns whether the probabilities differ by less than one in a million.
  private func isClose(_ one: NodeValues, _ other: NodeValues) -> Bool {
    for (value, otherValue) in zip(one.values, other.values) where value != otherValue {
      let scale = max(abs(value), abs(otherValue))
      let difference = abs(value - otherValue) / scale
      if difference.isNaN {
        guard value.isNaN, otherValue.isNaN else { return false }
        continue
      }
      maximumDifference = max(maximumDifference, difference)
      guard difference < 1e-6 else { return false }
    }
    return true
  }
}

extension FullLattice {
  /// Passes the best paths to `body`; calls `declined` if the engine declines the text.
  fileprivate func enumerateOrDecline(
    _ input: UnsafeBufferPointer<UInt8>, _ count: Int, _ isPartial: Bool, _ body: (Nodes) -> Void,
    declined: () -> Void
  ) throws {
    do throws(MeCabError) {
      try enumeratePaths(of: input, bestPaths: count, isPartial: isPartial) { _, nodes in
        body(nodes)
        return true
      }
    } catch {
      guard error.code == .engine else { throw error }
      declined()
    }
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    index < count ? self[index] : nil
  }
}
#endif
