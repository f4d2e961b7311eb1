/// A line decoded into characters as MeCab does.
///
/// MeCab determines the length of a character from the first byte and the number of remaining
/// bytes, without checking whether the bytes are well-formed, and computes the code for the
/// character class from them. Surfaces, in contrast, are compared byte by byte: ill-formed bytes
/// match none.
struct LineUnits: ~Copyable {
  /// The value for characters that are not in any surface: ill-formed bytes, NUL, the end of the
  /// line.
  static let noCharacter = UInt32.max
  /// The maximum number of characters in a word, and of bytes of white space before it.
  static let maximumWordLength = 0x7FFF

  /// The number of characters.
  private(set) var count = 0
  /// The scalar values, with `noCharacter` for ill-formed bytes, followed by two `noCharacter` entries.
  private(set) var characters = ReusableBuffer<UInt32>(minimumCapacity: 256)
  /// The byte offsets of the characters, followed by the number of bytes.
  private(set) var offsets = ReusableBuffer<UInt32>(minimumCapacity: 256)
  /// The character classes.
  private(set) var classes = ReusableBuffer<UInt32>(minimumCapacity: 256)
  /// The end of the run that contains each character; neighbors in a run share a category.
  private(set) var runEnds = ReusableBuffer<UInt32>(minimumCapacity: 256)

  /// Decodes a line.
  mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ table: CharacterClasses) {
    reserve(bytes.count + 2)
    let characters = characters.view
    let offsets = offsets.view
    let classes = classes.view
    var count = 0
    var offset = 0
    if let start = bytes.baseAddress {
      while offset < bytes.count {
        let unit = Self.unit(start + offset, bytes.count &- offset)
        characters[count] = unit.character
        offsets[count] = UInt32(truncatingIfNeeded: offset)
        classes[count] = table[unit.code].bits
        count &+= 1
        offset &+= unit.width
      }
    }
    characters[count] = Self.noCharacter
    characters[count &+ 1] = Self.noCharacter
    offsets[count] = UInt32(truncatingIfNeeded: offset)
    self.count = count
    findRuns()
  }

  /// Releases the memory used for long lines.
  mutating func shrink(to capacity: Int) {
    characters.shrink(to: capacity)
    offsets.shrink(to: capacity)
    classes.shrink(to: capacity)
    runEnds.shrink(to: capacity)
  }

  private mutating func reserve(_ count: Int) {
    characters.reserve(count)
    offsets.reserve(count)
    classes.reserve(count)
    runEnds.reserve(count)
  }

  private func findRuns() {
    let classes = classes.view
    let runEnds = runEnds.view
    var index = count
    var end = count
    var next = CharacterClass(bits: 0)
    while index > 0 {
      index &-= 1
      let characterClass = CharacterClass(bits: classes[index])
      if !characterClass.sharesCategory(with: next) { end = index &+ 1 }
      runEnds[index] = UInt32(truncatingIfNeeded: end)
      next = characterClass
    }
  }

  /// Decodes the first character of a nonempty buffer.
  static func unit(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (character: UInt32, code: Int, width: Int) {
    guard let start = bytes.baseAddress else { return (Self.noCharacter, 0, 0) }
    return unit(start, bytes.count)
  }

  /// Decodes the first character of `size` bytes into its scalar value, the code for its class, and
  /// its length in bytes.
  ///
  /// Unlike TextFoundation's decoder, this accepts what MeCab accepts: a lead byte determines the
  /// length regardless of the following bytes, and the bits of an ill-formed sequence determine its
  /// class.
  @inline(__always)
  private static func unit(
    _ bytes: UnsafePointer<UInt8>, _ size: Int
  ) -> (character: UInt32, code: Int, width: Int) {
    let lead = UInt32(bytes[0])
    if lead & 0xF0 == 0xE0, size >= 3 {
      let second = UInt32(bytes[1])
      let third = UInt32(bytes[2])
      let code = (lead & 0x0F) &<< 12 | (second & 0x3F) &<< 6 | third & 0x3F
      let isWellFormed =
        second & 0xC0 == 0x80 && third & 0xC0 == 0x80 && code >= 0x800 && code & 0xF800 != 0xD800
      return (isWellFormed ? code : Self.noCharacter, Int(code), 3)
    }
    if lead < 0x80 { return (lead == 0 ? Self.noCharacter : lead, Int(lead), 1) }
    return longUnit(bytes, size, lead)
  }

  /// Decodes characters of two or more than three bytes, and ill-formed bytes.
  private static func longUnit(
    _ bytes: UnsafePointer<UInt8>, _ size: Int, _ lead: UInt32
  ) -> (character: UInt32, code: Int, width: Int) {
    if lead & 0xE0 == 0xC0, size >= 2 {
      let second = UInt32(bytes[1])
      let code = (lead & 0x1F) &<< 6 | second & 0x3F
      let isWellFormed = second & 0xC0 == 0x80 && code >= 0x80
      return (isWellFormed ? code : Self.noCharacter, Int(code), 2)
    }
    if lead & 0xF8 == 0xF0, size >= 4 {
      let rest = (UInt32(bytes[1]), UInt32(bytes[2]), UInt32(bytes[3]))
      let code =
        (lead & 0x07) &<< 18 | (rest.0 & 0x3F) &<< 12 | (rest.1 & 0x3F) &<< 6 | rest.2 & 0x3F
      let isWellFormed =
        rest.0 & 0xC0 == 0x80 && rest.1 & 0xC0 == 0x80 && rest.2 & 0xC0 == 0x80
        && code >= 0x10000 && code <= 0x10FFFF
      return (isWellFormed ? code : Self.noCharacter, 0, 4)
    }
    // MeCab also accepts the obsolete sequences of five and six bytes.
    if lead & 0xFC == 0xF8, size >= 5 { return (Self.noCharacter, 0, 5) }
    if lead & 0xFE == 0xFC, size >= 6 { return (Self.noCharacter, 0, 6) }
    return (Self.noCharacter, 0, 1)
  }
}
