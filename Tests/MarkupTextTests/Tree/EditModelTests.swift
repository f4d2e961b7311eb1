import MarkupText
import TestSupport
import Testing

/// A real tree and its model, edited in the same way.
private struct Pair {
  var tree: MarkupTree
  var model = EditModel()
  var removed: [NodeID] = []

  init(_ generator: inout SeededGenerator) {
    let tops = model.addRandom(depth: 3, &generator)
    model.insert(tops, under: 0, at: 0)
    tree = MarkupTree(parsing: model.markup(tops))
    learnIdentities("parsing")
  }

  /// Records the identities of new nodes, and checks that all others are unchanged.
  mutating func learnIdentities(_ why: String) {
    let order = model.order()
    let real = [tree.root] + Array(tree.root.descendants)
    guard order.count == real.count else {
      Issue.record("\(why): \(real.count) nodes, not \(order.count)")
      return
    }
    for (index, node) in zip(order, real) {
      if let id = model.nodes[index].id {
        if id != node.id { Issue.record("\(why): an identity has changed") }
      } else {
        model.nodes[index].id = node.id
      }
      if tree.node(node.id) != node { Issue.record("\(why): an identity leads elsewhere") }
    }
  }

  /// Applies a random edit to both.
  ///
  /// - Returns: A description of the edit.
  mutating func edit(_ generator: inout SeededGenerator) -> String {
    let order = model.order()
    guard let target = order.randomElement(using: &generator), let id = model.nodes[target].id
    else {
      return "nothing"
    }
    let text = EditModel.randomText(&generator)
    let before = Set(order)
    let kind = Int.random(in: 0..<13, using: &generator)
    var count = 1
    switch kind {
    case 0, 1:
      count = tree.setText(text, of: id)
      if count == 1 { model.setText(text, of: target) }
      #expect((count == 1) == (model.nodes[target].name == nil || model.canHaveChildren(target)))
    case 2:
      let tops = model.addRandom(depth: 2, &generator)
      count = tree.setMarkup(model.markup(tops), of: id)
      if model.canHaveChildren(target) {
        model.nodes[target].children = []
        model.insert(tops, under: target, at: 0)
      }
    case 3, 4:
      let tops = model.addRandom(depth: 2, &generator)
      let markup = model.markup(tops)
      count = kind == 3 ? tree.append(markup, to: id) : tree.prepend(markup, to: id)
      if model.canHaveChildren(target) {
        let end = kind == 3 ? model.nodes[target].children.count : 0
        model.insert(tops, under: target, at: end)
      }
    case 5, 6:
      let tops = model.addRandom(depth: 1, &generator)
      let part = MarkupTree(parsing: model.markup(tops))
      count = kind == 5 ? tree.insert(part, before: id) : tree.insert(part, after: id)
      if let parent = model.nodes[target].parent {
        let own = model.nodes[parent].children.firstIndex(of: target) ?? 0
        model.insert(tops, under: parent, at: kind == 5 ? own : own + 1)
      }
      #expect(count == (model.nodes[target].parent == nil ? 0 : 1))
    case 7:
      // Removing the root is rare, since the trees would otherwise stay small.
      if target == 0, Int.random(in: 0..<8, using: &generator) > 0 { return "nothing" }
      count = tree.remove(id)
      model.remove(target)
      #expect(count == 1)
    case 8:
      if target == 0 { return "nothing" }
      count = tree.removeChildren(of: id)
      #expect(count == (model.nodes[target].children.isEmpty ? 0 : 1))
      model.nodes[target].children = []
    case 9:
      let value = Bool.random(using: &generator) ? text : nil
      count = tree.setAttribute("title", to: value, of: id)
      let isChange = value != nil || model[attribute: "title", of: target] != nil
      #expect(count == (model.isElement(target) && isChange ? 1 : 0))
      model.setAttribute("title", to: value, of: target)
    case 10, 11:
      var classes = model.classes(of: target)
      if kind == 10 {
        count = tree.addClass("new b", to: id)
        for name in ["new", "b"] where !classes.contains(name) { classes.append(name) }
      } else {
        count = tree.removeClass("new a", from: id)
        classes.removeAll { $0 == "new" || $0 == "a" }
      }
      let isChange = model.isElement(target) && classes != model.classes(of: target)
      #expect(count == (isChange ? 1 : 0))
      if isChange {
        model.setAttribute(
          "class", to: classes.isEmpty ? nil : classes.joined(separator: " "), of: target)
      }
    default:
      count = tree.replaceStyles(withClass: "only", of: id)
      model.setAttribute("style", to: nil, of: target)
      model.setAttribute("class", to: "only", of: target)
    }
    let left = Set(model.order())
    removed += before.subtracting(left).compactMap { model.nodes[$0].id }
    return "edit \(kind) of \(model.nodes[target])"
  }
}

@Test func editsMatchASimpleModel() {
  for seed in 0..<40 {
    var generator = SeededGenerator(seed: UInt64(seed))
    var pair = Pair(&generator)
    var snapshots: [(MarkupTree, String)] = []
    for step in 0..<120 {
      // An occasional copy causes the next edit to copy the storage.
      if step % 17 == 0 { snapshots.append((pair.tree, pair.tree.description)) }
      let what = pair.edit(&generator)
      let expected = pair.model.dump()
      guard pair.tree.description == expected else {
        Issue.record("\(seed).\(step) \(what):\n\(pair.tree)\nnot\n\(expected)")
        break
      }
      pair.learnIdentities(what)
      if let id = pair.removed.randomElement(using: &generator) {
        #expect(pair.tree.node(id) == nil, "\(what): a node that is gone")
        #expect(pair.tree.remove(id) == 0)
      }
    }
    for (tree, dump) in snapshots { #expect(tree.description == dump, "\(seed): a copy changed") }

    // As if the markup had been parsed.
    let parsed = MarkupTree(parsing: pair.model.markup(pair.model.nodes[0].children))
    #expect(parsed.description == pair.model.dump(joinsText: true))
    #expect(parsed.text == pair.tree.text)
    checkRelatives(pair.tree)
    checkLookups(pair.tree)
  }
}

/// Checks that the links to relatives are symmetric.
private func checkRelatives(_ tree: MarkupTree) {
  for node in [tree.root] + Array(tree.root.descendants) {
    var previous: MarkupNode?
    for child in node.children {
      #expect(child.parent == node && child.previousSibling == previous)
      previous = child
    }
    #expect(node.lastChild == previous)
  }
}

/// Checks that the tables find the same elements as a scan.
private func checkLookups(_ tree: MarkupTree) {
  for key in ["a", "b", "new", "only", "x&y", "a b", ""] {
    let byID = tree.elements.first { $0["id"] == key && !key.isEmpty }
    #expect(tree.element(withID: key) == byID, "\(key)")
    let byClass = tree.elements.filter { $0.classes.contains { $0 == key } }
    #expect(tree.elements(withClass: key) == byClass, "\(key)")
  }
}

@Test func lookupsFollowEdits() {
  for seed in 0..<20 {
    var generator = SeededGenerator(seed: 1000 + UInt64(seed))
    var pair = Pair(&generator)
    for _ in 0..<40 {
      // Before and after each edit, so that tables exist that may become stale.
      checkLookups(pair.tree)
      _ = pair.edit(&generator)
    }
    checkLookups(pair.tree)
  }
}

@Test func longEditingIsBoundedByTheLiveNodes() {
  var generator = SeededGenerator(seed: 7)
  var pair = Pair(&generator)
  var maximumCount = 0
  var compactions = 0
  for step in 0..<1000 {
    let tops = pair.model.addRandom(depth: 2, &generator)
    let last = pair.tree.nodeCount
    pair.tree.append(pair.model.markup(tops), to: .root)
    pair.model.insert(tops, under: 0, at: pair.model.nodes[0].children.count)
    pair.learnIdentities("appending")
    let what = pair.edit(&generator)
    // Few nodes stay alive; the bound concerns removed ones.
    while pair.model.order().count > 60, let id = pair.model.nodes[pair.model.order()[1]].id {
      pair.tree.remove(id)
      pair.removed.append(id)
      pair.model.remove(pair.model.order()[1])
    }
    maximumCount = max(maximumCount, pair.tree.nodeCount)
    if pair.tree.nodeCount < last { compactions += 1 }
    pair.learnIdentities(what)
    if let id = pair.removed.randomElement(using: &generator) { #expect(pair.tree.node(id) == nil) }
    if step % 50 == 0 { #expect(pair.tree.description == pair.model.dump()) }
  }
  #expect(pair.tree.description == pair.model.dump())
  checkRelatives(pair.tree)
  #expect(pair.model.nodes.count > 2500 && compactions > 10)
  #expect(
    maximumCount < 300,
    "\(pair.model.nodes.count) nodes were made, \(maximumCount) were live at once")
  #expect(pair.tree.source.utf8.count < 20_000)
}
