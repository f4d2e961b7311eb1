import Foundation
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests, over a sample of the dictionary, that no kanji of a word gets a reading that it does not
/// have: a run that cannot be divided keeps one reading.
///
/// The known readings are spelled out here with their sound changes and compared as strings,
/// independent of the aligner's lattice.
@Suite struct KanjiSplitTests {
  /// Words whose kanji have readings of no table: the kanji of other words (漢 for 者), and は for わ.
  private static let exceptions: Set<String> = ["田舎漢", "朝首相", "今晩和", "鵯鳥"]

  /// The words of the dictionary with two or more kanji, and their readings.
  private static func words() throws -> [(surface: String, reading: String)] {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let folder = root.joined(separator: "/") + "/Dictionaries/naist-jdic/entries/naist-jdic/"
    var words: [(String, String)] = []
    for file in ["noun-common", "noun-verbal", "noun-adverbial", "verb", "adjective"] {
      let text = try String(contentsOfFile: folder + file + ".tsv", encoding: .utf8)
      for line in text.split(separator: "\n") where !line.hasPrefix("[") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        // Long vowels spelled ー are not in the tables of readings.
        guard fields.count > 2, fields[1] != "~", !fields[1].contains("ー"),
          !fields[1].contains(":")
        else { continue }
        let kanji = fields[0].unicodeScalars.count { $0.value.isCJKIdeograph }
        let isPlain = fields[0].unicodeScalars.allSatisfy { scalar in
          scalar.value.isKanji || 0x3041...0x3096 ~= scalar.value
        }
        if kanji > 1, isPlain { words.append((String(fields[0]), String(fields[1]))) }
      }
    }
    return words
  }

  private static let voiced = Dictionary(
    uniqueKeysWithValues: zip("カキクケコサシスセソタチツテトハヒフヘホ", "ガギグゲゴザジズゼゾダヂヅデドバビブベボ"))
  private static let semiVoiced = Dictionary(uniqueKeysWithValues: zip("ハヒフヘホ", "パピプペポ"))
  private static let nasalized = Dictionary(uniqueKeysWithValues: zip("アイウエオヤ", "ナニヌネノニ"))
  private static let continuative = Dictionary(
    uniqueKeysWithValues: zip("ウクグスツヌブムル", "イキギシチニビミリ"))

  /// Spells sounds alike that are pronounced alike.
  private static func folded(_ kana: String) -> String {
    let pairs: [Character: Character] = ["ヂ": "ジ", "ヅ": "ズ", "ヲ": "オ", "ヰ": "イ", "ヱ": "エ"]
    return String(kana.map { pairs[$0] ?? $0 })
  }

  /// Returns the readings of a kanji in words, with every sound change.
  private static func forms(of scalar: UInt32) -> Set<String> {
    guard let readings = KanjiReadings(of: scalar) else { return [] }
    var stems: Set<String> = []
    for list in [readings.on, readings.kun] {
      for reading in list {
        let stem = String(decoding: reading.stem, as: UTF8.self)
        let okurigana = String(decoding: reading.okurigana, as: UTF8.self)
        stems.formUnion([stem, stem + okurigana, stem + okurigana.dropLast()])
        if let last = okurigana.last, let changed = continuative[last] {
          stems.insert(stem + okurigana.dropLast() + String(changed))
        }
      }
    }
    if scalar == 0x92F8 { stems.insert("ノコ") }
    var forms: Set<String> = []
    for stem in stems where !stem.isEmpty {
      var variants = [stem, stem.replacing("ハ", with: "ワ")]
      if let last = stem.last, stem.count > 1, "ウイクツチキフヒ".contains(last) {
        variants += [String(stem.dropLast()), stem.dropLast() + "ッ"]
      }
      for variant in variants {
        guard let first = variant.first else { continue }
        forms.insert(folded(variant))
        for table in [voiced, semiVoiced, nasalized] {
          if let changed = table[first] {
            let tail = first == "ヤ" ? "ャ" + variant.dropFirst() : String(variant.dropFirst())
            forms.insert(folded(String(changed) + tail))
          }
        }
      }
    }
    return forms
  }

  /// Returns the kanji of a word with a reading that they do not have.
  private static func fault(
    _ surface: String, _ reading: String, _ aligner: inout FuriganaAligner
  ) -> String? {
    var spans: [FuriganaAligner.AlignedSpan] = []
    let (bytes, kana) = (Array(surface.utf8), Array(reading.utf8))
    bytes.withUnsafeBufferPointer { surface in
      kana.withUnsafeBufferPointer { reading in
        aligner.align(surface, reading: reading, byKanji: true, into: &spans)
      }
    }
    func text(_ span: FuriganaAligner.AlignedSpan) -> String {
      String(decoding: bytes[span.surface], as: UTF8.self)
    }
    guard spans.map({ text($0) }).joined() == surface else { return "\(surface): not covered" }
    for (index, span) in spans.enumerated() where span.hasKanji {
      let base = text(span).unicodeScalars
      let ruby = String(decoding: kana[span.reading], as: UTF8.self)
      if ruby.isEmpty || "ァィゥェォッャュョー".contains(ruby.first ?? "ー") {
        return "\(surface): \(text(span))[\(ruby)]"
      }
      let isInRun =
        index > 0 && spans[index - 1].hasKanji
        || index + 1 < spans.count && spans[index + 1].hasKanji
      guard isInRun, base.count == 1, let scalar = base.first, scalar != "々" else { continue }
      var known = forms(of: scalar.value)
      // A particle that is not written: 山手 ヤマノテ.
      known.formUnion(known.flatMap { [$0 + "ノ", $0 + "ガ"] })
      if !known.isEmpty, !known.contains(folded(ruby)) {
        return "\(surface): \(scalar)[\(ruby)]"
      }
    }
    return nil
  }

  @Test func everyKanjiOfASplitRunHasAKnownReading() throws {
    let words = try Self.words()
    #expect(words.count > 30_000)
    var generator = SeededGenerator(seed: 2511)
    var aligner = FuriganaAligner()
    var failures: [String] = []
    for _ in 0..<15_000 {
      guard let word = words.randomElement(using: &generator) else { return }
      if let fault = Self.fault(word.surface, word.reading, &aligner),
        !Self.exceptions.contains(word.surface)
      {
        failures.append(fault)
      }
    }
    // At most one word in five thousand: readings of no table that the list above does not have.
    #expect(failures.count <= 3, "\(failures)")
  }

  @Test func runsThatCannotBeDividedKeepOneReading() {
    var aligner = FuriganaAligner()
    let rows: [(surface: String, reading: String, annotated: String, why: String)] = [
      ("早生", "ワセ", "早生[ワセ]", "not は read as わ at the start of a word"),
      ("琵琶", "ビワ", "琵[ビ]琶[ワ]", "は inside a word is わ"),
      ("丸鋸", "マルノコ", "丸[マル]鋸[ノコ]", "not 丸の and こ"),
      ("仕様", "ショウ", "仕様[ショウ]", "no reading begins with a small kana"),
      ("向日葵", "ヒマワリ", "向日葵[ヒマワリ]", "jukujikun"),
      ("思ひ出す", "オモイダス", "思[オモ]ひ出[ダ]す", "historical spelling divides"),
      ("言ふ", "イウ", "言[イ]ふ", "the same"), ("大きい顔", "オオキイカオ", "大[オオ]きい顔[カオ]", "a long vowel"),
      ("山手", "ヤマノテ", "山[ヤマノ]手[テ]", "a particle that is not written"),
    ]
    for row in rows {
      var spans: [FuriganaAligner.AlignedSpan] = []
      let (bytes, kana) = (Array(row.surface.utf8), Array(row.reading.utf8))
      bytes.withUnsafeBufferPointer { surface in
        kana.withUnsafeBufferPointer { reading in
          aligner.align(surface, reading: reading, byKanji: true, into: &spans)
        }
      }
      let annotated = spans.map { span in
        String(decoding: bytes[span.surface], as: UTF8.self)
          + (span.hasKanji ? "[\(String(decoding: kana[span.reading], as: UTF8.self))]" : "")
      }
      #expect(annotated.joined() == row.annotated, "\(row.why)")
    }
  }
}
