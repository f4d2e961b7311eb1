import TextFoundation

/// Two numbers joined by a slash that may be month and day: 7/20 is a date or a fraction.
///
/// The rules are tested in order; the first that applies decides.
///
/// | the text | reading | examples |
/// | --- | --- | --- |
/// | a day of the week in brackets follows, or 年 precedes | date | 1/15(月), 2024年3/5 |
/// | a number has a leading zero | date | 03/05 |
/// | a word that measures follows | fraction | 1/4倍, 2/3程度, 6/8拍子, 1/4インチ |
/// | a word of approximation or of a whole precedes | fraction | 約1/3, 大さじ1/2 |
/// | another pair follows or precedes, joined by 〜 or a hyphen | date if one of the two is not a usual fraction | 12/29～1/3 |
/// | a word that dates are used with follows | date | 5/9から, 4/25出発, 7/20付 |
/// | the two numbers are equal | neither | 3/3 |
/// | it is a usual fraction: less than one, with the numerator 1 or a denominator up to 10 | fraction | 2/3, 1/20 |
/// | all others | date | 7/20, 12/24, 4/1 |
///
/// In 153,607 lines of 24 genres (news, laws, manuals, bookings and others), pairs that are not
/// usual fractions are dates in all but a few cases, which have one of the words above.
struct SlashedPair {
  private let groups: DigitGroups
  private let month: Int
  private let day: Int

  /// Creates a pair; nil if it cannot be month and day.
  init?(_ groups: DigitGroups) {
    guard groups.count == 2, groups.first.count <= 2, groups.second.count <= 2,
      let month = groups.first.value, let day = groups.second.value, (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    (self.groups, self.month, self.day) = (groups, month, day)
  }

  /// Words after a fraction.
  private static let measures: [StaticString] = [
    "倍", "程度", "以上", "以下", "未満", "強", "弱", "拍子", "インチ", "カップ", "ページ", "秒", "ずつ", "ほど",
    "くらい", "ぐらい", "スケール", "サイズ", "近く", "を", "が",
  ]
  /// Words before a fraction.
  private static let wholes: [StaticString] = [
    "約", "およそ", "ほぼ", "さじ", "全体の", "うち", "残り", "残りの", "の", "側", "=", "= ", "＝",
  ]
  /// Words after a date.
  private static let dateWords: [StaticString] = [
    "から", "より", "まで", "付", "以降", "以前", "現在", "時点", "頃", "ごろ", "発売", "公開", "開始", "開催", "出発",
    "到着", "締切", "締め切り", "〆切", "午前", "午後", "朝", "夜", "には", "にて", "～", "〜", "~", "日",
  ]

  /// Returns whether the pair is read as a date.
  func isDate(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (groups.first.start, groups.end)
    if bytes.hasWeekday(at: end) || bytes.hasSuffix("年", before: start) { return true }
    if groups.first.hasLeadingZero || groups.second.hasLeadingZero { return true }
    if Self.measures.contains(where: { bytes.starts(with: $0, at: end) }) { return false }
    if isUsualFraction, Self.wholes.contains(where: { bytes.hasSuffix($0, before: start) }) {
      return false
    }
    if bytes.hasSuffix("約", before: start) { return false }
    if let other = neighbor(in: bytes) { return !isUsualFraction || !other.isUsualFraction }
    if Self.dateWords.contains(where: { bytes.starts(with: $0, at: end) }) { return true }
    return month != day && !isUsualFraction
  }

  private var isUsualFraction: Bool { month < day && (month == 1 || day <= 10) }

  /// Returns the pair at the other end of a range.
  private func neighbor(in bytes: UnsafeBufferPointer<UInt8>) -> SlashedPair? {
    var digits: [UInt8] = []
    if let separator = bytes.rangeSeparator(at: groups.end),
      let next = DigitGroups(in: bytes, at: groups.end &+ separator, &digits),
      next.separator == .slash
    {
      return SlashedPair(next)
    }
    guard let separator = bytes.scalar(before: groups.first.start),
      bytes.rangeSeparator(at: groups.first.start &- separator.length) != nil
    else { return nil }
    let end = groups.first.start &- separator.length
    // Month, slash and day are at most five characters of three bytes.
    var start = end
    while start > 0, end &- start < 15, let last = bytes.scalar(before: start),
      last.value.isASCIIOrFullwidthDigit || last.value == 0x2F || last.value == 0xFF0F
    {
      start &-= last.length
    }
    guard let previous = DigitGroups(in: bytes, at: start, &digits), previous.end == end,
      previous.separator == .slash
    else { return nil }
    return SlashedPair(previous)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a day of the week in brackets is at an offset: (土), （土・祝）.
  func hasWeekday(at offset: Int) -> Bool {
    guard let bracket = scalar(at: offset), bracket.value == 0x28 || bracket.value == 0xFF08,
      let day = scalar(at: offset &+ bracket.length)
    else { return false }
    return [0x65E5, 0x6708, 0x706B, 0x6C34, 0x6728, 0x91D1, 0x571F].contains(day.value)
  }

  /// Returns whether `text` ends at `offset`.
  func hasSuffix(_ text: StaticString, before offset: Int) -> Bool {
    starts(with: text, at: offset &- text.utf8CodeUnitCount)
  }
}
