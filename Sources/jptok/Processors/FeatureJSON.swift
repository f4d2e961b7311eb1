import JapaneseText
import TextFoundation

/// Writes the part of a token's JSON that depends only on its feature, and caches it: most tokens of
/// a text have one of a few thousand features.
///
/// The cache is direct-mapped by the address of the feature, so features must stay in memory and
/// unchanged as long as the writer is used: true for the words of dictionaries, but not for nodes of
/// libmecab.
struct FeatureJSON: ~Copyable {
  private struct Entry {
    var feature: UnsafePointer<UInt8>?
    /// The range of the cached bytes before `base`.
    var start = 0
    var baseOffset = 0
    /// The end of the bytes after `base`.
    var end = 0
    /// Whether the base form is the surface of the token.
    var isBaseSurface = false
  }

  private static let capacity = 1 << 12
  private static let maximumBytes = 1 << 20

  private let isCaching: Bool
  private var fields = TokenFields()
  private var entries: [Entry]
  private var bytes = ByteBuffer(minimumCapacity: 1 << 12)

  init(isCaching: Bool) {
    self.isCaching = isCaching
    entries = Array(repeating: Entry(), count: isCaching ? Self.capacity : 1)
  }

  /// Appends `"pos":[…],"base":…,"reading":…,"pronunciation":…`.
  mutating func append(
    _ token: borrowing Token, surface: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer
  ) {
    let feature = token.featureAddress
    let slot = isCaching && !token.isMerged ? Self.slot(of: feature) : 0
    if !isCaching || token.isMerged || entries[slot].feature != feature {
      entries[slot] = render(token)
      entries[slot].feature = isCaching && !token.isMerged ? feature : nil
    }
    let entry = entries[slot]
    output.append(UnsafeBufferPointer(rebasing: bytes.bytes[entry.start..<entry.baseOffset]))
    if entry.isBaseSurface { Self.append(surface, to: &output) }
    output.append(UnsafeBufferPointer(rebasing: bytes.bytes[entry.baseOffset..<entry.end]))
  }

  private static func slot(of feature: UnsafePointer<UInt8>) -> Int {
    let hash = UInt64(UInt(bitPattern: feature)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> 52)
  }

  /// Appends the JSON of a feature to the cached bytes.
  private mutating func render(_ token: borrowing Token) -> Entry {
    if bytes.count > Self.maximumBytes {
      bytes.removeAll()
      for index in entries.indices { entries[index].feature = nil }
    }
    var entry = Entry(start: bytes.count)
    fields.load(token)
    bytes.append("\"pos\":[" as StaticString)
    let first = bytes.count
    for index in fields.partOfSpeechIndices {
      fields.withField(index) { level in
        guard let level else { return }
        if bytes.count > first { bytes.append(UInt8(ascii: ",")) }
        Self.append(level, to: &bytes)
      }
    }
    bytes.append("],\"base\":" as StaticString)
    var isBaseSurface = false
    fields.with(.baseForm) { base in
      if let base { Self.append(base, to: &bytes) } else { isBaseSurface = true }
    }
    entry.isBaseSurface = isBaseSurface
    entry.baseOffset = bytes.count
    bytes.append(",\"reading\":" as StaticString)
    fields.with(.reading) { Self.append($0, to: &bytes) }
    bytes.append(",\"pronunciation\":" as StaticString)
    fields.with(.pronunciation) { Self.append($0, to: &bytes) }
    entry.end = bytes.count
    return entry
  }

  /// Appends a string in quotation marks, or `null`.
  static func append(_ string: UnsafeBufferPointer<UInt8>?, to output: inout ByteBuffer) {
    guard let string else { return output.append("null" as StaticString) }
    output.append(UInt8(ascii: "\""))
    output.append(string, escapedBy: .jsonCodes)
    output.append(UInt8(ascii: "\""))
  }
}
