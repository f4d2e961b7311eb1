/// Punycode (RFC 3492) with the parameters of IDNA, for host labels.
enum Punycode {
  private static let (base, tMin, tMax): (UInt32, UInt32, UInt32) = (36, 1, 26)

  /// Returns a label in ASCII without `xn--`, or nil if 32-bit arithmetic overflows.
  ///
  /// - Complexity: quadratic in the number of characters.
  static func encoded(_ label: String) -> String? {
    let points = label.unicodeScalars.map(\.value)
    var output = points.filter { $0 < 0x80 }.map { UInt8(truncatingIfNeeded: $0) }
    let basic = output.count
    var handled = UInt32(basic)
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var (next, delta, bias): (UInt32, UInt32, UInt32) = (0x80, 0, 72)
    while handled < points.count {
      guard let smallest = points.lazy.filter({ $0 >= next }).min() else { return nil }
      let (product, overflow) = (smallest - next).multipliedReportingOverflow(by: handled + 1)
      let (sum, overflows) = delta.addingReportingOverflow(product)
      if overflow || overflows { return nil }
      (delta, next) = (sum, smallest)
      for point in points {
        if point < next { delta &+= 1 }
        guard point == next else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta &+= 1
      next += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a number as a generalized variable-length integer (section 3.3).
  private static func append(_ number: UInt32, _ bias: UInt32, to output: inout [UInt8]) {
    var rest = number
    var weight = base
    while true {
      let threshold = weight <= bias ? tMin : min(max(weight &- bias, tMin), tMax)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      weight += base
    }
    output.append(digit(rest))
  }

  /// Returns the adapted bias (section 3.4).
  private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias: UInt32 = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      bias += base
    }
    return bias + (base - tMin + 1) * delta / (delta + 38)
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }
}
