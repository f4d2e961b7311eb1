internal import TextFoundation
import TextLayout

/// The SGR state of a terminal: the style of the characters that follow.
struct SGRState: Sendable, Hashable {
  /// The colors as SGR parameters; nil for the terminal's default.
  var foreground: SGRColor?
  var background: SGRColor?
  var attributes: CellStyle.Attributes = []
  /// The SGR parameter of the underline style; 0 for none.
  var underline: UInt8 = 0

  /// Creates the initial state of a terminal.
  init() {}

  /// Creates the state for a cell style.
  init(_ style: CellStyle, _ colors: inout SGRColors) {
    attributes = style.attributes
    underline =
      colors.hasUnderlineStyles ? style.underline.rawValue : min(style.underline.rawValue, 1)
    (foreground, background) = colors.colors(of: style)
  }

  /// Writes a sequence that changes this state to another: only the differences, or a reset and the
  /// full state if that is shorter.
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
