import MeCabDictionary
package import TextFoundation

/// The output format of the `mecab` command: a line for each word (surface, TAB, features), and a
/// final line `EOS`.
package enum MeCabFormat {
  /// Appends the output lines of `records`, which are words of `line`.
  package static func append(
    _ records: UnsafeBufferPointer<LatticeWord>, of line: UnsafeBufferPointer<UInt8>,
    to output: inout ByteBuffer
  ) {
    guard let base = line.baseAddress else { return }
    for record in records {
      let surfaceSize = record.end - record.start
      let featureSize = Bytes.length(ofCString: record.feature)
      var next = output.reserve(surfaceSize + featureSize + 2)
      next.update(from: base + record.start, count: surfaceSize)
      next += surfaceSize
      next.pointee = UInt8(ascii: "\t")
      (next + 1).update(from: record.feature, count: featureSize)
      next[featureSize + 1] = UInt8(ascii: "\n")
      output.commit(surfaceSize + featureSize + 2)
    }
  }

  /// Appends the surfaces of `records`, each followed by a space, as `mecab -O wakati` does.
  package static func appendSurfaces(
    of records: UnsafeBufferPointer<LatticeWord>, of line: UnsafeBufferPointer<UInt8>,
    to output: inout ByteBuffer
  ) {
    for record in records {
      output.append(UnsafeBufferPointer(rebasing: line[record.start..<record.end]))
      output.append(UInt8(ascii: " "))
    }
  }

  /// Appends the line that ends a sentence.
  package static func appendEndOfSentence(to output: inout ByteBuffer) { output.append("EOS\n") }
}
