import MarkupText

extension UsedStyle {
  /// The values of a style for the box of a block: edges, sizes, limits, color and background.
  ///
  /// A view that needs no font: most blocks have no text of their own, so their used styles are not
  /// computed.
  struct Box: Sendable {
    let style: ComputedStyle

    init(_ style: ComputedStyle) { self.style = style }
  }

  var box: Box { Box(style) }
}

extension StyledBlock {
  /// The values of the block's style for its box.
  var box: UsedStyle.Box { UsedStyle.Box(style) }
}

// MARK: Edges

extension UsedStyle.Box {
  /// Returns a margin in px, or 0 for `auto`; percentages refer to `base`, and the unit `lh` to
  /// `lineHeight` in px.
  func margin(
    _ side: PhysicalSide, percentageBase base: Double, lineHeight: () -> Double
  ) -> Double {
    if let length = style.length(side.margin), length.unit == .lh {
      return (length.value * lineHeight()).clampedToPage
    }
    return style.pixels(side.margin, percentageBase: base)
  }

  /// Returns whether a margin is `auto`, so that it shares the remaining width.
  func hasAutomaticMargin(_ side: PhysicalSide) -> Bool { style.has(.auto, for: side.margin) }

  /// Whether a margin is negative.
  var hasNegativeMargin: Bool {
    let margins: [StyleProperty] = [.marginTop, .marginBottom, .marginLeft, .marginRight]
    return margins.contains { (style.length($0)?.value ?? 0) < 0 }
  }

  /// Returns a padding in px.
  func padding(_ side: PhysicalSide, percentageBase base: Double) -> Double {
    max(0, style.pixels(side.padding, percentageBase: base))
  }
}

// MARK: Sizes

/// A size that a style specifies for a box.
enum BoxSize: Sendable, Hashable {
  /// No size in px: `auto`, `none`, or a percentage of an unknown size.
  case automatic
  /// A size in px.
  case length(Double)
  case minContent
  case maxContent
  case fitContent

  /// The size in px; nil if it depends on the content or the surroundings.
  var length: Double? {
    if case .length(let length) = self { length } else { nil }
  }
}

/// The size of a box in one direction, with its limits.
struct BoxSizes: Sendable {
  var size: BoxSize
  var minimum: BoxSize
  var maximum: BoxSize
}

extension UsedStyle.Box {
  /// Returns `width`, `min-width` and `max-width`, or in vertical writing `height`, `min-height`
  /// and `max-height`; percentages refer to `base`.
  func inlineSizes(isVertical: Bool, percentageBase base: Double) -> BoxSizes {
    sizes(isHorizontal: !isVertical, percentageBase: base)
  }

  /// Returns `height`, `min-height` and `max-height`, or in vertical writing `width`, `min-width`
  /// and `max-width`; percentages have no base.
  func blockSizes(isVertical: Bool) -> BoxSizes {
    sizes(isHorizontal: isVertical, percentageBase: nil)
  }

  private func sizes(isHorizontal: Bool, percentageBase base: Double?) -> BoxSizes {
    isHorizontal
      ? BoxSizes(
        size: size(.width, base), minimum: size(.minWidth, base), maximum: size(.maxWidth, base))
      : BoxSizes(
        size: size(.height, base), minimum: size(.minHeight, base),
        maximum: size(.maxHeight, base))
  }

  private func size(_ property: StyleProperty, _ base: Double?) -> BoxSize {
    switch style[property] {
    case .length(let length):
      style.pixels(length, percentageBase: base).map { .length($0) } ?? .automatic
    case .keyword(.minContent): .minContent
    case .keyword(.maxContent): .maxContent
    case .keyword(.fitContent): .fitContent
    default: .automatic
    }
  }

  /// Returns whether a size or limit along the lines depends on the content.
  func isSizedByContent(isVertical: Bool) -> Bool {
    func dependsOnContent(_ property: StyleProperty) -> Bool {
      switch style.keyword(property) {
      case .minContent, .maxContent, .fitContent: true
      default: false
      }
    }
    return isVertical
      ? dependsOnContent(.height) || dependsOnContent(.minHeight) || dependsOnContent(.maxHeight)
      : dependsOnContent(.width) || dependsOnContent(.minWidth) || dependsOnContent(.maxWidth)
  }

  /// Returns whether `height` is `auto`, or `width` in vertical writing.
  func hasAutomaticBlockSize(isVertical: Bool) -> Bool {
    style.has(.auto, for: isVertical ? .width : .height)
  }

  /// Returns whether no property restricts the height of the block, or its width in vertical
  /// writing.
  func isAsHighAsItsContent(isVertical: Bool) -> Bool {
    isVertical
      ? style.has(.auto, for: .width) && style.has(.auto, for: .minWidth)
        && style.has(.none, for: .maxWidth)
      : style.has(.auto, for: .height) && style.has(.auto, for: .minHeight)
        && style.has(.none, for: .maxHeight)
  }
}

// MARK: Direction, limits and colors

extension UsedStyle.Box {
  /// Whether the block starts at the right (`direction`).
  var isRightToLeft: Bool { style.has(.rtl, for: .direction) }

  /// The maximum number of lines (`line-clamp`); nil for no limit.
  var lineClamp: Int? {
    guard case .integer(let count) = style[.lineClamp], count > 0 else { return nil }
    return count
  }

  /// The ellipsis that `text-overflow` substitutes for text that does not fit; nil for `clip`.
  var overflowEllipsis: String? {
    switch style[.textOverflow] {
    case .string(let ellipsis): ellipsis
    case .keyword(.ellipsis): "…"
    default: nil
    }
  }

  var color: CSSColor { style.color }
  var background: CSSColor { style.color(.backgroundColor) }
  var isVisible: Bool { style.keyword(.visibility) ?? .visible == .visible }
}
