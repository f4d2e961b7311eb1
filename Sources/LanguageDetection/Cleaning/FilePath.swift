import TextFoundation

/// A finder of file paths and file names, which belong to no language.
///
/// It recognizes `/usr/local/bin`, `~/a`, `./a`, `../a`, `C:\a`, `\\host\a`, and names with a common
/// extension or top-level domain, with the folders before them: `src/main.c`, `README.md`,
/// `example.com`. White space, quotation marks, brackets and text outside ASCII end a path.
enum FilePath {
  private static let maximumPrefixLength = 64
  private static let maximumExtensionLength = 5

  /// Returns the path with a `.`, `/`, `:`, `~` or `\` at `offset`; nil without a path.
  static func range(around offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard offset &+ 1 < bytes.count else { return nil }
    let next = bytes[offset &+ 1]
    switch bytes[offset] {
    case UInt8(ascii: "/"):
      return next.isPathStart ? absolute(from: offset, in: bytes) : nil
    case UInt8(ascii: "~"):
      return next == UInt8(ascii: "/") ? rooted(from: offset, in: bytes) : nil
    case UInt8(ascii: "\\"):
      return next == UInt8(ascii: "\\") ? rooted(from: offset, in: bytes) : nil
    case UInt8(ascii: ":"):
      guard next == UInt8(ascii: "\\"), offset > 0, bytes[offset &- 1].isASCIILetter else {
        return nil
      }
      return rooted(from: offset &- 1, in: bytes)
    case UInt8(ascii: "."):
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "\\") {
        let start = offset > 0 && bytes[offset &- 1] == UInt8(ascii: ".") ? offset &- 1 : offset
        return rooted(from: start, in: bytes)
      }
      return next.isASCIIAlphanumeric ? named(around: offset, in: bytes) : nil
    default: return nil
    }
  }

  /// Returns a path with at least two components: `/hello` may be a command, and `and/or` is prose.
  private static func absolute(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard let path = rooted(from: start, in: bytes),
      bytes[(start &+ 1)..<(path.upperBound &- 1)].contains(UInt8(ascii: "/"))
    else { return nil }
    return path
  }

  private static func rooted(
    from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    if start > 0, bytes[start &- 1].isPathByte { return nil }
    let end = end(from: start, in: bytes)
    return end > start &+ 2 ? start..<end : nil
  }

  private static func end(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isPathByte { end &+= 1 }
    while end > start, bytes[end &- 1] == UInt8(ascii: ".") || bytes[end &- 1] == 0x3A {
      end &-= 1
    }
    return end
  }

  // MARK: Names

  private static func named(
    around dot: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard dot > 0, bytes[dot &- 1].isASCIIAlphanumeric || bytes[dot &- 1] == 0x5F else {
      return nil
    }
    var end = dot &+ 1
    while end < bytes.count, bytes[end].isASCIIAlphanumeric, end &- dot <= maximumExtensionLength {
      end &+= 1
    }
    let name = UnsafeBufferPointer(rebasing: bytes[(dot &+ 1)..<end])
    guard name.count <= maximumExtensionLength, extensions.contains(key(name)) else { return nil }
    var start = dot
    while start > 0, dot &- start < maximumPrefixLength, bytes[start &- 1].isNameByte {
      start &-= 1
    }
    return start..<end
  }

  private static func key(_ bytes: some Collection<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 &<< 8 | UInt64($1.asciiLowercased) }
  }

  /// Extensions of files, and domains of the top level that are not also words that a sentence may
  /// begin with after a missing space.
  private static let extensions: Set<UInt64> = Set(
    [
      "txt", "md", "pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "csv", "tsv", "json",
      "xml", "html", "htm", "css", "js", "ts", "jsx", "tsx", "py", "rb", "rs", "go", "c", "h", "cc",
      "cpp", "hpp", "java", "kt", "cs", "swift", "php", "sh", "bat", "exe", "dll", "zip", "gz",
      "tgz",
      "tar", "bz2", "xz", "7z", "rar", "png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "ico",
      "mp3",
      "mp4", "wav", "flac", "ogg", "avi", "mov", "mkv", "log", "conf", "cfg", "ini", "yml", "yaml",
      "toml", "lock", "sql", "db", "bak", "tmp", "iso", "dmg", "deb", "rpm", "apk", "jar", "ttf",
      "otf", "epub", "plist", "com", "net", "org", "edu", "gov", "jp", "kr", "cn", "tw", "dev",
    ].map { key($0.utf8) })
}

extension UInt8 {
  fileprivate var isPathStart: Bool { isASCIIAlphanumeric || self == 0x2E || self == 0x5F }

  fileprivate var isNameByte: Bool {
    isASCIIAlphanumeric || [0x2D, 0x2E, 0x2F, 0x5C, 0x5F, 0x7E].contains(self)
  }

  /// Whether the byte may occur in a path: printable ASCII without spaces, quotation marks,
  /// brackets and separators.
  fileprivate var isPathByte: Bool {
    switch self {
    case 0x23...0x26, 0x2B, 0x2D...0x3A, 0x3D, 0x40...0x5A, 0x5C, 0x5F, 0x61...0x7A, 0x7E: true
    default: false
    }
  }
}
