import MeCabDictionary

/// The fields of a dictionary entry that the engine needs.
struct TokenEntry: BitwiseCopyable {
  var leftID: UInt16
  var rightID: UInt16
  var cost: Int16
  var featureOffset: UInt32
}

/// The entries of a dictionary file, read in place: ids, costs and features.
///
/// `@unchecked Sendable`: the memory is mapped read-only and owned by the file.
struct TokenTable: @unchecked Sendable {
  private let tokens: UnsafeRawPointer
  private let features: UnsafePointer<UInt8>
  private let featureSize: UInt32
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
    tokens = start + header.tokens.lowerBound
    features = (start + header.features.lowerBound).assumingMemoryBound(to: UInt8.self)
    featureSize = UInt32(truncatingIfNeeded: header.features.count)
    count = header.entryCount
  }

  subscript(index: Int) -> TokenEntry {
    assert(index >= 0 && index < count)
    let start = tokens + index &* 16
    let word = start.loadUnaligned(as: UInt64.self)
    return TokenEntry(
      leftID: UInt16(truncatingIfNeeded: word), rightID: UInt16(truncatingIfNeeded: word &>> 16),
      cost: Int16(truncatingIfNeeded: word &>> 48),
      featureOffset: start.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
  }

  /// Returns the feature of an entry, or an empty string if the offset in a damaged file is out of
  /// range.
  func feature(_ index: Int) -> UnsafePointer<UInt8> {
    if let commonFeature { return commonFeature }
    let offset = self[min(index, count &- 1)].featureOffset
    return features + Int(min(offset, featureSize &- 1))
  }

  /// Returns the part-of-speech id of an entry.
  func partOfSpeechID(_ index: Int) -> UInt16 {
    (tokens + min(index, count &- 1) &* 16).loadUnaligned(fromByteOffset: 4, as: UInt16.self)
  }
}
