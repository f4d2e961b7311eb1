import Kana
import TestSupport
import Testing

/// Tests which characters each scope contains, and that scopes do not influence each other.
@Suite("Scopes of widths")
struct WidthScopeTests {
  private static let scopes: [(scope: WidthScope, name: String)] = [
    (.kana, "kana"), (.ascii, "ascii"), (.space, "space"), (.symbols, "symbols"),
    (.halfwidthForms, "halfwidthForms"), (.hangul, "hangul"),
  ]

  /// Returns the scope of a half-width form by the blocks of the Unicode Standard, chapter 18.
  private static func scope(ofHalfWidth value: UInt32) -> WidthScope? {
    switch value {
    case 0x20: .space
    case 0x21...0x7E: .ascii
    case 0xA2, 0xA3, 0xAC, 0xAF, 0xA6, 0xA5, 0x20A9, 0x2985, 0x2986: .symbols
    case 0xFF61...0xFF9F: .kana
    case 0xFFA0...0xFFBE, 0xFFC2...0xFFC7, 0xFFCA...0xFFCF, 0xFFD2...0xFFD7, 0xFFDA...0xFFDC:
      .hangul
    case 0xFFE8...0xFFEE: .halfwidthForms
    default: nil
    }
  }

  @Test("each scope widens its characters, and no others")
  func membersToFull() {
    var failures: [String] = []
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let own = Self.scope(ofHalfWidth: value)
      for (scope, name) in Self.scopes {
        let isChanged = WidthConverter(to: .full, scope).convert(text) != text
        if isChanged != (own == scope) { failures.append("\(name): \(String(value, radix: 16))") }
      }
    }
    #expect(failures.prefix(10) == [])
  }

  @Test("each scope narrows the full-width forms of its characters, and no others")
  func membersToHalf() {
    var full: [Character: WidthScope] = [:]
    for value in UInt32(0)...0xFFFF {
      guard let scope = Self.scope(ofHalfWidth: value), let scalar = Unicode.Scalar(value) else {
        continue
      }
      full[Character(WidthConverter(to: .full, .all).convert(String(scalar)))] = scope
    }
    for letter in "ガギグゲゴザジズゼゾダヂヅデドバパビピブプベペボポヴヷヺ" { full[letter] = .kana }
    // 63 kana and 28 voiced ones, 94 + 1 of ASCII, 9 symbols, 7 forms, 52 letters of Hangul.
    #expect(full.count == 63 + 28 + 95 + 9 + 7 + 52)
    var failures: [String] = []
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      for (scope, name) in Self.scopes {
        let isChanged = WidthConverter(to: .half, scope).convert(text) != text
        if isChanged != (full[Character(scalar)] == scope) {
          failures.append("\(name): \(String(value, radix: 16))")
        }
      }
    }
    #expect(failures.prefix(10) == [])
  }

  @Test("a text converted in one scope after the other equals a conversion in both")
  func unions() {
    var generator = SeededGenerator(seed: 45)
    let fragments = [
      "ｶﾞ", "ｱ", "ﾟ", "ガ", "a", "Ａ", " ", "　", "¥", "￥", "￫", "→", "ﾡ", "ㄱ", "漢", "😀",
    ]
    for width in WidthConverter.Width.allCases {
      for (index, first) in Self.scopes.enumerated() {
        for second in Self.scopes[(index + 1)...] {
          for _ in 0..<20 {
            let text = (0..<8).map { _ in fragments.randomElement(using: &generator) ?? "" }
              .joined()
            let both = WidthConverter(to: width, [first.scope, second.scope]).convert(text)
            let step = WidthConverter(to: width, first.scope).convert(text)
            let steps = WidthConverter(to: width, second.scope).convert(step)
            #expect(both == steps, "\(first.name), \(second.name): \(text)")
          }
        }
      }
    }
  }

  @Test("the named sets, and bits that name no scope")
  func namedSets() {
    #expect(WidthScope.standard == [.kana, .ascii, .space, .symbols])
    #expect(WidthScope.all == WidthScope(Self.scopes.map(\.scope)))
    #expect(Self.scopes.map { $0.scope.rawValue } == [1, 2, 4, 8, 16, 32], "stored by clients")
    let text = "ｶﾞ aＡ￫ﾡ¥"
    let unknown = WidthScope(rawValue: 0b1100_0000)
    for width in WidthConverter.Width.allCases {
      #expect(WidthConverter(to: width, unknown).convert(text) == text)
      #expect(
        WidthConverter(to: width, unknown.union(.all)).convert(text)
          == WidthConverter(to: width, .all).convert(text))
      #expect(
        WidthConverter(to: width).convert(text)
          == WidthConverter(to: width, .standard).convert(text))
    }
  }
}
