import TextFoundation

extension StyledText {
  /// The approximate size in bytes, including the tree but not the styles, which many texts share.
  ///
  /// - Complexity: linear in the number of paragraphs and blocks.
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
  /// The approximate size in bytes of the storage that it refers to.
  package var estimatedBytes: Int {
    var bytes = text.estimatedBytes &+ runs.estimatedBytes &+ boxes.estimatedBytes
    bytes &+= rubies.estimatedBytes &+ segments.estimatedBytes
    for ruby in rubies { bytes &+= ruby.text.estimatedBytes &+ ruby.runs.estimatedBytes }
    return bytes
  }
}

extension MarkupTree.Storage {
  /// The approximate size in bytes, including data shared with other trees.
  fileprivate var estimatedBytes: Int {
    // Two objects with their fields, and the pages that edits have changed.
    256 &+ parsed.size &+ (change { $0.size } ?? 0)
  }
}
