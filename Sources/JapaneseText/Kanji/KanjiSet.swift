import TextFoundation

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
public struct KanjiSet: Sendable, Hashable {
  private let scalars: Set<Unicode.Scalar>

  private init(scalars: Set<Unicode.Scalar>) { self.scalars = scalars }

  /// Creates the set of the kanji in a text; other characters are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: some StringProtocol) {
    scalars = Set(text.unicodeScalars.lazy.filter { $0.value.isKanji })
  }

  /// The number of kanji in the set.
  public var count: Int { scalars.count }

  /// Whether the set is empty.
  public var isEmpty: Bool { scalars.isEmpty }

  /// Returns whether the set contains a kanji; also true for 々 unless the set is empty.
  ///
  /// 々 repeats another kanji and therefore requires no separate knowledge.
  ///
  /// - Complexity: O(1).
  public func contains(_ kanji: Unicode.Scalar) -> Bool {
    scalars.contains(kanji) || kanji == "々" && !scalars.isEmpty
  }

  /// Returns whether the set contains every kanji of a text; true if the text has none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func containsKanji(of text: some StringProtocol) -> Bool {
    text.unicodeScalars.allSatisfy { !$0.value.isKanji || contains($0) }
  }

  /// Returns the kanji in either set.
  public func union(_ other: KanjiSet) -> KanjiSet {
    KanjiSet(scalars: scalars.union(other.scalars))
  }

  /// Returns the kanji of this set that are not in the other.
  public func subtracting(_ other: KanjiSet) -> KanjiSet {
    KanjiSet(scalars: scalars.subtracting(other.scalars))
  }
}

extension KanjiSet: Codable {
  /// Decodes the set from a string of its kanji.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the set as a string of its kanji, sorted by code point.
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

  /// The 863 jinmeiyō kanji, allowed in given names in addition to the jōyō kanji.
  public static let jinmeiyo = KanjiSet(KanjiSetLists.jinmeiyo)

  /// Returns the kanji taught in a grade of primary school, 1 to 6; empty for any other number.
  public static func grade(_ grade: Int) -> KanjiSet {
    schoolGrades.indices.contains(grade &- 1) ? schoolGrades[grade &- 1] : none
  }

  /// Returns the kanji taught up to the end of a grade: 1,026 for 6 and above, empty below 1.
  public static func grades(through grade: Int) -> KanjiSet {
    schoolGrades.prefix(max(0, grade)).reduce(none) { $0.union($1) }
  }

  private static let schoolGrades = KanjiSetLists.grades.map { KanjiSet($0) }
}
