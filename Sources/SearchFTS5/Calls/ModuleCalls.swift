internal import CMutsuFTS5
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the state of a connection.
#if compiler(>=6.3)
@c(mutsu_fts5_module_new) @implementation
#else
@_cdecl("mutsu_fts5_module_new")
#endif
package func mutsu_fts5_module_new(_ folder: UnsafePointer<CChar>?) -> OpaquePointer? {
  let state = ConnectionState(folder: folder.map { String(cString: $0) })
  return OpaquePointer(Unmanaged.passRetained(state).toOpaque())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a reference to the state of a connection.
#if compiler(>=6.3)
@c(mutsu_fts5_module_retain) @implementation
#else
@_cdecl("mutsu_fts5_module_retain")
#endif
package func mutsu_fts5_module_retain(_ module: OpaquePointer?) {
  guard let module else { return }
  _ = Unmanaged<ConnectionState>.fromOpaque(UnsafeRawPointer(module)).retain()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes a reference from the state of a connection.
#if compiler(>=6.3)
@c(mutsu_fts5_module_release) @implementation
#else
@_cdecl("mutsu_fts5_module_release")
#endif
package func mutsu_fts5_module_release(_ module: OpaquePointer?) {
  guard let module else { return }
  Unmanaged<ConnectionState>.fromOpaque(UnsafeRawPointer(module)).release()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the message of the last failure.
#if compiler(>=6.3)
@c(mutsu_fts5_module_message) @implementation
#else
@_cdecl("mutsu_fts5_module_message")
#endif
package func mutsu_fts5_module_message(
  _ module: OpaquePointer?
) -> UnsafeMutablePointer<CChar>? {
  guard let message = ConnectionState.object(of: module)?.message else { return nil }
  return strdup(message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens the dictionary of a connection, and returns its identifier.
#if compiler(>=6.3)
@c(mutsu_fts5_module_open) @implementation
#else
@_cdecl("mutsu_fts5_module_open")
#endif
package func mutsu_fts5_module_open(
  _ module: OpaquePointer?, _ path: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  guard let state = ConnectionState.object(of: module) else { return nil }
  do throws(FTS5Error) {
    if let path { try state.setDictionary(path: String(cString: path)) }
    return strdup(SearchTokenizer.identifier(of: try state.tokenizer(path: nil)))
  } catch {
    state.message = error.message
    return nil
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the FTS5 query for words that a person typed.
#if compiler(>=6.3)
@c(mutsu_fts5_query_text) @implementation
#else
@_cdecl("mutsu_fts5_query_text")
#endif
package func mutsu_fts5_query_text(
  _ text: UnsafePointer<CChar>?, _ length: Int32, _ isPrefix: Int32
) -> UnsafeMutablePointer<CChar>? {
  let bytes = UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : max(0, Int(length)))
  return strdup(
    FTS5Query.escaping(String(decoding: bytes, as: UTF8.self), isPrefix: isPrefix != 0))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the FTS5 query for words in kana or romaji.
#if compiler(>=6.3)
@c(mutsu_fts5_reading_query_text) @implementation
#else
@_cdecl("mutsu_fts5_reading_query_text")
#endif
package func mutsu_fts5_reading_query_text(
  _ module: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int32
) -> UnsafeMutablePointer<CChar>? {
  guard let state = ConnectionState.object(of: module) else { return nil }
  let bytes = UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : max(0, Int(length)))
  do throws(FTS5Error) {
    return strdup(
      SearchTokenizer.readingQuery(
        for: String(decoding: bytes, as: UTF8.self), tokenizer: try state.tokenizer(path: nil)))
  } catch {
    state.message = error.message
    return nil
  }
}

extension ConnectionState {
  /// Returns the state of a pointer of C.
  static func object(of module: OpaquePointer?) -> ConnectionState? {
    module.map {
      Unmanaged<ConnectionState>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue()
    }
  }
}
