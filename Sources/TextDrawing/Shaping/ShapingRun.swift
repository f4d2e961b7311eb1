internal import CPango
internal import TextLayout

/// What one call of a shaper knows: in a local, as every access to a property of a class is checked.
struct ShapingRun {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the range ends that is shaped.
  let end: Int
  let mode: ShapingMode
  let size: Double
  let scale: Double
  let table: ScalarTable
  var buffer: ShapingBuffer
  /// How many glyphs the output had before.
  let firstGlyph: Int
  /// The font of the last cluster, among the fonts's and in the output; at first one that no
  /// scalar has.
  var face: Int32 = -2
  var outputFace: Int32 = 0
  /// Those before them.
  var earlierFace: Int32 = -2
  var earlierOutputFace: Int32 = 0
  /// Whether the last cluster is a simple scalar, and its row in ``PairKerning``.
  var isBehindSimple = false {
    didSet { if !isBehindSimple { kerning = 0 } }
  }
  var kerning: UInt8 = 0
  /// The script of what was last, and that of the last word.
  var context = ScalarEntry.Script.none
  private var scriptOfWord = HB_SCRIPT_INVALID

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

  /// The index in the output of the glyph that comes next.
  var nextGlyph: Int { firstGlyph &+ buffer.glyphCount }

  /// The script of what was last; nil at the start.
  var script: hb_script_t? {
    get {
      switch context {
      case .none: nil
      case .word: scriptOfWord
      default: context.tag
      }
    }
    set {
      scriptOfWord = newValue ?? HB_SCRIPT_INVALID
      context =
        switch newValue {
        case nil: .none
        case HB_SCRIPT_HIRAGANA: .kana
        case HB_SCRIPT_HAN: .other
        default: .word
        }
    }
  }

  /// Makes room for what a cluster and a glyph for each byte from a place on would take.
  mutating func reserve(from offset: Int) {
    buffer.reserve(clusters: end - offset, glyphs: end - offset)
  }
}
