/// A text file of a dictionary, validated as UTF-8 and read line by line.
package struct TextFile {
  package let path: String
  package let bytes: ByteBuffer

  /// Reads a file.
  package init(reading path: String) throws(LexiconError) {
    try self.init(path: path, bytes: FileSystem.read(path))
  }

  /// Creates a file from text in memory; `path` is for messages.
  package init(path: String, text: String) throws(LexiconError) {
    try self.init(path: path, bytes: ByteBuffer(text))
  }

  package init(path: String, bytes: ByteBuffer) throws(LexiconError) {
    self.path = path
    self.bytes = bytes
    if bytes.slice.isUTF8 { return }
    var number = 0
    for line in lines {
      number += 1
      if !line.isUTF8 {
        throw problem(.invalidEncoding, "the line is not UTF-8; save the file as UTF-8", number)
      }
    }
  }

  /// The lines without their line feeds.
  package var lines: Lines { Lines(bytes) }

  /// Returns the numbered lines of a table, except empty lines and comments, which begin with `#`.
  package func rows() throws(LexiconError) -> [(number: Int, line: ByteSlice)] {
    var rows: [(number: Int, line: ByteSlice)] = []
    var number = 0
    for line in lines {
      number += 1
      if line.count == 0 || line.start[0] == UInt8(ascii: "#") { continue }
      if line.firstIndex(of: 0x0D) != nil {
        throw problem(
          .invalidRow, "the line contains a carriage return; save the file with Unix line breaks",
          number
        )
      }
      rows.append((number, line))
    }
    return rows
  }

  /// Returns an error in this file.
  func problem(_ code: LexiconError.Code, _ message: String, _ line: Int? = nil) -> LexiconError {
    LexiconError(code, message, path: path, line: line)
  }

  /// An iterator over lines; the last line may be without a line feed.
  package struct Lines: Sequence, IteratorProtocol {
    private let owner: ByteBuffer
    private var rest: ByteSlice

    fileprivate init(_ owner: ByteBuffer) {
      self.owner = owner
      rest = owner.slice
    }

    package mutating func next() -> ByteSlice? {
      if rest.count == 0 { return nil }
      let length = rest.firstIndex(of: 0x0A) ?? rest.count
      let line = rest.prefix(length)
      rest = rest.dropFirst(Swift.min(length &+ 1, rest.count))
      return line
    }
  }
}

/// The columns of a line, separated by tabs.
struct Columns {
  private var rest: ByteSlice
  private var isAtEnd = false

  init(_ line: ByteSlice) { rest = line }

  /// Returns the next column, nil after the last.
  mutating func next() -> ByteSlice? {
    if isAtEnd { return nil }
    guard let length = rest.firstIndex(of: 0x09) else {
      isAtEnd = true
      return rest
    }
    let column = rest.prefix(length)
    rest = rest.dropFirst(length &+ 1)
    return column
  }

  /// Returns all columns as strings; for small tables.
  static func strings(_ line: ByteSlice) -> [String] {
    var columns = Columns(line)
    var strings: [String] = []
    while let column = columns.next() { strings.append(column.string) }
    return strings
  }
}
