internal import TextFoundation

/// The text before a bracket in which the base of a reading may be: kanji, kana, digits and letters,
/// with single spaces and middle dots, as they occur between the parts of names.
struct BaseRun {
  enum Kind {
    case kanji, hiragana, katakana, digit, letter
    /// A space or a middle dot.
    case separator
  }

  /// A character with its offset in the text.
  struct Element {
    let kind: Kind
    let offset: Int
  }

  /// The maximum number of characters.
  private static let maximumLength = 48

  /// The characters in order.
  let elements: [Element]
  /// The offset after the last character, where the bracket starts.
  let end: Int

  /// Reads the run that ends at an offset and starts at or after `limit`.
  init(_ text: UnsafeBufferPointer<UInt8>, before end: Int, from limit: Int) {
    var reversed: [Element] = []
    var offset = end
    while reversed.count < Self.maximumLength, offset > limit,
      let scalar = text.scalar(before: offset), let kind = Kind(scalar.value)
    {
      if kind == .separator, (reversed.last?.kind ?? .separator) == .separator { break }
      offset -= scalar.length
      reversed.append(Element(kind: kind, offset: offset))
    }
    while reversed.last?.kind == .separator { reversed.removeLast() }
    elements = reversed.reversed()
    self.end = end
  }

  /// The indices of the characters after the last separator.
  var lastPart: Range<Int> {
    (elements.lastIndex { $0.kind == .separator } ?? -1) + 1..<elements.count
  }

  /// Returns the range of the text of some characters.
  func range(_ indices: Range<Int>) -> Range<Int> {
    let upper = indices.upperBound < elements.count ? elements[indices.upperBound].offset : end
    return elements[indices.lowerBound].offset..<upper
  }

  func count(of kind: Kind, in indices: Range<Int>) -> Int {
    elements[indices].reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }

  /// Returns whether a base may start at a character: not inside a number, and not inside a word of
  /// katakana or letters.
  func mayStart(at index: Int) -> Bool {
    let kind = elements[index].kind
    guard kind != .separator else { return false }
    guard index > 0 else { return true }
    return kind == .kanji || kind == .hiragana || elements[index - 1].kind != kind
  }

  /// Returns whether the kanji at an index continues kanji or a number.
  func continuesRun(at index: Int) -> Bool {
    guard index > 0 else { return false }
    return elements[index - 1].kind == .kanji || elements[index - 1].kind == .digit
  }

  /// The index of the first of the kanji that end the run; the number of characters without any.
  var lastKanjiRun: Int {
    var index = elements.count
    while index > 0, elements[index - 1].kind == .kanji { index -= 1 }
    return index
  }
}

extension BaseRun.Kind {
  /// Creates the kind of a scalar; nil for one that no base contains.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x20, 0x3000, 0x30FB: self = .separator
    // ヵ as in 一ヵ月.
    case 0x30F5: self = .kanji
    case 0xFFFC: return nil
    default:
      if BaseCharacter.isDigit(scalar) {
        self = .digit
        return
      }
      switch BaseCharacter(scalar) {
      case .kanji: self = .kanji
      case .hiragana: self = .hiragana
      case .katakana: self = .katakana
      case .letter: self = .letter
      case .other: return nil
      }
    }
  }
}
