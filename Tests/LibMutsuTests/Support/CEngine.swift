import CMutsu
import JapaneseText
import TestSupport

/// An engine and a result of the C interface.
///
/// Calls take the function as a closure of the arguments that all analyses share.
final class CEngine {
  typealias Arguments = (
    engine: OpaquePointer?, bytes: UnsafePointer<CChar>?, length: Int64,
    offsets: UnsafePointer<Int64>?, count: Int64, result: OpaquePointer?
  )

  let engine: OpaquePointer?
  let result: OpaquePointer?
  /// The status of opening.
  let status: mutsu_status

  /// Opens the dictionary in a directory; nil for an engine without one.
  init(_ directory: String?, userDictionary: String? = nil, excludesProperNames: Int32 = 0) {
    result = mutsu_result_new()
    var engine: OpaquePointer?
    let result = result
    var options = mutsu_open_options()
    options.size = MemoryLayout<mutsu_open_options>.size
    options.excludes_proper_names = excludesProperNames
    func open(_ path: UnsafePointer<CChar>?, _ length: Int) -> mutsu_status {
      guard let userDictionary else {
        return mutsu_open(path, Int64(length), &options, result, &engine)
      }
      return userDictionary.withCString {
        options.user_dictionary = $0
        options.user_dictionary_length = Int64(userDictionary.utf8.count)
        return mutsu_open(path, Int64(length), &options, result, &engine)
      }
    }
    status =
      directory.map { path in path.withCString { open($0, path.utf8.count) } } ?? open(nil, 0)
    self.engine = engine
  }

  deinit {
    mutsu_close(engine)
    mutsu_result_free(result)
  }

  /// Opens the miniature dictionary.
  static func mini() throws -> CEngine { CEngine(try MiniDictionary.directory()) }

  /// Returns a tokenizer with the miniature dictionary.
  static func miniTokenizer() throws -> Tokenizer {
    try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
  }

  /// The message of the last call.
  var message: String { String(cString: mutsu_result_message(result, nil)) }

  /// Analyzes one text.
  func analyze(
    _ text: String, _ call: (Arguments) -> mutsu_status
  ) -> (status: mutsu_status, text: ViewCopy.Text?) {
    let (status, copy) = analyze(Array(text.utf8), nil, call)
    return (status, copy.texts.first)
  }

  /// Analyzes bytes, divided by offsets.
  func analyze(
    _ bytes: [UInt8], _ offsets: [Int64]?, _ call: (Arguments) -> mutsu_status
  ) -> (status: mutsu_status, copy: ViewCopy) {
    let status = bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let offsets else {
          return call((engine, bytes.baseAddress, Int64(bytes.count), nil, 0, result))
        }
        return offsets.withUnsafeBufferPointer {
          call(
            (
              engine, bytes.baseAddress, Int64(bytes.count), $0.baseAddress,
              Int64(offsets.count - 1), result
            ))
        }
      }
    }
    return (status, ViewCopy(result))
  }

  /// Analyzes texts as one batch.
  func analyze(
    batch texts: [[UInt8]], _ call: (Arguments) -> mutsu_status
  ) -> (status: mutsu_status, copy: ViewCopy) {
    var offsets: [Int64] = [0]
    for text in texts { offsets.append((offsets.last ?? 0) + Int64(text.count)) }
    return analyze(texts.flatMap(\.self), offsets, call)
  }
}
