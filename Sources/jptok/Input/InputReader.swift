import CommandSupport
import TextFoundation

/// Reads standard input or files in chunks of whole lines.
///
/// A chunk is the result of one or a few reads, so that output is not delayed when the input is
/// slow; a line longer than ``maximumLineLength`` is split into parts. The last chunk of each file is
/// empty and signals its end.
struct InputReader: ~Copyable {
  /// The maximum length of lines that are stored whole, which is that of lines the tokenizer parses
  /// whole.
  static let maximumLineLength = 1 << 20
  private static let chunkSize = 1 << 17

  private var files: [String]
  private var descriptor: FileDescriptor?
  private var name = ""
  /// Whether the chunk for the end of the file still has to be returned.
  private var mustReportEndOfFile = false
  /// Bytes that were read but not yet returned: the start of a line.
  private var rest = ByteBuffer(minimumCapacity: InputReader.chunkSize * 2)
  private var nextLine = 1
  /// The number of bytes of the current line already returned as parts; `nil` between lines.
  private var longLineOffset: Int?

  /// Creates a reader of `files`, or of standard input if the array is empty; `-` also means
  /// standard input.
  init(files: [String]) {
    self.files = files.isEmpty ? ["-"] : files
  }

  /// Returns the next chunk, or `nil` at the end of the last file.
  mutating func next() throws -> InputChunk? {
    while true {
      guard let descriptor else {
        if mustReportEndOfFile {
          mustReportEndOfFile = false
          return InputChunk(
            bytes: ByteBuffer(), content: .endOfFile, file: name, firstLine: nextLine,
            offsetInLine: 0)
        }
        guard try openNextFile() else { return nil }
        continue
      }
      let scanned = rest.count
      let space = rest.reserve(Self.chunkSize)
      let count: Int
      do {
        count = try descriptor.read(into: space, size: Self.chunkSize)
      } catch {
        throw CommandFailure("\(name): \(error.reason)")
      }
      rest.commit(count)
      if let chunk = count == 0 ? endOfFile() : completed(from: scanned) { return chunk }
    }
  }

  private mutating func openNextFile() throws -> Bool {
    guard !files.isEmpty else { return false }
    let path = files.removeFirst()
    nextLine = 1
    if path == "-" {
      name = "standard input"
      descriptor = .standardInput
      return true
    }
    name = WholeFile.name(ofFile: path)
    do {
      descriptor = try FileDescriptor.opening(path)
    } catch {
      throw CommandFailure("\(name): \(error.reason)")
    }
    return true
  }

  /// Returns the chunk that is complete after a read, if any: all whole lines, or a part of a line
  /// that exceeds the maximum length.
  private mutating func completed(from scanned: Int) -> InputChunk? {
    let bytes = rest.bytes
    if let offset = longLineOffset {
      let end = bytes.firstLineFeed(from: 0)
      longLineOffset = end == nil ? offset + bytes.count : nil
      let chunk = takeLongLinePart(end ?? bytes.count, isFinal: end != nil, offset: offset)
      if end != nil {
        rest.removeFirst(1)
        nextLine += 1
      }
      return chunk
    }
    if let last = bytes.lastLineFeed(from: scanned) { return takeLines(last + 1) }
    guard bytes.count > Self.maximumLineLength else { return nil }
    longLineOffset = bytes.count
    return takeLongLinePart(bytes.count, isFinal: false, offset: 0)
  }

  /// Returns the remaining bytes at the end of a file: a line without LF, or the end of a long
  /// line.
  private mutating func endOfFile() -> InputChunk? {
    if descriptor?.number != FileDescriptor.standardInput.number { descriptor?.close() }
    descriptor = nil
    mustReportEndOfFile = true
    if let offset = longLineOffset {
      longLineOffset = nil
      return takeLongLinePart(rest.count, isFinal: true, offset: offset)
    }
    return rest.isEmpty ? nil : takeLines(rest.count)
  }

  private mutating func takeLines(_ size: Int) -> InputChunk {
    let chunk = InputChunk(
      bytes: take(size), content: .lines, file: name, firstLine: nextLine, offsetInLine: 0)
    nextLine += chunk.bytes.bytes.lineFeedCount
    return chunk
  }

  private mutating func takeLongLinePart(_ size: Int, isFinal: Bool, offset: Int) -> InputChunk {
    InputChunk(
      bytes: take(size), content: .longLine(isFinal: isFinal), file: name, firstLine: nextLine,
      offsetInLine: offset)
  }

  private mutating func take(_ size: Int) -> ByteBuffer {
    var taken = ByteBuffer(minimumCapacity: size)
    taken.append(UnsafeBufferPointer(rebasing: rest.bytes[..<size]))
    rest.removeFirst(size)
    return taken
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func firstLineFeed(from start: Int) -> Int? {
    self[start...].firstIndex(of: UInt8(ascii: "\n"))
  }

  fileprivate func lastLineFeed(from start: Int) -> Int? {
    self[start...].lastIndex(of: UInt8(ascii: "\n"))
  }

  fileprivate var lineFeedCount: Int {
    var lines = 0
    for byte in self where byte == UInt8(ascii: "\n") { lines += 1 }
    return lines
  }
}
