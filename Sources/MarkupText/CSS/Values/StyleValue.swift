/// The value of a property.
///
/// Sendable: a plain value.
public enum StyleValue: Sendable, Hashable, CustomStringConvertible {
  /// One keyword, such as `center`; `currentcolor` too.
  case keyword(StyleKeyword)
  /// Several keywords in the order of the grammar, such as `first allow-end`.
  case keywords([StyleKeyword])
  /// A number without a unit.
  case number(Double)
  /// A count, such as the lines of `line-clamp`.
  case integer(Int)
  /// The most digits that `text-combine-upright` sets upright together.
  case digits(Int)
  /// A length or percentage.
  case length(StyleLength)
  /// A color.
  case color(CSSColor)
  /// A string that was written in quotes.
  case string(String)
  /// A name that was written without, such as a counter style.
  case name(String)
  /// An address.
  case url(String)
  /// Font families, the first available one of which is used.
  case families([FontFamily])
  /// Shadows, the first one on top.
  case shadows([TextShadow])
  /// The indent of a first line.
  case indent(TextIndent)

  /// As CSS writes it; reading that as the same property's value gives the same value.
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
    case .url(let address): "url(\(cssQuoted(address)))"
    case .families(let families): families.map(\.description).joined(separator: ", ")
    case .shadows(let shadows): shadows.map(\.description).joined(separator: ", ")
    case .indent(let indent): indent.description
    }
  }
}

/// A font family (CSS Fonts 4 §2.1).
///
/// Sendable: a plain value.
public enum FontFamily: Sendable, Hashable, CustomStringConvertible {
  /// A family or face by its name.
  case named(String)
  /// A kind of font that every system has, such as `serif`.
  case generic(StyleKeyword)

  /// As CSS writes it.
  public var description: String {
    switch self {
    case .named(let name): cssQuoted(name)
    case .generic(let keyword): keyword.rawValue
    }
  }
}

/// A shadow of text (CSS Text Decoration 3 §4).
///
/// Sendable: a plain value.
public struct TextShadow: Sendable, Hashable, CustomStringConvertible {
  /// How far to the right.
  public var dx: StyleLength
  /// How far down.
  public var dy: StyleLength
  /// The radius of the blur, 0 or more.
  public var blur: StyleLength
  /// The color; nil for the text's own.
  public var color: CSSColor?

  /// A shadow.
  public init(dx: StyleLength, dy: StyleLength, blur: StyleLength = .zero, color: CSSColor? = nil) {
    self.dx = dx
    self.dy = dy
    self.blur = blur
    self.color = color
  }

  /// As CSS writes it.
  public var description: String {
    "\(dx) \(dy) \(blur)" + (color.map { " \($0)" } ?? "")
  }
}

/// The indent of a block's first line (CSS Text 3 §8.1).
///
/// Sendable: a plain value.
public struct TextIndent: Sendable, Hashable, CustomStringConvertible {
  /// How far; percentages are of the block's width.
  public var length: StyleLength
  /// Whether all lines but the first are indented instead.
  public var isHanging: Bool
  /// Whether the line after each forced break is a first line too.
  public var isEachLine: Bool

  /// An indent.
  public init(_ length: StyleLength, isHanging: Bool = false, isEachLine: Bool = false) {
    self.length = length
    self.isHanging = isHanging
    self.isEachLine = isEachLine
  }

  /// As CSS writes it.
  public var description: String {
    "\(length)" + (isHanging ? " hanging" : "") + (isEachLine ? " each-line" : "")
  }
}
