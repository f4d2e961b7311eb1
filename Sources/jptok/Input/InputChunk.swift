import TextFoundation

/// A chunk of the input that is passed to a worker.
struct InputChunk: ~Copyable {
  /// The kind of the bytes in a chunk.
  enum Content {
    /// Whole lines, each with its LF; only the last line of a file may lack it.
    case lines
    /// A part of a line that is too long to be stored; the last part has no LF either.
    case longLine(isFinal: Bool)
    /// No bytes: the end of the file.
    case endOfFile
  }

  var bytes: ByteBuffer
  var content: Content
  /// The file name for error messages.
  var file: String
  /// The number of the first line, 1-based.
  var firstLine: Int
  /// The offset of `bytes` in the first line; not 0 for the later parts of a long line.
  var offsetInLine: Int
}
