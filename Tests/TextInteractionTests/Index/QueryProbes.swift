import LayoutTestSupport
import LineBreaking
import MarkupText

@testable import TextInteraction
@testable import TextLayout

/// A layout with its index, and short forms of query results.
struct QueryProbe {
  let layout: MarkupLayout
  let index: LayoutIndex

  init(_ layout: MarkupLayout, analyzer: (any TextAnalyzer)? = nil) {
    self.layout = layout
    index = LayoutIndex(layout, analyzer: analyzer)
  }

  /// Lays out markup by ``FixedMeasurer``: 16 px for a wide character, 8 px for a narrow one.
  init(
    _ markup: String, width: Double? = nil, height: Double? = nil,
    measurer: any TextMeasurer = FixedMeasurer(), analyzer: (any TextAnalyzer)? = nil
  ) {
    let tree = MarkupTree(parsing: "<style>p { margin: 0 }</style>" + markup)
    self.init(
      Typesetter(measurer: measurer).layout(
        StyledText(tree), in: LayoutSpace(inlineSize: width, maximumBlockSize: height)),
      analyzer: analyzer)
  }

  func text(_ range: LayoutRange?) -> String? { range.map(index.text(of:)) }

  /// Returns the character at a point.
  func character(_ x: Double, _ y: Double) -> String? {
    text(index.character(at: Point(x: x, y: y)))
  }

  /// Returns the position closest to a point: paragraph, offset, and `<` for upstream affinity.
  func position(_ x: Double, _ y: Double) -> String? {
    index.position(closestTo: Point(x: x, y: y)).map { $0.shown }
  }

  /// Returns the rectangles of a part of a paragraph.
  func rects(_ offsets: Range<Int>, of paragraph: Int = 0, ruby: Bool = false) -> [String] {
    index.rects(
      of: LayoutRange(paragraph: paragraph, offsets: offsets), includingRuby: ruby
    ).map(\.shown)
  }

  /// Returns the caret at an offset.
  func caret(_ offset: Int, _ affinity: LayoutPosition.Affinity = .downstream) -> String? {
    index.caret(at: LayoutPosition(paragraph: 0, offset: offset, affinity: affinity))?.shown
  }

  /// Returns the offsets of the Character boundaries of a paragraph, including its ends.
  func boundaries(ofParagraph paragraph: Int) -> [Int] {
    let text = layout.text.paragraphs[paragraph].text
    return text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      + [text.utf8.count]
  }
}

extension LayoutPosition {
  /// Paragraph and offset, and `<` for upstream affinity.
  var shown: String { "\(paragraph):\(offset)" + (affinity == .upstream ? "<" : "") }
}

extension Rect {
  /// Origin and size, with at most two decimals.
  var shown: String {
    [x, y, width, height].map { value in
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }.joined(separator: " ")
  }

  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Returns whether both are equal except for rounding.
  func isClose(to other: Rect) -> Bool {
    let pairs = [(x, other.x), (y, other.y), (width, other.width), (height, other.height)]
    return pairs.allSatisfy { abs($0 - $1) < 1e-4 }
  }
}

/// An analyzer with known boundaries: words are divided by `|`, phrases by `/`.
struct ScriptedAnalyzer: TextAnalyzer {
  let divided: [String]

  init(_ divided: String...) { self.divided = divided }

  func boundaries(of text: String) -> TextBoundaries {
    for line in divided where line.filter({ $0 != "|" && $0 != "/" }) == text {
      var boundaries = TextBoundaries(phrases: [0], words: [0])
      var offset = 0
      for character in line {
        switch character {
        case "|": boundaries.words.append(offset)
        case "/":
          boundaries.words.append(offset)
          boundaries.phrases.append(offset)
        default: offset += character.utf8.count
        }
      }
      return boundaries
    }
    return .none
  }

  func readings(of text: String) -> [(range: Range<Int>, reading: String)] { [] }
}
