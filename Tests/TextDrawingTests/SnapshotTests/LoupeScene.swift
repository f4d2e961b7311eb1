import JapaneseLayout
import JapaneseText
import Kana
import MarkupText
import TextInteraction
import TextLayout

/// The words of the scenes with a loupe, without a dictionary.
struct SceneWords: LoupeWordSource {
  private static let table: [(surface: String, hiragana: String, romaji: String, kanji: Int)] = [
    ("宮崎駿", "みやざきはやお", "miyazaki hayao", 3), ("監督", "かんとく", "kantoku", 2),
    ("舞台", "ぶたい", "butai", 2), ("出会い", "であい", "deai", 2),
    ("育てられた", "そだてられた", "sodaterareta", 1),
  ]

  func words(in text: String, rubies: [FuriganaSegment]) -> [LoupeWord] {
    Self.table.compactMap { row -> LoupeWord? in
      let before = text.text(before: row.surface)
      guard let offset = before?.utf8.count else { return nil }
      let base = String(row.surface.prefix(row.kanji))
      let rest = String(row.surface.dropFirst(row.kanji))
      let end = base.utf8.count
      return LoupeWord(
        range: offset..<offset + row.surface.utf8.count, surface: row.surface,
        hiragana: row.hiragana, romaji: row.romaji,
        furigana: [
          FuriganaSegment(
            utf8Range: 0..<end, base: base, reading: String(row.hiragana.dropLast(rest.count))),
          FuriganaSegment(utf8Range: end..<end + rest.utf8.count, base: rest, reading: nil),
        ], baseForm: row.surface, partOfSpeech: PartOfSpeech(category: .noun),
        script: JapaneseScript(of: row.surface))
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns drawings of the page for each mode, one below the other, with the loupe over different
  /// words.
  static func drawing(of layout: MarkupLayout) -> DisplayList {
    let words = [("宮崎駿", LoupeMode.romaji), ("舞台", .hiragana), ("育てられた", .furigana)]
    let text = layout.text.paragraphs.first?.text ?? ""
    let size = layout.size
    var all = DisplayList(
      size: layout.isVertical
        ? Size(width: size.width * 3, height: size.height)
        : Size(width: size.width, height: size.height * 3), isVertical: layout.isVertical)
    for (number, (word, mode)) in words.enumerated() {
      var loupe = LanguageLoupe(
        LayoutIndex(layout), words: SceneWords(), options: LoupeOptions(mode: mode))
      // In the middle of the word.
      let before = text.text(before: word)?.utf8.count ?? 0
      loupe.move(
        to: LayoutPosition(
          paragraph: 0, offset: before + (word.count + 1) / 2 * 3, affinity: .upstream))
      let origin =
        layout.isVertical
        ? Point(x: size.width * Double(2 - number), y: 0)
        : Point(x: 0, y: size.height * Double(number))
      all.draw(loupe.displayList(), at: origin)
    }
    return all
  }
}

extension String {
  /// Returns the text before a part.
  fileprivate func text(before part: String) -> Substring? {
    indices.first { self[$0...].hasPrefix(part) }.map { self[..<$0] }
  }
}
