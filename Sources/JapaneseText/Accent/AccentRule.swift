/// How the accent of a phrase changes when a further word joins it.
///
/// The rules and their names are those of 匂坂芳典・佐藤大和「日本語単語連鎖のアクセント規則」 (電子通信学会論文誌
/// J66-D 7, 1983), as UniDic's users' manual 1.3.9 (2008) gives them in section 6.7: tables 10
/// (compounds), 11 (prefixes) and 12 (particles and auxiliaries).
enum AccentRule: Equatable {
  /// F1 従属型: the phrase keeps its accent.
  case dependent
  /// F2 不完全支配型: a flat phrase gets a nucleus `offset` morae behind its end.
  case dominatingFlat(offset: Int)
  /// F3 融合型: a phrase with an accent gets its nucleus `offset` morae behind its end.
  case fusing(offset: Int)
  /// F4 支配型: any phrase gets its nucleus `offset` morae behind its end.
  case dominating(offset: Int)
  /// F5 平板化型: the phrase becomes flat.
  case flattening
  /// F6: a flat phrase gets its nucleus at one offset, others at the other.
  case shifting(flat: Int, accented: Int)
  /// C1 自立語結合保存型: the nucleus of the word that joins.
  case preserving
  /// C2 自立語結合生起型: the first mora of the word that joins.
  case initial
  /// C3 接辞結合標準型: the last mora before the word that joins.
  case beforeSuffix
  /// C4 接辞結合平板化型: the whole becomes flat.
  case flatteningSuffix
  /// C5 従属型: the phrase keeps its accent.
  case dependentSuffix
  /// P1 一体化型: the nucleus of the word behind the prefix, flat if that one is flat.
  case prefixUnited
  /// P2 自立語結合型: likewise, its first mora if it is flat.
  case prefixCompound
  /// P4 混合型: the first mora of the word behind if that one is flat, else the prefix's accent.
  case prefixMixed
  /// P6 平板型: flat.
  case prefixFlat
  /// P13: the prefix stays a phrase with an accent of its own.
  case prefixSeparate
  /// P14: the nucleus of the word behind, the prefix's if that one is flat.
  case prefixPreserving

  /// The rule of this notation, as in `F2@1` or `C3`; `nil` for others.
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

  /// Whether it is a rule of prefixes, which the word in front has.
  var isPrefixRule: Bool {
    switch self {
    case .prefixUnited, .prefixCompound, .prefixMixed, .prefixFlat, .prefixSeparate,
      .prefixPreserving:
      true
    default: false
    }
  }

  /// The nucleus of two parts together.
  ///
  /// - Parameters:
  ///   - front: what stands in front: a phrase, or a prefix.
  ///   - rear: the word that joins.
  /// - Returns: the nucleus in morae from the start of `front`; `nil` if it hangs on an accent that
  ///   is not known.
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

/// A part of a phrase, as the rules see it.
struct AccentPart: Equatable {
  var moraCount = 0
  /// The mora behind which the pitch falls; 0 for none, `nil` if it is not known.
  var nucleus: Int?
  /// Whether the last mora cannot carry the accent (see ``Mora/isSyllableEnd``): a nucleus that a
  /// suffix would put there stands on the one before (いいん + かい → いいꜜんかい).
  var endsInsideSyllable = false

  /// Whether the pitch does not fall inside (平板 or 尾高), which is the same for prefixes; `nil` if
  /// the accent is not known.
  var isFlat: Bool? { nucleus.map { $0 == 0 || $0 == moraCount } }
}
