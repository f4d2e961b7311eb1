/// Changing a tree: parse once, change text by id, use it again.
///
/// An edit makes a copy of the tree's arrays, about 32 bytes a node, and parses nothing but what is
/// put in; other copies of the tree stay as they were. Nodes keep their identities. The ``source``
/// of an edited tree is that of the parsed one followed by what was put in.
///
/// Edits of a node that the tree does not have, or that cannot have what is put in, change nothing.
///
/// ```swift
/// var cell = MarkupTree(parsing: "Hello <b id=name>you</b>!")
/// if let name = cell.element(withID: "name") { cell.setText("花子 & co.", of: name.id) }
/// cell.text  // "Hello 花子 & co.!"
/// ```
extension MarkupTree {
  /// Gives an element, the root or a text node a new text, which is taken as it is: no markup, no
  /// character references.
  ///
  /// In an element the text takes the place of its last text; all its other children are taken out
  /// but the boxes of `lambda`.
  public mutating func setText(_ text: String, of id: NodeID) {
    guard let node = node(id) else { return }
    if node.kind == .text {
      edit { $0.setText(text, ofText: id.index) }
    } else if node.canHaveChildren {
      edit { $0.setText(text, of: id.index) }
    }
  }

  /// Puts parsed markup in the place of all children of an element or of the root.
  public mutating func setMarkup(_ markup: String, of id: NodeID) {
    guard let node = node(id), node.canHaveChildren else { return }
    edit { editor in
      editor.removeChildren(of: id.index)
      editor.append(markup, to: id.index)
    }
  }

  /// Puts parsed markup behind the children of an element or of the root.
  public mutating func append(_ markup: String, to id: NodeID) {
    guard let node = node(id), node.canHaveChildren else { return }
    edit { $0.append(markup, to: id.index) }
  }

  /// Takes a node out, with all that is inside of it; the root only loses its children.
  public mutating func remove(_ id: NodeID) {
    guard let node = node(id) else { return }
    edit { node.kind == .root ? $0.removeChildren(of: 0) : $0.remove(id.index) }
  }

  /// Takes all children of a node out.
  public mutating func removeChildren(of id: NodeID) {
    guard node(id) != nil else { return }
    edit { $0.removeChildren(of: id.index) }
  }

  /// Gives an element an attribute, taken as it is, or takes it away if `value` is nil.
  public mutating func setAttribute(_ name: String, to value: String?, of id: NodeID) {
    guard node(id)?.kind == .element, !name.isEmpty else { return }
    edit { $0.setAttribute(name, to: value, of: id.index) }
  }

  /// Adds a class to an element that has not got it yet.
  public mutating func addClass(_ name: String, to id: NodeID) {
    guard let classes = node(id)?.classes, !classes.contains(where: { $0 == name }) else { return }
    setAttribute("class", to: (classes.map(String.init) + [name]).joined(separator: " "), of: id)
  }

  /// Takes a class away from an element.
  public mutating func removeClass(_ name: String, from id: NodeID) {
    guard let classes = node(id)?.classes, classes.contains(where: { $0 == name }) else { return }
    let left = classes.filter { $0 != name }
    setAttribute("class", to: left.isEmpty ? nil : left.joined(separator: " "), of: id)
  }

  private mutating func edit(_ change: (inout TreeEditor) -> Void) {
    var editor = TreeEditor(storage)
    change(&editor)
    self = MarkupTree(storage: editor.finish())
  }
}

extension MarkupNode {
  fileprivate var canHaveChildren: Bool {
    kind == .root || name.map { !$0.isVoid } ?? false
  }
}
