import TextFoundation

extension StyledText {
  /// About how many bytes it holds with the tree it was made from, but without styles, of which
  /// many texts share one.
  ///
  /// - Complexity: linear in the paragraphs and blocks.
  package var estimatedBytes: Int {
    var bytes = blocks.estimatedBytes &+ paragraphs.estimatedBytes &+ inlineElements.estimatedBytes
    for paragraph in paragraphs { bytes &+= paragraph.estimatedBytes }
    for block in blocks {
      if let marker = block.marker {
        bytes &+= marker.text.estimatedBytes &+ (marker.imageAddress?.estimatedBytes ?? 0)
      }
    }
    return bytes &+ node.storage.estimatedBytes
  }
}

extension StyledParagraph {
  /// About how many bytes it holds beside its own.
  package var estimatedBytes: Int {
    var bytes = text.estimatedBytes &+ runs.estimatedBytes &+ boxes.estimatedBytes
    bytes &+= rubies.estimatedBytes &+ segments.estimatedBytes
    for ruby in rubies { bytes &+= ruby.text.estimatedBytes &+ ruby.runs.estimatedBytes }
    return bytes
  }
}

extension MarkupTree.Storage {
  /// About how many bytes it holds, what it shares with other trees included.
  fileprivate var estimatedBytes: Int {
    // Two objects with their fields, and the blocks that edits have changed.
    256 &+ parsed.size &+ (change { $0.size } ?? 0)
  }
}
