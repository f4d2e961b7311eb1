/// A segment of the source of a Markdown block.
struct MarkdownSegment: Equatable {
  enum Kind: Equatable {
    /// Text as it is.
    case text
    /// Text that the source writes otherwise, such as an escape, in UTF-8.
    case decoded([UInt8])
    /// The start of an inline element; a delimiter run if `isDelimiter` is true.
    case start(isDelimiter: Bool)
    case end(isDelimiter: Bool)
    case html
    /// Content that is left alone: code, images, URLs.
    case object
    /// A line end with the white space and the block quote markers around it.
    case lineEnd(isBreak: Bool)
  }

  var kind: Kind
  var range: Range<Int>
}
