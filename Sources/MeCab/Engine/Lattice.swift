#if LibMeCab
import CMeCab
public import LatticeEngine
public import MeCabDictionary
package import TextFoundation

/// A reusable parser with the buffers of one worker.
///
/// Create one per task or thread and reuse it; the ``Model`` is shared. Results are views into the
/// lattice and the text, passed to a closure.
///
/// A text is parsed as a whole, including line ends, which libmecab treats as white space. A text
/// of 1 MB takes about 240 MB of memory, so pass lines or paragraphs. Unlike in the `mecab`
/// command, NUL is an ordinary character.
///
/// ```swift
/// let lattice = Lattice(model: model)
/// try lattice.withBestPath(of: "すもも") { nodes in
///   for node in nodes { print(node.utf8Range, node.feature) }
/// }
/// // 0..<9 名詞,一般,*,*,*,*,すもも,スモモ,スモモ
/// ```
///
/// Not thread-safe: use one per task.
public final class Lattice {
  /// The model with the dictionaries.
  public let model: Model

  private var handle: OpaquePointer?
  /// A NUL-terminated copy of the text, which libmecab reads.
  ///
  /// After trailing white space, libmecab looks up a word without a length, which its double array
  /// treats as a C string: without the NUL it would find words in the memory after the text, and
  /// write them past the end of the lattice.
  private var sentence = ByteBuffer(minimumCapacity: 256)
  /// The maximum text size in bytes after which the grown memory of the lattice is retained.
  private static let retainedTextSize = 1 << 17

  /// Creates a lattice for `model`; most memory is allocated by the first parse.
  public init(model: Model) {
    self.model = model
    handle = nil
  }

  deinit { if let handle { mecab_lattice_destroy(handle) } }

  // MARK: Best path

  /// Parses `text` and passes the words of the best path to `body`.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has no nodes.
  ///   - options: the requested results, and the constraints.
  ///   - body: receives the nodes, which are valid until it returns.
  /// - Returns: the result of `body`.
  /// - Throws: `invalidConstraint` for an offset outside the text or inside a character; `engine`
  ///   if libmecab finds no path (in a text of 10 MB or more).
  /// - Complexity: linear in the length of the text, for a given dictionary.
  @inlinable
  public func withBestPath<Result>(
    of text: String, options: ParseOptions = ParseOptions(), _ body: (NodeSequence) -> Result
  ) throws(MeCabError) -> Result {
    // Only this wrapper is generic and inlined into the caller: looking up generic metadata at run
    // time would take a twentieth of the time of a short text.
    var result: Result?
    try parse(text, options: options) { result = body($0) }
    guard let result else { throw MeCabError(.engine, "libmecab returned no path") }
    return result
  }

  @usableFromInline
  func parse(
    _ text: String, options: ParseOptions, _ body: (NodeSequence) -> Void
  ) throws(MeCabError) {
    try withUTF8Bytes(of: text) { bytes throws(MeCabError) in
      try parse(bytes, bits: options.request.engineBits, options: options) { lattice, base in
        body(nodes(of: lattice, base: base))
      }
    }
  }

  /// Parses `text` and passes its best paths to `body`, best first, until there are no more,
  /// `limit` is reached or `body` returns `false`.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one has one empty path.
  ///   - limit: the maximum number of paths.
  ///   - options: the constraints, which are respected; `request` may add marginal probabilities.
  ///   - body: receives the rank, from 0, and the nodes, which are valid until it returns.
  /// - Throws: The same errors as ``withBestPath(of:options:_:)``.
  public func enumerateBestPaths(
    of text: String, limit: Int, options: ParseOptions = ParseOptions(),
    _ body: (_ rank: Int, _ nodes: NodeSequence) -> Bool
  ) throws(MeCabError) {
    let bits =
      options.request.subtracting(.allMorphs).engineBits | Int32(MECAB_NBEST)
    try withUTF8Bytes(of: text) { bytes throws(MeCabError) in
      try parse(bytes, bits: bits, options: options) { lattice, base in
        for rank in 0..<max(0, limit) {
          guard mecab_lattice_next(lattice) != 0 else { return }
          guard body(rank, nodes(of: lattice, base: base)) else { return }
        }
      }
    }
  }

  /// Parses bytes, which need not be UTF-8, and passes the nodes of the best path or all nodes to
  /// `body`.
  package func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, options: ParseOptions, _ body: (NodeSequence) -> Void
  ) throws(MeCabError) {
    try parse(bytes, bits: options.request.engineBits, options: options) { lattice, base in
      body(nodes(of: lattice, base: base))
    }
  }

  /// Parses `bytes` (UTF-8) and copies the best path to `records`, reusing its storage.
  package func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, into records: inout [LatticeWord]
  ) throws(MeCabError) {
    try parse(bytes, bits: Int32(MECAB_ONE_BEST), options: nil) { lattice, base in
      copyPath(of: lattice, base: base, into: &records)
    }
  }

  /// Parses `input` and passes the words of its best paths to `body`, best first, with the text
  /// that contains them.
  ///
  /// The text is `input` itself or, if `isPartial`, the input without its annotations.
  package func parse(
    _ input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    _ body: (_ text: UnsafeBufferPointer<UInt8>, _ words: UnsafeBufferPointer<LatticeWord>) -> Void
  ) throws(MeCabError) {
    try parse(input, bestPaths: bestPaths, isPartial: isPartial) { lattice, base in
      let text = UnsafeBufferPointer(
        start: UnsafeRawPointer(base).assumingMemoryBound(to: UInt8.self),
        count: mecab_lattice_get_size(lattice))
      var records: [LatticeWord] = []
      for rank in 0..<bestPaths {
        if bestPaths > 1, mecab_lattice_next(lattice) == 0 { return }
        if bestPaths == 1, rank > 0 { return }
        copyPath(of: lattice, base: base, into: &records)
        records.withUnsafeBufferPointer { body(text, $0) }
      }
    }
  }

  /// Appends the output of the `mecab` command for `input`, written by libmecab in the output
  /// formats of `dicrc`.
  package func appendEngineOutput(
    of input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    to output: inout ByteBuffer
  ) throws(MeCabError) {
    try parse(input, bestPaths: bestPaths, isPartial: isPartial) { lattice, _ in
      let text =
        bestPaths > 1
        ? mecab_lattice_nbest_tostr(lattice, bestPaths) : mecab_lattice_tostr(lattice)
      if let text { output.append(cString: text) }
    }
  }

  private func parse(
    _ input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    _ body: (OpaquePointer, UnsafePointer<CChar>) -> Void
  ) throws(MeCabError) {
    var bits = Int32(bestPaths > 1 ? MECAB_NBEST : MECAB_ONE_BEST)
    if isPartial { bits |= Int32(MECAB_PARTIAL) }
    try parse(input, bits: bits, options: nil, body)
  }

  // MARK: The call of libmecab

  private func parse<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, bits: Int32, options: ParseOptions?,
    _ body: (OpaquePointer, UnsafePointer<CChar>) -> Result
  ) throws(MeCabError) -> Result {
    guard let lattice = handle ?? model.makeLattice() else {
      throw MeCabError(.engine, "libmecab could not create a lattice (out of memory?)")
    }
    handle = lattice
    let base = terminatedCopy(of: bytes)
    mecab_lattice_set_request_type(lattice, bits)
    mecab_lattice_set_sentence2(lattice, base, bytes.count)
    var features: [UnsafeMutablePointer<CChar>] = []
    defer { release(&features, after: bytes.count) }
    if let options {
      // The lattice expects theta on the scale of costs.
      mecab_lattice_set_theta(lattice, options.theta / model.costFactor)
      features = try apply(options.constraints, to: lattice, text: bytes)
    }
    guard mecab_parse_lattice(model.tagger, lattice) != 0 else {
      let reason = mecab_lattice_strerror(lattice).map { String(cString: $0) } ?? ""
      throw MeCabError(
        .engine,
        reason.isEmpty ? "libmecab found no path through the text (parse shorter texts)" : reason)
    }
    // Partial parsing replaces the sentence.
    return body(lattice, mecab_lattice_get_sentence(lattice) ?? base)
  }

  /// Copies a text to `sentence`, adds a NUL, and returns a pointer to it.
  private func terminatedCopy(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafePointer<CChar> {
    sentence.removeAll()
    let start = sentence.reserve(bytes.count + 1)
    sentence.append(bytes)
    sentence.append(0)
    return UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
  }

  /// Sets the constraints and returns the feature patterns, to which libmecab retains pointers: the
  /// caller must release them after the result has been read.
  private func apply(
    _ constraints: [ParseConstraint], to lattice: OpaquePointer, text: UnsafeBufferPointer<UInt8>
  ) throws(MeCabError) -> [UnsafeMutablePointer<CChar>] {
    for constraint in constraints { try constraint.check(in: text) }
    var features: [UnsafeMutablePointer<CChar>] = []
    for constraint in constraints {
      switch constraint {
      case .boundary(let offset):
        mecab_lattice_set_boundary_constraint(lattice, offset, Int32(MECAB_TOKEN_BOUNDARY))
      case .noBoundary(let offset):
        mecab_lattice_set_boundary_constraint(lattice, offset, Int32(MECAB_INSIDE_TOKEN))
      case .word(let range, let feature):
        let bytes = feature.utf8CString
        let pattern = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        _ = UnsafeMutableBufferPointer(start: pattern, count: bytes.count).initialize(from: bytes)
        features.append(pattern)
        mecab_lattice_set_feature_constraint(lattice, range.lowerBound, range.upperBound, pattern)
      }
    }
    return features
  }

  private func release(_ features: inout [UnsafeMutablePointer<CChar>], after textSize: Int) {
    for feature in features { feature.deallocate() }
    guard let lattice = handle else { return }
    if textSize > Self.retainedTextSize {
      sentence = ByteBuffer(minimumCapacity: 256)
      mecab_lattice_destroy(lattice)
      handle = nil
      cmecab_return_memory()
    } else if !features.isEmpty {
      mecab_lattice_clear(lattice)
    }
  }

  private func copyPath(
    of lattice: OpaquePointer, base: UnsafePointer<CChar>, into records: inout [LatticeWord]
  ) {
    records.removeAll(keepingCapacity: true)
    var next = firstNode(of: lattice)
    while let node = next?.pointee, let following = node.next {
      records.append(LatticeWord(node, base: base))
      next = UnsafePointer(following)
    }
  }

  private func nodes(of lattice: OpaquePointer, base: UnsafePointer<CChar>) -> NodeSequence {
    NodeSequence(
      first: firstNode(of: lattice), base: base, end: base + mecab_lattice_get_size(lattice))
  }

  private func firstNode(of lattice: OpaquePointer) -> UnsafePointer<mecab_node_t>? {
    mecab_lattice_get_bos_node(lattice).flatMap { UnsafePointer($0.pointee.next) }
  }
}

@available(*, unavailable, message: "a lattice is not thread-safe: use one per task")
extension Lattice: Sendable {}
#endif
