import JapaneseText
import Testing

@Suite("Kanji sets")
struct KanjiSetTests {
  @Test("the official lists have their published sizes")
  func sizes() {
    // 学年別漢字配当表 2017; 常用漢字表 2010; 人名用漢字 2017.
    #expect((1...6).map { KanjiSet.grade($0).count } == [80, 160, 200, 202, 193, 191])
    #expect(KanjiSet.grades(through: 6).count == 1026)
    #expect(KanjiSet.joyo.count == 2136)
    #expect(KanjiSet.jinmeiyo.count == 863)
  }

  @Test("the lists do not overlap where they must not")
  func relations() {
    #expect(KanjiSet.grades(through: 6).subtracting(.joyo).isEmpty)
    #expect(KanjiSet.jinmeiyo.subtracting(.joyo).count == 863)
    var union = KanjiSet.none
    for grade in 1...6 { union = union.union(.grade(grade)) }
    #expect(union == .grades(through: 6))
  }

  @Test("sample kanji")
  func samples() {
    let rows: [(KanjiSet, Unicode.Scalar, Bool, String)] = [
      (.grade(1), "山", true, ""), (.grade(2), "山", false, "of grade 1"),
      (.grade(4), "茨", true, "of a prefecture, since 2017"), (.grade(4), "媛", true, ""),
      (.grade(4), "賀", true, "moved in 2017"), (.grade(6), "縦", true, ""),
      (.joyo, "𠮟", true, "the form of the list"), (.joyo, "叱", false, "its variant"),
      (.joyo, "鬱", true, "since 2010"), (.joyo, "鰯", false, ""),
      (.jinmeiyo, "渾", true, "since 2017"),
      (.joyo, "々", true, "repeats a known kanji"), (.none, "々", false, ""), (.joyo, "あ", false, ""),
    ]
    for (set, kanji, expected, why) in rows {
      #expect(set.contains(kanji) == expected, "\(kanji) \(why)")
    }
  }

  @Test("kanji without a school grade")
  func edges() {
    for grade in [0, 7, -1, Int.max, Int.min] { #expect(KanjiSet.grade(grade).isEmpty) }
    #expect(KanjiSet.grades(through: 0).isEmpty && KanjiSet.grades(through: Int.min).isEmpty)
    #expect(KanjiSet.grades(through: Int.max).count == 1026)
  }

  @Test("custom sets")
  func custom() {
    let set = KanjiSet("漢字とkana、漢")
    #expect(set.count == 2 && set == KanjiSet("字漢"))
    #expect(
      set.containsKanji(of: "漢字かな") && set.containsKanji(of: "") && set.containsKanji(of: "a"))
    #expect(!set.containsKanji(of: "漢文"))
    #expect(KanjiSet("").isEmpty)
  }
}
