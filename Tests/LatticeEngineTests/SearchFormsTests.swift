import MeCabDictionary
import TestSupport
import Testing

@testable import LatticeEngine

/// The section of search forms of the embedded dictionary.
@Suite struct SearchFormsTests {
  private static func forms() throws -> SearchForms {
    let path = try BuildDirectory.product("Mutsu_EmbeddedDictionary.resources")
    return try #require(SearchForms(try EntrySource(dictionary: path)))
  }

  /// Returns the forms of all entries of a surface.
  private func forms(of surface: String) throws -> [String?] {
    let forms = try Self.forms()
    return Array(surface.utf8).withUnsafeBufferPointer { bytes in
      forms.entries(ofSurface: bytes).map { entry in
        forms.form(ofEntry: entry).map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  @Test func entriesHaveForms() throws {
    #expect(try forms(of: "受付").contains("受け付ける"))
    let particles = try forms(of: "へ").filter { $0 == nil }
    #expect(!particles.isEmpty, "a particle has no other writing; the noun is 屁")
    #expect(try forms(of: "この語は無い").isEmpty)
  }

  @Test func compoundsAreDivided() throws {
    let forms = try Self.forms()
    let masks = Array("関西国際空港".utf8).withUnsafeBufferPointer { bytes in
      forms.entries(ofSurface: bytes).map { forms.divisions(ofEntry: $0) }
    }
    #expect(masks == [0b1010], "before the third and the fifth character")
  }

  @Test func ambiguousSpellingsAreFound() throws {
    let forms = try Self.forms()
    let rows: [(key: String, isAmbiguous: Bool)] = [
      ("リトル", true), ("バスト", true), ("ウイスキ", false), ("", false),
    ]
    for row in rows {
      let found = Array(row.key.utf8).withUnsafeBufferPointer {
        forms.isAmbiguous(spellingKey: $0)
      }
      #expect(found == row.isAmbiguous, "\(row.key)")
    }
  }

  @Test func indicesOutsideTheDictionaryHaveNoForm() throws {
    let forms = try Self.forms()
    for index in [-1, Int.min, Int.max, 10_000_000] {
      #expect(forms.form(ofEntry: index) == nil)
      #expect(forms.divisions(ofEntry: index) == 0)
    }
  }

  @Test func damagedSectionsAreRefusedOrHarmless() throws {
    let path = try BuildDirectory.product("Mutsu_EmbeddedDictionary.resources")
    let image = try DictionaryImage(path: path + "/dictionary.mutsu")
    let lexicon = try CodedLexicon(image)
    let section = try #require(image.contents(of: SearchForms.sectionName)).withBytes { Array($0) }
    for count in [0, 3, 8, 100, section.count / 2, section.count - 1] {
      section.prefix(count).withUnsafeBytes { bytes in
        #expect(SearchForms(lexicon, bytes) == nil, "\(count) bytes")
      }
    }
    var state: UInt64 = 7
    for _ in 0..<20 {
      var damaged = section
      for _ in 0..<50 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        damaged[8 + Int(state >> 33) % (damaged.count - 9)] = UInt8(truncatingIfNeeded: state >> 20)
      }
      damaged.withUnsafeBytes { bytes in
        guard let forms = SearchForms(lexicon, bytes) else { return }
        for index in stride(from: 0, to: lexicon.entryCount, by: 997) {
          _ = forms.form(ofEntry: index)?.count
          _ = forms.divisions(ofEntry: index)
        }
      }
    }
  }
}
