import JapaneseText
import Kana
import MarkupText
import TextFoundation
import TextInteraction
import TextLayout

/// The words of a page in the compact JSON that its script reads.
///
/// ```json
/// {"parts": ["noun", "particle · binding"],
///  "words": [["東京", "とうきょう", "tōkyō", 0, 0, "kanji", 1], …],
///  "text": [0, 1, -1, 2]}
/// ```
///
/// - `words`: each distinct word, with its hiragana, its romaji and its dictionary form (0 if equal
///   to the word as written), its part of speech as an index of `parts`, its script, and its
///   furigana: 0 for none, 1 for the hiragana over the whole word, otherwise bases and readings
///   alternately, 0 for a base without a reading.
/// - `text`: the words in page order, as indices; a negative number −*n* represents *n* UTF-16
///   units that do not belong to words. Line breaks made by elements and ruby text are not counted.
struct LoupeWordTable: ~Copyable {
  /// The data of a word, independent of its position.
  private struct Entry: Hashable {
    let surface: String
    let word: LoupeWord

    static func == (one: Entry, other: Entry) -> Bool {
      one.surface == other.surface && one.word.hiragana == other.word.hiragana
        && one.word.romaji == other.word.romaji && one.word.baseForm == other.word.baseForm
        && one.word.partOfSpeech == other.word.partOfSpeech
        && one.word.furigana == other.word.furigana
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(surface)
      hasher.combine(word.romaji)
    }
  }

  private var entries: [Entry: Int] = [:]
  private var parts: [String: Int] = [:]
  private var partNames: [String] = []
  private var words = JSONText()
  private var text = JSONText()
  /// The number of UTF-16 units since the last word.
  private var gap = 0

  /// Appends the text of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: the next paragraph of the page.
  ///   - found: its words.
  mutating func append(_ paragraph: StyledParagraph, words found: [LoupeWord]) {
    var units = PageUnits(paragraph)
    for word in found {
      gap += units.count(upTo: word.range.lowerBound)
      let surface = units.text(word.range)
      guard !surface.isEmpty else { continue }
      if gap > 0 { text.element(-gap) }
      gap = 0
      text.element(index(of: Entry(surface: surface, word: word)))
    }
    gap += units.count(upTo: paragraph.text.utf8.count)
  }

  /// Returns the complete JSON text.
  consuming func json() -> String {
    var names = JSONText()
    for name in partNames { names.element(name) }
    return "{\"parts\":[\(names.text)],\n\"words\":[\(words.text)],\n\"text\":[\(text.text)]}"
  }

  private mutating func index(of entry: Entry) -> Int {
    if let known = entries[entry] { return known }
    let index = entries.count
    entries[entry] = index
    write(entry)
    return index
  }

  private mutating func write(_ entry: Entry) {
    let (surface, word) = (entry.surface, entry.word)
    var fields = JSONText()
    fields.element(surface)
    fields.element(word.hiragana, unless: surface)
    fields.element(word.romaji, unless: surface)
    fields.element(word.baseForm, unless: surface)
    fields.element(partIndex(word.partOfSpeech))
    fields.element(word.script.rawValue)
    let segments = word.furigana
    if !segments.contains(where: { $0.reading != nil }) {
      fields.element(0)
    } else if surface != word.surface
      || segments.count == 1 && segments[0].reading == word.hiragana
    {
      // The segments of a word that contains a line break element would not match the text of the
      // page.
      fields.element(1)
    } else {
      var list = JSONText()
      for segment in segments {
        list.element(segment.base)
        list.element(segment.reading ?? "", unless: "")
      }
      fields.array(list)
    }
    words.array(fields)
  }

  private mutating func partIndex(_ part: PartOfSpeech) -> Int {
    let names = [part.category.rawValue, part.subcategory?.rawValue].compactMap { $0 }
    let name = names.map { $0.replacing("-", with: " ") }.joined(separator: " · ")
    if let known = parts[name] { return known }
    parts[name] = partNames.count
    partNames.append(name)
    return partNames.count - 1
  }
}

/// Counts the text of a paragraph as the page's script does: in UTF-16 units of text nodes.
///
/// Boxes and breaks made by elements are characters of the paragraph but not of the page's text.
private struct PageUnits {
  private let paragraph: StyledParagraph
  /// The ranges of characters that represent elements, in ascending order.
  private let elements: [Range<Int>]
  private var next = 0
  private var offset = 0

  init(_ paragraph: StyledParagraph) {
    self.paragraph = paragraph
    elements = paragraph.runs.compactMap { $0.kind == .text ? nil : $0.range }
  }

  /// Returns the number of units from the current position to an offset, and moves there.
  mutating func count(upTo end: Int) -> Int { advance(to: end) { $0.utf16.count }.reduce(0, +) }

  /// Returns the text of a range that starts at the current position, and moves to its end.
  mutating func text(_ range: Range<Int>) -> String {
    advance(to: range.upperBound) { String($0) }.joined()
  }

  private mutating func advance<Part>(to end: Int, _ part: (Substring) -> Part) -> [Part] {
    var found: [Part] = []
    while offset < end {
      while next < elements.count, elements[next].upperBound <= offset { next += 1 }
      let element = next < elements.count ? elements[next] : end..<end
      if element.contains(offset) {
        offset = min(end, element.upperBound)
      } else {
        let stop = max(offset + 1, min(end, element.lowerBound))
        found.append(part(paragraph[offset..<stop]))
        offset = stop
      }
    }
    return found
  }
}

/// A writer of the elements of a JSON array.
private struct JSONText: ~Copyable {
  private var bytes = ByteBuffer(minimumCapacity: 64)

  /// The elements without the enclosing brackets.
  var text: String { bytes.text }

  mutating func element(_ number: Int) {
    separate()
    bytes.append(String(number))
  }

  mutating func element(_ string: String, unless usual: String? = nil) {
    guard string != usual else { return element(0) }
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(string, escapedBy: .jsonInHTML)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func array(_ elements: borrowing JSONText) {
    separate()
    bytes.append(UInt8(ascii: "["))
    bytes.append(elements.bytes.bytes)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func separate() {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
  }
}
