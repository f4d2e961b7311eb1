/// What contains boxes: anything with a size.
///
/// Not `Sendable`: views belong to one thread, and generated code runs where its function does.
public protocol LayoutContainer {
  /// The size of the space in which boxes are placed; its origin is (0, 0).
  var layoutSize: LayoutSize { get }
}

/// What generated code places: any view, layer or value with a frame.
///
/// A view class of your own conforms in a few lines:
/// ```swift
/// final class Pane: LayoutBox {
///   var layoutFrame = LayoutFrame()
///   var flexibleEdges: FlexibleEdges = []
/// }
/// ```
/// Not `Sendable`: views belong to one thread, and generated code runs where its function does.
public protocol LayoutBox: LayoutContainer {
  /// Where the box is in its container.
  var layoutFrame: LayoutFrame { get set }
  /// What of it changes when the container does.
  var flexibleEdges: FlexibleEdges { get set }
}

extension LayoutBox {
  /// The size of the box's own frame.
  public var layoutSize: LayoutSize { layoutFrame.size }
}
