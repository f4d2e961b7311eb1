// A libFuzzer harness for line breaking: Scripts/fuzz builds and runs it.
//
// The first bytes choose options, boundaries and a width; the rest is text (ill-formed bytes are
// replaced) and, as it is, a file of hyphenation patterns and one of kinsoku lists.
import LineBreaking
import TextFoundation

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

private func options(_ choice: UInt8, _ more: UInt8) -> LineBreakOptions {
  let levels = LineBreakStrictness.allCases
  let breaks = WordBreak.allCases
  return LineBreakOptions(
    strictness: levels[Int(choice) % levels.count], language: more & 1 == 0 ? "ja" : "en",
    wordBreak: breaks[Int(choice) / levels.count % breaks.count],
    latinLineBreaking: more & 16 == 0 ? .uax14 : .browsers,
    kinsoku: more & 6 == 0
      ? KinsokuRules(
        startProhibited: "。か", endProhibited: "「a", inseparable: ["……"],
        replacesDefaults: more & 8 == 0)
      : nil)
}

private func checkOpportunities(_ text: String, _ breaker: LineBreaker, _ bounds: TextBoundaries) {
  guard let found = try? breaker.opportunities(in: text, boundaries: bounds, fallbacks: true) else {
    return require(false, "valid boundaries are accepted", text)
  }
  require(zip(found, found.dropFirst()).allSatisfy { $0.offset < $1.offset }, "ascending", text)
  require(found.last?.offset == (text.isEmpty ? nil : text.utf8.count), "the end is one", text)
  guard breaker.options.strictness != .uax14 else { return }
  var characters = CharacterBoundaries(text)
  withUTF8Bytes(of: text) { bytes in
    require(
      found.allSatisfy { characters.isBoundary($0.offset, in: bytes) }, "Characters", text)
  }
}

private func checkLines(
  _ text: String, _ wrapper: TextWrapper, _ bounds: TextBoundaries, _ width: Double
) {
  guard let paragraph = try? wrapper.paragraph(of: text, boundaries: bounds),
    let lines = try? paragraph.lines(width: width, method: wrapper.method),
    let plain = try? wrapper.lines(of: text, boundaries: bounds, width: width)
  else { return require(false, "a positive width is accepted", text) }
  require(lines.count == plain.count, "as many lines", text)
  var end = 0
  for (line, plain) in zip(lines, plain) {
    require(line.range.lowerBound == end && !line.range.isEmpty, "lines in order", text)
    require(plain.utf8.count == line.visible.count, "the same lines", text)
    end = line.range.upperBound
  }
  require(end == text.utf8.count, "nothing is lost", text)
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBreaking(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  guard bytes.count > 4 else { return 0 }
  let text = String(decoding: bytes[4...], as: UTF8.self)
  let patterns = try? HyphenationPatterns(bytes: Array(bytes[4...]))
  _ = try? KinsokuRules(parsing: text)
  let breaker = LineBreaker(options(bytes[0], bytes[1]), hyphenation: patterns)
  var offset = 0
  let edges = text.map { character in
    defer { offset += character.utf8.count }
    return offset
  }
  let step = Int(bytes[2] % 5) + 1
  let bounds = TextBoundaries(
    phrases: edges.enumerated().filter { $0.offset % step == 0 }.map(\.element), words: edges)
  checkOpportunities(text, breaker, bounds)
  // Arbitrary offsets must be rejected or accepted, not trap.
  _ = try? breaker.opportunities(
    in: text, boundaries: TextBoundaries(words: bytes[4...].map { Int($0) - 9 }))
  guard breaker.options.strictness != .uax14 else { return 0 }
  let methods = Paragraph.Method.allCases
  checkLines(
    text,
    TextWrapper(
      breaker: breaker, method: methods[Int(bytes[3]) % methods.count],
      overflowWrap: OverflowWrap.allCases[Int(bytes[3]) / 8 % OverflowWrap.allCases.count]),
    bounds, Double(bytes[3] % 64) / 2 + 0.5)
  return 0
}
