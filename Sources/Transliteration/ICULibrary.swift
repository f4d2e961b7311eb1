import CICU
import TextFoundation

/// ICU as this module calls it: opened on first use, its failures turned into errors.
enum ICULibrary {
  /// Opens the libraries unless they are open.
  static func load() throws(TransliterationError) {
    guard let missing = cicu_load() else { return }
    throw missingLibrary(String(cString: missing))
  }

  /// Tries libraries of other names, as `load` does its own.
  static func check(common: String, i18n: String) throws(TransliterationError) {
    var message = [CChar](repeating: 0, count: 512)
    guard !cicu_can_load(common, i18n, &message, message.count) else { return }
    let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw missingLibrary(String(decoding: reason, as: UTF8.self))
  }

  /// Calls `body`; what it returns as nil is an error of ICU.
  static func call<Value>(
    _ subject: @autoclosure () -> String, _ body: (inout cicu_error) -> Value?
  ) throws(TransliterationError) -> Value {
    var error = cicu_error()
    if let value = body(&error) { return value }
    throw TransliterationError(.engine, "\(subject()): ICU reports \(error.statusName)")
  }

  /// Calls `body` with a buffer that grows, and gives back its bytes.
  ///
  /// `body` returns false for an error of ICU.
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
      .libraryMissing, "ICU cannot be opened: \(reason) (install libicu, such as apt's libicu72)")
  }
}

extension cicu_error {
  /// ICU's name of the failure, such as `U_INVALID_ID`.
  var statusName: String {
    withUnsafeBytes(of: name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
