import Testing
import TextFoundation

@testable import LanguageDetection

@Suite struct LetterMappingTests {
  /// Compares the mapping with the standard library's data for every scalar.
  @Test func lowercaseAgreesWithTheStandardLibrary() {
    var differing: [String] = []
    for value in UInt32(0x80)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value), LetterScript.table[value].isCapital else {
        continue
      }
      let expected = scalar.properties.lowercaseMapping.unicodeScalars
      // Only İ has a mapping to two scalars, which the scanner handles.
      guard expected.count == 1, let small = expected.first else { continue }
      if LetterMapping.lowercase(value) != small.value { differing.append("\(scalar)") }
    }
    #expect(differing == [])
  }

  @Test func smallLettersStay() {
    for value in UInt32(0x80)...0x2FFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isLowercase else { continue }
      #expect(LetterMapping.lowercase(value) == value, "\(scalar)")
    }
  }

  /// Swift compares strings by canonical equivalence.
  @Test func compositesAreEquivalent() {
    var count = 0
    for base in UInt32(0x61)...0x4FF {
      for mark in UInt32(0x300)...0x345 {
        guard let composite = LetterMapping.composite(of: base, mark) else { continue }
        count += 1
        var parts = ""
        for value in [base, mark] { parts.unicodeScalars.append(Unicode.Scalar(value) ?? "?") }
        #expect(Unicode.Scalar(composite).map { String(Character($0)) } == parts)
      }
    }
    #expect(count > 300)
    #expect(LetterMapping.composite(of: 0x71, 0x301) == nil, "q with an acute has no composite")
    #expect(LetterMapping.composite(of: .max, .max) == nil)
  }

  @Test func scriptsAgreeWithTheStandardLibrary() {
    var differing: [String] = []
    for value in UInt32(0)...0x2FFFF {
      // The tables are those of Unicode 15.0.
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age <= (15, 0)
      else { continue }
      let isNone = LetterScript.table[value] == .none
      if isNone, scalar.properties.isIdeographic, scalar.properties.generalCategory == .otherLetter,
        value != 0x3006
      {
        differing.append("\(scalar)")
      }
      if !isNone, scalar.properties.generalCategory == .decimalNumber {
        differing.append("\(scalar)")
      }
    }
    #expect(differing == [])
  }
}

extension LetterScript {
  fileprivate var isCapital: Bool {
    [.latinCapital, .greekCapital, .cyrillicCapital, .armenianCapital, .georgianCapital]
      .contains(self)
  }
}
