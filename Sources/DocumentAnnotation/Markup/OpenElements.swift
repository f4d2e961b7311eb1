/// The elements that are open at a position of a document.
struct OpenElements {
  private(set) var elements: [OpenElement] = []
  /// The number of open elements of each name, so that an end tag without a start tag costs nothing.
  private var counts: [Int: Int] = [:]

  var last: OpenElement? { elements.last }

  mutating func push(_ element: OpenElement) {
    elements.append(element)
    counts[element.nameCode, default: 0] += 1
  }

  mutating func pop() {
    guard let element = elements.popLast() else { return }
    counts[element.nameCode, default: 1] -= 1
  }

  func contains(_ nameCode: Int) -> Bool { counts[nameCode, default: 0] > 0 }
}
