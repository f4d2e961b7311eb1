public import CMutsu
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a result.
#if compiler(>=6.3)
@c(mutsu_result_new) @implementation
#else
@_cdecl("mutsu_result_new")
#endif
public func mutsu_result_new() -> OpaquePointer? {
  cmutsu_begin_work()
  defer { cmutsu_end_work() }
  return AnalysisResult().open()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Releases a result.
#if compiler(>=6.3)
@c(mutsu_result_free) @implementation
#else
@_cdecl("mutsu_result_free")
#endif
public func mutsu_result_free(_ result: OpaquePointer?) {
  cmutsu_begin_work()
  defer { cmutsu_end_work() }
  AnalysisResult.close(result)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the content of a result to a view.
#if compiler(>=6.3)
@c(mutsu_result_view) @implementation
#else
@_cdecl("mutsu_result_view")
#endif
public func mutsu_result_view(
  _ result: OpaquePointer?, _ view: UnsafeMutablePointer<mutsu_view>?, _ size: Int
) -> mutsu_status {
  guard let view, size > 0 else { return mutsu_status(MUTSU_INVALID_ARGUMENT) }
  let target = UnsafeMutableRawPointer(view)
  guard let result = AnalysisResult.object(of: result), size <= 4096 else {
    memset(target, 0, min(size, MemoryLayout<mutsu_view>.size))
    return mutsu_status(MUTSU_INVALID_ARGUMENT)
  }
  memset(target, 0, size)
  withUnsafeBytes(of: result.view) { source in
    guard let start = source.baseAddress else { return }
    memcpy(target, start, min(size, source.count))
  }
  return mutsu_status(MUTSU_OK)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the message of the first failure.
#if compiler(>=6.3)
@c(mutsu_result_message) @implementation
#else
@_cdecl("mutsu_result_message")
#endif
public func mutsu_result_message(
  _ result: OpaquePointer?, _ length: UnsafeMutablePointer<Int64>?
) -> UnsafePointer<CChar>? {
  guard let result = AnalysisResult.object(of: result) else {
    let message: StaticString = "result is not an open result (create one with mutsu_result_new)"
    length?.pointee = Int64(message.utf8CodeUnitCount)
    return UnsafeRawPointer(message.utf8Start).assumingMemoryBound(to: CChar.self)
  }
  length?.pointee = Int64(result.message.count - 1)
  return UnsafePointer(result.message.start)
}
