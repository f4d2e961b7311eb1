package import MeCabDictionary

/// Writes the section of ``SearchForms``.
package struct SearchFormsCompiler {
  /// The name of the section.
  package static let sectionName = SearchForms.sectionName

  /// A writing of a word.
  package struct Writing: Hashable {
    let surface: String
    let partOfSpeech: PartOfSpeech
    /// The reading in hiragana.
    let reading: String

    package init(surface: String, partOfSpeech: PartOfSpeech, reading: String) {
      self.surface = surface
      self.partOfSpeech = partOfSpeech
      self.reading = reading
    }
  }

  /// The parts of speech whose words are never the same word.
  package enum PartOfSpeech: String {
    case verb, adjective, other

    init(_ name: Substring) {
      switch name {
      case "動詞": self = .verb
      case "形容詞": self = .adjective
      default: self = .other
      }
    }
  }

  private let forms: [Writing: String]
  /// The surfaces of `forms`, which spare parsing the features of all other entries.
  private var surfaces: Set<String> = []
  /// The forms of words without separators.
  private var targets: [String: String] = [:]
  private let compounds: [String: UInt16]
  private let ambiguousKeys: [String]

  /// Creates a compiler.
  ///
  /// - Parameters:
  ///   - forms: the form of each writing, its words separated by slashes.
  ///   - compounds: nouns, the words of each separated by slashes.
  ///   - ambiguousKeys: the keys of spellings that different words in katakana have.
  package init(forms: [Writing: String], compounds: [String], ambiguousKeys: [String]) {
    self.forms = forms
    self.ambiguousKeys = ambiguousKeys
    for (writing, form) in forms {
      surfaces.insert(writing.surface)
      let target = String(form.filter { $0 != "/" })
      targets[target] = min(form, targets[target] ?? form)
    }
    var masks: [String: UInt16] = [:]
    for compound in compounds {
      var mask: UInt16 = 0
      var count = 0
      for scalar in compound.unicodeScalars {
        if scalar == "/" { mask |= 1 << UInt16(count - 1) } else { count += 1 }
      }
      if count <= 17 { masks[String(compound.filter { $0 != "/" })] = mask }
    }
    self.compounds = masks
  }

  /// Returns the section for the entries of a dictionary.
  package func section(for source: EntrySource) throws(MeCabError) -> [UInt8] {
    var formBits = BitsWriter(source.entryCount)
    var divisionBits = BitsWriter(source.entryCount)
    var offsets: [UInt8] = []
    var masks: [UInt8] = []
    var pool = ByteStringPool()
    var index = 0
    try source.forEachEntry { entry in
      defer { index += 1 }
      let mask = compounds[entry.surface]
      guard mask != nil || surfaces.contains(entry.surface) || targets[entry.surface] != nil,
        let (partOfSpeech, reading) = Self.dictionaryForm(entry)
      else { return }
      let writing = Writing(surface: entry.surface, partOfSpeech: partOfSpeech, reading: reading)
      if let form = forms[writing] ?? targets[entry.surface] {
        formBits.set(index)
        let offset = pool.offset(of: form)
        offsets += [0, 8, 16].map { UInt8(truncatingIfNeeded: offset >> $0) }
      } else if let mask, partOfSpeech == .other {
        divisionBits.set(index)
        masks += [UInt8(truncatingIfNeeded: mask), UInt8(truncatingIfNeeded: mask >> 8)]
      }
    }
    let hashes = Set(ambiguousKeys.map { SearchForms.hash($0.utf8) }).sorted()
    let keys = ([UInt32(hashes.count)] + hashes).flatMap(\.littleEndianBytes)
    let header = [SearchForms.version, UInt32(truncatingIfNeeded: source.entryCount)]
    return header.flatMap(\.littleEndianBytes) + formBits.bytes + offsets + divisionBits.bytes
      + masks + keys + pool.bytes
  }

  /// The parts of speech that have no other writings: へ is not 屁.
  private static let functional: Set<Substring> = ["助詞", "助動詞", "記号", "フィラー"]

  /// Returns the part of speech and the reading in hiragana of a dictionary form; `nil` for other
  /// forms and for words that are not indexed.
  private static func dictionaryForm(_ entry: DictionaryEntry) -> (PartOfSpeech, String)? {
    let columns = entry.feature.split(separator: ",", omittingEmptySubsequences: false)
    guard columns.count > 7, columns[4] == "*" || columns[5] == "基本形", columns[1] != "数",
      !functional.contains(columns[0])
    else {
      return nil
    }
    let reading = columns[7].unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      switch scalar.value {
      case 0x3A: nil
      case 0x30A1...0x30F6: Unicode.Scalar(scalar.value - 0x60)
      default: scalar
      }
    }
    return (PartOfSpeech(columns[0]), String(String.UnicodeScalarView(reading)))
  }
}

/// The bits of ``RankedBits``.
private struct BitsWriter {
  private var bits: [UInt8]
  private var setCount: UInt32 = 0

  init(_ count: Int) { bits = Array(repeating: 0, count: (count + 7) / 8) }

  mutating func set(_ index: Int) {
    bits[index / 8] |= 1 << UInt8(index % 8)
    setCount += 1
  }

  var bytes: [UInt8] {
    var ranks: [UInt8] = []
    var rank: UInt32 = 0
    for (index, byte) in bits.enumerated() {
      if index % (SearchForms.entriesPerRank / 8) == 0 { ranks += rank.littleEndianBytes }
      rank += UInt32(byte.nonzeroBitCount)
    }
    return setCount.littleEndianBytes + ranks + bits
  }
}

/// NUL-terminated texts, each stored once.
private struct ByteStringPool {
  private(set) var bytes: [UInt8] = []
  private var offsets: [String: Int] = [:]

  mutating func offset(of text: String) -> Int {
    if let known = offsets[text] { return known }
    offsets[text] = bytes.count
    defer { bytes += Array(text.utf8) + [0] }
    return bytes.count
  }
}

extension UInt32 {
  fileprivate var littleEndianBytes: [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
