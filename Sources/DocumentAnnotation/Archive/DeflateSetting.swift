/// The parameters of zlib that decide how content is compressed.
struct DeflateSetting: Hashable, BitwiseCopyable {
  let level: Int32
  let memoryLevel: Int32

  /// What most programs use.
  static let standard = DeflateSetting(level: 6, memoryLevel: 8)

  /// All settings, the frequent ones first.
  static let all: [DeflateSetting] = [6, 9, 8, 5, 7, 1, 2, 3, 4].flatMap { level in
    [8, 9].map { DeflateSetting(level: level, memoryLevel: $0) }
  }

  /// Returns the first setting with which zlib writes the data, or nil.
  static func setting(of data: ArraySlice<UInt8>, from content: [UInt8]) -> DeflateSetting? {
    all.first { $0.writes(data, from: content) }
  }

  /// Returns whether zlib writes the data with this setting; stops at the first difference.
  func writes(_ data: ArraySlice<UInt8>, from content: [UInt8]) -> Bool {
    var rest = data
    let isEqual = Deflate.compress(content, self) { chunk in
      guard chunk.count <= rest.count, rest.prefix(chunk.count).elementsEqual(chunk) else {
        return false
      }
      rest = rest.dropFirst(chunk.count)
      return true
    }
    return isEqual && rest.isEmpty
  }

  /// Compresses content with this setting.
  func compress(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    _ = Deflate.compress(content, self) {
      result += $0
      return true
    }
    return result
  }
}
