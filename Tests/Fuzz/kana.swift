// A libFuzzer harness for kana conversion: Scripts/fuzz builds and runs it.
//
// Input is arbitrary: ill-formed bytes must not lead outside of the buffers (AddressSanitizer
// detects that); well-formed text must stay well-formed and have the documented properties.
import Kana
import TextFoundation

/// The converters, with every option that selects a code path.
private let converters: [(name: String, converter: any ByteConverter)] = [
  ("hiragana", KanaConverter(to: .hiragana)),
  ("katakana", KanaConverter(to: .katakana)),
  ("full", WidthConverter(to: .full, .all)),
  ("full kana", WidthConverter(to: .full, .kana)),
  ("half", WidthConverter(to: .half, .all)),
  ("half kana", WidthConverter(to: .half, .kana)),
  ("composed", VoicingMarkConverter(.composed)),
  ("composed, all marks", VoicingMarkConverter(.composed, spacingMarks: true)),
  ("decomposed", VoicingMarkConverter(.decomposed)),
  ("decomposed, spacing marks", VoicingMarkConverter(.decomposed, spacingMarks: true)),
  ("iteration marks", IterationMarkExpander()),
]

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

/// Returns the result of one converter; the output buffer has the exact size, so that
/// AddressSanitizer detects a write beyond the requested size.
private func convert(
  _ converter: any ByteConverter, _ bytes: UnsafeBufferPointer<UInt8>
) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: bytes.count * converter.maximumGrowth) { buffer, count in
    guard let output = buffer.baseAddress else { return }
    count = converter.write(bytes, to: output)
  }
}

private func checkText(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) {
  for (name, converter) in converters {
    let output = convert(converter, bytes)
    require(
      output.withUnsafeBufferPointer { $0.firstInvalidUTF8() == nil }, "\(name): ill-formed", text)
    require(converter.string(from: text).utf8.elementsEqual(output), "\(name): two answers", text)
  }
  checkBlocks(text)
  checkMarks(text)
  checkNormalization(text)
  let script = JapaneseScript(of: text)
  require((script != .other) == JapaneseScript.isUsed(in: text), "script", text)
  if bytes.count < 2000 {
    let reversed = String(text.reversed())
    let score = PhoneticSimilarity.score(text, reversed)
    require((0...1).contains(score), "score", text)
    require(score == PhoneticSimilarity.score(reversed, text), "symmetry", text)
    require(PhoneticSimilarity.score(text, text) == 1, "similarity with itself", text)
  }
}

/// Compares converting kana in blocks with converting each scalar with its mark.
private func checkBlocks(_ text: String) {
  for syllabary in Syllabary.allCases {
    let converter = KanaConverter(to: syllabary)
    var converted = ""
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      var cluster = String(Character(scalars[index]))
      index += 1
      if index < scalars.count, scalars[index] == "\u{3099}" {
        cluster.unicodeScalars.append(scalars[index])
        index += 1
      }
      converted += converter.convert(cluster)
    }
    require(
      converter.convert(text).utf8.elementsEqual(converted.utf8), "blocks to \(syllabary)", text)
  }
}

/// Iteration marks are found by blocks; a mark at the start makes the expander process every
/// scalar.
private func checkMarks(_ text: String) {
  let expander = IterationMarkExpander()
  let whole = "ゝ漢" + expander.convert(text)
  require(expander.convert("ゝ漢" + text).utf8.elementsEqual(whole.utf8), "marks", text)
}

/// Checks properties of the width and voicing converters.
private func checkNormalization(_ text: String) {
  let composed = VoicingMarkConverter(.composed)
  let decomposed = VoicingMarkConverter(.decomposed)
  let once = composed.convert(text)
  require(once == composed.convert(decomposed.convert(once)), "decomposition", text)
  // Strings compare by canonical equivalence.
  require(once == text && decomposed.convert(text) == text, "equivalence", text)
  let fullwidth = WidthConverter(to: .full, .all).convert(text)
  require(WidthConverter(to: .full, .all).convert(fullwidth) == fullwidth, "full width twice", text)
  let halfwidth = WidthConverter(to: .half, .all).convert(text)
  require(WidthConverter(to: .half, .all).convert(halfwidth) == halfwidth, "half width twice", text)
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKana(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  for (_, converter) in converters { _ = convert(converter, bytes) }
  _ = JapaneseScript.isUsed(in: String(decoding: bytes, as: UTF8.self))
  if bytes.firstInvalidUTF8() == nil {
    checkText(String(decoding: bytes, as: UTF8.self), bytes)
  }
  return 0
}
