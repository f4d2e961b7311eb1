import TextFoundation

/// The counter of a list (HTML, 4.4.5 and 4.4.8).
struct ListCounter: Sendable {
  private var next: Int
  private let step: Int

  /// Creates the counter of a list element, using `start` and `reversed` of an `ol`; other lists
  /// count up from 1.
  init(_ list: MarkupNode, isOrdered: Bool, itemCount: () -> Int) {
    let isReversed = isOrdered && list["reversed"] != nil
    step = isReversed ? -1 : 1
    let start = isOrdered ? list["start"].flatMap(Int.init(htmlInteger:)) : nil
    next = start ?? (isReversed ? itemCount() : 1)
  }

  /// Returns the number of the next item, which is its `value` attribute if that is valid.
  mutating func advance(value: String?) -> Int {
    let ordinal = value.flatMap(Int.init(htmlInteger:)) ?? next
    next = ordinal &+ step
    return ordinal
  }
}

extension Int {
  /// Parses an integer by the rules of HTML (2.3.4.1): leading white space and anything after the
  /// digits are ignored.
  ///
  /// Returns nil if there is no digit, or if there are more than 18 without leading zeros.
  init?(htmlInteger text: String) {
    var bytes = text.utf8.drop { $0.isMarkupSpace }
    var isNegative = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    let limit = 1_000_000_000_000_000_000
    let digits = bytes.decimalPrefix(limit: limit)
    guard digits.count > 0, digits.value < limit else { return nil }
    self = isNegative ? -digits.value : digits.value
  }
}

extension ListMarker {
  /// Creates the marker of an item from its style; nil for `none` without an image.
  init?(_ style: ComputedStyle, ordinal: Int) {
    let text: String
    let isNumbered: Bool
    switch style[.listStyleType] {
    case .name(let name):
      // An unknown counter style is treated as `decimal` (CSS Counter Styles 3 §2).
      let counter = CounterStyle(name: name) ?? .decimal
      (text, isNumbered) = (counter.marker(for: ordinal).trimmingMarkupSpaces, !counter.isBullet)
    case .string(let string): (text, isNumbered) = (string.trimmingMarkupSpaces, false)
    default: (text, isNumbered) = ("", false)
    }
    var address: String?
    if case .url(let image) = style[.listStyleImage] { address = image }
    guard !text.isEmpty || address != nil else { return nil }
    self.init(
      text: text, ordinal: ordinal, isNumbered: isNumbered, imageAddress: address,
      isInside: style.keyword(.listStylePosition) == .inside)
  }
}

extension String {
  /// The text without leading and trailing ASCII white space.
  var trimmingMarkupSpaces: String {
    var part = utf8[...]
    while let first = part.first, first.isMarkupSpace { part.removeFirst() }
    while let last = part.last, last.isMarkupSpace { part.removeLast() }
    return part.count == utf8.count ? self : String(Substring(part))
  }
}
