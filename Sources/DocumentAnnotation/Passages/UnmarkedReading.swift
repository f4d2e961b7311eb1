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

  /// Finds the bases of a reading, in order.
  ///
  /// There is no base if the content is not a reading, and several with a reading each for a name.
  /// The last one ends where the notation starts.
  typealias Resolver = (UnmarkedReading) -> [Base]
}
