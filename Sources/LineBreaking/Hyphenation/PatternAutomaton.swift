/// Patterns (letters with digits between them) as one packed automaton over UTF-8 bytes.
///
/// It is Aho and Corasick's, used as libhyphen uses it: of all patterns that end at a place of the
/// word only one counts, that of the state the automaton is in, which stands for the longest
/// beginning of any pattern that ends there. Files prepared with libhyphen's `substrings.pl` hold
/// in each such pattern what the shorter ones would add (so the result is Liang's); others, the
/// German one among them, rely on the longer pattern hiding the shorter.
///
/// States are numbered level by level, so a state's children are neighbours and need no pointers:
/// `firstChild[n]..<firstChild[n + 1]`. State 0 is the start.
///
/// Sendable: arrays that nothing changes once the automaton is built.
struct PatternAutomaton: Sendable {
  /// The byte that leads to each state.
  private var labels: [UInt8] = [0]
  /// Each state's first child, and the end of the last one's children.
  private var firstChild: [Int32] = []
  /// The state of each state's longest proper suffix that is one.
  private var fallback: [Int32] = []
  /// Where each state's values start; -1 where no pattern ends.
  private var firstValue: [Int32] = []
  /// For each pattern: how far before its end its first value but zeros is, how many there are
  /// from it on, and they.
  private var values: [UInt8] = []
  /// The start's child for each byte; 0 for none.
  private var startChildren = [Int32](repeating: 0, count: 256)

  /// The automaton of some patterns; of two with the same letters the later one counts.
  init(_ patterns: PatternList) {
    var pending = [(entries: 0..<patterns.entries.count, depth: 0)]
    let entries = patterns.sortedEntries()
    var state = 0
    while state < pending.count {
      var (rest, depth) = pending[state]
      var last: PatternList.Entry?
      while let index = rest.first, entries[index].count == depth {
        last = entries[index]
        rest = rest.dropFirst()
      }
      firstValue.append(last.map { append(patterns.values(of: $0)) } ?? -1)
      firstChild.append(Int32(truncatingIfNeeded: labels.count))
      while let index = rest.first {
        let label = patterns.letter(depth, of: entries[index])
        let end =
          rest.first { patterns.letter(depth, of: entries[$0]) != label } ?? rest.upperBound
        if state == 0 { startChildren[Int(label)] = Int32(truncatingIfNeeded: labels.count) }
        labels.append(label)
        pending.append((index..<end, depth + 1))
        rest = end..<rest.upperBound
      }
      state += 1
    }
    firstChild.append(Int32(truncatingIfNeeded: labels.count))
    setFallbacks()
  }

  private mutating func setFallbacks() {
    fallback = [Int32](repeating: 0, count: labels.count)
    for state in 1..<max(1, labels.count) {
      for child in children(of: state) {
        let suffix = step(from: Int(fallback[state]), labels[child])
        fallback[child] = Int32(truncatingIfNeeded: suffix)
      }
    }
  }

  private mutating func append(_ pattern: ArraySlice<UInt8>) -> Int32 {
    let start = Int32(truncatingIfNeeded: values.count)
    let zeros = pattern.prefix { $0 == 0 }.count
    var kept = pattern.dropFirst(zeros)
    while kept.last == 0 { kept.removeLast() }
    values.append(UInt8(truncatingIfNeeded: pattern.count - 1 - zeros))
    values.append(UInt8(truncatingIfNeeded: kept.count))
    values.append(contentsOf: kept)
    return start
  }

  /// Raises the values between the letters of `text` to those of the patterns that count.
  ///
  /// `levels[i]` belongs to the place before `text[i]`; places outside of `places` are left alone.
  /// Digits of the text stand for its ends.
  func raise(
    _ levels: UnsafeMutableBufferPointer<UInt8>, in places: Range<Int>,
    for text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) {
    var state = 0
    for offset in range {
      let letter = text[offset]
      state = step(from: state, letter.isPatternDigit ? UInt8(ascii: ".") : letter)
      let first = Int(firstValue[state])
      guard first >= 0 else { continue }
      let place = offset &+ 1 &- Int(values[first])
      for index in 0..<Int(values[first &+ 1]) where places.contains(place &+ index) {
        let value = values[first &+ 2 &+ index]
        if levels[place &+ index] < value { levels[place &+ index] = value }
      }
    }
  }

  /// The state for the longest beginning of a pattern that ends with `letter`.
  private func step(from state: Int, _ letter: UInt8) -> Int {
    var state = state
    while state != 0 {
      for child in children(of: state) where labels[child] == letter { return child }
      state = Int(fallback[state])
    }
    return Int(startChildren[Int(letter)])
  }

  private func children(of state: Int) -> Range<Int> {
    Int(firstChild[state])..<Int(firstChild[state &+ 1])
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isPatternDigit: Bool { self &- 0x30 < 10 }
}
