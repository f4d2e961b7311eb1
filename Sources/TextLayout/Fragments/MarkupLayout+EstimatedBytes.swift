import LineBreaking
import MarkupText
import TextFoundation

extension MarkupLayout {
  /// The approximate memory use of the layout in bytes, with its text and the tree it was made
  /// from.
  ///
  /// The value is the sum of the layout's arrays and strings. Objects shared by many layouts are
  /// not counted: fonts, images, styles and the typesetter's options. A paragraph reused from an
  /// earlier layout is counted in both layouts.
  ///
  /// - Complexity: linear in the number of paragraphs, lines and blocks.
  public var estimatedBytes: Int {
    var bytes = MemoryLayout<MarkupLayout>.stride &+ text.estimatedBytes
    bytes &+= paragraphs.estimatedBytes &+ boxes.estimatedBytes &+ diagnostics.estimatedBytes
    for paragraph in paragraphs { bytes &+= paragraph?.estimatedBytes ?? 0 }
    for box in boxes {
      bytes &+= box.lines.estimatedBytes
      if let marker = box.marker {
        bytes &+= marker.shaped.estimatedBytes &+ marker.positions.estimatedBytes
      }
    }
    for diagnostic in diagnostics { bytes &+= diagnostic.message.estimatedBytes }
    return bytes
  }
}

extension ParagraphFragment {
  /// The approximate memory use in bytes, without the inline size of the value itself.
  fileprivate var estimatedBytes: Int {
    var bytes = lines.estimatedBytes &+ decorations.estimatedBytes
    for line in lines {
      bytes &+= line.adjustments.estimatedBytes &+ line.truncations.estimatedBytes
      for truncation in line.truncations { bytes &+= truncation.shaped.estimatedBytes }
    }
    return bytes &+ shapedParagraph.estimatedBytes
  }
}

extension ShapedParagraph {
  /// The approximate memory use in bytes, without the source paragraph, which is counted with the
  /// text.
  fileprivate var estimatedBytes: Int {
    // The stored properties of the object.
    var bytes = 512
    bytes &+= items.estimatedBytes &+ spans.estimatedBytes &+ boxes.estimatedBytes
    bytes &+= rubies.estimatedBytes &+ emphases.estimatedBytes &+ tateChuYokoRuns.estimatedBytes
    bytes &+= elements.estimatedBytes &+ shaped.estimatedBytes &+ breaking.estimatedBytes
    for ruby in rubies {
      bytes &+= ruby.reading.text.estimatedBytes &+ ruby.reading.shaped.estimatedBytes
      bytes &+= ruby.reading.runs.estimatedBytes &+ ruby.reading.advances.estimatedBytes
      bytes &+= ruby.reading.startsUnit.estimatedBytes
    }
    if let transformed {
      // The text, and two offset maps with 4 bytes for each of its bytes.
      bytes &+= transformed.text.estimatedBytes &+ 8 &* transformed.text.utf8.count
    }
    return bytes
  }
}

extension ShapedText {
  /// The approximate memory use in bytes, without the names of the fonts.
  fileprivate var estimatedBytes: Int {
    clusters.estimatedBytes &+ glyphs.estimatedBytes &+ faces.estimatedBytes
      &+ faceMetrics.estimatedBytes &+ missing.estimatedBytes
  }
}
