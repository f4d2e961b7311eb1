import TextFoundation

/// A compiler for `matrix.def`, which contains the sizes and lines of right id, left id and cost.
///
/// As in MeCab, pairs that are not listed have cost 0, and the last line of a repeated pair counts.
enum ConnectionMatrix {
  /// Returns the contents of `matrix.bin`.
  static func compile(definition path: String) throws(MeCabError) -> [UInt8] {
    let file = try FileBytes(path: path)
    return try file.withBytes { bytes throws(MeCabError) in
      var lines = SourceLines(bytes)
      let size = try MatrixSize(header: lines.next(), bytes, path: path)
      var costs = [Int16](repeating: 0, count: size.left * size.right)
      var failure: MeCabError?
      costs.withUnsafeMutableBufferPointer { costs in
        guard let costs = costs.baseAddress, let start = bytes.baseAddress else { return }
        while let line = lines.next() {
          var scanner = NumberScanner(start + line.lowerBound, line.upperBound - line.lowerBound)
          let right = scanner.next()
          if right == .min { continue }
          let left = scanner.next()
          let cost = scanner.next()
          guard scanner.next() == .min, right >= 0, right < size.left, left >= 0, left < size.right,
            cost >= -32_768, cost <= 32_767
          else {
            failure = MeCabError(
              .invalidDefinition,
              "is not a connection in a \(size.left) × \(size.right) matrix; write right id, left id "
                + "and a cost from -32768 to 32767",
              path: path, line: lines.number)
            return
          }
          costs[right &+ size.left &* left] = Int16(truncatingIfNeeded: cost).littleEndian
        }
      }
      if let failure { throw failure }
      var output: [UInt8] = []
      output.reserveCapacity(4 + 2 * costs.count)
      output.append(littleEndian: UInt16(size.left))
      output.append(littleEndian: UInt16(size.right))
      costs.withUnsafeBytes { output.append(contentsOf: $0) }
      return output
    }
  }

  /// Scans numbers separated by blanks, without allocating arrays, because a matrix has millions of
  /// lines.
  private struct NumberScanner {
    private var cursor: UnsafePointer<UInt8>
    private var remaining: Int

    init(_ start: UnsafeRawPointer, _ count: Int) {
      cursor = start.assumingMemoryBound(to: UInt8.self)
      remaining = count
    }

    /// Returns the next number, `.min` at the end of the line, or `.max` for an invalid number.
    mutating func next() -> Int {
      var position = cursor
      var left = remaining
      while left > 0, position[0] == 0x20 || position[0] == 0x09 {
        position += 1
        left &-= 1
      }
      if left == 0 {
        remaining = 0
        return .min
      }
      let isNegative = position[0] == 0x2D
      if isNegative {
        position += 1
        left &-= 1
      }
      let digits = position.decimalPrefix(count: left, limit: 999_999_999)
      position += digits.count
      left &-= digits.count
      guard digits.count > 0, digits.count <= 9,
        left == 0 || position[0] == 0x20 || position[0] == 0x09
      else { return .max }
      cursor = position
      remaining = left
      return isNegative ? 0 &- digits.value : digits.value
    }
  }
}
