import TextFoundation
import TextLayout

/// A part of a run of text that is written with one place; what is in it follows from there.
struct TextStretch: Equatable {
  /// Its bytes in the run's text.
  var range: Range<Int>
  /// Where it starts along the line, from the run's origin; from right to left its right end.
  var place: Double
  /// What is added behind each of its characters.
  var spacing = 0.0
}

/// Divides a run of text so that every renderer puts the glyphs where layout did.
///
/// A place for each character would do so in browsers, but librsvg reads only the first of a list,
/// and letters with a place of their own are not joined. So a stretch goes on as long as each
/// cluster stands where the one before ends, or always the same distance behind (justified and
/// spaced text: `letter-spacing`). Elsewhere, as at trimmed punctuation, a new one begins. So it
/// does behind a Western word: its width differs where a viewer has other fonts, and what follows
/// shall stand at its place all the same.
struct TextStretches {
  /// How far off its place a cluster may be, in px: half of what is written.
  private static let tolerance = 0.005
  /// The most that counts as spacing of letters, in ems; more is a gap between two stretches.
  private static let widestSpacing = 0.3

  private var stretches: [TextStretch] = []
  private let run: GlyphRun
  /// How many clusters the last stretch has.
  private var clusterCount = 0
  /// Where the next cluster stands if it follows without spacing.
  private var expected = 0.0
  private var endsWord = false
  private var endsWithLetter = false
  private var hasLigature = false

  /// The stretches of a run: they cover its text, in order.
  static func stretches(of run: GlyphRun) -> [TextStretch] {
    withUTF8Bytes(of: run.text) { bytes in
      var divider = TextStretches(run: run)
      divider.divide(bytes)
      return divider.stretches
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
    // Clusters that do not cover the text are a mistake of whoever made them; nothing is lost.
    guard offset < bytes.count else { return }
    if stretches.isEmpty { stretches.append(TextStretch(range: 0..<0, place: 0)) }
    extend(by: bytes.count - offset)
  }

  private mutating func add(
    _ cluster: GlyphRun.Cluster, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) {
    let isRightToLeft = run.direction == .rightToLeft
    let place = isRightToLeft ? cluster.position + cluster.advance : cluster.position
    let distance = isRightToLeft ? expected - place : place - expected
    // Japanese characters begin with E3 or more in UTF-8, but for some marks.
    if endsWithLetter, bytes[0] >= 0xE3 { endsWord = true }
    let isLigature = bytes.count > 1 && bytes.allSatisfy { $0 < 0x80 }
    if continues(after: distance, isLigature: isLigature) {
      extend(by: bytes.count)
    } else {
      stretches.append(TextStretch(range: offset..<offset + bytes.count, place: place))
      (clusterCount, hasLigature, expected) = (0, false, place)
    }
    clusterCount += 1
    hasLigature = hasLigature || isLigature
    endsWord = bytes[0] == 0x20
    endsWithLetter = bytes[0] < 0xE0
    let spacing = stretches.last?.spacing ?? 0
    // Counted on from the stretch's place, so that small differences do not add up unseen.
    expected += (clusterCount > 1 ? spacing : 0) * (isRightToLeft ? -1 : 1)
    expected += isRightToLeft ? -cluster.advance : cluster.advance
  }

  /// Whether a cluster belongs to the last stretch; the second one says what its spacing is.
  private mutating func continues(after distance: Double, isLigature: Bool) -> Bool {
    guard let last = stretches.last, !endsWord else { return false }
    if abs(distance - last.spacing) <= Self.tolerance { return true }
    // Spaced letters are not melted into one.
    guard clusterCount == 1, !hasLigature, !isLigature,
      abs(distance) <= run.size * Self.widestSpacing
    else { return false }
    stretches[stretches.count - 1].spacing = (distance * 1000).rounded() / 1000
    return true
  }

  private mutating func extend(by length: Int) {
    guard let last = stretches.indices.last else { return }
    let range = stretches[last].range
    stretches[last].range = range.lowerBound..<range.upperBound + length
  }
}
