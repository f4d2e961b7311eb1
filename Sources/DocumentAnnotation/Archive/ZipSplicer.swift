internal import TextFoundation

/// Replaces ranges of an archive, and writes numbers where they are then.
struct ZipSplicer {
  private let splices: [ZipSplice]
  /// The sums of the growths up to each splice.
  private let shifts: [Int]

  /// Creates a splicer for ranges that do not overlap.
  init(_ splices: [ZipSplice]) {
    self.splices = splices.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var shift = 0
    shifts = self.splices.map {
      shift += $0.growth
      return shift
    }
  }

  /// Returns where a byte of the original is.
  func offset(of original: Int) -> Int {
    let count = splices.partitioningIndex { $0.range.upperBound > original }
    return original + (count > 0 ? shifts[count - 1] : 0)
  }

  /// Returns the spliced archive with numbers that are rewritten.
  ///
  /// - Parameters:
  ///   - original: the archive.
  ///   - patches: the fields as they are in the original, with their new values.
  /// - Returns: the new archive.
  /// - Throws: `archiveTooLarge` if a number does not fit.
  func bytes(
    of original: [UInt8], _ patches: [(field: LittleEndianField, value: Int)]
  ) throws(DocumentError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(original.count + max(0, shifts.last ?? 0))
    var copied = 0
    for splice in splices {
      output += original[copied..<splice.range.lowerBound]
      output += splice.bytes
      copied = splice.range.upperBound
    }
    output += original[copied...]
    for (field, value) in patches {
      guard value >= 0, value <= field.maximum else {
        throw DocumentError(.archiveTooLarge, "the archive needs ZIP64 after the annotation")
      }
      let start = offset(of: field.offset)
      for (index, byte) in field.bytes(of: value).enumerated() { output[start + index] = byte }
    }
    return output
  }
}
