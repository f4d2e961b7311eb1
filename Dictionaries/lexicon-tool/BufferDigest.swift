import DictionaryManifest
import LexiconFormat

extension SHA256 {
  /// Returns the digest of a buffer's bytes.
  static func hexadecimal(of buffer: ByteBuffer) -> String {
    hexadecimal(of: UnsafeRawBufferPointer(start: buffer.start, count: buffer.count))
  }
}
