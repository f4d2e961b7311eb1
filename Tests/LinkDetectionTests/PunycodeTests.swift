import TestSupport
import Testing

@testable import LinkDetection

/// The encoder against a decoder written from RFC 3492, section 6.2.
@Suite struct PunycodeTests {
  /// Returns the code points of an encoded label, with arithmetic that cannot overflow in practice.
  private static func decoded(_ encoded: String) -> [UInt32]? {
    var output: [Int] = []
    var digits = Array(encoded.utf8)
    if let hyphen = digits.lastIndex(of: UInt8(ascii: "-")) {
      output = digits[..<hyphen].map { Int($0) }
      digits.removeFirst(hyphen + 1)
    }
    var (point, index, bias) = (128, 0, 72)
    var rest = digits[...]
    while !rest.isEmpty {
      let old = index
      var (weight, position) = (1, 36)
      while true {
        guard let letter = rest.popFirst() else { return nil }
        let digit = letter >= 0x61 ? Int(letter) - 0x61 : Int(letter) - 0x30 + 26
        guard digit < 36 else { return nil }
        index += digit * weight
        let threshold = min(max(position - bias, 1), 26)
        if digit < threshold { break }
        weight *= 36 - threshold
        position += 36
      }
      bias = adapted(index - old, count: output.count + 1, isFirst: old == 0)
      point += index / (output.count + 1)
      index %= output.count + 1
      output.insert(point, at: index)
      index += 1
    }
    return output.map { UInt32($0) }
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = delta / (isFirst ? 700 : 2)
    delta += delta / count
    var steps = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x30...0x39, 0x2D...0x2D, 0x80...0xFF, 0x430...0x44F, 0x5D0...0x5EA,
    0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0x1F300...0x1F64F, 0x20000...0x2A6DF,
    0x10FF00...0x10FFFF,
  ]

  private static func label(_ generator: inout SeededGenerator) -> String {
    // A few ranges for each label, so that long runs of similar characters occur too.
    let kinds = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
      ranges.randomElement(using: &generator)
    }
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      let kind = kinds.randomElement(using: &generator) ?? 0x61...0x7A
      if let scalar = Unicode.Scalar(UInt32.random(in: kind, using: &generator)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  @Test func decodingReturnsTheLabel() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<3000 {
      let label = Self.label(&generator)
      let points = label.unicodeScalars.map(\.value)
      guard let encoded = Punycode.encoded(label) else {
        Issue.record("\(label) is not encoded")
        continue
      }
      // A label in ASCII only is followed by the delimiter and no digits.
      if Self.decoded(encoded) != points { Issue.record("\(label) becomes \(encoded)") }
      let basic = String(String.UnicodeScalarView(label.unicodeScalars.filter(\.isASCII)))
      let start = basic.isEmpty ? "" : basic + "-"
      if !encoded.hasPrefix(start) { Issue.record("\(encoded) does not start with \(start)") }
      let digits = encoded.utf8.dropFirst(start.utf8.count)
      if !digits.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }) {
        Issue.record("\(encoded) has digits other than a–z and 0–9")
      }
    }
  }

  @Test func differentLabelsHaveDifferentForms() {
    var generator = SeededGenerator(seed: 22)
    var labels: [String: [UInt32]] = [:]
    for _ in 0..<2000 {
      let label = Self.label(&generator)
      let points = label.unicodeScalars.map(\.value)
      guard let encoded = Punycode.encoded(label) else { continue }
      if let other = labels.updateValue(points, forKey: encoded), other != points {
        Issue.record("\(points) and \(other) become \(encoded)")
      }
    }
    #expect(labels.count > 1500)
  }

  /// A difference between two insertions must fit into 32 bits.
  @Test func overflowsAreDetected() throws {
    let last = "\u{10FFFF}"
    // Each state between U+0080 and U+10FFFF is counted once for each possible index.
    let perIndex = 0x10FFFF - 0x80
    let most = (Int(UInt32.max) / perIndex) - 1
    let fitting = String(repeating: "a", count: most) + last
    let encoded = try #require(Punycode.encoded(fitting))
    #expect(Self.decoded(encoded) == fitting.unicodeScalars.map(\.value))
    #expect(Punycode.encoded("a" + fitting) == nil)
    #expect(Punycode.encoded(String(repeating: "a", count: 10_000) + last) == nil)
    // The same number of characters without a large difference is encoded.
    #expect(Punycode.encoded(String(repeating: "a", count: 10_000) + "\u{80}") != nil)
  }
}
