import TextFoundation

/// The probabilities of the nodes of a lattice in a distribution over all its paths, where the
/// probability of a path is proportional to exp(−θ · cost).
///
/// Sums are of type `Float` and added in the order of MeCab, so that rounding is the same. As in
/// MeCab, a word in the white space at the end of a text counts as a continuation of the words before
/// it; the probabilities of these are then too large.
///
/// Source: `forwardbackward` in `viterbi.cpp` and `logsumexp` in `utils.h` of MeCab 0.996.
struct MarginalProbabilities: ~Copyable {
  /// The logarithms of the sums over the paths to and from a node, and the probability of the node.
  struct Values: BitwiseCopyable {
    var alpha: Float = 0
    var beta: Float = 0
    var probability: Float = 0
  }

  private var values = ReusableBuffer<Values>(minimumCapacity: 1 << 10)

  /// Sums whose logarithms differ by more than this are not added.
  private static let maximumDifference = 50.0

  /// Returns the values of a node.
  subscript(index: Int) -> Values { values.view[index] }

  /// Computes the values of all nodes; `theta` is the inverse temperature on the scale of costs.
  mutating func compute(
    _ nodes: borrowing NodesByOffset, _ costs: ConnectionCosts, theta: Double
  ) {
    // libmecab stores it with single precision.
    let theta = Double(Float(theta))
    values.reserve(nodes.count)
    values.view.fill(Values(), count: nodes.count)
    for index in 1..<nodes.count { computeAlpha(index, nodes, costs, theta) }
    for offset in (0...nodes.size).reversed() {
      for position in nodes.ending(at: offset) {
        computeBeta(Int(nodes.endingNodes.view[position]), nodes, costs, theta)
      }
    }
    let total = Double(values.view[nodes.endOfText].alpha)
    for index in 1..<nodes.count {
      var value = values.view[index]
      value.probability = Float(exp(Double(value.alpha + value.beta) - total))
      values.view[index] = value
    }
  }

  private func computeAlpha(
    _ index: Int, _ nodes: borrowing NodesByOffset, _ costs: ConnectionCosts, _ theta: Double
  ) {
    let node = nodes[index]
    let leftNodes = nodes.ending(at: Int(node.origin))
    var sum: Float = 0
    for position in leftNodes {
      let left = Int(nodes.endingNodes.view[position])
      let cost = Self.cost(nodes[left], node, costs)
      sum = Self.add(
        sum, -theta * Double(cost) + Double(values.view[left].alpha),
        isFirst: position == leftNodes.lowerBound)
    }
    values.view[index].alpha = sum
  }

  private func computeBeta(
    _ index: Int, _ nodes: borrowing NodesByOffset, _ costs: ConnectionCosts, _ theta: Double
  ) {
    let node = nodes[index]
    let end = Int(node.end)
    var sum: Float = 0
    var isFirst = true
    func add(_ right: Int) {
      let cost = Self.cost(node, nodes[right], costs)
      sum = Self.add(
        sum, -theta * Double(cost) + Double(values.view[right].beta), isFirst: isFirst)
      isFirst = false
    }
    // The connection with the end of the text is the last one that MeCab creates.
    if Int(nodes[nodes.endOfText].origin) == end { add(nodes.endOfText) }
    for right in nodes.beginning(at: end).reversed() { add(right) }
    values.view[index].beta = sum
  }

  /// Returns the cost of the connection of two nodes with that of the right one.
  static func cost(_ left: FullNode, _ right: FullNode, _ costs: ConnectionCosts) -> Int {
    costs.cost(from: left.rightID, to: right.leftID) + Int(right.wordCost)
  }

  private static func add(_ sum: Float, _ value: Double, isFirst: Bool) -> Float {
    if isFirst { return Float(value) }
    let sum = Double(sum)
    let (low, high) = (min(sum, value), max(sum, value))
    if high > low + maximumDifference { return Float(high) }
    return Float(high + log(exp(low - high) + 1))
  }

  /// Releases the memory.
  mutating func releaseMemory() { values = ReusableBuffer(minimumCapacity: 1 << 10) }
}
