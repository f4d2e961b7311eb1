/// A child of a node, before the edge to it is placed in a table: the surfaces that share its prefix.
struct TrieChild: BitwiseCopyable {
  var character: UInt32
  /// The first surface, and the end.
  var left: Int32
  var right: Int32
  /// The length of the character in bytes.
  var width: Int32
  /// Whether surfaces continue after the character.
  var hasChildren: Bool

  /// The number of surfaces.
  var count: Int32 { right - left }
}
