extension UnsafeBufferPointer<UInt8> {
  /// Returns the range of the element name in a start tag.
  ///
  /// - Parameter tag: the range of the tag, which starts with `<`.
  /// - Returns: the range; empty for a tag without a name.
  func elementName(in tag: Range<Int>) -> Range<Int> {
    var end = tag.lowerBound + 1
    while end < tag.upperBound, self[end] > 0x20, self[end] != UInt8(ascii: ">"),
      self[end] != UInt8(ascii: "/")
    { end += 1 }
    return tag.lowerBound + 1..<end
  }

  /// Returns the prefix of the element name in a start tag with its colon; empty without one.
  func elementPrefix(in tag: Range<Int>) -> String {
    let name = elementName(in: tag)
    guard let colon = self[name].firstIndex(of: UInt8(ascii: ":")) else { return "" }
    return String(decoding: self[name.lowerBound...colon], as: UTF8.self)
  }
}
