package import CMutsuFTS5
import TextFoundation

/// A tokenizer as an object, so that C can refer to it by a pointer.
private final class TokenizerHandle {
  let tokenizer: SearchTokenizer
  let state: ConnectionState

  init(_ tokenizer: SearchTokenizer, state: ConnectionState) {
    self.tokenizer = tokenizer
    self.state = state
  }
}

/// The result codes of SQLite.
private enum ResultCode {
  static let ok: Int32 = 0
  static let error: Int32 = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a tokenizer from the arguments of a table.
#if compiler(>=6.3)
@c(mutsu_fts5_tokenizer_new) @implementation
#else
@_cdecl("mutsu_fts5_tokenizer_new")
#endif
package func mutsu_fts5_tokenizer_new(
  _ module: OpaquePointer?, _ arguments: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int32,
  _ tokenizer: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  guard let state = ConnectionState.object(of: module), let tokenizer else {
    return ResultCode.error
  }
  do throws(FTS5Error) {
    var words: [String] = []
    for index in 0..<max(0, Int(count)) {
      if let word = arguments?[index] { words.append(String(cString: word)) }
    }
    let read = try TokenizerArguments(words)
    let created = SearchTokenizer(read, tokenizer: try state.tokenizer(path: read.path))
    let handle = TokenizerHandle(created, state: state)
    tokenizer.pointee = OpaquePointer(Unmanaged.passRetained(handle).toOpaque())
    return ResultCode.ok
  } catch {
    state.message = error.message
    return ResultCode.error
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Releases a tokenizer.
#if compiler(>=6.3)
@c(mutsu_fts5_tokenizer_free) @implementation
#else
@_cdecl("mutsu_fts5_tokenizer_free")
#endif
package func mutsu_fts5_tokenizer_free(_ tokenizer: OpaquePointer?) {
  guard let tokenizer else { return }
  Unmanaged<TokenizerHandle>.fromOpaque(UnsafeRawPointer(tokenizer)).release()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls FTS5 for each token of a text.
#if compiler(>=6.3)
@c(mutsu_fts5_tokenizer_run) @implementation
#else
@_cdecl("mutsu_fts5_tokenizer_run")
#endif
package func mutsu_fts5_tokenizer_run(
  _ tokenizer: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ flags: Int32,
  _ text: UnsafePointer<CChar>?, _ length: Int32, _ token: mutsu_fts5_token?
) -> Int32 {
  guard let tokenizer, let token else { return ResultCode.error }
  let handle = Unmanaged<TokenizerHandle>.fromOpaque(UnsafeRawPointer(tokenizer))
    .takeUnretainedValue()
  guard let text, length > 0 else { return ResultCode.ok }
  let bytes = UnsafeBufferPointer(
    start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: Int(length))
  do throws(FTS5Error) {
    var code = ResultCode.ok
    try handle.tokenizer.forEachToken(in: bytes, purpose: FTS5Purpose(flags: Int(flags))) { found in
      // FTS5 needs no more tokens after a callback that fails.
      guard code == ResultCode.ok else { return }
      code = withoutNUL(found.text) { word in
        token(
          context, found.isColocated ? 1 : 0, word.baseAddress, Int32(clamping: word.count),
          Int32(clamping: found.utf8Range.lowerBound),
          Int32(clamping: found.utf8Range.upperBound))
      }
    }
    return code
  } catch {
    handle.state.message = error.message
    return ResultCode.error
  }
}

/// Passes a token without NUL to FTS5, whose hash table ends a token there; not an empty one.
private func withoutNUL(_ token: String, _ body: (UnsafeBufferPointer<CChar>) -> Int32) -> Int32 {
  var token = token
  let code = token.withUTF8 { bytes -> Int32? in
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return ResultCode.ok }
    guard memchr(start, 0, bytes.count) == nil else { return nil }
    return bytes.withMemoryRebound(to: CChar.self, body)
  }
  if let code { return code }
  return withoutNUL(String(token.unicodeScalars.filter { $0.value != 0 }), body)
}
