package import LatticeEngine
package import MeCabDictionary
package import TextFoundation

/// Finds several paths of a sentence, and the path of a sentence for partial parsing, in reusable
/// buffers.
///
/// Not thread-safe: use one per task.
package protocol LatticeAnalyzer: AnyObject {
  /// Parses `input` and passes the words of its best paths to `body`, best first, with the text
  /// that contains them.
  ///
  /// The text is `input` itself or, if `isPartial`, the input without its annotations.
  func parse(
    _ input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    _ body: (_ text: UnsafeBufferPointer<UInt8>, _ words: UnsafeBufferPointer<LatticeWord>) -> Void
  ) throws(MeCabError)

  /// Appends the output of the `mecab` command for `input`, in the output format of the analyzer.
  func appendEngineOutput(
    of input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    to output: inout ByteBuffer
  ) throws(MeCabError)
}

/// The native implementation.
final class NativeLatticeAnalyzer: LatticeAnalyzer {
  private let lattice: FullLattice
  private let format: LatticeFormat
  private var records: [LatticeWord] = []

  init(_ model: LatticeModel, _ format: LatticeFormat) {
    lattice = FullLattice(model: model)
    self.format = format
  }

  func parse(
    _ input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    _ body: (_ text: UnsafeBufferPointer<UInt8>, _ words: UnsafeBufferPointer<LatticeWord>) -> Void
  ) throws(MeCabError) {
    try lattice.enumeratePaths(of: input, bestPaths: bestPaths, isPartial: isPartial) { _, nodes in
      nodes.copyRecords(to: &records)
      records.withUnsafeBufferPointer { body(nodes.text, $0) }
      return true
    }
  }

  func appendEngineOutput(
    of input: UnsafeBufferPointer<UInt8>, bestPaths: Int, isPartial: Bool,
    to output: inout ByteBuffer
  ) throws(MeCabError) {
    let start = output.count
    var writer = LatticeWriter(format, hasConnections: bestPaths > 1)
    var failure: MeCabError?
    try lattice.enumeratePaths(of: input, bestPaths: bestPaths, isPartial: isPartial) { _, nodes in
      do throws(MeCabError) {
        switch format {
        case .features:
          nodes.copyRecords(to: &records)
          records.withUnsafeBufferPointer { MeCabFormat.append($0, of: nodes.text, to: &output) }
          MeCabFormat.appendEndOfSentence(to: &output)
        default: try writer.append(nodes, to: &output)
        }
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure {
      output.truncate(to: start)
      throw failure
    }
    if bestPaths > 1 { writer.appendEndOfEnumeration(to: &output) }
    writer.endOutput(from: start, of: &output)
  }
}
