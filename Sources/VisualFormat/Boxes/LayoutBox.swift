/// Anything with a size that can contain boxes.
///
/// Not `Sendable`: views belong to one thread, and generated code runs on the thread that calls it.
public protocol LayoutContainer {
  /// The size of the space in which boxes are placed; its origin is (0, 0).
  var layoutSize: LayoutSize { get }
}

/// Anything that generated code can lay out: a view, a layer or a value with a frame.
///
/// A custom view class conforms in a few lines:
/// ```swift
/// final class Pane: LayoutBox {
///   var layoutFrame = LayoutFrame()
///   var flexibleEdges: FlexibleEdges = []
/// }
/// ```
/// Not `Sendable`: views belong to one thread, and generated code runs on the thread that calls it.
public protocol LayoutBox: LayoutContainer {
  /// The frame of the box in the coordinates of its container.
  var layoutFrame: LayoutFrame { get set }
  /// The extents and margins of the box that change when its container is resized.
  var flexibleEdges: FlexibleEdges { get set }
}

extension LayoutBox {
  /// The size of the box's frame.
  public var layoutSize: LayoutSize { layoutFrame.size }
}
