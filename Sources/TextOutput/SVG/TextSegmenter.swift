import TextFoundation
import TextLayout

/// A segment of a run that is written with a single position, from which the positions of all its
/// characters follow.
struct PositionedText: Equatable {
  /// The range of its UTF-8 bytes in the run's text.
  var range: Range<Int>
  /// The position of its start along the line, from the run's origin; in right-to-left text, of its
  /// right end.
  var position: Double
  /// The letter spacing added after each of its characters.
  var spacing = 0.0
}

/// Divides a run of text into segments so that every renderer places the glyphs where layout did.
///
/// Browsers would accept a position for each character, but librsvg reads only the first of a list,
/// and individually positioned letters do not join or form ligatures. A segment therefore continues
/// as long as each cluster starts where the previous one ends, or always at the same distance from
/// it (justified and spaced text: `letter-spacing`). A new segment begins at any other cluster, for
/// example at trimmed punctuation. It also begins after a Western word, whose width differs in a
/// viewer with other fonts, so that the following text keeps its position.
struct TextSegmenter {
  /// The maximum error of a cluster's position in px: half of the output precision.
  private static let tolerance = 0.005
  /// The maximum distance that counts as letter spacing, in ems; a larger one starts a new segment.
  private static let maximumSpacing = 0.3

  private var segments: [PositionedText] = []
  private let run: GlyphRun
  /// The number of clusters in the last segment.
  private var clusterCount = 0
  /// The position of the next cluster if it follows without spacing.
  private var expected = 0.0
  private var endsWord = false
  private var endsWithLetter = false
  private var hasLigature = false

  /// Returns the segments of a run, which cover its text in order.
  static func segments(of run: GlyphRun) -> [PositionedText] {
    withUTF8Bytes(of: run.text) { bytes in
      var divider = TextSegmenter(run: run)
      divider.divide(bytes)
      return divider.segments
    }
  }

  private init(run: GlyphRun) { self.run = run }

  private mutating func divide(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    for cluster in run.clusters where offset < bytes.count {
      var end = offset + min(max(cluster.length, 0), bytes.count - offset)
      while !bytes.isScalarBoundary(end) { end += 1 }
      guard end > offset else { continue }
      add(cluster, UnsafeBufferPointer(rebasing: bytes[offset..<end]), at: offset)
      offset = end
    }
    // If the clusters do not cover the text, the rest is appended, so that no text is lost.
    guard offset < bytes.count else { return }
    if segments.isEmpty { segments.append(PositionedText(range: 0..<0, position: 0)) }
    extend(by: bytes.count - offset)
  }

  private mutating func add(
    _ cluster: GlyphRun.Cluster, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) {
    let isRightToLeft = run.direction == .rightToLeft
    let position = isRightToLeft ? cluster.position + cluster.advance : cluster.position
    let distance = isRightToLeft ? expected - position : position - expected
    // Japanese characters begin with E3 or more in UTF-8, except for a few symbols.
    if endsWithLetter, bytes[0] >= 0xE3 { endsWord = true }
    let isLigature = bytes.count > 1 && bytes.allSatisfy { $0 < 0x80 }
    if continues(after: distance, isLigature: isLigature) {
      extend(by: bytes.count)
    } else {
      segments.append(PositionedText(range: offset..<offset + bytes.count, position: position))
      (clusterCount, hasLigature, expected) = (0, false, position)
    }
    clusterCount += 1
    hasLigature = hasLigature || isLigature
    endsWord = bytes[0] == 0x20
    endsWithLetter = bytes[0] < 0xE0
    let spacing = segments.last?.spacing ?? 0
    // Computed from the segment's start, so that small differences cannot accumulate unnoticed.
    expected += (clusterCount > 1 ? spacing : 0) * (isRightToLeft ? -1 : 1)
    expected += isRightToLeft ? -cluster.advance : cluster.advance
  }

  /// Returns whether a cluster belongs to the last segment; the second cluster of a segment sets
  /// its spacing.
  private mutating func continues(after distance: Double, isLigature: Bool) -> Bool {
    guard let last = segments.last, !endsWord else { return false }
    if abs(distance - last.spacing) <= Self.tolerance { return true }
    // Letter-spaced text has no ligatures.
    guard clusterCount == 1, !hasLigature, !isLigature,
      abs(distance) <= run.size * Self.maximumSpacing
    else { return false }
    segments[segments.count - 1].spacing = (distance * 1000).rounded() / 1000
    return true
  }

  private mutating func extend(by length: Int) {
    guard let last = segments.indices.last else { return }
    let range = segments[last].range
    segments[last].range = range.lowerBound..<range.upperBound + length
  }
}
