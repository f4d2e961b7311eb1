public import CMutsu

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the version of the interface.
#if compiler(>=6.3)
@c(mutsu_abi) @implementation
#else
@_cdecl("mutsu_abi")
#endif
public func mutsu_abi() -> Int32 { Int32(MUTSU_ABI) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the version of the library.
#if compiler(>=6.3)
@c(mutsu_version) @implementation
#else
@_cdecl("mutsu_version")
#endif
public func mutsu_version() -> UnsafePointer<CChar>? { constant("0.1.0") }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a status.
#if compiler(>=6.3)
@c(mutsu_status_name) @implementation
#else
@_cdecl("mutsu_status_name")
#endif
public func mutsu_status_name(_ status: mutsu_status) -> UnsafePointer<CChar>? {
  switch Int(status) {
  case MUTSU_OK: constant("ok")
  case MUTSU_INVALID_ARGUMENT: constant("invalid-argument")
  case MUTSU_INVALID_OPTION: constant("invalid-option")
  case MUTSU_INVALID_UTF8: constant("invalid-utf8")
  case MUTSU_TOO_LONG: constant("too-long")
  case MUTSU_NO_DICTIONARY: constant("no-dictionary")
  case MUTSU_DICTIONARY_MISSING: constant("dictionary-missing")
  case MUTSU_DICTIONARY_DAMAGED: constant("dictionary-damaged")
  case MUTSU_DICTIONARY_UNSUPPORTED: constant("dictionary-unsupported")
  case MUTSU_USER_DICTIONARY: constant("user-dictionary")
  case MUTSU_UNSUPPORTED_FORMAT: constant("unsupported-format")
  case MUTSU_DOCUMENT_DAMAGED: constant("document-damaged")
  case MUTSU_DOCUMENT_ENCRYPTED: constant("document-encrypted")
  case MUTSU_LIBRARY_MISSING: constant("library-missing")
  case MUTSU_FAILED: constant("failed")
  default: constant("unknown")
  }
}

/// Returns a literal, which ends with NUL in the binary.
private func constant(_ literal: StaticString) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}
