import TextFoundation

/// The text between two words, and the offset at which a change of language would divide it.
struct WordGap {
  /// A kind of gap, which determines how likely a change of language is.
  enum Kind {
    /// An apostrophe or a hyphen in a word.
    case joint
    /// Nothing: a different script follows directly.
    case none
    case space
    case clause
    /// An East Asian quotation mark.
    case quotation
    case sentence
    case paragraph
  }

  private(set) var kind = Kind.none
  /// The start of the second language's span.
  ///
  /// It is after closing punctuation and white space, before opening punctuation, and after digits
  /// that are directly attached to the preceding word.
  private(set) var division: Int

  private var isFinal = false
  private var hasSpace = false
  private var hasPunctuation = false
  private var jointCount = 0
  private var hasQuotationMark = false
  /// The offset of opening punctuation, which belongs to the following text.
  private var opening: Int?

  /// Creates the gap of a range of bytes.
  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    division = range.upperBound
    var offset = range.lowerBound
    var firstSpaceEnd: Int?
    var sentenceEnd: Int?
    while offset < range.upperBound, let scalar = bytes.scalar(at: offset) {
      let end = min(offset + scalar.length, range.upperBound)
      if 0x300A...0x300F ~= scalar.value { hasQuotationMark = true }
      switch GapCharacter(scalar.value) {
      case .lineEnd:
        (kind, opening, hasSpace) = (.paragraph, nil, true)
        sentenceEnd = end
      case .space:
        hasSpace = true
        if opening == nil || isFinal { (firstSpaceEnd, opening) = (end, nil) }
        if isFinal { sentenceEnd = end }
      case .fullStop:
        (isFinal, hasPunctuation) = (true, true)
        if scalar.value > 0x7F { sentenceEnd = end }
      case .opening:
        hasPunctuation = true
        if opening == nil { opening = offset }
      case .quote where range.count == 1 && scalar.value == 0x27:
        jointCount += 1
      case .quote:
        hasPunctuation = true
        // An undirected quotation mark is an opening one after a space.
        if opening == nil, hasSpace { opening = offset }
      case .joint:
        jointCount += 1
      case .digit:
        isFinal = false
      case .other:
        hasPunctuation = true
        isFinal = false
        if sentenceEnd == offset { sentenceEnd = end }
      case .closing:
        hasPunctuation = true
        if sentenceEnd == offset { sentenceEnd = end }
      }
      offset = end
    }
    classify(range, sentenceEnd: sentenceEnd, spaceEnd: firstSpaceEnd)
  }

  /// Treats the end of a sentence as a gap within a sentence, as before a lowercase letter:
  /// abbreviations and ordinal numbers also end in full stops.
  mutating func continueSentence() {
    if kind == .sentence { kind = .clause }
  }

  private mutating func classify(_ range: Range<Int>, sentenceEnd: Int?, spaceEnd: Int?) {
    if kind != .paragraph {
      if sentenceEnd != nil {
        kind = .sentence
      } else if hasQuotationMark {
        kind = .quotation
      } else if hasPunctuation || jointCount > 1 || jointCount == 1 && hasSpace {
        kind = .clause
      } else if jointCount == 1 {
        kind = .joint
      } else if !range.isEmpty {
        kind = .space
      }
    }
    if let opening {
      division = opening
    } else if let sentenceEnd {
      division = sentenceEnd
    } else if let spaceEnd {
      division = spaceEnd
    }
  }
}

/// The role of a scalar between words.
private enum GapCharacter {
  case space
  case lineEnd
  case fullStop
  case opening
  case closing
  case quote
  case joint
  case digit
  case other

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .lineEnd
    case 0x09, 0x20, 0xA0, 0x3000: self = .space
    case 0x21, 0x2E, 0x3F, 0x2026, 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61: self = .fullStop
    case 0x061F, 0x06D4, 0x0964, 0x0965, 0x0589, 0x1362, 0x1367, 0x104B: self = .fullStop
    case 0xA1, 0xBF: self = .opening
    case 0x22, 0x27: self = .quote
    case 0x2D, 0x2019, 0x2010, 0x2011: self = .joint
    case 0x30...0x39, 0xFF10...0xFF19: self = .digit
    default:
      switch GeneralCategory.table[scalar] {
      case .spaceSeparator: self = .space
      case .openPunctuation, .initialPunctuation: self = .opening
      case .closePunctuation, .finalPunctuation: self = .closing
      case .decimalNumber: self = .digit
      default: self = .other
      }
    }
  }
}

extension WordGap.Kind {
  /// The cost of a change of language here.
  var switchCost: Float {
    switch self {
    case .joint: Tuning.switchAtJoint
    case .none: Tuning.switchAtScript
    case .space: Tuning.switchAtSpace
    case .clause: Tuning.switchAtClause
    case .quotation: Tuning.switchAtQuotation
    case .sentence: Tuning.switchAtSentence
    case .paragraph: Tuning.switchAtParagraph
    }
  }

  /// Whether a sentence ends here.
  var endsSentence: Bool { self == .sentence || self == .paragraph }
}
