/// A rule for how the accent of a phrase changes when another word joins it.
///
/// The rules and their names are those of 匂坂芳典・佐藤大和「日本語単語連鎖のアクセント規則」 (電子通信学会論文誌 J66-D 7, 1983), as
/// given in the UniDic users' manual 1.3.9 (2008), section 6.7: tables 10 (compounds), 11
/// (prefixes) and 12 (particles and auxiliaries).
enum AccentRule: Equatable {
  /// F1 従属型: the accent of the phrase is unchanged.
  case dependent
  /// F2 不完全支配型: a flat phrase gets a nucleus `offset` morae after its end.
  case dominatingFlat(offset: Int)
  /// F3 融合型: an accented phrase gets its nucleus `offset` morae after its end.
  case fusing(offset: Int)
  /// F4 支配型: any phrase gets its nucleus `offset` morae after its end.
  case dominating(offset: Int)
  /// F5 平板化型: the phrase becomes flat.
  case flattening
  /// F6: a flat phrase gets its nucleus at offset `flat` after its end, an accented one at
  /// `accented`.
  case shifting(flat: Int, accented: Int)
  /// C1 自立語結合保存型: the nucleus of the joining word.
  case preserving
  /// C2 自立語結合生起型: the first mora of the joining word.
  case initial
  /// C3 接辞結合標準型: the last mora before the joining word.
  case beforeSuffix
  /// C4 接辞結合平板化型: the result is flat.
  case flatteningSuffix
  /// C5 従属型: the accent of the phrase is unchanged.
  case dependentSuffix
  /// P1 一体化型: the nucleus of the word after the prefix, flat if that word is flat.
  case prefixUnited
  /// P2 自立語結合型: like P1, but the first mora of the word if it is flat.
  case prefixCompound
  /// P4 混合型: the first mora of the word after the prefix if that word is flat, otherwise the accent
  /// of the prefix.
  case prefixMixed
  /// P6 平板型: the result is flat.
  case prefixFlat
  /// P13: the prefix remains a phrase with its own accent.
  case prefixSeparate
  /// P14: the nucleus of the word after the prefix, or that of the prefix if the word is flat.
  case prefixPreserving

  /// Parses a rule such as `F2@1` or `C3`; `nil` if the notation is unknown.
  init?(_ notation: UnsafeBufferPointer<UInt8>) {
    guard let letter = notation.first else { return nil }
    var numbers = NumberScanner(UnsafeBufferPointer(rebasing: notation.dropFirst()))
    guard let number = numbers.number() else { return nil }
    var offsets: [Int] = []
    while let separator = numbers.separator() {
      guard separator == UInt8(ascii: offsets.isEmpty ? "@" : ","), let offset = numbers.number()
      else { return nil }
      offsets.append(offset)
    }
    switch (letter, number, offsets.count) {
    case (UInt8(ascii: "F"), 1, 0): self = .dependent
    case (UInt8(ascii: "F"), 2, 1): self = .dominatingFlat(offset: offsets[0])
    case (UInt8(ascii: "F"), 3, 1): self = .fusing(offset: offsets[0])
    case (UInt8(ascii: "F"), 4, 1): self = .dominating(offset: offsets[0])
    case (UInt8(ascii: "F"), 5, 0): self = .flattening
    case (UInt8(ascii: "F"), 6, 2): self = .shifting(flat: offsets[0], accented: offsets[1])
    case (UInt8(ascii: "C"), 1, 0): self = .preserving
    case (UInt8(ascii: "C"), 2, 0): self = .initial
    case (UInt8(ascii: "C"), 3, 0): self = .beforeSuffix
    case (UInt8(ascii: "C"), 4, 0): self = .flatteningSuffix
    case (UInt8(ascii: "C"), 5, 0): self = .dependentSuffix
    case (UInt8(ascii: "P"), 1, 0): self = .prefixUnited
    case (UInt8(ascii: "P"), 2, 0): self = .prefixCompound
    case (UInt8(ascii: "P"), 4, 0): self = .prefixMixed
    case (UInt8(ascii: "P"), 6, 0): self = .prefixFlat
    case (UInt8(ascii: "P"), 13, 0): self = .prefixSeparate
    case (UInt8(ascii: "P"), 14, 0): self = .prefixPreserving
    default: return nil
    }
  }

  /// Whether the rule is for a prefix, and therefore belongs to the first of the two words.
  var isPrefixRule: Bool {
    switch self {
    case .prefixUnited, .prefixCompound, .prefixMixed, .prefixFlat, .prefixSeparate,
      .prefixPreserving:
      true
    default: false
    }
  }

  /// Returns the nucleus of two components combined.
  ///
  /// - Parameters:
  ///   - front: the first component: a phrase, or a prefix.
  ///   - rear: the joining word.
  /// - Returns: the nucleus in morae from the start of `front`; `nil` if it depends on an unknown
  ///   accent.
  func nucleus(front: AccentPart, rear: AccentPart) -> Int? {
    let end = front.moraCount
    switch self {
    case .dependent, .dependentSuffix, .prefixSeparate: return front.nucleus
    case .dominatingFlat(let offset): return front.nucleus.map { $0 == 0 ? end + offset : $0 }
    case .fusing(let offset): return front.nucleus.map { $0 == 0 ? 0 : end + offset }
    case .dominating(let offset): return end + offset
    case .flattening, .flatteningSuffix, .prefixFlat: return 0
    case .shifting(let flat, let accented):
      return front.nucleus.map { end + ($0 == 0 ? flat : accented) }
    case .preserving: return rear.nucleus.map { $0 == 0 ? 0 : end + $0 }
    case .initial: return end + 1
    case .beforeSuffix: return end - (front.endsInsideSyllable && end > 1 ? 1 : 0)
    case .prefixUnited: return rear.isFlat.flatMap { $0 ? 0 : rear.nucleus.map { end + $0 } }
    case .prefixCompound:
      return rear.isFlat.flatMap { $0 ? end + 1 : rear.nucleus.map { end + $0 } }
    case .prefixMixed: return rear.isFlat.flatMap { $0 ? end + 1 : front.nucleus }
    case .prefixPreserving:
      return rear.isFlat.flatMap { $0 ? front.nucleus : rear.nucleus.map { end + $0 } }
    }
  }
}

/// The mora count and accent of a component of a phrase, the input of accent rules.
struct AccentPart: Equatable {
  var moraCount = 0
  /// The mora after which the pitch falls; 0 if it does not fall, `nil` if unknown.
  var nucleus: Int?
  /// Whether the last mora cannot carry the accent (see ``AccentMora/isSyllableEnd``).
  ///
  /// A nucleus that a suffix would assign to it moves to the preceding mora (いいん + かい → いいꜜんかい).
  var endsInsideSyllable = false

  /// Whether the pitch does not fall inside the component (平板 or 尾高), which prefix rules do not
  /// distinguish; `nil` if the accent is unknown.
  var isFlat: Bool? { nucleus.map { $0 == 0 || $0 == moraCount } }
}
