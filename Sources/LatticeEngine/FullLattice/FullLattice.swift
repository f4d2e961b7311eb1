public import MeCabDictionary
import TextFoundation

/// The lattice of a text with all its words: N-best paths, constraints and probabilities.
///
/// Unlike ``BestPathFinder``, which keeps only what the best path needs, it contains every entry of
/// every surface. Nodes, paths, costs and their order are those of libmecab, also among paths of equal
/// cost; probabilities are rounded as there.
///
/// Create one per task or thread and reuse it; the ``LatticeModel`` is shared. Results are views into
/// the lattice, passed to a closure.
///
/// A text is parsed as a whole, including line ends, which MeCab treats as white space. NUL is an
/// ordinary character.
///
/// ```swift
/// let lattice = FullLattice(model: model)
/// try lattice.enumerateBestPaths(of: "東京都", limit: 2) { rank, nodes in
///   print(rank, nodes.map(\.utf8Range))
///   return true
/// }
/// // 0 [0..<6, 6..<9]
/// // 1 [0..<3, 3..<9]
/// ```
///
/// Memory: up to 300 MB for 1 MB of text; marginal probabilities add a fifth. The search for N-best
/// paths needs 24 bytes for each partial path, of which there are about 20 for each word of a path:
/// 50 MB for 512 paths of a text of 6 KB, 400 MB for 512 paths of one of 30 KB. It is refused if it
/// needs more than 16 million, and so is a text with more than 16 million candidate words.
///
/// Not thread-safe: use one per task.
public final class FullLattice {
  /// The model with the dictionaries.
  public let model: LatticeModel

  private(set) var text = LatticeText()
  private var lookup: NodeLookup
  private var forwardPass: ForwardPass
  private(set) var nodes = NodesByOffset()
  private var enumeration: BestPathEnumeration
  private var marginals = MarginalProbabilities()
  private var hasMarginals = false
  private(set) var constraints: ConstraintMap?
  /// The indices of the nodes passed to the caller.
  private(set) var path = ReusableBuffer<UInt32>(minimumCapacity: 256)
  private(set) var pathCount = 0
  /// Whether a closure uses the nodes.
  private var isInUse = false
  /// The scale of costs, from `dicrc` or else MeCab's default.
  private let costFactor: Double

  /// The feature of the virtual nodes at both ends, NUL-terminated.
  let boundaryFeature: UnsafePointer<UInt8>

  /// The maximum text size in bytes up to which the memory of the lattice is retained.
  private static let retainedTextSize = 1 << 17
  /// Creates a lattice for `model`; most memory is allocated by the first parse.
  public convenience init(model: LatticeModel) {
    self.init(model: model, maximumPartialPathCount: BestPathEnumeration.maximumSuffixCount)
  }

  /// Creates a lattice whose search for best paths is limited to a number of partial paths.
  package init(model: LatticeModel, maximumPartialPathCount: Int) {
    self.model = model
    enumeration = BestPathEnumeration(limit: maximumPartialPathCount)
    lookup = NodeLookup(model)
    forwardPass = ForwardPass(model)
    costFactor = Double(max(1, model.configuration.costFactor ?? 700))
    let feature = Array((model.configuration.bosFeature ?? "").utf8) + [0]
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: feature.count)
    memory.initialize(from: feature, count: feature.count)
    boundaryFeature = UnsafePointer(memory)
  }

  deinit { boundaryFeature.deallocate() }

  // MARK: Paths

  /// Parses `text` and passes the words of the best path to `body`.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no nodes.
  ///   - options: the requested results, and the constraints.
  ///   - body: receives the nodes, which are valid until it returns.
  /// - Returns: the result of `body`.
  /// - Throws: `invalidConstraint` for an offset outside the text or inside a character; `engine` for
  ///   a text of several megabytes, or with 64 KB of consecutive white space, or if `body` calls the
  ///   lattice.
  /// - Complexity: linear in the length of the text, for a given dictionary.
  public func withBestPath<Result>(
    of text: String, options: ParseOptions = ParseOptions(), _ body: (Nodes) -> Result
  ) throws(MeCabError) -> Result {
    try begin()
    defer { end() }
    try parse(text, options)
    if options.request.contains(.allMorphs) { collectAllNodes() } else { collectBestPath() }
    return body(currentNodes)
  }

  /// Parses `text` and passes its best paths to `body`, best first, until there are no more,
  /// `limit` is reached or `body` returns `false`.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has one empty path.
  ///   - limit: the maximum number of paths.
  ///   - options: the constraints, which are respected; `request` may add marginal probabilities.
  ///   - body: receives the rank, from 0, and the nodes, which are valid until it returns. The path
  ///     cost of a node is that of the best path to it, as in MeCab.
  /// - Throws: The same errors as ``withBestPath(of:options:_:)``, and `engine` if the search needs
  ///   more than 16 million partial paths; the paths before have been passed to `body`.
  public func enumerateBestPaths(
    of text: String, limit: Int, options: ParseOptions = ParseOptions(),
    _ body: (_ rank: Int, _ nodes: Nodes) -> Bool
  ) throws(MeCabError) {
    try begin()
    defer { end() }
    try parse(text, options)
    try enumerate(limit: limit, body)
  }

  // MARK: Lines of commands

  /// Parses `input` and passes its best paths to `body`, best first, until it returns `false`.
  ///
  /// - Parameters:
  ///   - input: any bytes; if `isPartial`, a sentence in MeCab's format for partial parsing.
  ///   - bestPaths: the maximum number of paths.
  ///   - isPartial: whether `input` is such a sentence.
  ///   - body: receives the rank, from 0, and the nodes, which are valid until it returns.
  /// - Throws: The same errors as ``enumerateBestPaths(of:limit:options:_:)``.
  package func enumeratePaths(
    of input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    _ body: (_ rank: Int, _ nodes: Nodes) -> Bool
  ) throws(MeCabError) {
    try begin()
    defer { end() }
    if isPartial {
      constraints = text.setPartial(input)
    } else {
      constraints = nil
      text.set(input)
    }
    try run(theta: nil)
    guard bestPaths == 1 else { return try enumerate(limit: bestPaths, body) }
    collectBestPath()
    _ = body(0, currentNodes)
  }

  /// Parses bytes, which need not be UTF-8, and passes the nodes of the best path or all nodes to
  /// `body`.
  package func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, options: ParseOptions, _ body: (Nodes) -> Void
  ) throws(MeCabError) {
    try begin()
    defer { end() }
    try parse(bytes, options)
    if options.request.contains(.allMorphs) { collectAllNodes() } else { collectBestPath() }
    body(currentNodes)
  }

  /// Whether the last text had constraints that no word satisfied and that end the process in
  /// libmecab.
  package var hasForcedWord: Bool { lookup.hasForcedWord }

  // MARK: Implementation

  private func begin() throws(MeCabError) {
    guard !isInUse else {
      throw MeCabError(
        .engine, "the lattice is in use by the closure that called it; use another one there")
    }
    isInUse = true
  }

  private func end() {
    isInUse = false
    pathCount = 0
    enumeration.releaseMemory()
    guard text.size > Self.retainedTextSize else { return }
    text.releaseMemory()
    nodes.releaseMemory()
    marginals.releaseMemory()
    path = ReusableBuffer(minimumCapacity: 256)
    constraints = nil
  }

  private func parse(_ text: String, _ options: ParseOptions) throws(MeCabError) {
    try withUTF8Bytes(of: text) { bytes throws(MeCabError) in try parse(bytes, options) }
  }

  private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ options: ParseOptions
  ) throws(MeCabError) {
    for constraint in options.constraints { try constraint.check(in: bytes) }
    constraints =
      options.constraints.isEmpty ? nil : ConstraintMap(options.constraints, size: bytes.count)
    text.set(bytes)
    try run(theta: options.request.contains(.marginalProbabilities) ? options.theta : nil)
  }

  private func run(theta: Double?) throws(MeCabError) {
    hasMarginals = false
    guard text.size < ForwardPass.maximumNodeCount else {
      throw MeCabError(.engine, "the text is longer than 16 MiB; split it")
    }
    try forwardPass.run(text, constraints, lookup: &lookup, into: &nodes)
    guard let theta else { return }
    marginals.compute(nodes, model.costs, theta: theta / costFactor)
    hasMarginals = true
  }

  private func enumerate(
    limit: Int, _ body: (_ rank: Int, _ nodes: Nodes) -> Bool
  ) throws(MeCabError) {
    guard limit > 0 else { return }
    enumeration.start(nodes)
    for rank in 0..<limit {
      guard try enumeration.next(nodes, model.costs) else { return }
      reservePath(enumeration.pathCount)
      pathCount = enumeration.pathCount
      path.start.update(from: enumeration.path.start, count: pathCount)
      guard body(rank, currentNodes) else { return }
    }
  }

  private func collectBestPath() {
    pathCount = 0
    var index = Int(nodes[nodes.endOfText].previous)
    while index != 0 {
      appendToPath(index)
      index = Int(nodes[index].previous)
    }
    var (low, high) = (0, pathCount - 1)
    while low < high {
      (path.view[low], path.view[high]) = (path.view[high], path.view[low])
      low += 1
      high -= 1
    }
  }

  /// Collects all nodes, without words after the text.
  private func collectAllNodes() {
    pathCount = 0
    for index in 1..<nodes.endOfText where Int(nodes[index].start) < text.size {
      appendToPath(index)
    }
  }

  private func appendToPath(_ index: Int) {
    reservePath(pathCount + 1)
    path.view[pathCount] = UInt32(truncatingIfNeeded: index)
    pathCount += 1
  }

  private func reservePath(_ count: Int) { path.reserve(count, preserving: pathCount) }

  private var currentNodes: Nodes { Nodes(lattice: self, endIndex: pathCount) }

  // MARK: Access by nodes

  /// Returns the index in the lattice of a node passed to the caller; that of the beginning of the
  /// text if the closure has returned.
  func latticeIndex(_ position: Int) -> Int { position < pathCount ? Int(path.view[position]) : 0 }

  /// Returns the probabilities of a node; zero if they were not requested.
  func marginalValues(_ index: Int) -> MarginalProbabilities.Values {
    hasMarginals && isInUse ? marginals[index] : MarginalProbabilities.Values()
  }
}

@available(*, unavailable, message: "a lattice is not thread-safe: use one per task")
extension FullLattice: Sendable {}
