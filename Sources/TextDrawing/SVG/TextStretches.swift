import TextFoundation
import TextLayout

/// A part of a run of text that is written with one place, or with one for each of its characters.
struct TextStretch: Equatable {
  /// Its bytes in the run's text.
  var range: Range<Int>
  /// Where its characters stand along the line, from the run's origin; with a single place, what
  /// follows it stands where the font puts it.
  var places: [Double]
}

/// Divides a run of text so that every renderer puts the glyphs where layout did.
///
/// Browsers take a place for each character, librsvg only the first of a list. So a stretch ends
/// wherever the font alone would not lead to the next place:
/// - Wide characters take one em each in fonts for Japanese; as long as the places say the same,
///   one place is enough.
/// - Narrow ones get a place each, a word to a stretch, so that what librsvg rounds does not add
///   up.
/// - What takes more than one UTF-16 unit or several scalars is a stretch of its own, since
///   renderers count such characters differently; and so is a ligature.
/// - Text that runs from right to left gets one place a word, the right end of its first
///   character: its letters are joined, and a place in between would part them.
struct TextStretches {
  private enum Kind { case single, wide, narrow, rightToLeft }

  /// How far apart two places may be to count as the same, in px.
  private static let tolerance = 0.01

  private(set) var stretches: [TextStretch] = []
  private let run: GlyphRun
  private var kind = Kind.single
  /// Where the next cluster's place would be if it followed naturally.
  private var expected = 0.0
  private var lastIsSpace = false

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
      add(cluster, offset..<end, in: bytes)
      offset = end
    }
    // Clusters that do not cover the text are a mistake of whoever made them; nothing is lost.
    guard offset < bytes.count else { return }
    if stretches.isEmpty {
      stretches = [TextStretch(range: 0..<bytes.count, places: [0])]
    } else {
      extend(to: bytes.count)
    }
  }

  private mutating func add(
    _ cluster: GlyphRun.Cluster, _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let scalar = bytes.scalar(at: range.lowerBound) else { return }
    let kind = kind(of: cluster, range, scalar)
    let place = kind == .rightToLeft ? cluster.position + cluster.advance : cluster.position
    let isExpected = abs(place - expected) <= Self.tolerance
    let continues: Bool
    switch kind {
    case _ where stretches.isEmpty || kind != self.kind: continues = false
    case .single: continues = false
    case .wide: continues = isExpected
    case .narrow: continues = !lastIsSpace
    case .rightToLeft: continues = !lastIsSpace && isExpected
    }
    if continues {
      extend(to: range.upperBound, place: kind == .narrow ? place : nil)
    } else {
      stretches.append(TextStretch(range: range, places: [place]))
    }
    self.kind = kind
    lastIsSpace = scalar.value == 0x20 || scalar.value == 0xA0 || scalar.value == 0x09
    // From right to left the next one ends where this one starts.
    expected = kind == .rightToLeft ? cluster.position : cluster.position + run.size
  }

  private func kind(
    of cluster: GlyphRun.Cluster, _ range: Range<Int>, _ scalar: DecodedScalar
  ) -> Kind {
    if run.direction == .rightToLeft { return .rightToLeft }
    switch ColumnClass.table[scalar.value] {
    case .wide, .widePlain, .ideographicSpace: return .wide
    default:
      return range.count == scalar.length && scalar.value < 0x1_0000 ? .narrow : .single
    }
  }

  private mutating func extend(to end: Int, place: Double? = nil) {
    guard var last = stretches.popLast() else { return }
    last.range = last.range.lowerBound..<end
    if let place { last.places.append(place) }
    stretches.append(last)
  }
}
