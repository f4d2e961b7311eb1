import MarkupText
import TextFoundation
import TextLayout

/// The links of a text, indexed by offset.
struct LinkIndex: Sendable {
  /// A segment of a paragraph that belongs to a link.
  struct Segment: Sendable {
    var paragraph: Int
    var offsets: Range<Int>
    /// The index of the link.
    var link: Int
  }

  private(set) var links: [LayoutLink] = []
  /// The segments in ascending order, without overlaps.
  private(set) var segments: [Segment] = []
  private let policy: LinkPolicy
  private var numbers: [NodeID: Int] = [:]

  /// Finds the links in the paragraphs for which `isShown` returns true.
  ///
  /// - Complexity: linear in the text's runs, and in the length of paragraphs with links.
  init(_ text: StyledText, policy: LinkPolicy, isShown: (Int) -> Bool) {
    self.policy = policy
    for (index, paragraph) in text.paragraphs.enumerated() where isShown(index) {
      append(paragraph, index)
    }
    for segment in segments {
      links[segment.link].ranges.append(
        LayoutRange(paragraph: segment.paragraph, offsets: segment.offsets))
    }
  }

  private mutating func append(_ paragraph: StyledParagraph, _ index: Int) {
    guard paragraph.runs.contains(where: { $0.link != nil }) else { return }
    var boundaries = CharacterBoundaries(paragraph.text)
    withUTF8Bytes(of: paragraph.text) { bytes in
      for run in paragraph.runs {
        guard let node = run.link, let address = node["href"] else { continue }
        // A grapheme cluster belongs to the link in which it begins.
        let start = boundaries.boundary(atOrAfter: run.range.lowerBound, in: bytes)
        let end = boundaries.boundary(atOrAfter: run.range.upperBound, in: bytes)
        guard start < end else { continue }
        let link = number(of: node, address: address)
        if let last = segments.last, last.paragraph == index, last.link == link,
          last.offsets.upperBound == start
        {
          segments[segments.count - 1].offsets = last.offsets.lowerBound..<end
        } else {
          segments.append(Segment(paragraph: index, offsets: start..<end, link: link))
        }
      }
    }
  }

  /// Returns the index of an element's link, which is added if it does not exist.
  private mutating func number(of node: MarkupNode, address: String) -> Int {
    let id = node.id
    if let last = segments.last, links[last.link].id == id { return last.link }
    if let known = numbers[id] { return known }
    // The parser splits an element with misnested tags into several, which share one start tag.
    if node.isReopened, let last = segments.last?.link, links[last].node.isSameTag(as: node) {
      numbers[id] = last
      return last
    }
    numbers[id] = links.count
    links.append(LayoutLink(node, address: address, policy: policy))
    return links.count - 1
  }

  /// Returns the link that contains a character of a paragraph.
  func link(inParagraph paragraph: Int, at offset: Int) -> LayoutLink? {
    let next = segments.partitioningIndex {
      ($0.paragraph, $0.offsets.lowerBound) > (paragraph, offset)
    }
    guard next > 0 else { return nil }
    let segment = segments[next - 1]
    return segment.paragraph == paragraph && segment.offsets.contains(offset)
      ? links[segment.link] : nil
  }
}

extension MarkupNode {
  /// Returns whether both elements come from one start tag.
  fileprivate func isSameTag(as other: MarkupNode) -> Bool {
    attributes.map(\.offset) == other.attributes.map(\.offset)
  }
}
