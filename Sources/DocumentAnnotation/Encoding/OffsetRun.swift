/// Consecutive characters of equal lengths.
struct OffsetRun: BitwiseCopyable {
  /// The offset of the first character in the text.
  let text: Int
  /// The offset of the first character in the bytes.
  let bytes: Int
  let textLength: UInt8
  let byteLength: UInt8
  /// The character set of ISO-2022-JP that is selected at the characters.
  let set: JISCharacterSet
  /// The character set at the end of the document, if this is the last run.
  var endSet = JISCharacterSet.ascii

  /// Returns the offset in the bytes after the character that ends at an offset of the text.
  func end(before text: Int) -> (Int, JISCharacterSet) {
    (bytes + (text - self.text) / Int(textLength) * Int(byteLength), set)
  }
}
