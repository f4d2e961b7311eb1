import MarkupText
import Testing

/// Trees, nodes and their copies in many concurrent tasks.
@Suite struct ConcurrentTreeTests {
  private static let markup =
    "<div id=d class=k>" + (0..<20).map { "<p id=p\($0) class='k c\($0 % 4)'>\($0)</p>" }.joined()
    + "</div><b>x<i>y</b>z</i>"

  /// 200 tasks read one edited tree in every way, while half of them edit copies of it.
  @Test func concurrentReadersSeeOneTree() async throws {
    var tree = MarkupTree(parsing: Self.markup)
    tree.append("<p id=new class=c1>20</p>", to: .id("d"))
    tree.remove(.id("p3"))
    let shared = tree
    let alone = MarkupTree(parsing: tree.html)
    let dump = shared.description
    let selectors = try SelectorList(parsing: "p.c1 ~ p.c2, #new")
    let expected = alone.queryAll(selectors).map(\.text)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          if number % 2 == 0 {
            var copy = shared
            copy.setText("task \(number)", of: .id("p\(number % 20 == 3 ? 4 : number % 20)"))
            copy.append("<q id=q\(number)>", to: .className("c0"))
            return copy.element(withID: "q\(number)") != nil && copy.text.contains("task \(number)")
          }
          return shared.description == dump && shared.html == alone.html
            && shared.queryAll(selectors).map(\.text) == expected
            && shared.element(withID: "new")?.text == "20" && shared.element(withID: "p3") == nil
            && shared.elements(withClass: "c1").count == 6 && shared.json == shared.root.json()
            && shared.diagnostics.count == 1
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(shared.description == dump && shared.element(withID: "q0") == nil)
  }

  /// A node held by a task keeps its tree alive and unchanged.
  @Test func nodesCanBePassedToConcurrentTasks() async throws {
    var tree = MarkupTree(parsing: Self.markup)
    let nodes = Array(tree.elements)
    let texts = nodes.map(\.text)
    await withTaskGroup(of: (Int, String).self) { group in
      for (index, node) in nodes.enumerated() {
        group.addTask { (index, node.tree.node(node.id)?.text ?? "gone") }
      }
      // The tree itself is emptied in the meantime.
      tree.remove(.root)
      for await (index, text) in group { #expect(text == texts[index]) }
    }
    #expect(tree.text == "" && nodes.map(\.text) == texts)
  }

  /// Copies of copies, each edited in its own task until it is compacted.
  @Test func concurrentCopiesCompactThemselves() async {
    let tree = MarkupTree(parsing: Self.markup)
    let dump = tree.description
    let waste = String(repeating: "waste ", count: 400)
    await withTaskGroup(of: (Int, String).self) { group in
      for number in 0..<50 {
        group.addTask {
          var copy = tree
          for step in 0..<12 {
            copy.setText("\(waste)\(step)", of: .id("p\(number % 20)"))
            let branch = copy
            copy.setText("\(number)", of: .id("p\(number % 20)"))
            guard branch.text.hasSuffix("xyz"), branch.text.contains("\(waste)\(step)") else {
              return (number, "a copy of a copy was changed")
            }
          }
          return (number, copy.element(withID: "p\(number % 20)")?.text ?? "nothing")
        }
      }
      for await (number, text) in group { #expect(text == "\(number)") }
    }
    #expect(tree.description == dump)
  }

  /// One tree is inserted into the copies of many tasks.
  @Test func concurrentTasksInsertTheSameTree() async {
    var part = MarkupTree(parsing: "<u-u id=part>part<v-v></u-u></q>")
    part.setText("changed", of: .id("part"))
    let shared = part
    await withTaskGroup(of: String.self) { group in
      for number in 0..<200 {
        group.addTask {
          var tree = MarkupTree(parsing: "<p id=a>\(number)</p>")
          tree.append(shared, to: .id("a"))
          tree.prepend(MarkupTree(copying: shared.root), to: .root)
          return tree.html.replacing("\(number)", with: "N")
        }
      }
      let part = "<u-u id=\"part\">changed</u-u>"
      for await html in group { #expect(html == part + "<p id=\"a\">N\(part)</p>") }
    }
  }
}
