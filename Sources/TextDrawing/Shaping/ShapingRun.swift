internal import CPango
internal import TextLayout

/// The state of a shaping call, kept in a local variable to avoid exclusivity checks on class
/// properties.
struct ShapingRun {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the range to be shaped.
  let end: Int
  let mode: ShapingMode
  let size: Double
  let scale: Double
  let table: ScalarTable
  var buffer: ShapingBuffer
  /// The number of glyphs in the output before the call.
  let firstGlyph: Int
  /// The font of the last cluster, as an index of the font set and of the output; initially not a
  /// valid index.
  var face: Int32 = -2
  var outputFace: Int32 = 0
  /// The font before it.
  var previousFace: Int32 = -2
  var previousOutputFace: Int32 = 0
  /// Whether the last cluster is a simple scalar, and its row in ``PairKerning``.
  var followsSimple = false {
    didSet { if !followsSimple { kerning = 0 } }
  }
  var kerning: UInt8 = 0
  /// The script of the preceding text, and that of the last word.
  var context = ScalarEntry.Script.none
  private var wordScript = HB_SCRIPT_INVALID

  init(
    bytes: UnsafeBufferPointer<UInt8>, end: Int, mode: ShapingMode, size: Double,
    table: ScalarTable, buffer: ShapingBuffer, firstGlyph: Int
  ) {
    self.bytes = bytes
    self.end = end
    self.mode = mode
    self.size = size
    scale = size / FontUnits.perEm
    self.table = table
    self.buffer = buffer
    self.firstGlyph = firstGlyph
  }

  /// The index of the next glyph in the output.
  var nextGlyph: Int { firstGlyph &+ buffer.glyphCount }

  /// The script of the preceding text; nil at the start.
  var script: hb_script_t? {
    get {
      switch context {
      case .none: nil
      case .word: wordScript
      default: context.tag
      }
    }
    set {
      wordScript = newValue ?? HB_SCRIPT_INVALID
      context =
        switch newValue {
        case nil: .none
        case HB_SCRIPT_HIRAGANA: .kana
        case HB_SCRIPT_HAN: .other
        default: .word
        }
    }
  }

  /// Ensures capacity for a cluster and a glyph for each byte from an offset on.
  mutating func reserve(from offset: Int) {
    buffer.reserve(clusters: end - offset, glyphs: end - offset)
  }
}
