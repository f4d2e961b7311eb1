/// A view in a rule, with the conditions on its size.
///
/// Sendable: a plain value.
public struct FormatView: Sendable, Hashable, Codable {
  /// The view's name.
  public let name: FormatName
  /// The conditions on its size along the rule's axis; empty if there are none.
  public let sizes: [FormatPredicate]
}

/// One member of a rule's chain.
///
/// Sendable: a plain value.
public enum FormatElement: Sendable, Hashable, Codable {
  /// `|`, the container's edge: the near one at the start of a chain, the far one at its end.
  case superview(FormatPosition)
  /// `[name(sizes)]`.
  case view(FormatView)
}

/// The distance between two neighbours of a chain.
///
/// Sendable: a plain value.
public enum FormatGap: Sendable, Hashable, Codable {
  /// Nothing between them: they touch.
  case none
  /// A lone `-`: its width is an option.
  case bare(FormatPosition)
  /// Conditions.
  case predicates([FormatPredicate])

  /// The conditions; empty if there are none.
  var conditions: [FormatPredicate] {
    if case .predicates(let predicates) = self { predicates } else { [] }
  }
}

/// What the views of a chain have in common across its axis.
///
/// Sendable: a plain value.
public enum FormatAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// The top edge; for horizontal rules.
  case alignAllTop
  /// The bottom edge; for horizontal rules.
  case alignAllBottom
  /// The vertical centre; for horizontal rules.
  case alignAllCenterY
  /// The left edge; for vertical rules.
  case alignAllLeft
  /// The right edge; for vertical rules.
  case alignAllRight
  /// The horizontal centre; for vertical rules.
  case alignAllCenterX

  /// The axis along which the views are aligned: across the rule's.
  public var axis: LayoutAxis {
    switch self {
    case .alignAllTop, .alignAllBottom, .alignAllCenterY: .vertical
    case .alignAllLeft, .alignAllRight, .alignAllCenterX: .horizontal
    }
  }
}

/// A line of the visual format: neighbours along one axis.
///
/// Sendable: a plain value.
public struct FormatRule: Sendable, Hashable, Codable {
  /// The axis of the chain.
  public let axis: LayoutAxis
  /// Whether the rule's only view stands in the middle of the container: `center[…]`.
  public let isCentered: Bool
  /// The chain.
  public let elements: [FormatElement]
  /// The gaps between the chain's members: one fewer than these.
  public let gaps: [FormatGap]
  /// What the views have in common across the axis.
  public internal(set) var alignments: [FormatAlignment]
  /// Where the rule begins.
  public let position: FormatPosition

  /// The chain's views in order.
  public var views: [FormatView] {
    elements.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }
}
