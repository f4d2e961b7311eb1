import TextFoundation

/// Formatting elements: reconstruction after blocks, and the adoption agency algorithm for crossing
/// tags (WHATWG HTML, 13.2.4.3 and 13.2.6.4.7).
extension TreeBuilder {
  /// The cost of reopening an element, charged to the budget.
  private static var costOfCopy: Int { 32 }
  private static var mostRounds: Int { 8 }

  // MARK: The list

  /// Adds an element to the list, which keeps at most three elements with the same name and
  /// attributes (the "Noah's Ark clause").
  mutating func addFormatting(_ node: Int32) {
    var alike = 0
    var oldest = -1
    var place = formatting.count &- 1
    let first = formatting.firstPlace
    while place >= first {
      if isAlike(formatting.entry(at: place).node, node) {
        alike &+= 1
        oldest = place
      }
      place &-= 1
    }
    if alike >= 3 { formatting.remove(at: oldest) }
    formatting.add(node)
  }

  /// Returns whether two elements have the same name and the same attributes in the same order.
  private func isAlike(_ one: Int32, _ other: Int32) -> Bool {
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
    var place = formatting.count
    while place > 0 {
      let entry = formatting.entry(at: place &- 1)
      if entry.isOpen { break }
      place &-= 1
    }
    while place < formatting.count {
      let node = formatting.entry(at: place).node
      guard spend(Self.costOfCopy) else {
        lexer.note(.tooMuchFormatting, at: Int(offset), nodes[Int(node)].name)
        formatting.remove(at: place)
        continue
      }
      let copy = append(reopened(node, at: offset))
      open.push(copy, nodes[Int(copy)].name, .formatting)
      formatting.replace(at: place, with: copy)
      place &+= 1
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
  mutating func endSameFormatting(_ token: Token) {
    guard token.name == table.a || token.name == table.nobr else { return }
    var place = formatting.count &- 1
    let first = formatting.firstPlace
    while place >= first {
      let node = formatting.entry(at: place).node
      if nodes[Int(node)].name == token.name {
        lexer.note(.unclosedElement, at: Int(nodes[Int(node)].start), token.name)
        var end = token
        end.end = token.start
        adopt(end, reportsCrossing: false)
        if let place = formatting.place(of: node) { formatting.remove(at: place) }
        return
      }
      place &-= 1
    }
  }

  /// Handles the end tag of a formatting element.
  mutating func endFormatting(_ token: Token) { adopt(token, reportsCrossing: true) }

  /// Runs the adoption agency algorithm.
  private mutating func adopt(_ token: Token, reportsCrossing: Bool) {
    let current = open.current
    if current.name == token.name, formatting.place(of: current.node) == nil {
      pop(at: token.end)
      return
    }
    for round in 0..<Self.mostRounds {
      guard let place = formattingPlace(of: token.name) else {
        endOther(token, table.properties(of: token.name))
        return
      }
      let element = formatting.entry(at: place).node
      guard let depth = open.place(ofNode: element, name: token.name),
        depth >= open.place(of: .scope)
      else {
        lexer.note(.strayEndTag, at: Int(token.start), token.name)
        if !formatting.entry(at: place).isOpen { formatting.remove(at: place) }
        return
      }
      guard open.place(of: .special) > depth else {
        popAll(downTo: depth &+ 1, at: token.start, for: reportsCrossing ? token : nil)
        formatting.remove(at: place)
        pop(at: token.end)
        return
      }
      if round == 0, reportsCrossing {
        lexer.note(.crossedTags, at: Int(token.start), token.name, open.current.name)
      }
      guard spend(2 &* (open.count &- depth)) else {
        lexer.note(.tooMuchFormatting, at: Int(token.start), token.name)
        formatting.remove(at: place)
        return
      }
      moveAcrossBlock(element, at: place, depth: depth)
    }
  }

  /// Returns the list index of the last formatting element of a name after the last marker.
  private func formattingPlace(of name: ElementCode) -> Int? {
    var place = formatting.count &- 1
    while place >= 0 {
      let node = formatting.entry(at: place).node
      if node == NodeRecord.none { return nil }
      if nodes[Int(node)].name == name { return place }
      place &-= 1
    }
    return nil
  }

  /// Runs one round of the adoption agency algorithm: ends a formatting element before the first
  /// block inside it, and continues it inside the block.
  private mutating func moveAcrossBlock(_ element: Int32, at listPlace: Int, depth: Int) {
    // The stack from the formatting element on, which is popped, rearranged and pushed again.
    var tail: [Int32] = []
    while open.count > depth { tail.append(open.pop().node) }
    tail.reverse()
    let ancestor = open.current.node
    var blockPlace = 1
    while !table.properties(of: nodes[Int(tail[blockPlace])].name).contains(.special) {
      blockPlace += 1
    }
    let block = tail[blockPlace]
    let blockStart = nodes[Int(block)].start
    for node in tail[..<blockPlace] { nodes[Int(node)].end = blockStart }
    var bookmark = listPlace
    var last = block
    var inner = blockPlace - 1
    var step = 1
    while inner > 0 {
      let node = tail[inner]
      var place = formatting.place(of: node)
      if step > 3, let found = place {
        formatting.remove(at: found)
        if found < bookmark { bookmark -= 1 }
        place = nil
      }
      if let place {
        let copy = add(reopened(node, at: blockStart))
        tail[inner] = copy
        formatting.replace(at: place, with: copy)
        if last == block { bookmark = place + 1 }
        move(last, under: copy)
        last = copy
      } else {
        tail.remove(at: inner)
        blockPlace -= 1
      }
      inner -= 1
      step += 1
    }
    move(last, under: ancestor)
    let copy = add(reopened(element, at: blockStart))
    budget &-= nodes.moveChildren(of: block, to: copy)
    nodes.link(copy, under: block)
    if let place = formatting.place(of: element) {
      formatting.remove(at: place)
      if place < bookmark { bookmark -= 1 }
    }
    formatting.insert(copy, at: bookmark)
    tail.insert(copy, at: blockPlace + 1)
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
