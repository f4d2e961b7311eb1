import MarkupText
import TextFoundation

/// The used values for bidirectional text, itemization, inline boxes and annotations.
extension UsedStyle {
  // MARK: Direction

  /// The inline base direction (`direction`).
  var direction: TextDirection {
    style.has(.rtl, for: .direction) ? .rightToLeft : .leftToRight
  }

  /// The value of `unicode-bidi`.
  var unicodeBidi: StyleKeyword { style.keyword(.unicodeBidi) ?? .normal }

  // MARK: Characters

  /// The value of `text-transform`, with `full-width` as far as `white-space-collapse` permits.
  var textTransform: TextTransform {
    func has(_ keyword: StyleKeyword) -> Bool { style.has(keyword, for: .textTransform) }
    var transform: TextTransform = []
    if has(.uppercase) { transform.insert(.uppercase) }
    if has(.lowercase) { transform.insert(.lowercase) }
    if has(.capitalize) { transform.insert(.capitalize) }
    if has(.fullWidth) { transform.insert(.fullWidth) }
    if has(.fullSizeKana) { transform.insert(.fullSizeKana) }
    switch style.keyword(.whiteSpaceCollapse) {
    case .preserve, .preserveSpaces, .breakSpaces: transform.insert(.fullWidthSpaces)
    default: break
    }
    return transform
  }

  /// Returns the distance between tab stops (`tab-size`; CSS Text 3 §4.2).
  func tabInterval(spaceAdvance: @autoclosure () -> Double) -> Double {
    switch style[.tabSize] {
    case .length(let length):
      length.pixels(fontSize: font.size, rootFontSize: 16) ?? 0
    case .number(let count): count * (spaceAdvance() + letterSpacing + wordSpacing)
    default: 0
    }
  }

  /// Returns the ranges of tate-chu-yoko runs (`text-combine-upright`), in ascending order.
  ///
  /// `all` applies to the whole range, `digits` to every sequence of ASCII digits that does not
  /// exceed its maximum length.
  func tateChuYokoRanges(
    in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    func isDigit(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && bytes[offset].isASCIIDigit
    }
    switch style[.textCombineUpright] {
    case .keyword(.all):
      let hasLineEnd = range.contains { bytes[$0] == 0x0A }
      return hasLineEnd || range.isEmpty ? [] : [range]
    case .digits(let maximumCount):
      var found: [Range<Int>] = []
      var offset = range.lowerBound
      while offset < range.upperBound {
        let start = offset
        while offset < range.upperBound, isDigit(offset) { offset += 1 }
        // Digits in adjacent elements count too: the 20 of 2026 is not a separate number.
        let isWhole = !isDigit(start - 1) && !isDigit(offset)
        if offset > start, offset - start <= maximumCount, isWhole { found.append(start..<offset) }
        offset += 1
      }
      return found
    default: return []
    }
  }

  // MARK: Inline boxes

  /// The alignment of inline content with its line (`vertical-align`).
  var verticalAlignment: VerticalAlignment {
    switch style[.verticalAlign] {
    case .keyword(.sub): .sub
    case .keyword(.super): .super
    case .keyword(.middle): .middle
    case .keyword(.textTop): .textTop
    case .keyword(.textBottom): .textBottom
    case .keyword(.top): .top
    case .keyword(.bottom): .bottom
    case .length(let length):
      .raised(style.pixels(length, percentageBase: lineHeight ?? metrics.lineHeight) ?? 0)
    default: .baseline
    }
  }

  /// Whether margins or paddings depend on the width of the lines.
  var hasPercentageEdges: Bool { style.hasPercentageEdges }

  /// Returns the edges of an inline box: the sums of its margins and paddings, and its paddings
  /// alone; percentages refer to the width of the lines.
  func inlineBoxEdges(
    isVertical: Bool, lineWidth: Double,
    snapped: (_ length: Double, _ side: PhysicalSide) -> Double = { length, _ in length }
  ) -> (both: LogicalEdges, padding: LogicalEdges) {
    let padding = LogicalEdges(isVertical: isVertical) { side in
      snapped(max(0, style.pixels(side.padding, percentageBase: lineWidth)), side)
    }
    var both = LogicalEdges(isVertical: isVertical) { side in
      snapped(style.pixels(side.margin, percentageBase: lineWidth), side)
    }
    both.add(padding)
    return (both, padding)
  }

  // MARK: Annotations

  /// The position of automatic ruby (`ruby-position`).
  var rubyPosition: RubyAnnotation.Position {
    style.has(.under, for: .rubyPosition) ? .under : .over
  }

  /// The value of `ruby-align`.
  var rubyAlignment: RubyAlignment { RubyAlignment(style) }

  /// The color of emphasis marks (`text-emphasis-color`).
  var emphasisColor: CSSColor { style.color(.textEmphasisColor) }

  /// Returns the emphasis mark, or nil if there is none.
  func emphasisMark(in mode: WritingMode) -> EmphasisMark? { EmphasisMark(style, mode: mode) }
}

/// The alignment of inline content with its line: `vertical-align` (CSS 2.2 §10.8.1).
enum VerticalAlignment: Sendable, Hashable {
  case baseline, sub, `super`, middle, textTop, textBottom
  /// At the upper edge of the line.
  case top
  /// At the lower edge of the line.
  case bottom
  /// Raised by a length in px.
  case raised(Double)
}
