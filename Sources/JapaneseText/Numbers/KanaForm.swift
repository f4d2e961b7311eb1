internal import Kana

/// A reading in a table's byte pool, followed by its pronunciation with long vowels as ー.
struct KanaForm: Equatable, Sendable {
  let start: UInt32
  let readingLength: UInt8
  let pronunciationLength: UInt8

  var reading: Range<Int> { Int(start)..<Int(start) + Int(readingLength) }
  var pronunciation: Range<Int> {
    reading.upperBound..<reading.upperBound + Int(pronunciationLength)
  }

  /// Adds katakana to the pool.
  init(_ kana: [UInt32], pool: inout [UInt8]) {
    start = UInt32(truncatingIfNeeded: pool.count)
    Self.append(kana, to: &pool)
    let end = pool.count
    readingLength = UInt8(truncatingIfNeeded: end - Int(start))
    Self.append(Self.pronounced(kana), to: &pool)
    pronunciationLength = UInt8(truncatingIfNeeded: pool.count - end)
  }

  private static func append(_ kana: [UInt32], to pool: inout [UInt8]) {
    for value in kana where value != vowelSeparator {
      guard let scalar = Unicode.Scalar(value) else { continue }
      pool.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// An apostrophe in the table separates two vowels: ヒト'オリ.
  private static let vowelSeparator: UInt32 = 0x27

  /// Returns the kana with long vowels as ー: ウ after the rows of u and o, and オ after the row of o.
  ///
  /// エイ is unchanged, because romanization systems write both letters.
  private static func pronounced(_ kana: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var vowel: UInt8 = 0
    for value in kana {
      let endsInO = vowel == UInt8(ascii: "o")
      let isLong =
        value == 0x30A6 && (endsInO || vowel == UInt8(ascii: "u")) || value == 0x30AA && endsInO
      result.append(isLong ? 0x30FC : value)
      vowel = isLong ? 0 : KanaScalar.vowel(of: value)
    }
    return result
  }
}
