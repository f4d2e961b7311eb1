import TextFoundation

/// An integer of any size, written with Japanese numerals.
///
/// ```swift
/// KanjiNumeral("三億5千万")?.digits                    // "350000000"
/// KanjiNumeral("二〇二四")?.intValue                   // 2024
/// KanjiNumeral(2024).formatted(.formal)              // "弐千弐拾四"
/// ```
///
/// The powers of ten are those of 塵劫記 (1634 edition), from 万 (10⁴) to 無量大数 (10⁶⁸).
public struct KanjiNumeral: Hashable, Codable, Sendable {
  /// A style of writing a number.
  public enum Style: String, CaseIterable, Hashable, Codable, Sendable {
    /// With powers of ten: 二千二十四, 一千万, 三億五千万.
    case standard
    /// Digit by digit: 二〇二四.
    case positional
    /// With the characters used in legal documents, 壱弐参拾 (戸籍法施行規則 31 条): 壱千, 弐千弐拾四.
    case formal
    /// As in newspapers, Arabic digits with powers of 10,000: 3億5000万.
    case mixed
  }

  /// The decimal digits without leading zeros; "0" for zero.
  public let digits: String
  /// Whether the number is below zero.
  public let isNegative: Bool

  /// Creates a number from an integer of any width.
  ///
  /// ```swift
  /// KanjiNumeral(UInt64.max).digits  // "18446744073709551615"
  /// ```
  public init(_ value: some BinaryInteger) {
    let text = String(value)
    isNegative = value < 0
    digits = isNegative ? String(text.dropFirst()) : text
  }

  /// Creates a number from its decimal digits.
  ///
  /// - Parameter digits: one or more of 0 to 9, of any length, with a hyphen before a negative
  ///   number; leading zeros are removed. The result is nil for any other text.
  public init?(digits: some StringProtocol) {
    let isNegative = digits.utf8.first == 0x2D
    var trimmed = Substring(digits)[...]
    if isNegative { trimmed = trimmed.dropFirst() }
    guard !trimmed.isEmpty, trimmed.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    trimmed = trimmed.drop { $0 == "0" }
    self.digits = trimmed.isEmpty ? "0" : String(trimmed)
    self.isNegative = isNegative && !trimmed.isEmpty
  }

  /// The number as an integer; nil if it overflows.
  public var intValue: Int? { Int(isNegative ? "-" + digits : digits) }
}

extension KanjiNumeral: CustomStringConvertible {
  /// The number in the standard style.
  public var description: String { formatted() }
}

extension Int {
  /// Creates an integer from a Japanese numeral.
  ///
  /// ```swift
  /// Int(kanjiNumeral: "二千二十四")  // 2024
  /// Int(kanjiNumeral: "3億5千万")   // 350000000
  /// Int(kanjiNumeral: "無量大数")    // nil: overflow
  /// ```
  ///
  /// - Parameter text: a numeral in a form that ``KanjiNumeral/init(_:)-(StringProtocol)`` accepts; the
  ///   result is nil for other text, and for numbers that overflow.
  /// - Complexity: linear in the length of the text.
  public init?(kanjiNumeral text: some StringProtocol) {
    guard let value = KanjiNumeral(text)?.intValue else { return nil }
    self = value
  }
}

extension String {
  /// Creates the Japanese numeral of an integer.
  ///
  /// ```swift
  /// String(kanjiNumeral: 2024)                      // "二千二十四"
  /// String(kanjiNumeral: 2024, style: .positional)  // "二〇二四"
  /// String(kanjiNumeral: -5)                        // "マイナス五"
  /// ```
  ///
  /// - Complexity: linear in the number of digits.
  public init(kanjiNumeral value: some BinaryInteger, style: KanjiNumeral.Style = .standard) {
    self = KanjiNumeral(value).formatted(style)
  }
}
