import TestSupport
import Testing

@testable import TextFoundation

/// Compares the searches with those of the standard library.
@Suite struct SubsequenceSearchTests {
  @Test func searchesFindWhatTheStandardLibraryFinds() {
    var generator = SeededGenerator(seed: 6)
    func string(_ count: Int) -> String {
      String(
        String.UnicodeScalarView(
          (0..<count).map { _ in "ab\u{301}か".unicodeScalars.randomElement(using: &generator) ?? "a"
          }))
    }
    for _ in 0..<3000 {
      let text = string(12)
      let part = string(Int.random(in: 1...3, using: &generator))
      #expect(SubsequenceSearch.firstRange(of: part, in: text) == text.firstRange(of: part))
      #expect(SubsequenceSearch.ranges(of: part, in: text) == text.ranges(of: part))
      #expect(
        SubsequenceSearch.replacing(part, in: text, with: "-") == text.replacing(part, with: "-"))
    }
  }

  @Test func nothingIsFoundInNothing() {
    #expect(SubsequenceSearch.firstRange(of: "a", in: "") == nil)
    #expect(SubsequenceSearch.ranges(of: "a", in: "").isEmpty)
    #expect(SubsequenceSearch.replacing("aa", in: "aaaaa", with: "b") == "bba")
    #expect(SubsequenceSearch.ranges(of: "", in: "abc").isEmpty)
  }
}
