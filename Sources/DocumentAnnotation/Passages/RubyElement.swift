/// The readings of a `ruby` element while it is read.
struct RubyElement {
  /// The offset in the passage at which the current base starts.
  private var baseStart: Int
  private var readings: [(range: Range<Int>, text: String)] = []
  /// The number of `ruby` elements inside this one that are open.
  var depth = 0 { didSet { if depth > 0 { isNested = true } } }
  private var isNested = false

  init(at offset: Int) { baseStart = offset }

  /// Adds the content of an `rt` element, which belongs to the base before it.
  ///
  /// Several `rt` after one another share the base: `<rb>東</rb><rb>京</rb><rt>とう</rt><rt>きょう</rt>`.
  mutating func add(_ text: String, endOfBase offset: Int) {
    if offset > baseStart {
      readings.append((baseStart..<offset, text))
    } else if !readings.isEmpty {
      readings[readings.count - 1].text += text
    }
    baseStart = offset
  }

  /// The readings that consist of kana, in order; none if ruby elements are nested.
  var kanaReadings: [(range: Range<Int>, text: String)] {
    isNested ? [] : readings.filter { $0.text.isKanaReading }
  }
}

extension String {
  /// Whether the text is a reading: kana, the long-vowel mark and spaces, and not empty.
  var isKanaReading: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x3041...0x3096, 0x309D, 0x309E, 0x30A1...0x30FA, 0x30FB...0x30FE, 0x3000: true
        default: false
        }
      }
  }
}
