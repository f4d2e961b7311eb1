package import LineBreaking
import MarkupText
package import TextLayout

/// A fuzzer input: six bytes of layout options, then markup, and after a byte 1 a style sheet.
///
/// The first bytes of a seed are printable, so that seeds can be written by hand: `0`…`9` are the
/// first ten values.
package struct LayoutInput {
  package let markup: String
  package let sheet: String
  package let space: LayoutSpace
  package let options: TypesetterOptions
  /// 0: ``FixedMeasurer``, 1: ``ColumnMeasurer``, 2: fonts, if available.
  package let measurer: Int
  /// The replacement for the text of an element.
  package let edit: String

  package init(_ bytes: [UInt8]) {
    func choice(_ offset: Int) -> Int {
      offset < bytes.count ? (Int(bytes[offset]) + 256 - 0x30) % 256 : 0
    }
    let rest = bytes.dropFirst(6)
    let separator = rest.firstIndex(of: 1)
    let style = Self.styles[choice(5) % Self.styles.count]
    let wrapped = style.isEmpty ? [] : Array("<div style=\"\(style)\">".utf8)
    markup = String(decoding: wrapped + rest[..<(separator ?? rest.endIndex)], as: UTF8.self)
    sheet = separator.map { String(decoding: rest[($0 + 1)...], as: UTF8.self) } ?? ""
    let width: Double? =
      switch choice(1) {
      case 255: nil
      case 254: .nan
      case 253: .infinity
      case 252: -7
      case 251: 1e300
      default: Double((choice(0) * 256 + choice(1)) % 2001)
      }
    let height: Double? =
      switch choice(3) % 16 {
      case 1: 0
      case 2: 17
      case 3: 100
      case 4: .nan
      case 5: .infinity
      case 6: -1
      default: nil
      }
    space = LayoutSpace(
      inlineSize: width, maximumBlockSize: height, shrinksToFit: choice(2) / 3 % 2 == 1)
    measurer = choice(2) % 3
    var options = TypesetterOptions()
    let kind = choice(4)
    if kind & 1 != 0 {
      options.analyzer = HostileAnalyzer(seed: UInt64(choice(0)), isMostlySane: kind & 16 != 0)
    }
    options.automaticRuby = kind & 2 != 0
    if kind & 4 != 0 { options.latinLineBreaking = .browsers }
    options.autospaceAmount = kind & 8 != 0 ? [0, 1e300, -1, .nan][choice(0) % 4] : 0.125
    options.customBoxes = [
      "x": CustomBox { frame, canvas in canvas.fill(frame, .black) }
    ]
    self.options = options
    edit = ["", "x", "吾輩は猫である。", "a\u{0}\u{3099}\nb", "<b>&amp;"][choice(4) / 32 % 5]
  }

  /// Styles that a fuzzer discovers slowly.
  private static let styles = [
    "", "writing-mode:vertical-rl", "writing-mode:vertical-lr;text-orientation:upright",
    "writing-mode:sideways-rl", "direction:rtl", "text-align:justify;text-wrap:pretty",
    "line-clamp:2", "line-clamp:1;truncate-mode:middle",
    "white-space:nowrap;text-overflow:ellipsis",
    "white-space:pre-wrap;tab-size:3", "word-break:auto-phrase;text-wrap:balance",
    "overflow-wrap:anywhere;hanging-punctuation:allow-end", "text-transform:uppercase full-width",
    "writing-mode:vertical-rl;text-combine-upright:all", "text-emphasis:dot;ruby-position:under",
    "line-count:3;truncate-mode:head;min-width:40px", "letter-spacing:-3px;word-spacing:1e30px",
    "font-size:1e300px;line-height:1e300", "text-indent:-1e300px;padding:1e300px;margin:-1e300px",
    "width:min-content;text-decoration:underline wavy", "columns:2;height:30px;overflow:hidden",
  ]
}

/// An analyzer with invalid results: offsets in any order, outside of the text and within
/// characters.
package struct HostileAnalyzer: TextAnalyzer {
  package var seed: UInt64
  /// Whether the offsets are ascending and within the text, though on any byte.
  package var isMostlySane = false

  package init(seed: UInt64, isMostlySane: Bool = false) {
    self.seed = seed
    self.isMostlySane = isMostlySane
  }

  private func offsets(_ text: String, _ salt: UInt64) -> [Int] {
    let count = text.utf8.count
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ salt
    let found = (0..<min(count, 4096)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let offset = Int(state >> 33) % (count + 5) - 2
      return isMostlySane ? min(max(offset, 0), count) : offset
    }
    return isMostlySane ? Array(Set(found)).sorted() : found + [.min, .max, count, count]
  }

  package func boundaries(of text: String) -> TextBoundaries {
    TextBoundaries(
      phrases: offsets(text, 1), words: offsets(text, 2), complexContext: offsets(text, 3))
  }

  package func readings(of text: String) -> [(range: Range<Int>, reading: String)] {
    let (starts, lengths) = (offsets(text, 4), offsets(text, 5))
    return zip(starts, lengths).map { start, length in
      let end = start.addingReportingOverflow(abs(max(length, -9)) % 9)
      return (start..<(end.overflow ? start : end.partialValue), length % 3 == 0 ? "" : "よみ\u{0}")
    }
  }
}
