// A target for libFuzzer: romanization and its way back. By hand:
//   swiftc -O -parse-as-library -package-name mutsu -sanitize=fuzzer,address \
//     Sources/TextFoundation/*.swift Sources/TextFoundation/Generated/*.swift \
//     Sources/Kana/**/*.swift Tests/Fuzz/RomajiFuzz.swift -o romaji-fuzz
// with the lines `import TextFoundation` taken out: it is one module then.

/// One input: the first two bytes choose the options, the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRomaji(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count >= 2 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start + 2, count: count - 2)
  RomajiFuzz(first: start[0], second: start[1]).run(bytes)
  return 0
}

/// What must hold for every input.
struct RomajiFuzz {
  let romanizer: KanaRomanizer
  let converter: RomajiConverter

  init(first: UInt8, second: UInt8) {
    let systems = RomanizationSystem.allCases
    let system = systems[Int(first) % systems.count]
    let styles = [nil] + LongVowelStyle.allCases.map(Optional.some)
    romanizer = KanaRomanizer(
      options: KanaRomanizationOptions(
        system: system, longVowels: styles[Int(second) % styles.count],
        capitalizesSentences: second & 0x80 != 0))
    converter = RomajiConverter(
      to: first & 0x80 == 0 ? .hiragana : .katakana,
      options: RomajiConversionOptions(
        system: first & 0x40 == 0 ? nil : system, keepsOtherWords: second & 0x40 == 0,
        limitsProlongedMarkToWords: second & 0x20 == 0, convertsPunctuation: second & 0x10 == 0))
  }

  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Bytes as they come, well-formed or not.
    var output = ByteBuffer(minimumCapacity: 64)
    romanizer.append(bytes, to: &output)
    var kana = ByteBuffer(minimumCapacity: 64)
    converter.append(output.bytes, to: &kana)
    converter.append(bytes, to: &kana)
    _ = bytes.isEmpty ? 0 : converter.lastCut(in: bytes)

    // Text: both ways are text again, and a cut changes nothing.
    let text = String(decoding: bytes, as: UTF8.self)
    let romaji = romanizer.romaji(of: text)
    precondition(
      romaji.utf8.elementsEqual(String(decoding: Array(romaji.utf8), as: UTF8.self).utf8))
    precondition(
      !romaji.unicodeScalars.contains("\u{FFFD}") || text.unicodeScalars.contains("\u{FFFD}"))
    checkCut(text, romaji)
    let back = converter.kana(of: text)
    precondition(
      !back.unicodeScalars.contains("\u{FFFD}") || text.unicodeScalars.contains("\u{FFFD}"))
  }

  private func checkCut(_ text: String, _ romaji: String) {
    let bytes = Array(text.utf8)
    let cut = bytes.withUnsafeBufferPointer { romanizer.lastCut(in: $0) }
    guard cut > 0 else { return }
    var parts = ByteBuffer(minimumCapacity: 64)
    bytes[..<cut].withUnsafeBufferPointer { romanizer.append($0, to: &parts) }
    bytes[cut...].withUnsafeBufferPointer {
      romanizer.append($0, continuesText: true, to: &parts)
    }
    precondition(parts.text == romaji)
  }
}
