import Testing
import TextFoundation

@testable import MarkupText

@Test func everyKnownNameIsFoundByItsBytes() {
  let table = ElementTable.shared
  var codes: Set<ElementCode> = []
  for name in table.names.dropFirst() {
    let code = table.code(of: name)
    #expect(code.isKnown && table.names[Int(code.value)] == name)
    codes.insert(code)
    #expect(table.code(of: name + "x") == .none || table.names.contains(name + "x"))
    #expect(table.code(of: "x" + name) == .none)
    #expect(table.code(of: name + "\0") == .none)
  }
  #expect(codes.count == table.names.count - 1)
  #expect(table.names.dropFirst().allSatisfy { $0.utf8.count <= ElementTable.maximumNameLength })
  #expect(table.names.count < Int(ElementCode.firstOther))
}

@Test func listsNameKnownElementsOnly() {
  let table = ElementTable.shared
  var lists = ElementLists.properties.map(\.1) + ElementLists.endBarriers.map(\.0)
  lists += ImpliedEndRule.all.flatMap { [$0.starts, $0.ends] }
  lists += [ElementLists.reconstructsFormatting, ElementLists.noItemStartBarrier]
  for name in lists.flatMap({ $0.split(separator: " ") }) {
    #expect(table.code(of: String(name)) != .none, "\(name)")
  }
}

@Test func propertiesAreConsistent() {
  let table = ElementTable.shared
  for (index, name) in table.names.enumerated().dropFirst() {
    let properties = table.properties(of: ElementCode(value: UInt32(index)))
    // Text-only elements have content; formatting elements are never blocks.
    if properties.contains(.void) {
      #expect(properties.isDisjoint(with: [.rawText, .escapableRawText, .formatting]), "\(name)")
      #expect(!properties.contains(.optionalEnd) && ElementName(name).isVoid, "\(name)")
    }
    if properties.contains(.formatting) { #expect(!properties.contains(.special), "\(name)") }
    // An element that ends a search in the general scope also ends it in the narrower scopes.
    if properties.contains(.scopeBarrier) {
      #expect(properties.contains(.buttonBarrier) && properties.contains(.listItemBarrier))
    }
  }
  #expect(table.properties(of: ElementCode(value: 300)).isEmpty)
  #expect(table.properties(of: .none).isEmpty)
}

@Test func oneTagOfEachKnownElementMakesIt() {
  for name in ElementTable.shared.names.dropFirst() {
    let tree = MarkupTree(parsing: "<\(name.uppercased()) a=b>")
    #expect(tree.root.firstChild?.name == ElementName(name), "\(name)")
    #expect(tree.root.firstChild?["a"] == "b", "\(name)")
    #expect(MarkupTree(parsing: "<\(name)>").root.firstChild?.kind == .element, "\(name)")
    let isRaw = tree.root.firstChild?.firstChild != nil
    #expect(!isRaw, "\(name)")
    // Closed immediately, it has no content, and the following text is after it.
    let ended = MarkupTree(parsing: "<\(name)></\(name)>x")
    #expect(ended.root.lastChild?.text == "x" && ended.nodeCount == 3, "\(name)")
  }
}

@Test func openElementsAreFoundAtAnyDepth() {
  let table = ElementTable.shared
  var open = OpenElements()
  func push(_ name: String, _ node: Int32, _ open: inout OpenElements) {
    let code = table.code(of: name)
    open.push(node, code, table.properties(of: code))
  }
  for (node, name) in ["div", "p", "span", "button", "span", "ul", "li"].enumerated() {
    push(name, Int32(node + 1), &open)
  }
  #expect(open.count == 8 && open.lastIndex == 7)
  #expect(open.innermostIndex(of: table.code(of: "span")) == 5)
  #expect(open.innermostIndex(of: table.code(of: "b")) == -1)
  #expect(open.index(of: .scope) == 0)
  #expect(open.index(of: .button) == 4)
  #expect(open.index(of: .listItem) == 6)
  #expect(open.index(of: .special) == 7)
  #expect(open.index(ofNode: 3, name: table.code(of: "span")) == 3)
  #expect(open.index(ofNode: 4, name: table.code(of: "span")) == nil)
  for _ in 0..<3 { open.pop() }
  #expect(open.innermostIndex(of: table.code(of: "span")) == 3)
  #expect(open.index(of: .listItem) == 0 && open.index(of: .special) == 4)
  for _ in 0..<20 { open.pop() }
  #expect(open.count == 1 && open.current.node == 0)
}

@Test func growingBuffersPreserveTheirValues() {
  var buffer = GrowableBuffer<Int32>(minimumCapacity: 1)
  for value in 0..<100 { buffer.append(Int32(value)) }
  buffer.insert(-1, at: 0)
  buffer.insert(-2, at: 101)
  buffer.remove(at: 1)
  #expect(buffer.array() == [-1] + (1..<100).map(Int32.init) + [-2])
  #expect(buffer.last == -2 && buffer.removeLast() == -2 && buffer.count == 100)
  buffer.truncate(to: 2)
  #expect(buffer.array() == [-1, 1])
  buffer.truncate(to: 5)
  #expect(buffer.count == 2)
  buffer.truncate(to: 0)
  #expect(buffer.last == nil && buffer.array().isEmpty)
  #expect(GrowableBuffer<UInt8>(repeating: 7, count: 3).array() == [7, 7, 7])
  var copy = GrowableBuffer(buffer, extra: 1)
  #expect(copy.array().isEmpty)
  [Int32](0..<100).withUnsafeBufferPointer { copy.append(contentsOf: $0) }
  #expect(copy.array() == [Int32](0..<100) && buffer.count == 0)
  #expect(GrowableBuffer(copy, extra: 0).array() == copy.array())
  let allocated = copy.allocatedCopy()
  #expect(Array(allocated) == copy.array())
  allocated.deallocate()
}
