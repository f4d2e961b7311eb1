import TextFoundation

/// A parser that splits kana into morae.
struct MoraReader {
  /// The morae read so far.
  private(set) var morae: [Mora] = []

  /// Returns the morae of a text in kana of either syllabary and any width, with iteration marks
  /// expanded.
  ///
  /// Letters and numbers of other scripts are one unit each, ASCII letters regardless of case; all
  /// other characters are ignored.
  static func morae(of text: String) -> [Mora] {
    var text = WidthConverter(to: .full, .kana).convert(text)
    text = WidthConverter(to: .half, .ascii).convert(text)
    text = VoicingMarkConverter(.composed, spacingMarks: true).convert(text)
    text = IterationMarkExpander().convert(text)
    text = KanaConverter(to: .hiragana).convert(text)
    var reader = MoraReader()
    for scalar in text.unicodeScalars { reader.append(scalar) }
    return reader.morae
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3063: morae.append(Mora(kind: .geminate))
    case 0x3093: morae.append(Mora(kind: .nasal))
    case 0x30FC: morae.append(Mora(kind: .lengthening))
    case 0x3041...0x3096: append(kana: scalar.value)
    case 0x3099:
      // ヷ has been converted to わ and this mark.
      if let last = morae.last, last.consonant == .w { morae[morae.count - 1].consonant = .v }
    default: append(other: scalar)
    }
  }

  private mutating func append(kana: UInt32) {
    guard let sound = KanaSounds.table[Int(kana - 0x3041)] else { return }
    if KanaLetter.isSmallVowel(kana), let last = morae.last, last.kind == .syllable,
      last.glide == .none
    {
      morae[morae.count - 1].glide = sound.consonant == .y ? .palatal : .foreign
      morae[morae.count - 1].value = sound.value
    } else if sound.consonant == .none, lengthens(sound.value) {
      morae.append(Mora(kind: .lengthening))
    } else {
      morae.append(sound)
    }
  }

  /// Returns whether a vowel letter lengthens the preceding vowel, as う does after お.
  private func lengthens(_ vowel: UInt32) -> Bool {
    guard let last = morae.last, last.kind == .syllable else { return false }
    switch (Unicode.Scalar(last.value), Unicode.Scalar(vowel)) {
    case ("e", "i"), ("o", "u"): return true
    default: return last.value == vowel
    }
  }

  private mutating func append(other scalar: Unicode.Scalar) {
    switch scalar.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      let isUppercase = "A"..."Z" ~= scalar
      morae.append(Mora(kind: .other, value: isUppercase ? scalar.value | 0x20 : scalar.value))
    default: break
    }
  }
}

/// The sound of each hiragana by itself.
private enum KanaSounds {
  /// The sounds of U+3041–3096.
  static let table: [Mora?] = {
    var table = [Mora?](repeating: nil, count: 0x3097 - 0x3041)
    for (consonant, kana) in rows {
      for kana in kana.unicodeScalars {
        table[Int(kana.value) - 0x3041] = Mora(
          kind: .syllable, consonant: consonant, value: UInt32(KanaScalar.vowel(of: kana.value)))
      }
    }
    return table
  }()

  private static let rows: [(consonant: Consonant, kana: String)] = [
    (.none, "あいうえおぁぃぅぇぉゐゑを"), (.k, "かきくけこゕゖ"), (.g, "がぎぐげご"), (.s, "さしすせそ"),
    (.z, "ざじずぜぞぢづ"), (.t, "たちつてと"), (.d, "だでど"), (.n, "なにぬねの"), (.m, "まみむめも"),
    (.h, "はひふへほ"), (.b, "ばびぶべぼ"), (.p, "ぱぴぷぺぽ"), (.y, "やゆよゃゅょ"), (.r, "らりるれろ"),
    (.w, "わゎ"), (.v, "ゔ"),
  ]
}
