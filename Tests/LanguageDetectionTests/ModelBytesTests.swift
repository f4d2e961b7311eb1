import Testing

@testable import LanguageDetection

@Test func modelsHaveTheirSignature() {
  for bytes in [ModelBytes.han, ModelBytes.alphabets] {
    #expect(bytes.count >= 16)
    #expect(Array(bytes.prefix(7)) == Array("MUTSULM".utf8))
  }
}
