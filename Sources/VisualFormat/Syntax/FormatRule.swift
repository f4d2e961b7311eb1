/// A view in a rule, with the conditions on its size.
public struct FormatView: Sendable, Hashable, Codable {
  /// The name of the view.
  public let name: FormatName
  /// The conditions on the view's size along the rule's axis; may be empty.
  public let sizes: [FormatPredicate]
}

/// An element of a rule's chain.
public enum FormatElement: Sendable, Hashable, Codable {
  /// `|`, the edge of the container: the left or top one at the start of a chain, the right or
  /// bottom one at its end.
  case superview(FormatPosition)
  /// A view: `[name(sizes)]`.
  case view(FormatView)
}

/// The distance between two adjacent elements of a chain.
public enum FormatGap: Sendable, Hashable, Codable {
  /// No gap: the elements touch.
  case none
  /// A single `-`, whose width is the default of the solver or the writer.
  case bare(FormatPosition)
  /// Conditions on the distance.
  case predicates([FormatPredicate])

  /// The conditions; empty for the other cases.
  var conditions: [FormatPredicate] {
    if case .predicates(let predicates) = self { predicates } else { [] }
  }
}

/// A line along which the views of a chain are aligned, across its axis.
public enum FormatAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// The top edge; for horizontal rules.
  case alignAllTop
  /// The bottom edge; for horizontal rules.
  case alignAllBottom
  /// The vertical center; for horizontal rules.
  case alignAllCenterY
  /// The left edge; for vertical rules.
  case alignAllLeft
  /// The right edge; for vertical rules.
  case alignAllRight
  /// The horizontal center; for vertical rules.
  case alignAllCenterX

  /// The axis along which the views are aligned, perpendicular to that of the rule.
  public var axis: LayoutAxis {
    switch self {
    case .alignAllTop, .alignAllBottom, .alignAllCenterY: .vertical
    case .alignAllLeft, .alignAllRight, .alignAllCenterX: .horizontal
    }
  }
}

/// A line of the visual format: a chain of elements along one axis.
public struct FormatRule: Sendable, Hashable, Codable {
  /// The axis of the chain.
  public let axis: LayoutAxis
  /// Whether the rule's only view is centered in the container: `center[…]`.
  public let isCentered: Bool
  /// The elements of the chain.
  public let elements: [FormatElement]
  /// The gaps between the elements, one fewer than these.
  public let gaps: [FormatGap]
  /// The alignments of the views across the axis.
  public internal(set) var alignments: [FormatAlignment]
  /// The position of the rule's first character.
  public let position: FormatPosition

  /// The views of the chain in order.
  public var views: [FormatView] {
    elements.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }
}
