/// The double array of a compiled dictionary, read in place.
///
/// A node is identified by its base: the unit `base + code` with `check == base` is its child for
/// `code`, which is a byte plus one, or 0 for the end of a key. The unit of such a leaf is at the
/// base itself, and its own base is `-value - 1`.
package struct DoubleArrayView {
  private let units: UnsafeRawPointer?
  package let count: Int
  private let entryCount: Int

  package init(_ buffer: UnsafeRawBufferPointer, _ header: DictionaryHeader) {
    units = buffer.baseAddress.map { $0 + header.doubleArray.lowerBound }
    count = units == nil ? 0 : header.unitCount
    entryCount = header.entryCount
  }

  /// Returns the base of a unit at a valid index.
  package func base(_ index: Int) -> Int32 { Int32(truncatingIfNeeded: unit(index)) }

  /// Returns the check of a unit at a valid index.
  package func check(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: unit(index) &>> 32) }

  private func unit(_ index: Int) -> UInt64 {
    guard let units else { return 0 }
    let offset = index &* DictionaryFormat.unitSize
    return UInt64(littleEndian: units.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns the tokens of a leaf, or nil if they are outside the file.
  package func tokens(ofLeaf index: Int) -> Range<Int>? {
    let base = base(index)
    guard base < 0 else { return nil }
    let value = -(Int(base) + 1)
    let first = value >> DictionaryFormat.countBits
    let end = first + value & DictionaryFormat.maximumCount
    guard first < end, end <= entryCount else { return nil }
    return first..<end
  }
}

/// The surfaces of a dictionary in token order, reconstructed from the double array.
package struct SurfaceTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  package private(set) var firstTokens: [Int32] = []

  package var count: Int { ends.count }

  /// Returns the index of the first entry of a surface.
  package func firstToken(_ index: Int) -> Int { Int(firstTokens[index]) }

  /// Returns the range of a surface in the concatenated bytes.
  package func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// Calls `body` with the concatenated bytes of all surfaces.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer(body)
  }

  /// Returns the bytes of a surface, which are UTF-8 if the dictionary is.
  package func bytes(_ index: Int) -> ArraySlice<UInt8> {
    bytes[range(index)]
  }

  package func surface(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

  /// Reconstructs the surfaces by following the double array from every leaf to the root.
  ///
  /// A parent is found by its base, which belongs to one node only. This also verifies that every
  /// leaf leads to the root, that keys are ascending, and that their tokens cover the token section
  /// exactly.
  package init(_ file: DictionaryFile) throws(MeCabError) {
    self = try file.bytes.withBytes { buffer throws(MeCabError) in
      var table = SurfaceTable()
      try table.build(file, DoubleArrayView(buffer, file.header))
      return table
    }
  }

  /// The maximum total size of the surfaces in bytes, far above that of any compiled source.
  private static let maximumSize = 1 << 30

  private init() {}

  /// Creates a table of surfaces in ascending order; `ends` are the ends of their bytes.
  package init(bytes: [UInt8], ends: [Int32], firstTokens: [Int32]) {
    self.bytes = bytes
    self.ends = ends
    self.firstTokens = firstTokens
  }

  private mutating func build(
    _ file: DictionaryFile, _ units: DoubleArrayView
  ) throws(MeCabError) {
    let links = try Links(file, units)
    bytes.reserveCapacity(file.entryCount * 12)
    ends.reserveCapacity(file.entryCount)
    firstTokens.reserveCapacity(file.entryCount)
    var current = SurfaceBuffer()
    var previous = SurfaceBuffer()
    let root = Int(units.base(0))
    var token = 0
    while token < file.entryCount {
      let leaf = Int(links.leaves[token])
      guard leaf > 0, let tokens = units.tokens(ofLeaf: leaf) else {
        throw file.damaged("no surface leads to entry \(token)")
      }
      current.removeAll()
      var base = leaf
      while base != root {
        let parent = Int(links.parents[base])
        guard parent > 0 else {
          throw file.damaged("the surface of entry \(token) does not start at the root")
        }
        let check = Int(units.check(parent))
        let byte = parent - check - 1
        guard byte >= 0, byte <= 255, current.prepend(UInt8(truncatingIfNeeded: byte)) else {
          throw file.damaged("the surface of entry \(token) does not start at the root")
        }
        base = check
      }
      guard previous.precedes(current) else {
        throw file.damaged("the surface of entry \(token) is out of order")
      }
      guard bytes.count + current.count <= Self.maximumSize else {
        throw file.damaged("its surfaces have more than \(Self.maximumSize >> 20) MB")
      }
      bytes.append(contentsOf: current.bytes)
      ends.append(Int32(bytes.count))
      firstTokens.append(Int32(token))
      token = tokens.upperBound
      swap(&current, &previous)
    }
    guard ends.count == links.leafCount else { throw file.damaged("surfaces share an entry") }
  }

  /// The parent of each base and the leaf of each first token, collected in one pass over the
  /// units.
  private struct Links {
    var parents: [Int32]
    var leaves: [Int32]
    var leafCount = 0

    init(_ file: DictionaryFile, _ units: DoubleArrayView) throws(MeCabError) {
      parents = [Int32](repeating: -1, count: units.count)
      leaves = [Int32](repeating: 0, count: file.entryCount)
      guard units.count < Int(Int32.max) else {
        throw file.damaged("the double array is too large")
      }
      for unit in 0..<units.count {
        let base = Int(units.base(unit))
        let check = Int(units.check(unit))
        if check == 0 && unit != 0 {
          guard base == 0 else { throw file.damaged("unit \(unit) does not belong to any node") }
        } else if base > 0 {
          // MeCab adds any byte to a base without bounds checks.
          guard base + 256 < units.count, parents[base] < 0, unit == 0 || check != unit else {
            throw file.damaged("the children of unit \(unit) are outside the double array")
          }
          parents[base] = Int32(unit)
        } else {
          guard unit != 0, check == unit, let tokens = units.tokens(ofLeaf: unit),
            leaves[tokens.lowerBound] == 0
          else { throw file.damaged("unit \(unit) does not lead to separate entries") }
          leaves[tokens.lowerBound] = Int32(unit)
          leafCount += 1
        }
      }
    }
  }
}

/// The bytes of a surface, assembled from the last to the first.
///
/// Uses manually allocated memory, because the checks of arrays would dominate in debug builds.
private struct SurfaceBuffer: ~Copyable {
  private let memory: UnsafeMutablePointer<UInt8>
  private var start = DictionaryFormat.maximumSurfaceLength

  init() { memory = .allocate(capacity: DictionaryFormat.maximumSurfaceLength) }

  deinit { memory.deallocate() }

  var count: Int { DictionaryFormat.maximumSurfaceLength - start }

  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory + start, count: count)
  }

  mutating func removeAll() { start = DictionaryFormat.maximumSurfaceLength }

  /// Inserts a byte at the start, or returns `false` if the surface already has the maximum length.
  mutating func prepend(_ byte: UInt8) -> Bool {
    guard start > 0 else { return false }
    start -= 1
    memory[start] = byte
    return true
  }

  /// Returns whether the surface sorts before another one.
  func precedes(_ other: borrowing SurfaceBuffer) -> Bool {
    let order = Bytes.compare(memory + start, other.memory + other.start, min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }
}
