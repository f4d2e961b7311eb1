import TextFoundation

/// A symbol in numbers: a digit or a power of ten.
struct NumeralSymbol: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A digit from 0 to 9.
    case digit(UInt8)
    /// 10, 100 or 1000, as the exponent of ten.
    case power(UInt8)
    /// 廿, 卅, 卌: twenty, thirty and forty in one character.
    case tens(UInt8)
    /// 万, 億, 兆 … 無量大数: a power of 10,000, as its exponent from 1 to 17.
    case myriad(UInt8)
  }

  enum Script: Equatable, Sendable {
    case ascii
    case fullWidth
    case kanji
  }

  let kind: Kind
  let script: Script
  /// The length of the symbol in bytes.
  let length: Int

  /// The value of a digit; nil for other symbols.
  var digit: UInt8? {
    guard case .digit(let value) = kind else { return nil }
    return value
  }
}

extension NumeralSymbol {
  /// The powers of 10,000 in the order of 塵劫記 (1634 edition), up to 10^68.
  static let myriads = [
    "万", "億", "兆", "京", "垓", "𥝱", "穣", "溝", "澗", "正", "載", "極", "恒河沙", "阿僧祇",
    "那由他", "不可思議", "無量大数",
  ]

  /// Powers of 10,000 written with several characters, with the code point of the first.
  static let longMyriads: [(first: UInt32, name: StaticString, exponent: UInt8)] = [
    (0x6052, "恒河沙", 13), (0x963F, "阿僧祇", 14), (0x90A3, "那由他", 15), (0x4E0D, "不可思議", 16),
    (0x7121, "無量大数", 17),
  ]
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the numeral symbol that starts at `offset`, in any of the three scripts.
  ///
  /// The characters are those of 常用漢字表, the formal ones (大字) of 戸籍法施行規則 31 条 and their old forms
  /// (壹貳參), 〇 and ○ for zero, and 廿 卅 卌.
  @inline(__always)
  func numeralSymbol(at offset: Int) -> NumeralSymbol? {
    guard offset >= 0, offset < count else { return nil }
    let lead = self[offset]
    if lead < 0x80 {
      guard lead.isASCIIDigit else { return nil }
      return NumeralSymbol(kind: .digit(lead &- 0x30), script: .ascii, length: 1)
    }
    guard lead >= 0xE2 else { return nil }
    return multiByteNumeralSymbol(at: offset)
  }

  private func multiByteNumeralSymbol(at offset: Int) -> NumeralSymbol? {
    guard let scalar = scalar(at: offset) else { return nil }
    if scalar.value >= 0xFF10, scalar.value <= 0xFF19 {
      let digit = UInt8(truncatingIfNeeded: scalar.value &- 0xFF10)
      return NumeralSymbol(kind: .digit(digit), script: .fullWidth, length: scalar.length)
    }
    if let kind = Self.kanjiKind(scalar.value) {
      return NumeralSymbol(kind: kind, script: .kanji, length: scalar.length)
    }
    for myriad in NumeralSymbol.longMyriads
    where myriad.first == scalar.value && starts(with: myriad.name, at: offset) {
      return NumeralSymbol(
        kind: .myriad(myriad.exponent), script: .kanji, length: myriad.name.utf8CodeUnitCount)
    }
    return nil
  }

  private static func kanjiKind(_ value: UInt32) -> NumeralSymbol.Kind? {
    switch value {
    case 0x3007, 0x25CB, 0x96F6: .digit(0)  // 〇 ○ 零
    case 0x4E00, 0x58F1, 0x58F9, 0x5F0C: .digit(1)  // 一 壱 壹 弌
    case 0x4E8C, 0x5F10, 0x8CB3, 0x8CAE, 0x5F0D: .digit(2)  // 二 弐 貳 貮 弍
    case 0x4E09, 0x53C2, 0x53C3, 0x5F0E: .digit(3)  // 三 参 參 弎
    case 0x56DB, 0x8086: .digit(4)  // 四 肆
    case 0x4E94, 0x4F0D: .digit(5)  // 五 伍
    case 0x516D, 0x9678: .digit(6)  // 六 陸
    case 0x4E03, 0x6F06, 0x67D2: .digit(7)  // 七 漆 柒
    case 0x516B, 0x634C: .digit(8)  // 八 捌
    case 0x4E5D, 0x7396: .digit(9)  // 九 玖
    case 0x5341, 0x62FE: .power(1)  // 十 拾
    case 0x767E, 0x964C, 0x4F70: .power(2)  // 百 陌 佰
    case 0x5343, 0x9621, 0x4EDF: .power(3)  // 千 阡 仟
    case 0x5EFF, 0x5344: .tens(2)  // 廿 卄
    case 0x5345: .tens(3)  // 卅
    case 0x534C: .tens(4)  // 卌
    case 0x4E07, 0x842C: .myriad(1)  // 万 萬
    case 0x5104: .myriad(2)  // 億
    case 0x5146: .myriad(3)  // 兆
    case 0x4EAC: .myriad(4)  // 京
    case 0x5793: .myriad(5)  // 垓
    case 0x25771, 0x79ED: .myriad(6)  // 𥝱 秭
    case 0x7A63: .myriad(7)  // 穣
    case 0x6E9D: .myriad(8)  // 溝
    case 0x6F97: .myriad(9)  // 澗
    case 0x6B63: .myriad(10)  // 正
    case 0x8F09: .myriad(11)  // 載
    case 0x6975: .myriad(12)  // 極
    default: nil
    }
  }

  /// Returns whether `text` occurs at `offset`.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset &+ length <= count else { return false }
    for position in 0..<length where self[offset &+ position] != text.utf8Start[position] {
      return false
    }
    return true
  }
}
