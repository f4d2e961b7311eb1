import TextFoundation

/// Writes the words of a stretch in kana, and tells what came from where.
struct ReadingWriter {
  let script: ReadingOptions.Script

  /// Appends the stretch in kana.
  ///
  /// - Parameters:
  ///   - text: the words with their readings.
  ///   - output: receives the kana.
  ///   - body: called for each part of the stretch: its place, where its output starts, and
  ///     whether it was read.
  func append(
    _ text: AnalyzedText, to output: inout ByteBuffer,
    _ body: (Range<Int>, Int, Bool) -> Void = { _, _, _ in }
  ) {
    var end = 0
    for word in text.words {
      if word.start > end {
        body(end..<word.start, output.count, false)
        output.append(UnsafeBufferPointer(rebasing: text.bytes[end..<word.start]))
      }
      body(word.start..<word.end, output.count, !word.reading.isEmpty)
      append(word.reading.isEmpty ? text.surface(word) : word.reading, to: &output)
      end = word.end
    }
    if end < text.bytes.count {
      body(end..<text.bytes.count, output.count, false)
      output.append(UnsafeBufferPointer(rebasing: text.bytes[end...]))
    }
  }

  private func append(_ kana: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    let room = output.reserve(kana.count)
    var offset = 0
    while offset < kana.count {
      let byte = kana[offset]
      if byte == 0xE3, offset + 2 < kana.count {
        let value = UInt16(kana[offset + 1] & 0x3F) << 6 | UInt16(kana[offset + 2] & 0x3F)
        let converted: UInt16 =
          switch script {
          case .hiragana where 0xA1...0xF6 ~= value || 0xFD...0xFE ~= value: value - 0x60
          case .katakana where 0x41...0x96 ~= value || 0x9D...0x9E ~= value: value + 0x60
          default: value
          }
        room[offset] = 0xE3
        room[offset + 1] = UInt8(0x80 | converted >> 6)
        room[offset + 2] = UInt8(0x80 | converted & 0x3F)
        offset += 3
        continue
      }
      room[offset] = byte
      offset += 1
    }
    output.commit(kana.count)
  }
}
