import MeCabDictionary

/// An entry of a dictionary file, as far as the engine needs it.
struct TokenEntry: BitwiseCopyable {
  var leftID: UInt16
  var rightID: UInt16
  var cost: Int16
  var featureOffset: UInt32
}

/// The entries of a dictionary file in place: ids, costs, and where their features are.
///
/// `@unchecked Sendable`: the memory is mapped read-only and belongs to the file that made it.
struct TokenTable: @unchecked Sendable {
  private let tokens: UnsafeRawPointer
  private let features: UnsafePointer<UInt8>
  private let featureSize: UInt32
  /// Stands for the features of all entries.
  private let commonFeature: UnsafePointer<UInt8>?
  let count: Int

  /// The entries of a file whose header has been checked; they live as long as its bytes.
  ///
  /// Given a `feature`, NUL at its end, all entries have it in place of their own.
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

  /// The feature row of an entry; where a damaged file points nowhere, its last byte, which is NUL.
  func feature(_ index: Int) -> UnsafePointer<UInt8> {
    if let commonFeature { return commonFeature }
    let offset = self[min(index, count &- 1)].featureOffset
    return features + Int(min(offset, featureSize &- 1))
  }
}
