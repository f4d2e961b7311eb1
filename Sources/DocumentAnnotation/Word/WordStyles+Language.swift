extension WordStyles {
  /// Returns the language of a document without styles and properties.
  ///
  /// Programs set Chinese where the author has not chosen a language; kana contradict it.
  func contentLanguage(of bytes: UnsafeBufferPointer<UInt8>) -> ContentLanguage {
    let language = defaultLanguage.map { Self.contentLanguage(tag: $0) } ?? .unknown
    return language == .other && !Self.containsKana(bytes) ? .other : .unknown
  }

  /// Returns the language of East Asian text with a tag; only those that are written with Han
  /// characters exclude text, because templates name other languages at random.
  static func contentLanguage(tag: String) -> ContentLanguage {
    guard let primary = tag.lowercased().split(separator: "-").first else { return .unknown }
    if primary == "ja" { return .japanese }
    return ["zh", "ko", "yue"].contains(primary) ? .other : .unknown
  }

  /// Returns whether hiragana or katakana occur.
  private static func containsKana(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0xE3, (0x81...0x83).contains(bytes[index + 1]) { return true }
      index += 1
    }
    return false
  }
}
