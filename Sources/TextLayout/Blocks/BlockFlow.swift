/// The space in which blocks are laid out.
struct ContainingBlock: Sendable {
  /// The left edge.
  var x: Double
  var width: Double
  /// The decorations of the ancestor blocks.
  var decorations: [UsedStyle] = []
  /// Whether the surrounding layout depends only on the height of a paragraph; false in tables and
  /// where lines are counted.
  var isIndependent = true
  /// Whether the containing block starts at the right.
  var isRightToLeft = false

  init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }
}
