// A libFuzzer harness for the kana layer: Scripts/fuzz builds and runs it.
//
// Any bytes may come: ill-formed ones must not lead outside of the buffers (AddressSanitizer sees
// that), well-formed text must stay well-formed and keep what the documentation promises.
import Kana
import TextFoundation

/// The converters, with every option that changes their path.
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

private func require(_ condition: Bool, _ promise: String, _ text: String) {
  if !condition { fatalError("\(promise): \(text.debugDescription)") }
}

/// What one converter makes of bytes; the output is measured to the byte so that AddressSanitizer
/// notices a write beyond what the converter asked for.
private func convert(
  _ converter: any ByteConverter, _ bytes: UnsafeBufferPointer<UInt8>
) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: bytes.count * converter.maximumGrowth) { room, count in
    guard let output = room.baseAddress else { return }
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

/// Converting kana by blocks against converting it scalar by scalar, with the mark a scalar has.
private func checkBlocks(_ text: String) {
  for syllabary in Syllabary.allCases {
    let converter = KanaConverter(to: syllabary)
    var pieces = ""
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      var piece = String(Character(scalars[index]))
      index += 1
      if index < scalars.count, scalars[index] == "\u{3099}" {
        piece.unicodeScalars.append(scalars[index])
        index += 1
      }
      pieces += converter.convert(piece)
    }
    require(
      converter.convert(text).utf8.elementsEqual(pieces.utf8), "blocks to \(syllabary)", text)
  }
}

/// Marks are found by blocks; a mark at the start makes the expander look at every scalar.
private func checkMarks(_ text: String) {
  let expander = IterationMarkExpander()
  let whole = "ゝ漢" + expander.convert(text)
  require(expander.convert("ゝ漢" + text).utf8.elementsEqual(whole.utf8), "marks", text)
}

/// Properties of the width and voicing converters.
private func checkNormalization(_ text: String) {
  let composed = VoicingMarkConverter(.composed)
  let decomposed = VoicingMarkConverter(.decomposed)
  let once = composed.convert(text)
  require(once == composed.convert(decomposed.convert(once)), "decomposition", text)
  // Strings compare by canonical equivalence.
  require(once == text && decomposed.convert(text) == text, "equivalence", text)
  let full = WidthConverter(to: .full, .all).convert(text)
  require(WidthConverter(to: .full, .all).convert(full) == full, "full width twice", text)
  let half = WidthConverter(to: .half, .all).convert(text)
  require(WidthConverter(to: .half, .all).convert(half) == half, "half width twice", text)
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
