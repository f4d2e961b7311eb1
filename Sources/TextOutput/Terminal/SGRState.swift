internal import TextFoundation
import TextLayout

/// What a terminal is told about the look of the characters that follow: the state that SGR
/// sequences change.
///
/// Sendable: a plain value.
struct SGRState: Sendable, Hashable {
  /// Colors as the parameters of SGR; nil for the terminal's own.
  var foreground: SGRColor?
  var background: SGRColor?
  var attributes: CellStyle.Attributes = []
  /// The number of the line under the text; 0 for none.
  var underline: UInt8 = 0

  /// What a terminal starts with.
  init() {}

  /// What a cell needs.
  init(_ style: CellStyle, _ colors: inout SGRColors) {
    attributes = style.attributes
    underline =
      colors.hasUnderlineStyles ? style.underline.rawValue : min(style.underline.rawValue, 1)
    (foreground, background) = colors.colors(of: style)
  }

  /// Writes the shorter of two sequences that change this state to another one: what differs, or
  /// everything after a reset.
  mutating func change(to new: SGRState, in output: inout ByteBuffer) {
    guard new != self else { return }
    let changes = SGRState.parameters(from: self, to: new)
    let reset = new == SGRState() ? "0" : "0;" + SGRState.parameters(from: SGRState(), to: new)
    output.append("\u{1B}[")
    output.append(changes.utf8.count < reset.utf8.count ? changes : reset)
    output.append("m")
    self = new
  }

  private static func parameters(from old: SGRState, to new: SGRState) -> String {
    var parameters: [String] = []
    for (attribute, on, off) in Self.codes
    where old.attributes.contains(attribute) != new.attributes.contains(attribute) {
      parameters.append(new.attributes.contains(attribute) ? on : off)
    }
    if old.underline != new.underline {
      parameters.append(
        new.underline == 0 ? "24" : new.underline == 1 ? "4" : "4:\(new.underline)")
    }
    if old.foreground != new.foreground {
      parameters.append(new.foreground?.parameters(isBackground: false) ?? "39")
    }
    if old.background != new.background {
      parameters.append(new.background?.parameters(isBackground: true) ?? "49")
    }
    return parameters.joined(separator: ";")
  }

  private static let codes: [(CellStyle.Attributes, on: String, off: String)] = [
    (.bold, "1", "22"), (.italic, "3", "23"), (.lineThrough, "9", "29"), (.overline, "53", "55"),
  ]
}
