import MarkupText
import TextFoundation
import TextLayout

/// The links of a text, and which one is where.
///
/// Sendable: what it holds is.
struct LinkIndex: Sendable {
  /// A part of a paragraph that is in a link.
  struct Piece: Sendable {
    var paragraph: Int
    var offsets: Range<Int>
    /// The link, as an index.
    var link: Int
  }

  private(set) var links: [LayoutLink] = []
  /// Ascending, and apart from each other.
  private(set) var pieces: [Piece] = []
  private var numbers: [NodeID: Int] = [:]

  /// The links of a text; `isShown` tells which of its paragraphs are.
  ///
  /// - Complexity: linear in the text's runs, and in the length of paragraphs with links.
  init(_ text: StyledText, isShown: (Int) -> Bool) {
    for (index, paragraph) in text.paragraphs.enumerated() where isShown(index) {
      append(paragraph, index)
    }
    for piece in pieces {
      links[piece.link].ranges.append(
        LayoutRange(paragraph: piece.paragraph, offsets: piece.offsets))
    }
  }

  private mutating func append(_ paragraph: StyledParagraph, _ index: Int) {
    guard paragraph.runs.contains(where: { $0.link != nil }) else { return }
    var boundaries = CharacterBoundaries(paragraph.text)
    withUTF8Bytes(of: paragraph.text) { bytes in
      for run in paragraph.runs {
        guard let node = run.link, let address = node["href"] else { continue }
        // A Character belongs to the link it begins in.
        let start = boundaries.boundary(atOrAfter: run.range.lowerBound, in: bytes)
        let end = boundaries.boundary(atOrAfter: run.range.upperBound, in: bytes)
        guard start < end else { continue }
        let link = number(of: node, address: address)
        if let last = pieces.last, last.paragraph == index, last.link == link,
          last.offsets.upperBound == start
        {
          pieces[pieces.count - 1].offsets = last.offsets.lowerBound..<end
        } else {
          pieces.append(Piece(paragraph: index, offsets: start..<end, link: link))
        }
      }
    }
  }

  /// The number of an element's link, a new one if it has none yet.
  private mutating func number(of node: MarkupNode, address: String) -> Int {
    let id = node.id
    if let last = pieces.last, links[last.link].id == id { return last.link }
    if let known = numbers[id] { return known }
    // The parser makes several elements of one whose tags cross others; their tag is the same.
    if node.isReopened, let last = pieces.last?.link, links[last].node.isSameTag(as: node) {
      numbers[id] = last
      return last
    }
    numbers[id] = links.count
    links.append(LayoutLink(node, address: address))
    return links.count - 1
  }

  /// The link that a character of a paragraph is in.
  func link(inParagraph paragraph: Int, at offset: Int) -> LayoutLink? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      let piece = pieces[middle]
      if (piece.paragraph, piece.offsets.lowerBound) <= (paragraph, offset) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return nil }
    let piece = pieces[low - 1]
    return piece.paragraph == paragraph && piece.offsets.contains(offset) ? links[piece.link] : nil
  }
}

extension MarkupNode {
  /// Whether both elements are from one start tag.
  fileprivate func isSameTag(as other: MarkupNode) -> Bool {
    attributes.map(\.offset) == other.attributes.map(\.offset)
  }
}
