import MarkupText
import TextLayout

/// Collects the accessibility elements of a layout, block by block.
///
/// Use each collector for one layout only.
struct AccessibleElementCollector {
  private let index: LayoutIndex
  private let text: StyledText
  private var writer: AccessibilityWriter
  /// The role of each block's text: that of the block itself or of its nearest ancestor with a
  /// role.
  private var roles: [AccessibleElement.Role] = []
  /// The list item number to be spoken with the next paragraph; nil if there is none.
  private var number: String?
  private var nextSegment = 0

  init(_ index: LayoutIndex, _ options: AccessibilityTextOptions) {
    self.index = index
    text = index.layout.text
    writer = AccessibilityWriter(text, options)
    roles.reserveCapacity(text.blocks.count)
    for block in text.blocks {
      roles.append(block.ownRole ?? block.parent.map { roles[$0] } ?? .paragraph)
    }
  }

  mutating func elements() -> [AccessibleElement] {
    var found: [AccessibleElement] = []
    var block = 0
    while block < text.blocks.count {
      let own = text.blocks[block]
      let isShown = own.paragraphs.isEmpty || own.paragraphs.contains(where: isShown)
      if own.isAriaHidden || !isShown {
        block = max(block + 1, own.descendants.upperBound)
        continue
      }
      if let label = own.label {
        found.append(
          AccessibleElement(
            role: roles[block], label: label,
            frames: index.layout.frame(ofBlock: block).map { [$0] } ?? [], range: nil, link: nil,
            children: []))
        block = max(block + 1, own.descendants.upperBound)
        continue
      }
      if let marker = own.marker, marker.isNumbered { number = marker.text }
      if let paragraph = own.paragraph, let element = element(paragraph, role: roles[block]) {
        found.append(element)
      }
      block += 1
    }
    return found
  }

  private func isShown(_ paragraph: Int) -> Bool { index.layout.paragraphs[paragraph] != nil }

  /// Returns the element of a paragraph, or nil if it has no text to be spoken.
  private mutating func element(
    _ paragraph: Int, role: AccessibleElement.Role
  ) -> AccessibleElement? {
    guard isShown(paragraph) else { return nil }
    let label = writer.text(ofParagraph: paragraph, number: number)
    let children = children(of: paragraph)
    guard !label.isEmpty || !children.isEmpty else { return nil }
    number = nil
    let range = LayoutRange(
      paragraph: paragraph, offsets: 0..<text.paragraphs[paragraph].text.utf8.count)
    return AccessibleElement(
      role: role, label: label, frames: index.rects(of: range, includingRuby: true), range: range,
      link: nil, children: children)
  }

  /// Returns the links and images of a paragraph.
  private mutating func children(of paragraph: Int) -> [AccessibleElement] {
    var children: [(start: Int, element: AccessibleElement)] = []
    func add(
      _ role: AccessibleElement.Role, _ offsets: Range<Int>, _ label: String, _ link: LayoutLink?
    ) {
      guard !label.isEmpty else { return }
      let range = LayoutRange(paragraph: paragraph, offsets: offsets)
      children.append(
        (
          offsets.lowerBound,
          AccessibleElement(
            role: role, label: label, frames: index.rects(of: range, includingRuby: true),
            range: range, link: link, children: [])
        ))
    }
    let links = index.storage.links
    while nextSegment < links.segments.count, links.segments[nextSegment].paragraph < paragraph {
      nextSegment += 1
    }
    while nextSegment < links.segments.count, links.segments[nextSegment].paragraph == paragraph {
      let own = links.segments[nextSegment]
      nextSegment += 1
      // A link that must not be opened is spoken as the paragraph's text only.
      guard links.links[own.link].isSafe else { continue }
      let label = writer.text(ofParagraph: paragraph, in: own.offsets)
      add(.link, own.offsets, label, links.links[own.link])
    }
    for run in text.paragraphs[paragraph].runs where run.kind == .box {
      add(.image, run.range, writer.text(ofParagraph: paragraph, in: run.range), nil)
    }
    return children.sorted { $0.start < $1.start }.map(\.element)
  }
}

extension StyledBlock {
  /// The role that the block itself gives its text; nil if the block has none.
  fileprivate var ownRole: AccessibleElement.Role? {
    switch kind {
    case .root, .anonymous: return nil
    case .listItem: return .listItem
    case .cell: return .tableCell
    default: return node.name?.headingLevel.map { .heading(level: $0) }
    }
  }
}
