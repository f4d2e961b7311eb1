internal import Transliteration

/// The characters of an encoding of one or two bytes, as ICU maps them.
///
/// ICU is asked once for all pairs of bytes, so that text is decoded here, where each character's
/// bytes are known.
struct DoubleByteTable: Sendable {
  /// The scalars by pairs of bytes, 0 for none.
  private let scalars: [UInt32]
  /// The reason why no pair is a character.
  private let failure: TransliterationError?
  /// The pairs by scalars, for characters of more than one byte.
  private let pairs: [UInt32: UInt16]

  static let shiftJIS = DoubleByteTable("ibm-943_P15A-2003", leads: [0x81...0x9F, 0xE0...0xFC])
  static let eucJP = DoubleByteTable("euc-jp", leads: [0xA1...0xFE])
  /// JIS X 0212, which EUC-JP writes after 8F.
  static let jisX0212 = DoubleByteTable("euc-jp", leads: [0xA1...0xFE], prefix: [0x8F])

  private init(_ encoding: String, leads: [ClosedRange<UInt8>], prefix: [UInt8] = []) {
    var bytes: [UInt8] = []
    for lead in leads.joined() {
      for trail in UInt8(0x40)...0xFE { bytes += prefix + [lead, trail, 0x0A] }
    }
    var text = ""
    do throws(TransliterationError) {
      text = try EncodedText.decode(bytes, encoding: encoding)
      failure = nil
    } catch {
      failure = error
    }
    var scalars = [UInt32](repeating: 0, count: 0x10000)
    var pairs: [UInt32: UInt16] = [:]
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for lead in leads.joined() {
      for trail in UInt8(0x40)...0xFE {
        guard let line = lines.popFirst(), line.count == 1, let scalar = line.first,
          scalar != "\u{FFFD}"
        else { continue }
        let pair = UInt16(lead) << 8 | UInt16(trail)
        scalars[Int(pair)] = scalar.value
        if pairs[scalar.value] == nil { pairs[scalar.value] = pair }
      }
    }
    self.scalars = scalars
    self.pairs = pairs
  }

  /// Loads the tables of an encoding.
  ///
  /// - Throws: `libraryMissing` if ICU is not installed, or `engine` if it lacks the encoding.
  static func load(for encoding: DocumentEncoding) throws(TransliterationError) {
    let tables: [DoubleByteTable] =
      switch encoding {
      case .utf8, .utf16LittleEndian, .utf16BigEndian, .ascii: []
      case .shiftJIS: [shiftJIS]
      case .eucJP, .iso2022JP: [eucJP, jisX0212]
      }
    for table in tables {
      if let failure = table.failure { throw failure }
    }
  }

  /// Returns the character of two bytes, or nil if the pair is not a character.
  func scalar(_ lead: UInt8, _ trail: UInt8) -> UInt32? {
    let scalar = scalars[Int(lead) << 8 | Int(trail)]
    return scalar == 0 ? nil : scalar
  }

  /// Returns the two bytes of a character, or nil if it has none.
  func pair(of scalar: UInt32) -> (UInt8, UInt8)? {
    pairs[scalar].map { (UInt8($0 >> 8), UInt8($0 & 0xFF)) }
  }
}
