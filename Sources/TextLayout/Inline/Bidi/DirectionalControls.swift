import MarkupText

/// The controls of the Unicode Bidirectional Algorithm that stand for an element's `unicode-bidi`
/// and `direction` (CSS Writing Modes 4 §2.4.2).
///
/// Sendable: a plain value.
struct DirectionalControls: Sendable, Hashable {
  /// In front of the element's text, and behind it, as UTF-8.
  var opening: [UInt8]
  var closing: [UInt8]
  /// Whether they can make text run from right to left that would not do so without them.
  var turnsText: Bool

  /// The controls for an element; nil if it needs none.
  ///
  /// - Parameters:
  ///   - style: the element's style.
  ///   - isAutomatic: whether the element's first letter decides, as `dir=auto` asks for.
  init?(_ style: ComputedStyle, isAutomatic: Bool) {
    let isRightToLeft = style.has(.rtl, for: .direction)
    let side = isRightToLeft ? 1 : 0
    let embed = ["\u{202A}", "\u{202B}"]
    let override = ["\u{202D}", "\u{202E}"]
    let isolate = ["\u{2066}", "\u{2067}"]
    let (firstStrong, pop, popIsolate) = ("\u{2068}", "\u{202C}", "\u{2069}")
    let (open, close): (String, String)
    switch style.keyword(.unicodeBidi) {
    case .embed: (open, close) = (embed[side], pop)
    case .bidiOverride: (open, close) = (override[side], pop)
    case .isolate: (open, close) = (isAutomatic ? firstStrong : isolate[side], popIsolate)
    case .isolateOverride: (open, close) = (firstStrong + override[side], pop + popIsolate)
    case .plaintext: (open, close) = (firstStrong, popIsolate)
    default: return nil
    }
    (opening, closing) = (Array(open.utf8), Array(close.utf8))
    turnsText = isRightToLeft && !(isAutomatic && style.keyword(.unicodeBidi) == .isolate)
  }
}

extension MarkupNode {
  /// Whether its first letter decides its direction: `dir=auto`, and `bdi` without a valid `dir`
  /// (HTML §3.2.6.4).
  var hasAutomaticDirection: Bool {
    let value = self["dir"]?.lowercased()
    return value == "auto" || (name == "bdi" && value != "ltr" && value != "rtl")
  }
}
