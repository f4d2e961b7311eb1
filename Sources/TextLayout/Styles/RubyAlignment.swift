import MarkupText

/// The distribution of space in the narrower of a ruby base and its annotation: `ruby-align` (CSS
/// Ruby 1 §4.3).
enum RubyAlignment: Sendable, Hashable {
  case start, center, spaceBetween, spaceAround

  init(_ style: ComputedStyle) {
    self =
      switch style.keyword(.rubyAlign) {
      case .start: .start
      case .center: .center
      case .spaceBetween: .spaceBetween
      default: .spaceAround
      }
  }

  /// The space added before, between and after units of text.
  struct Spread: Hashable {
    var before = 0.0
    var between = 0.0
    var after = 0.0
  }

  /// Returns the distribution of the available space.
  ///
  /// `space-around` puts half as much space at the ends as between units (1:2:1, JLREQ §3.3.6).
  /// Negative space is divided equally between both ends.
  func spread(_ space: Double, units: Int) -> Spread {
    guard space > 0, units > 0 else { return Spread(before: space / 2, after: space / 2) }
    switch self {
    case .start: return Spread(after: space)
    case .spaceBetween where units > 1: return Spread(between: space / Double(units - 1))
    case .center, .spaceBetween: return Spread(before: space / 2, after: space / 2)
    case .spaceAround:
      let between = space / Double(units)
      return Spread(before: between / 2, between: between, after: between / 2)
    }
  }

  /// Returns the distribution of space in a base whose annotation is wider by `space`, if the
  /// annotation may overhang the base by `left` and `right`.
  ///
  /// The overhang is the same at both sides; only the remaining space is distributed, so that the
  /// base stays centered under its annotation.
  func spread(_ space: Double, units: Int, left: Double, right: Double) -> Spread {
    let outside = self == .start ? 0 : min(left, right, space / 2)
    var spread = spread(space - 2 * outside, units: units)
    spread.before += outside
    spread.after += outside
    return spread
  }
}
