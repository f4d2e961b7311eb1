public import LineBreaking
public import MarkupText
import TextLayout

/// How a drawing is written to a terminal.
///
/// Sendable: a plain value.
public struct TerminalOptions: Sendable, Hashable {
  /// The colors that a terminal can show, and whether it understands escape sequences at all.
  ///
  /// Sendable: a plain value.
  public enum Colors: String, Sendable, Hashable, Codable, CaseIterable {
    /// Any color of 24 bits (`38;2;r;g;b`).
    case trueColor
    /// The 240 colors of xterm's palette that no setting changes (`38;5;n`).
    case palette256
    /// The 16 colors that every terminal has, as xterm shows them (`31`, `97`); lines under text
    /// are all plain ones.
    case palette16
    /// No escape sequence of any kind: plain text.
    case none
  }

  /// The colors; the nearest one is taken, by the distance in Oklab (CSS Color 4).
  public var colors: Colors
  /// Whether links can be opened (OSC 8); not with ``Colors/none``.
  public var hyperlinks: Bool
  /// What text in the terminal's own color has in the drawing.
  public var foreground: CSSColor
  /// A color behind everything; the terminal's own if nil.
  public var background: CSSColor?
  /// How many columns a character takes; must be what the text was measured with.
  public var columns: TerminalColumns

  /// Options.
  ///
  /// - Parameters:
  ///   - colors: what the terminal can show.
  ///   - hyperlinks: whether links can be opened.
  ///   - foreground: the color of the drawing that stands for the terminal's own: black, which is
  ///     what text has that nobody has given a color.
  ///   - background: a color behind everything, or nil.
  ///   - columns: how many columns a character takes.
  public init(
    colors: Colors = .trueColor, hyperlinks: Bool = true, foreground: CSSColor = .black,
    background: CSSColor? = nil, columns: TerminalColumns = TerminalColumns()
  ) {
    self.colors = colors
    self.hyperlinks = hyperlinks
    self.foreground = foreground
    self.background = background
    self.columns = columns
  }

  /// Plain text.
  public static let plain = TerminalOptions(colors: .none, hyperlinks: false)
}
