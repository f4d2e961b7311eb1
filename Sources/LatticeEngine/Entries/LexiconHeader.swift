import MeCabDictionary

/// The section `lexicon` of a dictionary image: eight little-endian 64-bit integers.
struct LexiconHeader: Sendable, Equatable {
  static let size = 64

  var entryCount: Int
  var leftSize: Int
  var rightSize: Int
  /// The identity of the `sys.dic` that was coded, without its modification time.
  var identity: DictionaryIdentity
  /// The size of all features as text, each followed by NUL, in bytes.
  var featureSize: Int

  init(
    entryCount: Int, leftSize: Int, rightSize: Int, identity: DictionaryIdentity, featureSize: Int
  ) {
    self.entryCount = entryCount
    self.leftSize = leftSize
    self.rightSize = rightSize
    self.identity = identity
    self.featureSize = featureSize
  }

  /// Reads a section.
  ///
  /// - Throws: `dictionaryDamaged` if a number is impossible.
  init(_ image: DictionaryImage) throws(MeCabError) {
    let section = try image.required(DictionarySection.lexicon)
    let fields = section.withBytes { bytes in
      bytes.count == Self.size
        ? (0..<8).map { bytes.littleEndian(at: 8 * $0, as: UInt64.self) } : []
    }
    guard fields.count == 8, (1...UInt64(DictionaryFormat.maximumEntries)).contains(fields[0]),
      (1...65_535).contains(fields[1]), (1...65_535).contains(fields[2]), fields[5] < 1 << 34,
      fields[3] < 1 << 34
    else { throw image.damaged("the section \(DictionarySection.lexicon) has impossible values") }
    entryCount = Int(fields[0])
    leftSize = Int(fields[1])
    rightSize = Int(fields[2])
    featureSize = Int(fields[5])
    identity = DictionaryIdentity(
      byteCount: fields[3], entryCount: fields[0], samples: fields[4], modificationTime: 0)
  }

  /// The contents of the section.
  var bytes: [UInt8] {
    [
      UInt64(entryCount), UInt64(leftSize), UInt64(rightSize), identity.byteCount,
      identity.samples, UInt64(featureSize), 0, 0,
    ].flatMap { field in withUnsafeBytes(of: field.littleEndian) { Array($0) } }
  }
}

/// The names of the sections of a dictionary image that are not files of MeCab.
enum DictionarySection {
  static let lexicon = "lexicon"
  /// The codes of the features (see ``FeatureDecoder``).
  static let features = "features"
  static let featureOffsets = "feature-offsets"
  static let featureTables = "feature-tables"
  /// The first features as text, each followed by NUL, from which the schema is determined.
  static let featureSamples = "feature-samples"
  /// A bit for each entry, set for the first entry of a surface: entry n is bit n % 64 of 64-bit
  /// integer n / 64.
  static let surfaces = "surfaces"
}
