/// The value of a property.
public enum StyleValue: Sendable, Hashable, CustomStringConvertible {
  /// One keyword, such as `center` or `currentcolor`.
  case keyword(StyleKeyword)
  /// Several keywords in the order of the grammar, such as `first allow-end`.
  case keywords([StyleKeyword])
  /// A number without a unit.
  case number(Double)
  /// An integer, such as the number of lines of `line-clamp`.
  case integer(Int)
  /// The maximum number of digits that `text-combine-upright` combines.
  case digits(Int)
  /// A length or percentage.
  case length(StyleLength)
  /// A color.
  case color(CSSColor)
  /// A quoted string.
  case string(String)
  /// An unquoted name, such as that of a counter style.
  case name(String)
  /// A URL.
  case url(String)
  /// Font families in order of preference.
  case families([FontFamily])
  /// Shadows, with the topmost first.
  case shadows([TextShadow])
  /// The indentation of the first line.
  case indent(TextIndent)

  /// The value in CSS syntax, which parses to the same value for the same property.
  public var description: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .keywords(let keywords): keywords.map(\.rawValue).joined(separator: " ")
    case .number(let number): cssText(number)
    case .integer(let integer): String(integer)
    case .digits(let count): "digits \(count)"
    case .length(let length): length.description
    case .color(let color): color.description
    case .string(let text): cssQuoted(text)
    case .name(let name): cssIdentifier(name)
    case .url(let url): "url(\(cssQuoted(url)))"
    case .families(let families): families.map(\.description).joined(separator: ", ")
    case .shadows(let shadows): shadows.map(\.description).joined(separator: ", ")
    case .indent(let indent): indent.description
    }
  }
}

/// A font family (CSS Fonts 4 §2.1).
public enum FontFamily: Sendable, Hashable, CustomStringConvertible {
  /// A family or a font, by name.
  case named(String)
  /// A generic family, such as `serif`.
  case generic(StyleKeyword)

  /// The family in CSS syntax.
  public var description: String {
    switch self {
    case .named(let name): cssQuoted(name)
    case .generic(let keyword): keyword.rawValue
    }
  }
}

/// A text shadow (CSS Text Decoration 3 §4).
public struct TextShadow: Sendable, Hashable, CustomStringConvertible {
  /// The horizontal offset, positive to the right.
  public var dx: StyleLength
  /// The vertical offset, positive downward.
  public var dy: StyleLength
  /// The blur radius, 0 or more.
  public var blur: StyleLength
  /// The color, or nil for the color of the text.
  public var color: CSSColor?

  /// Creates a shadow.
  public init(dx: StyleLength, dy: StyleLength, blur: StyleLength = .zero, color: CSSColor? = nil) {
    self.dx = dx
    self.dy = dy
    self.blur = blur
    self.color = color
  }

  /// The shadow in CSS syntax.
  public var description: String {
    "\(dx) \(dy) \(blur)" + (color.map { " \($0)" } ?? "")
  }
}

/// The indentation of a block's first line (CSS Text 3 §8.1).
public struct TextIndent: Sendable, Hashable, CustomStringConvertible {
  /// The width of the indentation; percentages refer to the block's width.
  public var length: StyleLength
  /// Whether all lines except the first are indented instead.
  public var isHanging: Bool
  /// Whether each line after a forced break counts as a first line.
  public var isEachLine: Bool

  /// Creates an indentation.
  public init(_ length: StyleLength, isHanging: Bool = false, isEachLine: Bool = false) {
    self.length = length
    self.isHanging = isHanging
    self.isEachLine = isEachLine
  }

  /// The indentation in CSS syntax.
  public var description: String {
    "\(length)" + (isHanging ? " hanging" : "") + (isEachLine ? " each-line" : "")
  }
}
