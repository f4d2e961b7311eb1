import TextFoundation

/// The scanning of kana, ideographs and Hangul, run by run.
extension LetterScanner {
  /// Scans the scalars of the common East Asian blocks from `start` on, all of three bytes, run by
  /// run.
  ///
  /// - Returns: the offset of the first scalar of another kind; `start` if that is the first one.
  mutating func scanEastAsian(from start: Int) -> Int {
    var offset = start
    while let scalar = Self.threeByteScalar(at: offset, in: bytes) {
      switch scalar {
      case 0x4E00...0x9FFF: offset = scanIdeographs(from: offset)
      case 0xAC00...0xD7A3:
        if word.script != .hangul { open(.hangul, at: offset) }
        let end = Self.end(from: offset, in: bytes) { 0xAC00...0xD7A3 ~= $0 }
        word.uncopiedCount &+= (end &- offset) / 3
        offset = end
      case 0x3000...0x3004, 0x3008...0x3020, 0x30FB:
        closeWord(at: offset)
        if 0x3008...0x3011 ~= scalar { features.insert(.quotations) }
        offset &+= 3
      case _ where Self.isPlainKana(scalar):
        startKana(at: offset)
        let end = Self.endOfKana(from: offset, in: bytes)
        word.kanaCount &+= (end &- offset) / 3
        offset = end
      default: return offset
      }
    }
    return offset
  }

  /// Returns the scalar of three bytes that starts at `offset`; nil for other bytes.
  @inline(__always)
  static func threeByteScalar(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt32? {
    guard offset &+ 2 < bytes.count, bytes[offset] & 0xF0 == 0xE0 else { return nil }
    return UInt32(bytes[offset] & 0x0F) &<< 12 | UInt32(bytes[offset &+ 1] & 0x3F) &<< 6
      | UInt32(bytes[offset &+ 2] & 0x3F)
  }

  private static func isPlainKana(_ scalar: UInt32) -> Bool {
    scalar &- 0x3041 <= 0xBE && !(0x3097...0x309C ~= scalar) && scalar != 0x30A0
      && scalar != 0x30FB
  }

  /// Returns the end of a run of kana, E3 81 81 to E3 83 BF without the marks among them.
  ///
  /// The third byte selects a bit of a mask for the second one, which takes fewer branches than to
  /// compare scalars.
  ///
  /// It is static, because a method would copy the scanner for each run.
  private static func endOfKana(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var offset = start
    while offset &+ 2 < bytes.count, bytes[offset] == 0xE3 {
      // Masked as in ``threeByteScalar(at:in:)``, so that both agree on ill-formed bytes.
      let second = bytes[offset &+ 1] & 0x3F
      let mask: UInt64 =
        second == 1
        ? 0xFFFF_FFFF_FFFF_FFFE
        : second == 2 ? 0xFFFF_FFFE_E07F_FFFF : second == 3 ? 0xF7FF_FFFF_FFFF_FFFF : 0
      guard mask &>> UInt64(bytes[offset &+ 2] & 0x3F) & 1 != 0 else { break }
      offset &+= 3
    }
    return offset
  }

  /// Returns the end of a run of scalars of one kind.
  private static func end(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>, while isKind: (UInt32) -> Bool
  ) -> Int {
    var offset = start
    while let scalar = threeByteScalar(at: offset, in: bytes), isKind(scalar) { offset &+= 3 }
    return offset
  }

  private mutating func scanIdeographs(from start: Int) -> Int {
    startIdeographs(at: start)
    var offset = start
    let limit = word.firstLetter &+ Self.maximumWordLength
    while letterCount < limit, let scalar = Self.threeByteScalar(at: offset, in: bytes),
      0x4E00...0x9FFF ~= scalar
    {
      letters[letterCount] = scalar
      letterCount &+= 1
      offset &+= 3
    }
    word.letterCount = letterCount &- word.firstLetter
    return offset
  }

  mutating func startIdeographs(at offset: Int) {
    if word.script != .han || word.letterCount >= Self.maximumWordLength { open(.han, at: offset) }
    if endsInKana { (needsDivision, endsInKana) = (true, false) }
    if needsDivision { divide() }
  }

  mutating func startKana(at offset: Int) {
    if word.script != .han { open(.han, at: offset) }
    if !endsInKana {
      endsInKana = true
      word.kanaRunCount &+= 1
    }
  }
}
