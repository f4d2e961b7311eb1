import TextFoundation

/// Formatting elements: reconstruction after blocks, and the adoption agency algorithm for crossing
/// tags (WHATWG HTML, 13.2.4.3 and 13.2.6.4.7).
extension TreeBuilder {
  /// The cost of reopening an element, charged to the budget.
  private static var costOfCopy: Int { 32 }
  private static var maximumRounds: Int { 8 }

  // MARK: The list

  /// Adds an element to the list, which keeps at most three elements with the same name and
  /// attributes (the "Noah's Ark clause").
  mutating func addFormatting(_ node: Int32) {
    var matchCount = 0
    var oldest = -1
    var index = formatting.count &- 1
    let first = formatting.firstIndex
    while index >= first {
      if haveSameNameAndAttributes(formatting.entry(at: index).node, node) {
        matchCount &+= 1
        oldest = index
      }
      index &-= 1
    }
    if matchCount >= 3 { formatting.remove(at: oldest) }
    formatting.add(node)
  }

  /// Returns whether two elements have the same name and the same attributes in the same order.
  private func haveSameNameAndAttributes(_ one: Int32, _ other: Int32) -> Bool {
    let one = nodes[Int(one)]
    let other = nodes[Int(other)]
    guard one.name == other.name, one.attributeCount == other.attributeCount else { return false }
    for step in 0..<one.attributeCount {
      let first = lexer.attributes[Int(one.firstAttribute) &+ step]
      let second = lexer.attributes[Int(other.firstAttribute) &+ step]
      guard isSame(first.nameStart..<first.nameEnd, second.nameStart..<second.nameEnd),
        isSame(first.valueStart..<first.valueEnd, second.valueStart..<second.valueEnd)
      else { return false }
    }
    return true
  }

  private func isSame(_ one: Range<Int32>, _ other: Range<Int32>) -> Bool {
    bytes[Int(one.lowerBound)..<Int(one.upperBound)]
      .elementsEqual(bytes[Int(other.lowerBound)..<Int(other.upperBound)])
  }

  /// Reopens the formatting elements that blocks have closed ("reconstruct the active formatting
  /// elements").
  mutating func reopenFormatting(at offset: Int32) {
    var index = formatting.count
    while index > 0 {
      let entry = formatting.entry(at: index &- 1)
      if entry.isOpen { break }
      index &-= 1
    }
    while index < formatting.count {
      let node = formatting.entry(at: index).node
      guard spend(Self.costOfCopy) else {
        lexer.note(.tooMuchFormatting, at: Int(offset), nodes[Int(node)].name)
        formatting.remove(at: index)
        continue
      }
      let copy = append(reopened(node, at: offset))
      open.push(copy, nodes[Int(copy)].name, .formatting)
      formatting.replace(at: index, with: copy)
      index &+= 1
    }
  }

  private func reopened(_ node: Int32, at offset: Int32) -> NodeRecord {
    var copy = nodes[Int(node)]
    copy.start = offset
    copy.end = offset
    copy.firstChild = NodeRecord.none
    copy.isReopened = true
    return copy
  }

  private mutating func spend(_ cost: Int) -> Bool {
    guard budget >= cost else { return false }
    budget &-= cost
    return true
  }

  // MARK: Tags

  /// Handles a start tag of `a` or `nobr` by closing an open element of the same name.
  mutating func endSameFormatting(_ token: MarkupToken) {
    guard token.name == table.a || token.name == table.nobr else { return }
    var index = formatting.count &- 1
    let first = formatting.firstIndex
    while index >= first {
      let node = formatting.entry(at: index).node
      if nodes[Int(node)].name == token.name {
        lexer.note(.unclosedElement, at: Int(nodes[Int(node)].start), token.name)
        var end = token
        end.end = token.start
        adopt(end, reportsCrossing: false)
        if let index = formatting.index(of: node) { formatting.remove(at: index) }
        return
      }
      index &-= 1
    }
  }

  /// Handles the end tag of a formatting element.
  mutating func endFormatting(_ token: MarkupToken) { adopt(token, reportsCrossing: true) }

  /// Runs the adoption agency algorithm.
  private mutating func adopt(_ token: MarkupToken, reportsCrossing: Bool) {
    let current = open.current
    if current.name == token.name, formatting.index(of: current.node) == nil {
      pop(at: token.end)
      return
    }
    for round in 0..<Self.maximumRounds {
      guard let index = formattingIndex(of: token.name) else {
        endOther(token, table.properties(of: token.name))
        return
      }
      let element = formatting.entry(at: index).node
      guard let depth = open.index(ofNode: element, name: token.name),
        depth >= open.index(of: .scope)
      else {
        lexer.note(.strayEndTag, at: Int(token.start), token.name)
        if !formatting.entry(at: index).isOpen { formatting.remove(at: index) }
        return
      }
      guard open.index(of: .special) > depth else {
        popAll(downTo: depth &+ 1, at: token.start, for: reportsCrossing ? token : nil)
        formatting.remove(at: index)
        pop(at: token.end)
        return
      }
      if round == 0, reportsCrossing {
        lexer.note(.crossedTags, at: Int(token.start), token.name, open.current.name)
      }
      guard spend(2 &* (open.count &- depth)) else {
        lexer.note(.tooMuchFormatting, at: Int(token.start), token.name)
        formatting.remove(at: index)
        return
      }
      moveAcrossBlock(element, at: index, depth: depth)
    }
  }

  /// Returns the list index of the last formatting element of a name after the last marker.
  private func formattingIndex(of name: ElementCode) -> Int? {
    var index = formatting.count &- 1
    while index >= 0 {
      let node = formatting.entry(at: index).node
      if node == NodeRecord.none { return nil }
      if nodes[Int(node)].name == name { return index }
      index &-= 1
    }
    return nil
  }

  /// Runs one round of the adoption agency algorithm: ends a formatting element before the first
  /// block inside it, and continues it inside the block.
  private mutating func moveAcrossBlock(_ element: Int32, at listIndex: Int, depth: Int) {
    // The stack from the formatting element on, which is popped, rearranged and pushed again.
    var tail: [Int32] = []
    while open.count > depth { tail.append(open.pop().node) }
    tail.reverse()
    let ancestor = open.current.node
    var blockIndex = 1
    while !table.properties(of: nodes[Int(tail[blockIndex])].name).contains(.special) {
      blockIndex += 1
    }
    let block = tail[blockIndex]
    let blockStart = nodes[Int(block)].start
    for node in tail[..<blockIndex] { nodes[Int(node)].end = blockStart }
    var bookmark = listIndex
    var last = block
    var inner = blockIndex - 1
    var step = 1
    while inner > 0 {
      let node = tail[inner]
      var index = formatting.index(of: node)
      if step > 3, let found = index {
        formatting.remove(at: found)
        if found < bookmark { bookmark -= 1 }
        index = nil
      }
      if let index {
        let copy = add(reopened(node, at: blockStart))
        tail[inner] = copy
        formatting.replace(at: index, with: copy)
        if last == block { bookmark = index + 1 }
        move(last, under: copy)
        last = copy
      } else {
        tail.remove(at: inner)
        blockIndex -= 1
      }
      inner -= 1
      step += 1
    }
    move(last, under: ancestor)
    let copy = add(reopened(element, at: blockStart))
    budget &-= nodes.moveChildren(of: block, to: copy)
    nodes.link(copy, under: block)
    if let index = formatting.index(of: element) {
      formatting.remove(at: index)
      if index < bookmark { bookmark -= 1 }
    }
    formatting.insert(copy, at: bookmark)
    tail.insert(copy, at: blockIndex + 1)
    tail.removeFirst()
    for node in tail {
      let name = nodes[Int(node)].name
      open.push(node, name, table.properties(of: name))
    }
  }

  private mutating func add(_ record: NodeRecord) -> Int32 {
    let node = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(record)
    nodes[Int(node)].parent = NodeRecord.none
    nodes[Int(node)].nextSibling = NodeRecord.none
    return node
  }

  private mutating func move(_ node: Int32, under parent: Int32) {
    nodes.unlink(node)
    nodes.link(node, under: parent)
  }
}
