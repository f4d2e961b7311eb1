/// Searches for short sequences, with the results of the functions of `_StringProcessing` that have
/// the same names.
///
/// `Scripts/c-library` compiles the package without that module, because its regular expressions
/// are 1.4 MB of a library that is linked statically.
enum SubsequenceSearch {
  /// Returns the first range whose elements are those of another collection; nil if no range
  /// has them.
  static func firstRange<Elements: Collection>(
    of other: some Collection<Elements.Element>, in elements: Elements
  ) -> Range<Elements.Index>? where Elements.Element: Equatable {
    var start = elements.startIndex
    while true {
      var (index, otherIndex) = (start, other.startIndex)
      while otherIndex != other.endIndex, index != elements.endIndex,
        elements[index] == other[otherIndex]
      {
        elements.formIndex(after: &index)
        other.formIndex(after: &otherIndex)
      }
      if otherIndex == other.endIndex { return start..<index }
      if start == elements.endIndex { return nil }
      elements.formIndex(after: &start)
    }
  }

  /// Returns the ranges, without overlaps, whose elements are those of another collection; none if
  /// that is empty.
  static func ranges<Elements: Collection>(
    of other: some Collection<Elements.Element>, in elements: Elements
  ) -> [Range<Elements.Index>] where Elements.Element: Equatable {
    var found: [Range<Elements.Index>] = []
    var rest = elements[...]
    while let range = firstRange(of: other, in: rest), !range.isEmpty {
      found.append(range)
      rest = elements[range.upperBound...]
    }
    return found
  }

  /// Returns a collection with every occurrence of another one replaced.
  static func replacing<Elements: RangeReplaceableCollection>(
    _ other: some Collection<Elements.Element>, in elements: Elements,
    with replacement: some Collection<Elements.Element>
  ) -> Elements where Elements.Element: Equatable {
    var result = Elements()
    var start = elements.startIndex
    for range in ranges(of: other, in: elements) {
      result.append(contentsOf: elements[start..<range.lowerBound])
      result.append(contentsOf: replacement)
      start = range.upperBound
    }
    result.append(contentsOf: elements[start...])
    return result
  }
}

#if MUTSU_OWN_SEARCH
extension Collection where Element: Equatable {
  /// Returns the first range whose elements are those of another collection; nil if no range
  /// has them.
  package func firstRange(of other: some Collection<Element>) -> Range<Index>? {
    SubsequenceSearch.firstRange(of: other, in: self)
  }

  /// Returns the ranges whose elements are those of another collection, which is not empty.
  package func ranges(of other: some Collection<Element>) -> [Range<Index>] {
    SubsequenceSearch.ranges(of: other, in: self)
  }

  /// Returns whether the elements of another collection occur one after another.
  package func contains(_ other: some Collection<Element>) -> Bool {
    firstRange(of: other) != nil
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  /// Returns the collection with every occurrence of another one replaced.
  package func replacing(
    _ other: some Collection<Element>, with replacement: some Collection<Element>
  ) -> Self {
    SubsequenceSearch.replacing(other, in: self, with: replacement)
  }
}
#endif
