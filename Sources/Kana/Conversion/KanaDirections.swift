/// The conversion of hiragana (U+3041–3096, U+309D and U+309E) to katakana, 0x60 code points
/// higher.
enum HiraganaToKatakana: KanaDirection {
  @inline(__always)
  static func rewrite(
    beforePrevious: ByteBlock, previous: ByteBlock, current: ByteBlock, next: ByteBlock
  ) -> ByteBlock {
    let third = lastBytes(beforePrevious, previous, current)
    let second = lastBytes(previous, current, next)
    // E3 81 A0–BF become E3 83 80–9F; for all others the second byte increases by one.
    let twoRows = second & current.equals(0x81) & next.isAtLeast(0xA0)
    return (current &- second &- twoRows) ^ (third & ByteBlock(repeating: 0x20))
  }

  /// Returns a mask of the positions where `third` is the last byte of one of these hiragana.
  @inline(__always)
  private static func lastBytes(
    _ first: ByteBlock, _ second: ByteBlock, _ third: ByteBlock
  ) -> ByteBlock {
    let early = second.equals(0x81) & third.isAtLeast(0x81)
    let late =
      second.equals(0x82)
      & (third.isAtMost(0x96) | third.equals(0x9D) | third.equals(0x9E))
    return first.equals(0xE3) & (early | late)
  }

  /// Returns a block that is nonzero where U+3099, ゟ or a scalar of U+1B000–1BFFF is recognized.
  @inline(__always)
  static func specials(
    beforePrevious: ByteBlock, previous: ByteBlock, current: ByteBlock
  ) -> ByteBlock {
    let marks = previous.equals(0x82) & (current.equals(0x99) | current.equals(0x9F))
    return beforePrevious.equals(0xE3) & marks | previous.equals(0xF0) & current.equals(0x9B)
  }

  static func rewriteScalar(_ scalar: UInt32, after previous: UInt32) -> RewrittenKana {
    if let katakana = KanaScalar.katakana(ofHiragana: scalar) { return .scalar(katakana) }
    return switch scalar {
    case 0x309F: .pair(0x30E8, 0x30EA)  // ゟ: ヨリ
    case 0x3099:
      KanaPairs.voicedW.first { $0.hiragana == previous }.map { .composed($0.katakana) } ?? .same
    case 0x1B000...0x1BFFF:
      KanaPairs.supplementary.first { $0.hiragana == scalar }.map { .scalar($0.katakana) } ?? .same
    default: .same
    }
  }
}

/// The conversion of katakana (U+30A1–30F6, U+30FD and U+30FE) to hiragana, 0x60 code points lower.
enum KatakanaToHiragana: KanaDirection {
  @inline(__always)
  static func rewrite(
    beforePrevious: ByteBlock, previous: ByteBlock, current: ByteBlock, next: ByteBlock
  ) -> ByteBlock {
    let third = lastBytes(beforePrevious, previous, current)
    let second = lastBytes(previous, current, next)
    // E3 83 80–9F become E3 81 A0–BF; for all others the second byte decreases by one.
    let twoRows = second & current.equals(0x83) & next.isAtMost(0x9F)
    return (current &+ second &+ twoRows) ^ (third & ByteBlock(repeating: 0x20))
  }

  /// Returns a mask of the positions where `third` is the last byte of one of these katakana.
  @inline(__always)
  private static func lastBytes(
    _ first: ByteBlock, _ second: ByteBlock, _ third: ByteBlock
  ) -> ByteBlock {
    let early = second.equals(0x82) & third.isAtLeast(0xA1)
    let late =
      second.equals(0x83)
      & (third.isAtMost(0xB6) | third.equals(0xBD) | third.equals(0xBE))
    return first.equals(0xE3) & (early | late)
  }

  /// Returns a block that is nonzero where ヷ ヸ ヹ ヺ, ヿ or a scalar of U+1B000–1BFFF is recognized.
  @inline(__always)
  static func specials(
    beforePrevious: ByteBlock, previous: ByteBlock, current: ByteBlock
  ) -> ByteBlock {
    let voiced = current.isAtLeast(0xB7) & current.isAtMost(0xBA)
    let letters = previous.equals(0x83) & (voiced | current.equals(0xBF))
    return beforePrevious.equals(0xE3) & letters | previous.equals(0xF0) & current.equals(0x9B)
  }

  static func rewriteScalar(_ scalar: UInt32, after previous: UInt32) -> RewrittenKana {
    if let hiragana = KanaScalar.hiragana(ofKatakana: scalar) { return .scalar(hiragana) }
    return switch scalar {
    case 0x30FF: .pair(0x3053, 0x3068)  // ヿ: こと
    case 0x30F7...0x30FA:
      KanaPairs.voicedW.first { $0.katakana == scalar }.map { .pair($0.hiragana, 0x3099) } ?? .same
    case 0x1B000...0x1BFFF:
      KanaPairs.supplementary.first { $0.katakana == scalar }.map { .scalar($0.hiragana) } ?? .same
    default: .same
    }
  }
}

/// Pairs of kana whose code points do not differ by 0x60.
enum KanaPairs {
  /// Pairs of an unvoiced hiragana and the precomposed voiced katakana.
  static let voicedW: [(hiragana: UInt32, katakana: UInt32)] = [
    (0x308F, 0x30F7),  // わ ヷ
    (0x3090, 0x30F8),  // ゐ ヸ
    (0x3091, 0x30F9),  // ゑ ヹ
    (0x3092, 0x30FA),  // を ヺ
  ]

  /// The pairs with corresponding names in Kana Supplement, Kana Extended-A and Small Kana
  /// Extension.
  static let supplementary: [(hiragana: UInt32, katakana: UInt32)] = [
    (0x1B001, 0x1B121),  // archaic YE
    (0x1B11F, 0x1B122),  // archaic WU
    (0x1B132, 0x1B155),  // small KO
    (0x1B150, 0x1B164),  // small WI
    (0x1B151, 0x1B165),  // small WE
    (0x1B152, 0x1B166),  // small WO
  ]
}
