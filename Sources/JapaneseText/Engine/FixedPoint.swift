import TextFoundation

/// Numbers with six decimals, as in the output of MeCab.
enum FixedPoint {
  /// Returns a number with six decimals.
  static func text(of value: Float) -> String {
    // The longest number, Float's maximum, has 39 digits before the point.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let size = withVaList([Double(value)]) {
        vsnprintf(buffer.baseAddress, buffer.count, "%f", $0)
      }
      let bytes = UnsafeRawBufferPointer(buffer).prefix(max(0, min(Int(size), buffer.count - 1)))
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
