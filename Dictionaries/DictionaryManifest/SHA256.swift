/// SHA-256 (FIPS 180-4), optimized so that 100 MB take about a second even in a debug build.
package struct SHA256: ~Copyable {
  private let state: UnsafeMutablePointer<UInt32>
  private let schedule: UnsafeMutablePointer<UInt32>
  private let constants: UnsafeMutablePointer<UInt32>
  private let pending: UnsafeMutablePointer<UInt8>
  private var pendingCount = 0
  private var totalCount = 0

  package init() {
    state = .allocate(capacity: 8)
    schedule = .allocate(capacity: 64)
    constants = .allocate(capacity: 64)
    pending = .allocate(capacity: 64)
    for (index, prime) in Self.firstPrimes.enumerated() {
      constants[index] = Self.fraction(Double(prime).cubeRoot)
      if index < 8 { state[index] = Self.fraction(Double(prime).squareRoot()) }
    }
  }

  deinit {
    state.deallocate()
    schedule.deallocate()
    constants.deallocate()
    pending.deallocate()
  }

  /// Adds bytes to the message.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard var next = bytes.baseAddress else { return }
    var count = bytes.count
    totalCount += count
    if pendingCount > 0 {
      let taken = min(64 - pendingCount, count)
      UnsafeMutableRawPointer(pending + pendingCount).copyMemory(from: next, byteCount: taken)
      pendingCount += taken
      next += taken
      count -= taken
      if pendingCount < 64 { return }
      compress(pending, blocks: 1)
      pendingCount = 0
    }
    compress(next, blocks: count / 64)
    let rest = count % 64
    UnsafeMutableRawPointer(pending).copyMemory(from: next + (count - rest), byteCount: rest)
    pendingCount = rest
  }

  /// Returns the digest of all added bytes in hexadecimal.
  package consuming func hexadecimal() -> String {
    let bitCount = UInt64(totalCount) &* 8
    var padding: [UInt8] = [0x80]
    while (pendingCount + padding.count) % 64 != 56 { padding.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    padding.withUnsafeBytes { update($0) }
    var text = ""
    for index in 0..<8 {
      let word = String(state[index], radix: 16)
      text += String(repeating: "0", count: 8 - word.count) + word
    }
    return text
  }

  /// Returns the digest of bytes in memory.
  package static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal()
  }

  /// Returns the size and the digest of a file, nil if it cannot be read.
  package static func ofFile(_ path: String) -> (size: Int, hexadecimal: String)? {
    var hash = SHA256()
    let isWhole = FileContents.read(path) { hash.update($0) }
    let size = hash.totalCount
    let digest = hash.hexadecimal()
    return isWhole ? (size, digest) : nil
  }

  private func compress(_ bytes: UnsafeRawPointer, blocks: Int) {
    let w = schedule
    let k = constants
    var block = 0
    while block < blocks {
      let start = bytes + block &* 64
      var a = state[0]
      var b = state[1]
      var c = state[2]
      var d = state[3]
      var e = state[4]
      var f = state[5]
      var g = state[6]
      var h = state[7]
      var i = 0
      while i < 64 {
        if i < 16 {
          w[i] = UInt32(bigEndian: start.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self))
        } else {
          let x = w[i &- 15]
          let y = w[i &- 2]
          let s0 = (x &>> 7 | x &<< 25) ^ (x &>> 18 | x &<< 14) ^ (x &>> 3)
          let s1 = (y &>> 17 | y &<< 15) ^ (y &>> 19 | y &<< 13) ^ (y &>> 10)
          w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
        }
        let s1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
        let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[i] &+ w[i]
        let s0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
        let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
        h = g
        g = f
        f = e
        e = d &+ t1
        d = c
        c = b
        b = a
        a = t1 &+ t2
        i &+= 1
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
      block &+= 1
    }
  }

  /// Returns the first 32 bits of the fractional part of a root, as FIPS 180-4 defines the
  /// constants.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  private static var firstPrimes: [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }
}

extension Double {
  /// The cube root, by Newton's method from above until the iteration stops decreasing.
  fileprivate var cubeRoot: Double {
    var root = self
    while true {
      let next = (2 * root + self / (root * root)) / 3
      if next >= root { return root }
      root = next
    }
  }
}
