// A libFuzzer harness for romanization and its inverse.
//
// Input is arbitrary: ill-formed bytes must not lead outside of the buffers (AddressSanitizer
// detects that); text must stay text and give the same result as a whole and in chunks.
import Kana
import TextFoundation

private let romanizers: [KanaRomanizer] = makeRomanizers()

private func makeRomanizers() -> [KanaRomanizer] {
  var romanizers: [KanaRomanizer] = []
  for system in RomanizationSystem.allCases {
    for style in LongVowelStyle.allCases {
      for capitalizes in [true, false] {
        let options = KanaRomanizationOptions(
          system: system, longVowels: style, capitalizesSentences: capitalizes)
        romanizers.append(KanaRomanizer(options: options))
      }
    }
  }
  return romanizers
}

private let converters: [RomajiConverter] = makeConverters()

private func makeConverters() -> [RomajiConverter] {
  let systems: [RomanizationSystem?] = [nil, .hepburn, .traditionalHepburn, .nihon]
  var converters: [RomajiConverter] = []
  for target in Syllabary.allCases {
    for system in systems {
      for flags in 0..<8 {
        let options = RomajiConversionOptions(
          system: system, preservesUnreadableWords: flags & 1 == 0,
          limitsProlongedMarkToWords: flags & 2 == 0, convertsPunctuation: flags & 4 == 0)
        converters.append(RomajiConverter(to: target, options: options))
      }
    }
  }
  return converters
}

private let exact = (
  KanaRomanizer(system: .wapuro), RomajiConverter(to: .hiragana)
)

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

/// Processes one input: the first two bytes choose a romanizer and a converter, the rest is the
/// text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRomaji(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count >= 2 else { return 0 }
  let bytes = UnsafeBufferPointer(start: start + 2, count: count - 2)
  let romanizer = romanizers[Int(start[0]) % romanizers.count]
  let converter = converters[Int(start[1]) % converters.count]
  var romaji = ByteBuffer(minimumCapacity: 64)
  var kana = ByteBuffer(minimumCapacity: 64)
  romanizer.append(bytes, to: &romaji)
  converter.append(bytes, to: &kana)
  kana.removeAll()
  converter.append(romaji.bytes, to: &kana)
  if bytes.firstInvalidUTF8() == nil {
    check(bytes, String(decoding: bytes, as: UTF8.self), romanizer, converter)
  }
  return 0
}

private func check(
  _ bytes: UnsafeBufferPointer<UInt8>, _ text: String, _ romanizer: KanaRomanizer,
  _ converter: RomajiConverter
) {
  var romaji = ByteBuffer(minimumCapacity: 64)
  romanizer.append(bytes, to: &romaji)
  require(romaji.bytes.firstInvalidUTF8() == nil, "romaji is text", text)
  require(romaji.text.utf8.elementsEqual(romanizer.romaji(of: text).utf8), "two entry points", text)
  let cut = romanizer.lastCut(in: bytes)
  if cut > 0 {
    var parts = ByteBuffer(minimumCapacity: 64)
    romanizer.append(UnsafeBufferPointer(rebasing: bytes[..<cut]), to: &parts)
    romanizer.append(
      UnsafeBufferPointer(rebasing: bytes[cut...]), continuesText: true, to: &parts)
    require(parts.text.utf8.elementsEqual(romaji.text.utf8), "parts", text)
  }

  var kana = ByteBuffer(minimumCapacity: 64)
  converter.append(bytes, to: &kana)
  require(kana.bytes.firstInvalidUTF8() == nil, "kana is text", text)
  let space = converter.lastCut(in: bytes)
  if space > 0 {
    var parts = ByteBuffer(minimumCapacity: 64)
    converter.append(UnsafeBufferPointer(rebasing: bytes[..<space]), to: &parts)
    converter.append(UnsafeBufferPointer(rebasing: bytes[space...]), to: &parts)
    require(parts.text.utf8.elementsEqual(kana.text.utf8), "parts of romaji", text)
  }

  // Hiragana and ー are converted back unchanged.
  let scalars = text.unicodeScalars
  if scalars.allSatisfy({ 0x3041...0x3096 ~= $0.value || $0.value == 0x30FC }) {
    require(exact.1.kana(of: exact.0.romaji(of: text)) == text, "round trip", text)
  }
}
