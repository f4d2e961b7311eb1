import CICU
import TextFoundation

/// An interface to ICU that loads the libraries on first use and turns failures into errors.
enum ICULibrary {
  /// Loads the libraries unless they are loaded already.
  static func load() throws(TransliterationError) {
    guard let missing = cicu_load() else { return }
    throw missingLibrary(String(cString: missing))
  }

  /// Tries to load libraries with the given names, as `load` does with the default names.
  static func check(common: String, i18n: String) throws(TransliterationError) {
    var message = [CChar](repeating: 0, count: 512)
    guard !cicu_can_load(common, i18n, &message, message.count) else { return }
    let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw missingLibrary(String(decoding: reason, as: UTF8.self))
  }

  /// Calls `body`, and throws an ICU error if it returns nil.
  static func call<Value>(
    _ subject: @autoclosure () -> String, _ body: (inout cicu_error) -> Value?
  ) throws(TransliterationError) -> Value {
    var error = cicu_error()
    if let value = body(&error) { return value }
    throw TransliterationError(.engine, "\(subject()): ICU reports \(error.statusName)")
  }

  /// Calls `body` with a growing buffer, and returns the result of `read` for its bytes.
  ///
  /// `body` returns false for an ICU error.
  static func collect<Value>(
    _ subject: @autoclosure () -> String,
    _ body: (inout cicu_bytes, inout cicu_error) -> Bool,
    read: (UnsafeBufferPointer<UInt8>) -> Value
  ) throws(TransliterationError) -> Value {
    var bytes = cicu_bytes()
    defer { cicu_bytes_free(&bytes) }
    try call(subject()) { error in body(&bytes, &error) ? () : nil }
    return read(UnsafeBufferPointer(start: bytes.start, count: bytes.count))
  }

  private static func missingLibrary(_ reason: String) -> TransliterationError {
    TransliterationError(
      .libraryMissing, "cannot load ICU: \(reason) (install libicu, for example libicu72 with apt)")
  }
}

extension cicu_error {
  /// The name of the failure in ICU, such as `U_INVALID_ID`.
  var statusName: String {
    withUnsafeBytes(of: name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
