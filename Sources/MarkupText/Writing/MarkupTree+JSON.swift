/// Trees as JSON (RFC 8259), for other programs.
///
/// Every node is an object with the key `type` first:
///
/// | `type` | further keys in this order |
/// | --- | --- |
/// | `"root"` | `children` |
/// | `"element"` | `name`, `attributes` (an object in the order of the tag), `reopened` (`true`, or left out), `children` |
/// | `"text"`, `"comment"`, `"doctype"` | `text` |
///
/// With positions, `start` and `end` (UTF-8 offsets in the source), `line` and `column` (of the
/// start, from 1) follow `type`.
///
/// Nothing is left out, there is no white space, and the same tree always makes the same text.
/// Quotes, backslashes and control characters are escaped; all other characters are themselves.
extension MarkupTree {
  /// The tree as JSON, without positions.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<u class=x>a</u>").json
  /// // {"type":"root","children":[{"type":"element","name":"u","attributes":{"class":"x"},
  /// // "children":[{"type":"text","text":"a"}]}]}     (on one line)
  /// ```
  public var json: String { root.json() }
}

extension MarkupNode {
  /// The node and all that is inside of it as JSON.
  ///
  /// ```swift
  /// MarkupTree(parsing: "a<br>").root.lastChild?.json()
  /// // {"type":"element","name":"br","attributes":{},"children":[]}
  /// MarkupTree(parsing: "a\nb").root.firstChild?.json(positions: true)
  /// // {"type":"text","start":0,"end":3,"line":1,"column":1,"text":"a\nb"}
  /// ```
  ///
  /// - Parameter positions: whether objects say where in the source their nodes are.
  /// - Returns: the JSON, on one line.
  /// - Complexity: linear in the number of nodes and the length of the text; with positions also in
  ///   the length of the source, and the nodes are sorted.
  public func json(positions: Bool = false) -> String {
    JSONWriter.json(of: self, positions: positions)
  }
}
