internal import CPango

/// Collects the bytes that Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// A function for Cairo to write with; its first argument is what ``reference`` is.
  static let writer: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The sink for Cairo, which does not keep it alive.
  var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Hands the function and the sink to `body`.
  func write<Result>(
    _ body: (cairo_write_func_t, UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withExtendedLifetime(self) { body(Self.writer, reference) }
  }
}
