/// A rule for how a conjugated form changes the accent of the dictionary form.
///
/// The types are those of the UniDic users' manual 1.3.9 (2008), section 6.6, table 9.
enum AccentModification: Equatable {
  /// M1: the nucleus is `offset` morae before the end of the form.
  case fromEnd(offset: Int)
  /// M2: like M1, but only if the form is flat.
  case fromEndIfFlat(offset: Int)
  /// M4: the nucleus moves `offset` morae toward the start, unless it is on the first mora.
  case forward(offset: Int)
  /// M4, but only for a stem whose nucleus is on its last mora, because NAIST-jdic has already
  /// moved the nucleus of some forms.
  case forwardFromLast(offset: Int)

  /// Parses a modification such as `M4@1`; `nil` if the notation is unknown.
  init?(_ notation: UnsafeBufferPointer<UInt8>) {
    guard notation.count >= 4, notation[0] == UInt8(ascii: "M"), notation[2] == UInt8(ascii: "@")
    else { return nil }
    var numbers = NumberScanner(UnsafeBufferPointer(rebasing: notation[3...]))
    guard let offset = numbers.number(), numbers.isAtEnd else { return nil }
    switch notation[1] {
    case UInt8(ascii: "1"): self = .fromEnd(offset: offset)
    case UInt8(ascii: "2"): self = .fromEndIfFlat(offset: offset)
    case UInt8(ascii: "4"): self = .forward(offset: offset)
    default: return nil
    }
  }

  /// Creates the modification of a dictionary entry: the one in its field, or that of its IPADIC
  /// conjugation.
  init?(_ entry: LexicalEntry) {
    if let named = AccentModification(entry.accentModification) {
      self = named
      return
    }
    let form = entry.conjugationFormName
    guard form.count > 0 else { return nil }
    for row in Self.rows where form.equals(row.form) {
      guard row.types.contains(where: { entry.conjugationType.hasPrefix($0) }) else { continue }
      self = row.modification
      return
    }
    return nil
  }

  /// Returns the nucleus after the modification, or `nil` if it is unknown.
  func nucleus(_ part: AccentPart) -> Int? {
    switch self {
    case .fromEnd(let offset): return part.moraCount - offset
    case .fromEndIfFlat(let offset):
      return part.nucleus.map { $0 == 0 ? part.moraCount - offset : $0 }
    case .forward(let offset): return part.nucleus.map { $0 <= 1 ? $0 : max($0 - offset, 1) }
    case .forwardFromLast(let offset):
      return part.nucleus.map { $0 > 1 && $0 == part.moraCount ? max($0 - offset, 1) : $0 }
    }
  }

  private struct Row {
    let form: StaticString
    /// Prefixes of the names of conjugation types.
    let types: [StaticString]
    let modification: AccentModification
  }

  /// IPADIC's conjugation forms with the modifications that UniDic gives the same forms.
  ///
  /// Sources: IPADIC users' manual 2.7.0, conjugation tables; UniDic 3.1.1, field aModType. The う
  /// of のもう is a separate word in IPADIC.
  private static let rows: [Row] = [
    // たべꜜる, たꜜべて; かんじꜜる, かꜜんじて.
    Row(form: "連用形", types: ["一段", "サ変・−スル", "サ変・−ズル"], modification: .forwardFromLast(offset: 1)),
    Row(form: "未然形", types: ["一段", "サ変・−スル", "サ変・−ズル"], modification: .forwardFromLast(offset: 1)),
    // いく, いこꜜう; のꜜむ, のもꜜう; あかい, あかかろꜜう.
    Row(
      form: "未然ウ接続", types: ["一段", "五段", "サ変", "カ変", "形容詞"],
      modification: .fromEnd(offset: 0)),
    // あける, あけꜜよ.
    Row(form: "命令ｙｏ", types: ["一段", "サ変"], modification: .fromEndIfFlat(offset: 1)),
    // あかい, あかꜜけれ(ば); いかない, いかなꜜけれ(ば).
    Row(
      form: "仮定形", types: ["形容詞", "特殊・ナイ", "特殊・タイ"],
      modification: .fromEndIfFlat(offset: 2)),
    Row(
      form: "仮定縮約１", types: ["形容詞", "特殊・ナイ", "特殊・タイ"],
      modification: .fromEndIfFlat(offset: 2)),
    Row(
      form: "仮定縮約２", types: ["形容詞", "特殊・ナイ", "特殊・タイ"],
      modification: .fromEndIfFlat(offset: 1)),
  ]
}
