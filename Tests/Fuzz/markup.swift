// A libFuzzer harness for markup: Scripts/fuzz builds and runs it.
import MarkupText

private func require(_ condition: Bool, _ promise: String, _ tree: MarkupTree) {
  if !condition { fatalError("\(promise): \(tree.source.debugDescription)") }
}

/// Any bytes make a tree whose nodes are linked soundly, at once; edits keep it sound.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkup(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  var tree = MarkupTree(parsingUTF8: bytes)
  check(tree)
  _ = tree.diagnostics
  _ = tree.description
  let half = String(decoding: bytes[..<(bytes.count / 2)], as: UTF8.self)
  let elements = Array(tree.elements.prefix(4))
  for (step, element) in elements.enumerated() {
    switch (count + step) % 5 {
    case 0: tree.setText(half, of: element.id)
    case 1: tree.append(half, to: element.id)
    case 2: tree.setMarkup(half, of: element.id)
    case 3: tree.addClass(half, to: element.id)
    default: tree.remove(element.id)
    }
    check(tree)
  }
  return 0
}

private func check(_ tree: MarkupTree) {
  var count = 0
  for event in TreeWalk(tree.root) {
    guard case .enter(let node) = event else { continue }
    count += 1
    require(count <= tree.nodeCount, "a node is met twice", tree)
    require(node.range.upperBound <= tree.source.utf8.count, "a range leaves the source", tree)
    var previous: MarkupNode?
    for child in node.children {
      require(child.parent == node && child.previousSibling == previous, "a wrong link", tree)
      previous = child
    }
    require(node.lastChild == previous, "a wrong last child", tree)
    for attribute in node.attributes { require(node[attribute.name] != nil, "no attribute", tree) }
  }
}
