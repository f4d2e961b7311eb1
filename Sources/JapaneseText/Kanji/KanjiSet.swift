/// A set of kanji, such as those a reader knows.
///
/// ```swift
/// let known = KanjiSet.school(years: 1...3)
/// known.contains("学")                        // true
/// KanjiSet.jouyou.count                       // 2136
/// KanjiSet("東京").union(.school(years: 1...1)).count  // 82
/// ```
///
/// Sendable: a plain value.
public struct KanjiSet: Sendable, Hashable, Codable {
  private var scalars: Set<UInt32>

  /// The kanji of a text; other characters do not count.
  public init(_ kanji: some StringProtocol) {
    scalars = Set(
      kanji.unicodeScalars.lazy.map(\.value).filter { SurfaceScripts.kind(of: $0) == .kanji })
  }

  private init(scalars: Set<UInt32>) { self.scalars = scalars }

  /// How many kanji there are.
  public var count: Int { scalars.count }

  /// Whether a kanji is in the set; characters of several scalars (with variation selectors) are
  /// looked up by their first.
  public func contains(_ kanji: Character) -> Bool {
    kanji.unicodeScalars.first.map { scalars.contains($0.value) } ?? false
  }

  /// The kanji of both sets.
  public func union(_ other: KanjiSet) -> KanjiSet {
    KanjiSet(scalars: scalars.union(other.scalars))
  }

  /// The kanji of this set that are not in another.
  public func subtracting(_ other: KanjiSet) -> KanjiSet {
    KanjiSet(scalars: scalars.subtracting(other.scalars))
  }

  func contains(_ scalar: UInt32) -> Bool { scalars.contains(scalar) }
}

extension KanjiSet {
  /// No kanji.
  public static let none = KanjiSet("")

  /// 常用漢字 (2010): 2,136 kanji.
  public static let jouyou = KanjiSet(KanjiSetRows.jouyou)

  /// 人名用漢字, the kanji for names that are not 常用漢字.
  public static let jinmeiyou = KanjiSet(KanjiSetRows.jinmeiyou)

  /// 教育漢字: the kanji of school years from 1 to 6 (学年別漢字配当表, 2017); years outside count for
  /// nothing.
  ///
  /// - Parameter years: the years a pupil has finished, as in `1...3`.
  /// - Returns: their kanji; 1,026 for all six years.
  public static func school(years: ClosedRange<Int>) -> KanjiSet {
    var kanji = ""
    for (index, year) in SchoolKanji.years.enumerated() where years.contains(index + 1) {
      kanji += year
    }
    return KanjiSet(kanji)
  }
}
