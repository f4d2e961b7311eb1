/// The canonical compositions of kana with U+3099 and U+309A in Unicode.
package struct VoicingTable: Sendable {
  package static let shared = VoicingTable()

  /// The combining voiced and semi-voiced sound marks.
  package static let voicedMark: UInt32 = 0x3099
  package static let semiVoicedMark: UInt32 = 0x309A

  /// The voiced and semi-voiced forms of each letter, and the base and mark of each form, indexed
  /// by the low byte of U+3000–30FF; 0 for none.
  private let voicedForms: [UInt16]
  private let semiVoicedForms: [UInt16]
  private let bases: [UInt16]
  private let marks: [UInt16]

  /// Pairs of an unvoiced and a voiced letter.
  private static let voicedPairs = """
    うゔ かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ つづ てで とど はば ひび ふぶ へべ ほぼ ゝゞ
    ウヴ カガ キギ クグ ケゲ コゴ サザ シジ スズ セゼ ソゾ タダ チヂ ツヅ テデ トド ハバ ヒビ フブ ヘベ ホボ ヽヾ
    ワヷ ヰヸ ヱヹ ヲヺ
    """
  private static let semiVoicedPairs = "はぱ ひぴ ふぷ へぺ ほぽ ハパ ヒピ フプ ヘペ ホポ"

  private init() {
    var voicedForms = [UInt16](repeating: 0, count: 256)
    var semiVoicedForms = voicedForms
    var bases = voicedForms
    var marks = voicedForms
    func add(_ pairs: String, _ mark: UInt32, to forms: inout [UInt16]) {
      for pair in pairs.split(whereSeparator: \.isWhitespace) {
        let letters = pair.unicodeScalars.map { UInt16(truncatingIfNeeded: $0.value) }
        let (base, form) = (letters[0], letters[1])
        forms[Int(base & 0xFF)] = form
        bases[Int(form & 0xFF)] = base
        marks[Int(form & 0xFF)] = UInt16(mark)
      }
    }
    add(Self.voicedPairs, Self.voicedMark, to: &voicedForms)
    add(Self.semiVoicedPairs, Self.semiVoicedMark, to: &semiVoicedForms)
    self.voicedForms = voicedForms
    self.semiVoicedForms = semiVoicedForms
    self.bases = bases
    self.marks = marks
  }

  /// Returns the combining mark with the meaning of a combining or half-width mark, or of ゛ or ゜ if
  /// spacing marks are included; nil for all other scalars.
  package static func combiningMark(of scalar: UInt32, includingSpacing: Bool) -> UInt32? {
    switch scalar {
    case voicedMark, 0xFF9E: voicedMark
    case semiVoicedMark, 0xFF9F: semiVoicedMark
    case 0x309B where includingSpacing: voicedMark
    case 0x309C where includingSpacing: semiVoicedMark
    default: nil
    }
  }

  /// Returns the composition of a letter and a mark; nil if there is none or `mark` is not a
  /// voicing mark.
  package func composition(of letter: UInt32, with mark: UInt32) -> UInt32? {
    guard letter &>> 8 == 0x30 else { return nil }
    let forms: [UInt16]
    switch mark {
    case Self.voicedMark: forms = voicedForms
    case Self.semiVoicedMark: forms = semiVoicedForms
    default: return nil
    }
    let form = forms[Int(letter & 0xFF)]
    return form == 0 ? nil : UInt32(form)
  }

  /// Returns the base and the mark of a voiced or semi-voiced letter; nil for all others.
  package func decomposition(of letter: UInt32) -> (base: UInt32, mark: UInt32)? {
    guard letter &>> 8 == 0x30 else { return nil }
    let base = bases[Int(letter & 0xFF)]
    return base == 0 ? nil : (UInt32(base), UInt32(marks[Int(letter & 0xFF)]))
  }

  /// Returns the letter without voicing, or the letter itself if it is not voiced.
  package func unvoiced(_ letter: UInt32) -> UInt32 { decomposition(of: letter)?.base ?? letter }
}
