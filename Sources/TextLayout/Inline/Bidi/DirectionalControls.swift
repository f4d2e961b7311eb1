import MarkupText

/// The bidirectional control characters equivalent to an element's `unicode-bidi` and `direction`
/// (CSS Writing Modes 4 §2.4.2).
struct DirectionalControls: Sendable, Hashable {
  /// The controls before the element's text, as UTF-8; see also ``closing``.
  var opening: [UInt8]
  var closing: [UInt8]
  /// Whether the controls can make text run from right to left that otherwise would not.
  var turnsText: Bool

  /// Creates the controls of an element, or returns nil if it needs none.
  ///
  /// - Parameters:
  ///   - style: the element's used style.
  ///   - isAutomatic: whether the first strong character determines the direction, as with
  ///     `dir=auto`.
  init?(_ style: UsedStyle, isAutomatic: Bool) {
    let isRightToLeft = style.direction == .rightToLeft
    let side = isRightToLeft ? 1 : 0
    let embed = ["\u{202A}", "\u{202B}"]
    let override = ["\u{202D}", "\u{202E}"]
    let isolate = ["\u{2066}", "\u{2067}"]
    let (firstStrong, pop, popIsolate) = ("\u{2068}", "\u{202C}", "\u{2069}")
    let (open, close): (String, String)
    switch style.unicodeBidi {
    case .embed: (open, close) = (embed[side], pop)
    case .bidiOverride: (open, close) = (override[side], pop)
    case .isolate: (open, close) = (isAutomatic ? firstStrong : isolate[side], popIsolate)
    case .isolateOverride: (open, close) = (firstStrong + override[side], pop + popIsolate)
    case .plaintext: (open, close) = (firstStrong, popIsolate)
    default: return nil
    }
    (opening, closing) = (Array(open.utf8), Array(close.utf8))
    turnsText = isRightToLeft && !(isAutomatic && style.unicodeBidi == .isolate)
  }
}

extension MarkupNode {
  /// Whether the first strong character determines the direction: `dir=auto`, and `bdi` without a
  /// valid `dir` (HTML §3.2.6.4).
  var hasAutomaticDirection: Bool {
    let value = self["dir"]?.lowercased()
    return value == "auto" || (name == "bdi" && value != "ltr" && value != "rtl")
  }
}
