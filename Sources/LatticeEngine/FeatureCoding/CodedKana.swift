import TextFoundation

/// The rules that derive the usual reading of a surface and the usual pronunciation of a reading.
///
/// They are part of the file format of coded features (see ``FeatureDecoder``), which is why they do
/// not refer to the module Kana: a change there must not change what a file contains. Features that
/// the rules do not give are stored.
enum CodedKana {
  /// Returns the katakana for a hiragana letter, and other scalars unchanged.
  @inline(__always)
  static func katakana(_ scalar: UInt32) -> UInt32 {
    0x3041...0x3096 ~= scalar ? scalar &+ 0x60 : scalar
  }

  /// Returns the usual pronunciation of a kana after another one (0 at the start of a word): a
  /// second half of a long vowel is ー, and ヂ, ヅ and ヲ are ジ, ズ and オ.
  @inline(__always)
  static func pronunciation(of kana: UInt32, after previous: UInt32) -> UInt32 {
    switch kana {
    case 0x30A6:  // ウ
      let vowel = vowel(of: previous)
      return vowel == .o || vowel == .u ? 0x30FC : kana
    case 0x30AA: return vowel(of: previous) == .o ? 0x30FC : kana  // オ
    case 0x30A4, 0x30A8: return vowel(of: previous) == .e ? 0x30FC : kana  // イ, エ
    case 0x30C2: return 0x30B8  // ヂ
    case 0x30C5: return 0x30BA  // ヅ
    case 0x30F2: return 0x30AA  // ヲ
    default: return kana
    }
  }

  private enum Vowel: UInt8 { case none, a, i, u, e, o }

  @inline(__always)
  private static func vowel(of kana: UInt32) -> Vowel {
    guard firstKana...lastKana ~= kana else { return .none }
    return vowels[Int(kana &- firstKana)]
  }

  private static let firstKana: UInt32 = 0x30A1
  private static let lastKana: UInt32 = 0x30F2

  private static let vowels: [Vowel] = {
    var table = [Vowel](repeating: .none, count: Int(lastKana - firstKana) + 1)
    let rows: [(Vowel, String)] = [
      (.a, "アカガサザタダナハバパマヤラワャァ"), (.i, "イキギシジチヂニヒビピミリィ"),
      (.u, "ウクグスズツヅヌフブプムユルュゥ"), (.e, "エケゲセゼテデネヘベペメレェ"),
      (.o, "オコゴソゾトドノホボポモヨロヲョォ"),
    ]
    for (vowel, row) in rows {
      for scalar in row.unicodeScalars { table[Int(scalar.value - firstKana)] = vowel }
    }
    return table
  }()
}

/// A reusable sequence of Unicode scalars.
struct ScalarBuffer: ~Copyable {
  private(set) var scalars = GrowableBuffer<UInt32>(minimumCapacity: 64)

  var count: Int { scalars.count }

  subscript(index: Int) -> UInt32 { scalars.values[index] }

  mutating func removeAll() { scalars.truncate(to: 0) }

  mutating func append(_ scalar: UInt32) { scalars.append(scalar) }

  /// Appends the scalars of UTF-8 text; `false` if the text is not valid UTF-8.
  mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.firstInvalidUTF8() == nil else { return false }
    var offset = 0
    while offset < text.count {
      guard let scalar = text.scalar(at: offset) else { return false }
      scalars.append(scalar.value)
      offset += scalar.length
    }
    return true
  }

  /// Returns whether the scalars equal those of another buffer.
  func equals(_ other: borrowing ScalarBuffer) -> Bool {
    scalars.values.elementsEqual(other.scalars.values)
  }
}

extension ByteBuffer {
  /// Appends the UTF-8 form of a scalar.
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    } else if scalar < 0x1_0000 {
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    } else {
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18 & 0x07))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }
}
