internal import CPango

/// A collector of the bytes that Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The write function for Cairo, whose first argument is the ``reference`` of a sink.
  static let writer: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The unretained sink, as the closure argument of Cairo's write functions.
  var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Calls `body` with the write function and the sink.
  func write<Result>(
    _ body: (cairo_write_func_t, UnsafeMutableRawPointer) -> Result
  ) -> Result {
    withExtendedLifetime(self) { body(Self.writer, reference) }
  }
}
