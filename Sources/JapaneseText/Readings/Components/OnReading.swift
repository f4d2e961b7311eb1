import TextFoundation

/// Distinguishes words read by on (警察 けいさつ, 発表 はっぴょう) from others (手紙 てがみ, 場所 ばしょ).
enum OnReading {
  private static var longest: Int { 60 }

  /// Returns whether a reading in katakana consists of on readings of the kanji, with the sound
  /// changes of compounds.
  ///
  /// - Complexity: the number of kanji times that of their on readings; no allocation.
  static func spells(_ surface: UnsafeBufferPointer<UInt8>, _ reading: KanaBytes) -> Bool {
    let count = reading.count / 3
    guard count > 0, count <= longest, reading.count % 3 == 0 else { return false }
    // Bit n is set if the kanji so far can be read as the first n kana.
    var reached: UInt64 = 1
    var offset = 0
    var kanji: UInt32 = 0
    while let scalar = surface.scalar(at: offset) {
      offset += scalar.length
      if scalar.value != 0x3005 { kanji = scalar.value }
      reached = advance(reached, over: kanji, reading, count)
      if reached == 0 { return false }
    }
    return reached & 1 << UInt64(count) != 0
  }

  private static func advance(
    _ reached: UInt64, over kanji: UInt32, _ reading: KanaBytes, _ count: Int
  ) -> UInt64 {
    guard let readings = KanjiReadings(of: kanji) else { return 0 }
    var next: UInt64 = 0
    for on in readings.on {
      let length = on.stem.count / 3
      guard length > 0, length <= count else { continue }
      for start in 0...count - length where reached & 1 << UInt64(start) != 0 {
        if matches(on.stem, reading, at: start) { next |= 1 << UInt64(start + length) }
      }
    }
    return next
  }

  /// Returns whether a part of a reading is an on reading, voiced or geminated as in a compound.
  private static func matches(_ stem: StaticBytes, _ reading: KanaBytes, at start: Int) -> Bool {
    let count = stem.count / 3
    for index in 0..<count {
      let (own, read) = (kana(stem, index), kana(reading, start + index))
      if own == read { continue }
      if index == 0, read == own + 1 || read == own + 2, isVoiced(own, as: read) { continue }
      if index > 0, index == count - 1, read == tsuBeforeConsonant, geminates(own) { continue }
      return false
    }
    return true
  }

  /// Offsets from ァ: ッ, and チ, ツ, キ and ク, which become ッ.
  private static let tsuBeforeConsonant = 0xC3 - 0xA1
  private static func geminates(_ kana: Int) -> Bool {
    kana == 0xC1 - 0xA1 || kana == 0xC4 - 0xA1 || kana == 0xAD - 0xA1 || kana == 0xAF - 0xA1
  }

  private static func isVoiced(_ kana: Int, as other: Int) -> Bool {
    switch (KanaRows.row(of: kana), KanaRows.row(of: other)) {
    case (UInt8(ascii: "k"), UInt8(ascii: "g")), (UInt8(ascii: "s"), UInt8(ascii: "z")),
      (UInt8(ascii: "t"), UInt8(ascii: "d")), (UInt8(ascii: "h"), UInt8(ascii: "b")),
      (UInt8(ascii: "h"), UInt8(ascii: "p")):
      true
    default: false
    }
  }

  private static func kana(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    (Int(bytes[index * 3 + 1] & 0x3F) << 6 | Int(bytes[index * 3 + 2] & 0x3F)) - 0xA1
  }
}
