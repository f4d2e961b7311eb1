import MeCabDictionary

/// The fields of a dictionary entry that the engine needs.
struct TokenEntry: BitwiseCopyable {
  var leftID: UInt16
  var rightID: UInt16
  var cost: Int16
  var featureOffset: UInt32
}

/// The entries of a lexicon: ids, costs and features, read in place or decoded.
///
/// `@unchecked Sendable`: the memory is mapped read-only and owned by the lexicon.
struct TokenTable: @unchecked Sendable {
  /// The tokens of a compiled file; nil if the lexicon is coded.
  private let tokens: UnsafeRawPointer?
  private let features: UnsafePointer<UInt8>?
  private let featureSize: UInt32
  private let coded: Unmanaged<CodedLexicon>?
  /// A feature that replaces those of all entries, or nil.
  private let commonFeature: UnsafePointer<UInt8>?
  let count: Int

  /// Creates the table of a file with a validated header; the bytes of the file must outlive it.
  ///
  /// If `feature` is given (NUL-terminated), it replaces the features of all entries.
  init?(_ file: DictionaryFile, feature: UnsafePointer<UInt8>? = nil) {
    let header = file.header
    let start = file.bytes.withBytes { $0.baseAddress }
    guard let start else { return nil }
    commonFeature = feature
    coded = nil
    tokens = start + header.tokens.lowerBound
    features = (start + header.features.lowerBound).assumingMemoryBound(to: UInt8.self)
    featureSize = UInt32(truncatingIfNeeded: header.features.count)
    count = header.entryCount
  }

  /// Creates the table of a coded lexicon, which must outlive it.
  init(_ lexicon: CodedLexicon) {
    (tokens, features, featureSize, commonFeature) = (nil, nil, 0, nil)
    coded = .passUnretained(lexicon)
    count = lexicon.entryCount
  }

  /// Creates the table of a lexicon, which must outlive it; `nil` if it is empty.
  init?(_ source: EntrySource) {
    switch source {
    case .compiled(let file): self.init(file)
    case .coded(let lexicon): self.init(lexicon)
    }
  }

  /// Whether features are decoded, for which their surfaces are needed.
  var isCoded: Bool { coded != nil }

  subscript(index: Int) -> TokenEntry {
    assert(index >= 0 && index < count)
    guard let tokens else {
      return coded.map { $0._withUnsafeGuaranteedRef { $0.entry(index) } }
        ?? TokenEntry(leftID: 0, rightID: 0, cost: .max, featureOffset: 0)
    }
    let start = tokens + index &* 16
    let word = start.loadUnaligned(as: UInt64.self)
    return TokenEntry(
      leftID: UInt16(truncatingIfNeeded: word), rightID: UInt16(truncatingIfNeeded: word &>> 16),
      cost: Int16(truncatingIfNeeded: word &>> 48),
      featureOffset: start.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
  }

  /// Returns the feature of an entry, or an empty string if the offset in a damaged file is out of
  /// range.
  ///
  /// The features of a coded lexicon depend on the surface; here they are empty.
  func feature(_ index: Int) -> UnsafePointer<UInt8> {
    if let commonFeature { return commonFeature }
    guard let features else { return Self.emptyFeature }
    let offset = self[min(index, count &- 1)].featureOffset
    return features + Int(min(offset, featureSize &- 1))
  }

  /// Returns the feature of an entry with a surface.
  @inline(__always)
  func feature(
    _ index: Int, of surface: @autoclosure () -> UnsafeBufferPointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    guard let coded else { return feature(index) }
    return coded._withUnsafeGuaranteedRef { $0.feature(index, of: surface()) }
  }

  /// Returns the part-of-speech id of an entry of a compiled file; 0 for a coded lexicon, whose
  /// features have it (see ``FeatureStore``).
  func partOfSpeechID(_ index: Int) -> UInt16 {
    guard let tokens else { return 0 }
    return (tokens + min(index, count &- 1) &* 16).loadUnaligned(
      fromByteOffset: 4, as: UInt16.self)
  }

  private static var emptyFeature: UnsafePointer<UInt8> {
    let empty: StaticString = ""
    return empty.utf8Start
  }
}
