import TextFoundation

/// Finds where the parts of a form begin in a surface.
enum PartEdges {
  /// Returns the offset of each part but the first in the surface, on Character boundaries; empty if the
  /// parts cannot be aligned, because the form has other kanji or the
  /// surface has combining marks.
  static func edges(of parts: [String], in surface: UnsafeBufferPointer<UInt8>) -> [Int] {
    let scalars = surface.scalarsWithOffsets()
    // Marks and joiners belong to a Character that an edge could divide.
    guard !scalars.contains(where: { isExtending($0.value) }) else { return [] }
    let counts = parts.map { $0.unicodeScalars.count }
    var edges: [Int] = []
    if counts.reduce(0, +) == scalars.count {
      var index = 0
      for count in counts.dropLast() {
        index += count
        edges.append(scalars[index].offset)
      }
      return edges
    }
    let kanji = scalars.filter { Ideographs.contains($0.value) }
    let counted = parts.map { Ideographs.ideographs(of: $0).count }
    guard counted.reduce(0, +) == kanji.count, counted.allSatisfy({ $0 > 0 }) else { return [] }
    var index = 0
    for count in counted.dropLast() {
      index += count
      edges.append(kanji[index].offset)
    }
    return edges
  }

  private static func isExtending(_ value: UInt32) -> Bool {
    if 0x3041...0x3096 ~= value || 0x4E00...0x9FFF ~= value { return false }
    return Unicode.Scalar(value)?.properties.isGraphemeExtend ?? true
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func scalarsWithOffsets() -> [(value: UInt32, offset: Int)] {
    var scalars: [(value: UInt32, offset: Int)] = []
    var offset = 0
    while let scalar = scalar(at: offset) {
      scalars.append((scalar.value, offset))
      offset += scalar.length
    }
    return scalars
  }
}
