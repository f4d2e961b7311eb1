/// Recognizes compound files ([MS-CFB]): documents of Word 97 to 2003, and protected ones of later
/// versions.
enum CompoundFile {
  /// Returns whether bytes start as a compound file does.
  static func isCompoundFile(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])
  }

  /// Returns the reason why a compound file is not annotated.
  static func error(about bytes: [UInt8]) -> DocumentError {
    // The name of the stream of a protected document ([MS-OFFCRYPTO], 2.3.4.4).
    let name: [UInt8] = "EncryptedPackage".utf8.flatMap { [$0, 0] }
    var start = 0
    while let first = bytes[start...].firstIndex(of: name[0]) {
      if bytes[first...].starts(with: name) {
        return DocumentError(
          .documentEncrypted, "the document has a password (save it without one in Word)")
      }
      start = first + 1
    }
    return DocumentError(
      .unsupportedFormat, "the document has the format of Word 97 to 2003 (save it as DOCX in Word)"
    )
  }
}
