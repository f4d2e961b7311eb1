import TextFoundation

/// Hyphenation patterns (letters with digits between them), packed into one automaton over UTF-8
/// bytes.
///
/// This is an Aho–Corasick automaton, used as in libhyphen: of all patterns that end at an offset
/// of the word only one counts, the pattern of the current state, which is the maximum-length
/// pattern prefix that ends there. Files prepared with libhyphen’s `substrings.pl` include in each
/// pattern the values of the shorter patterns inside it, so that the result is the same as in
/// Liang’s algorithm; other files, such as the German one, rely on longer patterns hiding the
/// shorter ones.
///
/// States are numbered level by level, so the children of a state are adjacent and need no
/// pointers: `firstChild[n]..<firstChild[n + 1]`. State 0 is the start.
struct PatternAutomaton: Sendable {
  /// The byte on the edge to each state.
  private var labels: [UInt8] = [0]
  /// The first child of each state, followed by the end of the last state’s children.
  private var firstChild: [Int32] = []
  /// The failure link of each state: the state of its maximum-length proper suffix that is also a
  /// state.
  private var fallback: [Int32] = []
  /// The start of each state’s values, or -1 where no pattern ends.
  private var firstValue: [Int32] = []
  /// The nonzero middle of each pattern’s values (without leading and trailing zeros), preceded by
  /// the distance of the first value from the end of the pattern and the number of values.
  private var values: [UInt8] = []
  /// The child of the start state for each byte, or 0.
  private var startChildren = [Int32](repeating: 0, count: 256)

  /// Builds the automaton of a pattern list; among patterns with the same letters the last one
  /// counts.
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
    var nonzero = pattern.dropFirst(zeros)
    while nonzero.last == 0 { nonzero.removeLast() }
    values.append(UInt8(truncatingIfNeeded: pattern.count - 1 - zeros))
    values.append(UInt8(truncatingIfNeeded: nonzero.count))
    values.append(contentsOf: nonzero)
    return start
  }

  /// Raises the values between the letters of `text` to those of the matching patterns.
  ///
  /// `levels[i]` belongs to the position before `text[i]`; positions outside `positions` do not
  /// change. Digits in the text match the dots that denote word ends.
  func raise(
    _ levels: UnsafeMutableBufferPointer<UInt8>, in positions: Range<Int>,
    for text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) {
    var state = 0
    for offset in range {
      let letter = text[offset]
      state = step(from: state, letter.isASCIIDigit ? UInt8(ascii: ".") : letter)
      let first = Int(firstValue[state])
      guard first >= 0 else { continue }
      let position = offset &+ 1 &- Int(values[first])
      for index in 0..<Int(values[first &+ 1]) where positions.contains(position &+ index) {
        let value = values[first &+ 2 &+ index]
        if levels[position &+ index] < value { levels[position &+ index] = value }
      }
    }
  }

  /// Returns the state of the maximum-length pattern prefix that ends with `letter`.
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
