import Kana
import TextFoundation
import Transliteration

/// A text whose characters have been folded.
struct FoldedText {
  var text: String
  var folds: FoldSet
}

/// Folds characters one by one: width, case, compatibility characters, marks, old forms of kanji.
struct CharacterFolding {
  private let kinds: Set<SearchFold.Kind>

  init(_ kinds: Set<SearchFold.Kind>) { self.kinds = kinds }

  /// Returns the folded text of a word; without white space.
  func fold(_ bytes: UnsafeBufferPointer<UInt8>) -> FoldedText {
    if Self.isUnchanged(bytes) { return FoldedText(text: text(of: bytes), folds: []) }
    var output = Output()
    if kinds.contains(.variantKanji), let folded = VariantKanji.fold(bytes) {
      output.folds.insert(FoldSet(.variantKanji, .rule))
      folded.withUnsafeBufferPointer { append($0, to: &output) }
    } else {
      append(bytes, to: &output)
    }
    return FoldedText(text: String(output.scalars), folds: output.folds)
  }

  private func text(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private struct Output {
    var scalars = String.UnicodeScalarView()
    var folds: FoldSet = []
    var last: UInt32 = 0

    mutating func append(_ value: UInt32) {
      guard let scalar = Unicode.Scalar(value) else { return }
      scalars.append(scalar)
      last = value
    }

    mutating func removeLast() { scalars.removeLast() }
  }

  /// Returns whether a text has only hiragana, katakana and kanji that are never folded.
  private static func isUnchanged(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset + 2 < bytes.count {
      let lead = bytes[offset]
      guard lead == 0xE3 || lead >= 0xE4 && lead <= 0xE9 else { return false }
      if lead == 0xE3 {
        // Hiragana and katakana, but neither marks nor iteration marks.
        let second = bytes[offset + 1]
        let third = bytes[offset + 2]
        guard second >= 0x81, second <= 0x83 else { return false }
        if second == 0x82, third >= 0x97, third <= 0xA0 { return false }
        if second == 0x83, third >= 0xBB, third != 0xBC { return false }
      } else if VariantKanji.mayContain(bytes, at: offset) {
        return false
      }
      offset += 3
    }
    return offset == bytes.count
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout Output) {
    var offset = 0
    while let scalar = bytes.scalar(at: offset) {
      offset += scalar.length
      append(scalar.value, to: &output)
    }
  }

  private func append(_ value: UInt32, to output: inout Output) {
    switch value {
    case 0x41...0x5A: appendSmall(value + 0x20, for: value, to: &output)
    case 0x21...0x7E: output.append(value)
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: output.append(value)
    case 0x3005 where kinds.contains(.iterationMark) && Ideographs.contains(output.last):
      output.folds.insert(FoldSet(.iterationMark, .rule))
      output.append(output.last)
    case 0x309D, 0x309E, 0x30FD, 0x30FE: appendRepeatedKana(value, to: &output)
    case 0x3099, 0x309A, 0x309B, 0x309C, 0xFF9E, 0xFF9F: appendVoicingMark(value, to: &output)
    case 0x4E00...0x9FFF: output.append(value)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: output.folds.insert(FoldSet(.variantKanji, .rule))
    case 0xFF01...0xFF5E where kinds.contains(.width):
      output.folds.insert(FoldSet(.width, .rule))
      append(value - 0xFEE0, to: &output)
    case 0xFF61...0xFF9D where kinds.contains(.width):
      output.folds.insert(FoldSet(.width, .rule))
      output.append(HalfwidthKatakana.fullwidth(value) ?? value)
    case 0xFF01...0xFF9F: output.append(value)
    default: appendOther(value, to: &output)
    }
  }

  private func appendSmall(_ small: UInt32, for value: UInt32, to output: inout Output) {
    guard kinds.contains(.letterCase) else { return output.append(value) }
    output.folds.insert(FoldSet(.letterCase, .rule))
    output.append(small)
  }

  private func appendRepeatedKana(_ value: UInt32, to output: inout Output) {
    let table = VoicingTable.shared
    guard kinds.contains(.iterationMark), KanaLetter.isLetter(output.last) else {
      return output.append(value)
    }
    output.folds.insert(FoldSet(.iterationMark, .rule))
    let plain = table.unvoiced(output.last)
    let isVoiced = value == 0x309E || value == 0x30FE
    let voiced = isVoiced ? table.composition(of: plain, with: VoicingTable.voicedMark) : nil
    output.append(voiced ?? plain)
  }

  /// Composes a voicing mark with the kana before it.
  private func appendVoicingMark(_ value: UInt32, to output: inout Output) {
    guard let mark = VoicingTable.combiningMark(of: value, includingSpacing: true),
      let voiced = VoicingTable.shared.composition(of: output.last, with: mark)
    else { return }
    output.folds.insert(FoldSet(.width, .rule))
    output.removeLast()
    output.append(voiced)
  }

  /// Appends a letter of another script or a compatibility character.
  private func appendOther(_ value: UInt32, to output: inout Output) {
    guard let scalar = Unicode.Scalar(value) else { return }
    let properties = scalar.properties
    if properties.isWhitespace { return }
    switch properties.generalCategory {
    case .nonspacingMark where kinds.contains(.diacritics):
      output.folds.insert(FoldSet(.diacritics, .rule))
      return
    case .format, .control: return
    default: break
    }
    if let known = CompanySymbols.meanings[value], kinds.contains(.compatibility) {
      output.folds.insert(FoldSet(.compatibility, .rule))
      for scalar in known.unicodeScalars { output.append(scalar.value) }
      return
    }
    guard properties.changesWhenNFKCCaseFolded || Self.isLatin(value) else {
      return output.append(value)
    }
    var text = String(Character(scalar))
    if kinds.contains(.compatibility), let normal = try? NormalizationForm.nfkc.normalize(text),
      normal != text
    {
      text = normal
      output.folds.insert(FoldSet(.compatibility, .rule))
    }
    if kinds.contains(.diacritics), let plain = Self.withoutMarks(text), plain != text {
      text = plain
      output.folds.insert(FoldSet(.diacritics, .rule))
    }
    if kinds.contains(.letterCase) {
      let small = text.lowercased()
      if small != text { output.folds.insert(FoldSet(.letterCase, .rule)) }
      text = small
    }
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      output.append(scalar.value)
    }
  }

  private static func isLatin(_ value: UInt32) -> Bool {
    0xC0...0x24F ~= value || 0x1E00...0x1EFF ~= value
  }

  /// Returns a text of Latin letters without their marks; `nil` for other letters.
  private static func withoutMarks(_ text: String) -> String? {
    guard text.unicodeScalars.allSatisfy({ isLatin($0.value) || $0.isASCII }),
      let parts = try? NormalizationForm.nfd.normalize(text)
    else { return nil }
    return String(
      String.UnicodeScalarView(
        parts.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }))
  }
}

/// Characters that abbreviate several letters or a word.
enum CompatibilityCharacters {
  /// Returns whether a text begins with such a character: U+2100–214F, U+2460–24FF, U+3200–33FF.
  static func isFirst(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 3 else { return false }
    switch (text[0], text[1]) {
    case (0xE2, 0x84), (0xE2, 0x85), (0xE2, 0x91...0x93), (0xE3, 0x88...0x8F): return true
    default: return false
    }
  }
}

/// Symbols for kinds of companies, whose compatibility decomposition is an abbreviation in parentheses.
enum CompanySymbols {
  static let meanings: [UInt32: String] = [
    0x3231: "株式会社", 0x3232: "有限会社", 0x3233: "社団法人", 0x3236: "財団法人",
  ]
}
