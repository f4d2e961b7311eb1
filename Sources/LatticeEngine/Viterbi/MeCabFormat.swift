import MeCabDictionary
package import TextFoundation

/// The output format of the `mecab` command: a line for each word (surface, TAB, features), and a
/// final line `EOS`.
package enum MeCabFormat {
  /// The number of words whose features are read ahead.
  private static let batchSize = 32

  /// Appends the output lines of `records`, which are words of `line`.
  ///
  /// The features of a batch of words are read in passes, each of which reads independent
  /// addresses: the entries, the start of the features, and the features. A large dictionary is not
  /// in the cache, and in this order the processor waits for many words at once instead of for each.
  package static func append(
    _ records: UnsafeBufferPointer<LatticeWord>, of line: UnsafeBufferPointer<UInt8>,
    to output: inout ByteBuffer
  ) {
    guard let base = line.baseAddress else { return }
    withUnsafeTemporaryAllocation(
      of: UnsafePointer<UInt8>.self, capacity: batchSize
    ) { features in
      var start = 0
      while start < records.count {
        let batch = UnsafeBufferPointer(
          rebasing: records[start..<min(start &+ batchSize, records.count)])
        start &+= batchSize
        for (index, record) in batch.enumerated() { features[index] = record.feature }
        // The bytes are added up only so that the reads are not removed; the sum is positive.
        var sum = 1
        for index in batch.indices { sum &+= Int(features[index].pointee) }
        guard sum > 0 else { return }
        for (index, record) in batch.enumerated() {
          append(base + record.start, record.end &- record.start, features[index], to: &output)
        }
      }
    }
  }

  @inline(__always)
  private static func append(
    _ surface: UnsafePointer<UInt8>, _ surfaceSize: Int, _ feature: UnsafePointer<UInt8>,
    to output: inout ByteBuffer
  ) {
    let featureSize = Bytes.length(ofCString: feature)
    let size = surfaceSize &+ featureSize &+ 2
    var next = output.reserve(size)
    next.update(from: surface, count: surfaceSize)
    next += surfaceSize
    next.pointee = UInt8(ascii: "\t")
    (next + 1).update(from: feature, count: featureSize)
    next[featureSize &+ 1] = UInt8(ascii: "\n")
    output.commit(size)
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
