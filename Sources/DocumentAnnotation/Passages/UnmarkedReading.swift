/// A reading in brackets whose base is not marked: `漢字（かんじ）`, `漢字[かんじ]`, `漢字《かんじ》`.
struct UnmarkedReading {
  /// A base and its reading.
  struct Base: Equatable {
    let range: Range<Int>
    let reading: String
  }

  /// The text of the passage.
  let text: UnsafeBufferPointer<UInt8>
  /// The least offset at which a base may start.
  let limit: Int
  /// The range of the brackets and their content, in UTF-8 offsets of the text.
  let notation: Range<Int>
  /// The content: kana, with the spaces and middle dots between the parts of names.
  let content: String
  let brackets: NotatedReading.Brackets

  /// Decides whether the content is a reading, and returns its bases in order: none, one, or for a
  /// name several with a reading each. The last one ends where the notation starts.
  typealias Resolver = (UnmarkedReading) -> [Base]
}
