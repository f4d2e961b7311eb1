/// A set of kanji, such as those a reader is expected to know.
///
/// ```swift
/// KanjiSet.grades(through: 1).contains("山")            // true
/// KanjiSet.joyo.contains("鰯")                          // false
/// KanjiSet.grade(1).union(KanjiSet("鰯")).contains("鰯")  // true
/// ```
///
/// The official lists are those of Unihan 15.0 (`kJoyoKanji`, `kJinmeiyoKanji`) and the table of
/// kanji by school grade of 2017 (学年別漢字配当表).
///
/// Sendable: a plain value.
public struct KanjiSet: Sendable, Hashable {
  private let scalars: Set<Unicode.Scalar>

  private init(scalars: Set<Unicode.Scalar>) { self.scalars = scalars }

  /// The kanji of a text; other characters are left out, an empty text gives the empty set.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: some StringProtocol) {
    scalars = Set(text.unicodeScalars.lazy.filter { $0.value.isIdeograph })
  }

  /// How many kanji the set holds.
  public var count: Int { scalars.count }

  /// Whether the set is empty.
  public var isEmpty: Bool { scalars.isEmpty }

  /// Whether the set holds a kanji; true for 々 too if the set is not empty.
  ///
  /// 々 repeats another kanji and so needs no knowledge of its own.
  ///
  /// - Complexity: O(1).
  public func contains(_ kanji: Unicode.Scalar) -> Bool {
    scalars.contains(kanji) || kanji == "々" && !scalars.isEmpty
  }

  /// Whether the set holds every kanji of a text; true if it has none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func containsKanji(of text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy { !$0.value.isIdeograph || contains($0) }
  }

  /// The kanji of either set.
  public func union(_ other: KanjiSet) -> KanjiSet {
    KanjiSet(scalars: scalars.union(other.scalars))
  }

  /// The kanji of this set that are not in the other.
  public func subtracting(_ other: KanjiSet) -> KanjiSet {
    KanjiSet(scalars: scalars.subtracting(other.scalars))
  }
}

extension KanjiSet: Codable {
  /// Reads the set from a string of its kanji.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the set as a string of its kanji, by code point.
  public func encode(to encoder: any Encoder) throws {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.sorted())
    var container = encoder.singleValueContainer()
    try container.encode(String(text))
  }
}

// MARK: Official lists

extension KanjiSet {
  /// The empty set.
  public static let none = KanjiSet("")

  /// The 2,136 jōyō kanji of 2010, for general use.
  public static let joyo = KanjiSet(KanjiSetLists.joyo)

  /// The 863 jinmeiyō kanji, allowed in given names besides the jōyō kanji.
  public static let jinmeiyo = KanjiSet(KanjiSetLists.jinmeiyo)

  /// The kanji taught in a grade of primary school, 1 to 6; empty for any other number.
  public static func grade(_ grade: Int) -> KanjiSet {
    schoolGrades.indices.contains(grade &- 1) ? schoolGrades[grade &- 1] : none
  }

  /// The kanji taught up to the end of a grade: 1,026 for 6 and above, none below 1.
  public static func grades(through grade: Int) -> KanjiSet {
    schoolGrades.prefix(max(0, grade)).reduce(none) { $0.union($1) }
  }

  private static let schoolGrades = KanjiSetLists.grades.map { KanjiSet($0) }
}
