import MarkupText

extension ParagraphPreparer {
  /// Finds the items of each ruby's base, and makes room where a reading is wider.
  mutating func prepareRuby() {
    for (index, annotation) in source.rubies.enumerated() {
      let items = coveredItems(annotation.base)
      guard !items.isEmpty else { continue }
      rubies.append(PreparedRuby(items: items, annotation: index))
    }
  }

  /// The offsets inside of a ruby's base, where no line ends.
  func closedOffsets(of ruby: PreparedRuby) -> Range<Int> {
    let start = Int(items[ruby.items.lowerBound].offset) + 1
    let end =
      ruby.items.upperBound < items.count
      ? Int(items[ruby.items.upperBound].offset) : source.text.utf8.count
    return start..<max(start, end)
  }
}
