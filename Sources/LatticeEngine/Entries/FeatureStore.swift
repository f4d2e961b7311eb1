import MeCabDictionary
import Synchronization
import TextFoundation

/// The features of a coded lexicon that have been decoded, as NUL-terminated text.
///
/// A feature is decoded on its first use and then retained, so its address is the same for all
/// threads and for the lifetime of the lexicon. The memory grows with the number of different words
/// in the texts, by about a hundred bytes a word.
///
/// Reading is lock-free: the slots of a hash table are written once, and a larger table is published
/// as a whole; earlier tables remain valid. Decoding is done under a lock.
///
/// `@unchecked Sendable`: memory is written before its offset is published in a slot.
final class FeatureStore: @unchecked Sendable {
  /// The bits of a slot below the number of the entry, for the offset of the feature.
  private static let offsetBits: UInt64 = 40
  private static let initialSlotCount = 1 << 11
  /// The size of the part-of-speech id before each feature.
  private static let idSize = 2

  private typealias Slot = Atomic<UInt64>

  /// A hash table; 0 in free slots.
  private final class SlotTable: Sendable {
    nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>
    let mask: Int

    init(count: Int) {
      slots = .allocate(capacity: count)
      for index in 0..<count { (slots + index).initialize(to: Slot(0)) }
      mask = count - 1
    }

    deinit { slots.deallocate() }

    /// Returns the slot of an entry: its value, or 0 if the table does not contain it.
    @inline(__always)
    func value(of entry: Int) -> UInt64 {
      let key = UInt64(entry &+ 1)
      var slot = Self.hash(entry) & mask
      while true {
        let value = slots[slot].load(ordering: .acquiring)
        if value == 0 || value &>> FeatureStore.offsetBits == key { return value }
        slot = (slot &+ 1) & mask
      }
    }

    func insert(_ value: UInt64) {
      var slot = Self.hash(Int(value >> FeatureStore.offsetBits) - 1) & mask
      while slots[slot].load(ordering: .relaxed) != 0 { slot = (slot + 1) & mask }
      slots[slot].store(value, ordering: .releasing)
    }

    @inline(__always)
    private static func hash(_ entry: Int) -> Int {
      Int(truncatingIfNeeded: (UInt64(entry) &* 0x9E37_79B9_7F4A_7C15) &>> 32)
    }
  }

  /// The state of the writer.
  private struct Writer: ~Copyable {
    /// The current table and its predecessors, which threads may still read.
    var tables: [SlotTable]
    var count = 0
    /// The number of bytes used.
    var size: Int
    var scratch = FeatureDecoder.Scratch()
    var feature = ByteBuffer(minimumCapacity: 512)
  }

  private let decoder: FeatureDecoder
  private let memory: UnsafeMutableRawBufferPointer
  private let current: Atomic<UnsafeRawPointer>
  private let writer: Mutex<Writer>

  /// Creates a store for features of `featureSize` bytes in total; memory is assigned by the system
  /// as it is used.
  ///
  /// - Throws: `engine` if the system has no address space for them.
  init(
    _ decoder: FeatureDecoder, entryCount: Int, featureSize: Int, path: String
  ) throws(MeCabError) {
    self.decoder = decoder
    // The byte at offset 2 is the empty feature, for entries that cannot be decoded.
    let size = featureSize + Self.idSize * (entryCount + 1) + 1
    guard let memory = AddressSpace.reserve(size) else {
      throw MeCabError(
        .engine,
        "needs \(size) bytes of address space, which the system refuses; raise the limit (ulimit -v)",
        path: path)
    }
    self.memory = memory
    let table = SlotTable(count: Self.initialSlotCount)
    current = Atomic(UnsafeRawPointer(Unmanaged.passUnretained(table).toOpaque()))
    writer = Mutex(Writer(tables: [table], size: Self.idSize + 1))
  }

  deinit { AddressSpace.release(memory) }

  /// Returns the feature of an entry with a surface.
  ///
  /// It is empty if the entry does not exist or the file is damaged.
  @inline(__always)
  func feature(_ index: Int, _ entry: @autoclosure () -> FeatureDecoder.Entry)
    -> UnsafePointer<UInt8>
  {
    let table = Unmanaged<SlotTable>.fromOpaque(current.load(ordering: .acquiring))
    let value = table._withUnsafeGuaranteedRef { $0.value(of: index) }
    if value != 0 { return address(value) }
    return decode(index, entry())
  }

  /// Returns the part-of-speech id of a feature of this store.
  static func partOfSpeechID(of feature: UnsafePointer<UInt8>) -> UInt16 {
    UnsafeRawPointer(feature - idSize).loadUnaligned(as: UInt16.self)
  }

  /// The number of features that have been decoded, and their size in bytes.
  var usage: (count: Int, bytes: Int) { writer.withLock { ($0.count, $0.size) } }

  @inline(__always)
  private func address(_ value: UInt64) -> UnsafePointer<UInt8> {
    let offset = Int(truncatingIfNeeded: value & (1 &<< Self.offsetBits &- 1))
    return UnsafePointer(
      (memory.baseAddress.unsafelyUnwrapped + offset).assumingMemoryBound(to: UInt8.self))
  }

  @inline(never)
  private func decode(_ index: Int, _ entry: FeatureDecoder.Entry) -> UnsafePointer<UInt8> {
    address(
      writer.withLock { writer in
        let table = writer.tables[writer.tables.count - 1]
        // Another thread may have decoded it.
        let known = table.value(of: index)
        if known != 0 { return known }
        let value = UInt64(index + 1) << Self.offsetBits | UInt64(decode(index, entry, &writer))
        if 2 * (writer.count + 1) > table.mask {
          grow(&writer, adding: value)
        } else {
          table.insert(value)
        }
        writer.count += 1
        return value
      })
  }

  /// Decodes a feature into the memory and returns its offset.
  private func decode(
    _ index: Int, _ entry: FeatureDecoder.Entry, _ writer: inout Writer
  ) -> Int {
    writer.feature.removeAll()
    guard
      let id = decoder.append(index, entry, scratch: &writer.scratch, to: &writer.feature),
      !writer.feature.bytes.contains(0),
      writer.size + Self.idSize + writer.feature.count + 1 <= memory.count
    else { return Self.idSize }
    memory.storeBytes(of: id, toByteOffset: writer.size, as: UInt16.self)
    let offset = writer.size + Self.idSize
    memory[offset..<offset + writer.feature.count].copyBytes(
      from: UnsafeRawBufferPointer(writer.feature.bytes))
    // The memory is zero, so the feature ends with NUL.
    writer.size = offset + writer.feature.count + 1
    return offset
  }

  /// Publishes a table of four times the size with all values and a new one.
  private func grow(_ writer: inout Writer, adding value: UInt64) {
    let old = writer.tables[writer.tables.count - 1]
    let table = SlotTable(count: 4 * (old.mask + 1))
    for index in 0...old.mask {
      let value = old.slots[index].load(ordering: .relaxed)
      if value != 0 { table.insert(value) }
    }
    table.insert(value)
    writer.tables.append(table)
    current.store(
      UnsafeRawPointer(Unmanaged.passUnretained(table).toOpaque()), ordering: .releasing)
  }
}
