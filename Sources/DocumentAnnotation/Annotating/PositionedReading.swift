/// A reading with the range of the source that it belongs to.
struct PositionedReading {
  let range: Range<Int>
  let reading: String
}
