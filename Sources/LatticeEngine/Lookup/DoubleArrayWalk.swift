import MeCabDictionary

/// Finds the surfaces that start at a character in MeCab’s own double array, byte by byte.
///
/// The engine uses it while no ``WordTrie`` of a lexicon is available: it is half as fast, but
/// needs no preparation.
///
/// `@unchecked Sendable`: the memory is mapped read-only and owned by the file.
struct DoubleArrayWalk: @unchecked Sendable {
  private let units: UnsafePointer<UInt64>
  private let count: Int
  private let tokens: TokenTable

  /// Creates a search in a file with a validated header; the bytes of the file must outlive it.
  init?(_ file: DictionaryFile) {
    let header = file.header
    guard let tokens = TokenTable(file), let start = file.bytes.withBytes({ $0.baseAddress }),
      // The section is 72 bytes after the start of a page.
      Int(bitPattern: start) & 7 == 0
    else { return nil }
    self.tokens = tokens
    units = (start + header.doubleArray.lowerBound).assumingMemoryBound(to: UInt64.self)
    count = header.unitCount
  }

  /// The reason why a search stopped.
  enum Outcome {
    case done
    /// A surface ends inside a character, which this engine does not support.
    case endsInsideCharacter
  }

  /// Adds the surfaces that start in `chunk` to `matches`, and their words to `words`.
  func search(
    source: UInt32, _ chunk: Range<Int>, of line: UnsafePointer<UInt8>,
    _ unitsOfLine: borrowing LineUnits, into matches: inout Matches,
    words: inout ReusableBuffer<UInt64>, wordCount: inout Int
  ) -> Outcome {
    let offsets = unitsOfLine.offsets.view
    let last = unitsOfLine.count
    var start = chunk.lowerBound
    while start < chunk.upperBound {
      var node = Int(Int32(truncatingIfNeeded: units[0]))
      var index = start
      walk: while index < last {
        if index &- start > LineUnits.maximumWordLength {
          matches.reportTooLong()
          break walk
        }
        var offset = Int(offsets[index])
        let end = Int(offsets[index &+ 1])
        while offset < end {
          let next = node &+ Int(line[offset]) &+ 1
          guard node > 0, next < count else { break walk }
          let unit = units[next]
          guard unit &>> 32 == UInt64(truncatingIfNeeded: node) else { break walk }
          node = Int(Int32(truncatingIfNeeded: unit))
          offset &+= 1
          guard node > 0, node < count else { break walk }
          let leaf = units[node]
          guard leaf &>> 32 == UInt64(truncatingIfNeeded: node) else { continue }
          let value = ~Int(Int32(truncatingIfNeeded: leaf))
          guard value >= 0 else { continue }
          guard offset == end else { return .endsInsideCharacter }
          add(value, start..<index &+ 1, source, &matches, &words, &wordCount)
        }
        index &+= 1
      }
      start &+= 1
    }
    return .done
  }

  /// Returns the entries of a surface, which is the whole of `bytes`; empty if there are none.
  func entries(of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var node = Int(Int32(truncatingIfNeeded: units[0]))
    for byte in bytes {
      guard let next = child(of: node, byte) else { return 0..<0 }
      node = next
    }
    return isEnd(node) ? entries(at: node) : 0..<0
  }

  /// Returns the entries of the surface that ends at a node.
  private func entries(at node: Int) -> Range<Int> {
    let value = ~Int(Int32(truncatingIfNeeded: units[node]))
    let first = value &>> DictionaryFormat.countBits
    let end = first &+ value & DictionaryFormat.maximumCount
    return first < end && end <= tokens.count ? first..<end : 0..<0
  }

  /// Passes the surfaces that are prefixes of `bytes` to `body`, the shortest first: its length in
  /// bytes and its entries.
  func forEachPrefix(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (_ length: Int, _ entries: Range<Int>) -> Void
  ) {
    var node = Int(Int32(truncatingIfNeeded: units[0]))
    var length = 0
    while length < bytes.count, let next = child(of: node, bytes[length]) {
      node = next
      length &+= 1
      guard isEnd(node) else { continue }
      let entries = entries(at: node)
      if !entries.isEmpty { body(length, entries) }
    }
  }

  /// Whether a surface that starts with a hiragana ends inside a second kana.
  ///
  /// Surfaces truncated at a byte length mostly consist of kana. The check reads only a small part
  /// of the array, so it is fast enough to run whenever a dictionary is opened; other truncated
  /// surfaces are detected when the search reaches them.
  var hasTruncatedKana: Bool {
    let root = Int(Int32(truncatingIfNeeded: units[0]))
    guard let lead = child(of: root, 0xE3) else { return false }
    for second: UInt8 in 0x81...0x82 {
      guard let row = child(of: lead, second) else { continue }
      for third: UInt8 in 0x80...0xBF {
        guard let kana = child(of: row, third), let next = child(of: kana, 0xE3) else { continue }
        if isEnd(next) { return true }
        for last: UInt8 in 0x81...0x83 {
          if let inside = child(of: next, last), isEnd(inside) { return true }
        }
      }
    }
    return false
  }

  /// Returns the base of a node’s child for a byte.
  private func child(of node: Int, _ byte: UInt8) -> Int? {
    let next = node &+ Int(byte) &+ 1
    guard node > 0, next < count, units[next] &>> 32 == UInt64(truncatingIfNeeded: node) else {
      return nil
    }
    return Int(Int32(truncatingIfNeeded: units[next]))
  }

  /// Returns whether a surface ends at a node.
  private func isEnd(_ node: Int) -> Bool {
    guard node > 0, node < count else { return false }
    return units[node] &>> 32 == UInt64(truncatingIfNeeded: node)
      && Int32(truncatingIfNeeded: units[node]) < 0
  }

  private func add(
    _ value: Int, _ range: Range<Int>, _ source: UInt32, _ matches: inout Matches,
    _ words: inout ReusableBuffer<UInt64>, _ wordCount: inout Int
  ) {
    let first = value &>> DictionaryFormat.countBits
    let endToken = first &+ value & DictionaryFormat.maximumCount
    guard first < endToken, endToken <= tokens.count else { return }
    words.reserve(wordCount + endToken - first, preserving: wordCount)
    let added = WordList.append(first..<endToken, of: tokens, to: words.view, at: wordCount)
    matches.reserve(2)
    matches.add(
      Match(
        start: UInt32(truncatingIfNeeded: range.lowerBound),
        end: UInt32(truncatingIfNeeded: range.upperBound),
        words: WordTrie.packed(first: wordCount, count: added),
        source: source &<< 24 | UInt32(truncatingIfNeeded: first)),
      of: Table(words.start, count: words.capacity))
    wordCount += added
  }
}
