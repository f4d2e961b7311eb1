import TextFoundation

/// A piece of the input on its way to a worker.
struct InputChunk: ~Copyable {
  /// What the bytes are.
  enum Content {
    /// Whole lines, each with its LF; only the last of a file may lack it.
    case lines
    /// A part of a line that is too long to hold; the last part has no LF either.
    case longLine(isFinal: Bool)
    /// Nothing: the file has ended.
    case endOfFile
  }

  var bytes: ByteBuffer
  var content: Content
  /// The name for error messages.
  var file: String
  /// The number of the first line, from 1.
  var firstLine: Int
  /// Where `bytes` begins in the first line: not 0 in later parts of a long line.
  var offsetInLine: Int
}
