import MarkupText

/// How the narrower of a base and its reading is spread: CSS Ruby 1 §4.3, `ruby-align`.
///
/// Sendable: a plain value.
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

  /// Room that is put before, between and behind some units.
  struct Spread: Hashable {
    var before = 0.0
    var between = 0.0
    var behind = 0.0
  }

  /// How room is shared.
  ///
  /// `space-around` puts half as much at the ends as between (1:2:1, JLREQ §3.3.6). Too little room
  /// is missing on both sides.
  func spread(_ room: Double, units: Int) -> Spread {
    guard room > 0, units > 0 else { return Spread(before: room / 2, behind: room / 2) }
    switch self {
    case .start: return Spread(behind: room)
    case .spaceBetween where units > 1: return Spread(between: room / Double(units - 1))
    case .center, .spaceBetween: return Spread(before: room / 2, behind: room / 2)
    case .spaceAround:
      let between = room / Double(units)
      return Spread(before: between / 2, between: between, behind: between / 2)
    }
  }

  /// How a base is spread under a reading that is wider by `room`, if the reading may stand out
  /// by `left` and `right` from it.
  ///
  /// What may stand out on both sides does; only the rest spreads the base, whose middle stays
  /// under that of the reading.
  func spread(_ room: Double, units: Int, left: Double, right: Double) -> Spread {
    let outside = self == .start ? 0 : min(left, right, room / 2)
    var spread = spread(room - 2 * outside, units: units)
    spread.before += outside
    spread.behind += outside
    return spread
  }
}
