import LineBreaking
import MarkupText
import TextFoundation

extension MarkupLayout {
  /// About how many bytes the layout holds, with its text and the tree that it was made from.
  ///
  /// The sum of its arrays and strings. What many layouts share is not counted: fonts, pictures,
  /// styles, the typesetter's options. Paragraphs that were taken over from an earlier layout are
  /// counted in both.
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

extension ParagraphLayout {
  /// About how many bytes it holds beside its own.
  fileprivate var estimatedBytes: Int {
    var bytes = lines.estimatedBytes &+ decorations.estimatedBytes
    for line in lines {
      bytes &+= line.adjustments.estimatedBytes &+ line.truncations.estimatedBytes
      for truncation in line.truncations { bytes &+= truncation.shaped.estimatedBytes }
    }
    return bytes &+ prepared.estimatedBytes
  }
}

extension PreparedParagraph {
  /// About how many bytes it holds, without its source, which the text has too.
  fileprivate var estimatedBytes: Int {
    // The object's own fields.
    var bytes = 512
    bytes &+= items.estimatedBytes &+ spans.estimatedBytes &+ boxes.estimatedBytes
    bytes &+= rubies.estimatedBytes &+ emphases.estimatedBytes &+ combinations.estimatedBytes
    bytes &+= elements.estimatedBytes &+ shaped.estimatedBytes &+ breaking.estimatedBytes
    for ruby in rubies {
      bytes &+= ruby.reading.text.estimatedBytes &+ ruby.reading.shaped.estimatedBytes
      bytes &+= ruby.reading.runs.estimatedBytes &+ ruby.reading.advances.estimatedBytes
      bytes &+= ruby.reading.startsUnit.estimatedBytes
    }
    if let transformed {
      // The text, and two maps of 4 bytes for each of its bytes.
      bytes &+= transformed.text.estimatedBytes &+ 8 &* transformed.text.utf8.count
    }
    return bytes
  }
}

extension ShapedText {
  /// About how many bytes it holds, without the names of its fonts.
  fileprivate var estimatedBytes: Int {
    clusters.estimatedBytes &+ glyphs.estimatedBytes &+ faces.estimatedBytes
      &+ faceMetrics.estimatedBytes &+ missing.estimatedBytes
  }
}
