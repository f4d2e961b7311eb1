/// The order in which an element's custom properties are resolved, and those that are invalid
/// because of cyclic references (CSS Variables 1 §2.3).
///
/// Uses Tarjan's algorithm for strongly connected components with an explicit stack, so that chains
/// may be of any length. It takes linear time, and its result does not depend on the order of a
/// dictionary.
struct VariableOrder {
  /// The names, each after all names that it refers to.
  private(set) var names: [String] = []
  /// The names that refer to themselves, directly or indirectly.
  private(set) var cyclic: Set<String> = []

  /// Orders names by their references; references to other names are ignored.
  init(_ references: [String: [String]]) {
    let nodes = Array(references.keys)
    let indices = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let targets = nodes.map { (references[$0] ?? []).compactMap { indices[$0] } }
    /// The visit number of each node, counted from 1, and the lowest one reachable from it
    /// (low-link).
    var reached = [Int](repeating: 0, count: nodes.count)
    var earliest = reached
    var isOpen = [Bool](repeating: false, count: nodes.count)
    var open: [Int] = []
    var path: [(node: Int, next: Int)] = []
    var count = 0
    for root in nodes.indices where reached[root] == 0 {
      path.append((root, 0))
      while let (node, next) = path.last {
        if reached[node] == 0 {
          count += 1
          (reached[node], earliest[node], isOpen[node]) = (count, count, true)
          open.append(node)
        }
        if next < targets[node].count {
          path[path.count - 1].next += 1
          let target = targets[node][next]
          if reached[target] == 0 {
            path.append((target, 0))
          } else if isOpen[target] {
            earliest[node] = min(earliest[node], reached[target])
          }
          continue
        }
        path.removeLast()
        if let outer = path.last?.node { earliest[outer] = min(earliest[outer], earliest[node]) }
        guard earliest[node] == reached[node] else { continue }
        let start = names.count
        while let member = open.popLast() {
          isOpen[member] = false
          names.append(nodes[member])
          if member == node { break }
        }
        if names.count > start + 1 || targets[node].contains(node) {
          cyclic.formUnion(names[start...])
        }
      }
    }
  }
}
