public import LineBreaking
public import MarkupText
import TextLayout

/// Options for writing a drawing to a terminal.
public struct TerminalOptions: Sendable, Hashable {
  /// The colors that a terminal supports, and whether it supports escape sequences at all.
  public enum Colors: String, Sendable, Hashable, Codable, CaseIterable {
    /// 24-bit colors (`38;2;r;g;b`).
    case trueColor
    /// The 240 fixed colors of the xterm palette (`38;5;n`).
    case palette256
    /// The 16 basic colors, with the default values of xterm (`31`, `97`); all underlines are
    /// plain.
    case palette16
    /// Plain text without escape sequences.
    case none
  }

  /// The supported colors; others are mapped to the nearest one in Oklab (CSS Color 4).
  public var colors: Colors
  /// Whether links are written as hyperlinks (OSC 8); ignored with ``Colors/none``.
  public var hyperlinks: Bool
  /// The links that are written as hyperlinks; relative ones never are.
  public var links: LinkPolicy
  /// The color of the drawing that is written as the terminal's default text color.
  public var foreground: CSSColor
  /// The background color of the page; nil for the terminal's default.
  public var background: CSSColor?
  /// The column widths of characters, which must be those that measured the text.
  public var columns: TerminalColumns

  /// Creates options.
  ///
  /// - Parameters:
  ///   - colors: the colors that the terminal supports.
  ///   - hyperlinks: whether links are written as hyperlinks.
  ///   - foreground: the color of the drawing that is written as the terminal's default: black, the
  ///     initial color of text.
  ///   - background: the background color of the page, or nil.
  ///   - columns: the column widths of characters.
  ///   - links: the links that are written as hyperlinks.
  public init(
    colors: Colors = .trueColor, hyperlinks: Bool = true, foreground: CSSColor = .black,
    background: CSSColor? = nil, columns: TerminalColumns = TerminalColumns(),
    links: LinkPolicy = .standard
  ) {
    self.colors = colors
    self.hyperlinks = hyperlinks
    self.foreground = foreground
    self.background = background
    self.columns = columns
    self.links = links
  }

  /// Plain text without colors and hyperlinks.
  public static let plain = TerminalOptions(colors: .none, hyperlinks: false)
}
