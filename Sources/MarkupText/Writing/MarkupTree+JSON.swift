/// Trees as JSON (RFC 8259), for use by other programs.
///
/// Every node is an object whose first key is `type`:
///
/// | `type` | further keys in this order |
/// | --- | --- |
/// | `"root"` | `children` |
/// | `"element"` | `name`, `attributes` (an object in source order), `reopened` (`true`, or omitted), `children` |
/// | `"text"`, `"comment"`, `"doctype"` | `text` |
///
/// With positions, `type` is followed by `start` and `end` (UTF-8 offsets in the source), `line`
/// and `column` (of the start, counted from 1).
///
/// Nothing is omitted, there is no white space, and the same tree always gives the same output.
/// Quotes, backslashes and control characters are escaped; all other characters are written
/// unchanged.
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
  /// Returns the node and its descendants as JSON.
  ///
  /// ```swift
  /// MarkupTree(parsing: "a<br>").root.lastChild?.json()
  /// // {"type":"element","name":"br","attributes":{},"children":[]}
  /// MarkupTree(parsing: "a\nb").root.firstChild?.json(positions: true)
  /// // {"type":"text","start":0,"end":3,"line":1,"column":1,"text":"a\nb"}
  /// ```
  ///
  /// - Parameter positions: Whether objects contain the positions of their nodes in the source.
  /// - Returns: The JSON, on one line.
  /// - Complexity: linear in the number of nodes and the length of the text. With positions, also
  ///   linear in the length of the source; nodes that are not in source order must also be sorted.
  public func json(positions: Bool = false) -> String {
    JSONWriter.json(of: self, positions: positions)
  }
}
