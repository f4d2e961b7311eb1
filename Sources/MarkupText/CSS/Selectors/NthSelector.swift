import TextFoundation

/// A condition on the position of an element among its siblings: `:nth-child(2n+1 of .a)` and
/// related pseudo-classes.
struct NthSelector: Sendable, Hashable, CustomStringConvertible {
  /// The step a in `an+b`.
  let step: Int
  /// The offset b in `an+b`.
  let offset: Int
  /// Whether positions are counted from the last sibling.
  var isFromEnd = false
  /// Whether only siblings with the same name are counted.
  var isOfType = false
  /// The selectors that the element and the counted siblings must match.
  var selectors: SelectorList?

  init(step: Int, offset: Int) {
    self.step = step
    self.offset = offset
  }

  /// Parses `an+b`, `even` or `odd` (CSS Syntax 3 §6) in lower case.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var position = 0
    func skipSpaces() { while position < bytes.count, bytes[position] == 0x20 { position += 1 } }
    func sign() -> Int? {
      guard position < bytes.count else { return nil }
      let sign =
        bytes[position] == UInt8(ascii: "-") ? -1 : bytes[position] == UInt8(ascii: "+") ? 1 : 0
      if sign != 0 { position += 1 }
      return sign == 0 ? nil : sign
    }
    func digits() -> Int? {
      // The value is clamped; the limit exceeds the number of siblings in any tree.
      let digits = bytes[position...].decimalPrefix(limit: 1_000_000_000)
      position += digits.count
      return digits.count > 0 ? digits.value : nil
    }
    skipSpaces()
    if bytes[position...].starts(with: "even".utf8) || bytes[position...].starts(with: "odd".utf8) {
      let isOdd = bytes[position] == UInt8(ascii: "o")
      position += isOdd ? 3 : 4
      self.init(step: 2, offset: isOdd ? 1 : 0)
    } else {
      let first = sign() ?? 1
      let number = digits()
      if position < bytes.count, bytes[position] == UInt8(ascii: "n") {
        position += 1
        skipSpaces()
        var offset = 0
        if let second = sign() {
          skipSpaces()
          guard let number = digits() else { return nil }
          offset = second * number
        }
        self.init(step: first * (number ?? 1), offset: offset)
      } else if let number {
        self.init(step: 0, offset: first * number)
      } else {
        return nil
      }
    }
    skipSpaces()
    guard position == bytes.count else { return nil }
  }

  /// Returns whether a position, counted from 1, equals `an+b` for some n from 0.
  func contains(_ position: Int) -> Bool {
    let distance = position - offset
    return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
  }

  var description: String {
    let suffix = "\(isFromEnd ? "last-" : "")\(isOfType ? "of-type" : "child")"
    if step == 0, offset == 1, selectors == nil {
      return isFromEnd ? ":\(suffix)" : ":first-\(suffix)"
    }
    let sign = offset < 0 ? "" : "+"
    let pattern = step == 0 ? "\(offset)" : "\(step)n\(sign)\(offset)"
    return ":nth-\(suffix)(\(pattern)\(selectors.map { " of \($0)" } ?? ""))"
  }
}
