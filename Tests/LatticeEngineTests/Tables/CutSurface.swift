import Foundation
import MeCabDictionary
import TestSupport

/// Makes a surface of a compiled dictionary end inside a character.
///
/// A complete surface that differs in one byte is compiled; in the double array, the node before
/// that byte is moved to new units at the end, where the transition on that byte becomes one on
/// another byte.
struct CutSurface {
  /// The surface to compile.
  let surface: String
  private let prefix: [UInt8]
  private let substitute: UInt8
  private let wanted: UInt8

  /// Creates a cut surface from a prefix and `ending`, the first one or two bytes of a three-byte
  /// character.
  init(_ prefix: String, _ ending: [UInt8]) {
    self.prefix = Array(prefix.utf8)
    wanted = ending[0]
    // X serves as any lead byte; C3 and the following byte are a complete character.
    substitute = ending.count == 1 ? UInt8(ascii: "X") : 0xC3
    surface = prefix + String(decoding: [substitute] + ending.dropFirst(), as: UTF8.self)
  }

  /// An error: no path leads to the surface, or another surface is in the way.
  struct CutFailure: Error {}

  /// Changes a compiled dictionary file.
  func cut(_ path: String) throws {
    let file = try contents(ofFile: path)
    var words = stride(from: 0, to: 72, by: 4).map { Self.word(at: $0, of: file) }
    let unitsEnd = 72 + Int(words[6])
    var units = stride(from: 72, to: unitsEnd, by: 8).map {
      Unit(base: Self.word(at: $0, of: file), check: Self.word(at: $0 + 4, of: file))
    }
    let node = try node(in: units)
    let old = Int(units[node].base)
    let new = units.count
    units += Array(repeating: Unit(base: 0, check: 0), count: 512)
    // Code 0 is the end of a surface; the code of a byte is its value plus one.
    for code in 0...256 where units[old + code].check == UInt32(old) {
      let slot = code == Int(substitute) + 1 ? Int(wanted) + 1 : code
      guard units[new + slot].check == 0 else { throw CutFailure() }
      units[new + slot] = Unit(base: units[old + code].base, check: UInt32(new))
      units[old + code] = Unit(base: 0, check: 0)
    }
    units[node].base = UInt32(new)

    words[6] += 512 * 8
    words[0] = UInt32(file.count + 512 * 8) ^ 0xEF71_8F77
    var bytes: [UInt8] = []
    for word in words + units.flatMap({ [$0.base, $0.check] }) {
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    try Data(bytes + file[unitsEnd...]).write(to: URL(fileURLWithPath: path))
  }

  private struct Unit {
    var base: UInt32
    var check: UInt32
  }

  /// Returns the index of the unit that the prefix leads to.
  private func node(in units: [Unit]) throws -> Int {
    var node = 0
    for byte in prefix {
      let base = units[node].base
      node = Int(base) + Int(byte) + 1
      guard units[node].check == base else { throw CutFailure() }
    }
    return node
  }

  private static func word(at offset: Int, of bytes: [UInt8]) -> UInt32 {
    bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
