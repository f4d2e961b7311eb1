import JapaneseText
import Kana
import MarkupText
import TextInteraction
import TextLayout

@testable import JapaneseLayout

/// Words of a table, at every occurrence in a text; other text has no words.
struct StubWords: LoupeWordSource {
  typealias Row = (
    surface: String, hiragana: String, romaji: String, furigana: [(base: String, reading: String?)]
  )

  static let table: [Row] = [
    ("宮崎駿", "みやざきはやお", "miyazaki hayao", [("宮崎", "みやざき"), ("駿", "はやお")]),
    ("監督", "かんとく", "kantoku", [("監督", "かんとく")]),
    ("育てられた", "そだてられた", "sodaterareta", [("育", "そだ"), ("てられた", nil)]),
    ("映画", "えいが", "eiga", [("映画", "えいが")]), ("1997", "1997", "1997", []),
    ("の", "の", "no", []), ("は", "は", "wa", []), ("スタジオ", "すたじお", "sutajio", []),
    ("東京特許許可局", "とうきょうとっきょきょかきょく", "tōkyōtokkyokyokakyoku", []),
    ("<b>", "<b>", "&amp;", []),
  ]

  func words(in text: String, rubies: [FuriganaSegment]) -> [LoupeWord] {
    var words: [LoupeWord] = []
    var (rest, offset) = (text[...], 0)
    while let first = rest.first {
      if let row = Self.table.first(where: { rest.hasPrefix($0.surface) }) {
        words.append(Self.word(row, at: offset))
        rest = rest.dropFirst(row.surface.count)
        offset += row.surface.utf8.count
      } else {
        rest = rest.dropFirst()
        offset += String(first).utf8.count
      }
    }
    return words
  }

  static func word(_ row: Row, at offset: Int) -> LoupeWord {
    var start = 0
    let segments = (row.furigana.isEmpty ? [(row.surface, nil)] : row.furigana).map { segment in
      defer { start += segment.0.utf8.count }
      return FuriganaSegment(
        utf8Range: start..<start + segment.0.utf8.count, base: segment.0, reading: segment.1)
    }
    return LoupeWord(
      range: offset..<offset + row.surface.utf8.count, surface: row.surface,
      hiragana: row.hiragana, romaji: row.romaji, furigana: segments,
      baseForm: row.surface == "育てられた" ? "育てる" : row.surface,
      partOfSpeech: PartOfSpeech(category: row.surface == "育てられた" ? .verb : .noun),
      script: JapaneseScript(of: row.surface))
  }
}

/// A layout by ``FixedMeasurer`` with a loupe: 16 px for a wide character, 8 for a narrow one.
struct LensProbe {
  let layout: MarkupLayout
  let index: LayoutIndex
  var loupe: LanguageLoupe

  init(
    _ markup: String, width: Double? = 320, options: LoupeOptions = LoupeOptions(),
    words: any LoupeWordSource = StubWords()
  ) {
    layout = Typesetter(measurer: FixedMeasurer()).layout(
      markup: "<style>p { margin: 0 }</style>" + markup, in: LayoutSpace(inlineSize: width))
    index = LayoutIndex(layout)
    loupe = LanguageLoupe(index, words: words, options: options)
  }

  /// Returns the center of a part of a paragraph's text, on its first line if it is on several.
  func middle(of part: String, inParagraph paragraph: Int = 0) -> Point? {
    guard let range = range(of: part, inParagraph: paragraph) else { return nil }
    return index.rects(of: range).first.map {
      Point(x: $0.x + $0.width / 2 - 0.1, y: $0.y + $0.height / 2)
    }
  }

  func range(of part: String, inParagraph paragraph: Int = 0) -> LayoutRange? {
    let text = layout.text.paragraphs[paragraph].text
    guard var start = text.indices.first(where: { text[$0...].hasPrefix(part) }) else {
      return nil
    }
    let lower = text.utf8.distance(from: text.startIndex, to: start)
    start = text.index(start, offsetBy: part.count)
    let upper = text.utf8.distance(from: text.startIndex, to: start)
    return LayoutRange(paragraph: paragraph, offsets: lower..<upper)
  }

  /// Returns the state of the loupe over a part of the text.
  func state(over part: String, inParagraph paragraph: Int = 0) -> LoupeState? {
    middle(of: part, inParagraph: paragraph).flatMap { loupe.state(at: $0) }
  }
}

extension LoupeState {
  /// Whether an ellipse inscribed in the lens contains the whole converted word.
  var holdsWord: Bool {
    let (a, b) = (glass.width / 2, glass.height / 2)
    let (x, y) = (glass.x + a, glass.y + b)
    let rect = convertedRect
    return [(rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY)]
      .allSatisfy { corner in
        let (dx, dy) = ((corner.0 - x) / a, (corner.1 - y) / b)
        return dx * dx + dy * dy <= 1
      }
  }
}

extension DisplayList {
  /// The texts of the runs that are drawn within the first clip to a path.
  var textInLens: [String] { runsInLens.map(\.text) }

  var runsInLens: [GlyphRun] {
    var runs: [GlyphRun] = []
    var clips: [Bool] = []
    for item in items {
      switch item {
      case .pushClipPath: clips.append(true)
      case .pushClip: clips.append(false)
      case .popClip: _ = clips.popLast()
      case .glyphs(let run): if clips.contains(true) { runs.append(run) }
      default: break
      }
    }
    return runs
  }
}
