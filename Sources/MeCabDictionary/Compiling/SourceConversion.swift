/// The source files of a dictionary, converted to UTF-8 in a temporary folder.
enum SourceConversion {
  /// Calls `body` with a folder of the converted source files, which is removed afterwards.
  ///
  /// - Parameters:
  ///   - source: the directory of the source files.
  ///   - charset: their charset.
  ///   - folder: an existing directory for the temporary folder.
  ///   - body: a function whose errors name files of the temporary folder; these names are replaced by
  ///     those of the source files.
  /// - Returns: the result of `body`.
  /// - Throws: ``MeCabError`` with `unsupportedCharset` and file and line if the charset is unknown or
  ///   a file is not in it; the errors of `body`.
  static func withConverted<Result>(
    _ source: String, from charset: String, in folder: String,
    _ body: (String) throws(MeCabError) -> Result
  ) throws(MeCabError) -> Result {
    guard let converter = CharsetConverter(from: charset) else {
      throw MeCabError(
        .unsupportedCharset,
        "is said to be in \(charset), which this system cannot convert; use a name that iconv -l lists",
        path: source)
    }
    let temporary = FileSystem.join(folder, ".converted-\(UInt64.random(in: 0...UInt64.max))")
    try FileSystem.makeDirectory(temporary)
    defer { FileSystem.removeDirectory(temporary) }
    for name in try FileSystem.names(in: source) where isSource(name) {
      let path = FileSystem.join(source, name)
      let text = try FileBytes(path: path).withBytes { bytes throws(MeCabError) in
        do throws(CharsetConverter.InvalidByte) {
          return try converter.convert(bytes)
        } catch {
          let line = bytes[..<error.offset].count { $0 == UInt8(ascii: "\n") } + 1
          throw MeCabError(
            .unsupportedCharset, "is not valid \(charset); specify its charset", path: path,
            line: line)
        }
      }
      try FileSystem.writeAtomically(text, to: FileSystem.join(temporary, name))
    }
    do throws(MeCabError) {
      return try body(temporary)
    } catch {
      let path = error.path.map { path in
        path.hasPrefix(temporary) ? source + path.dropFirst(temporary.count) : path
      }
      throw MeCabError(error.code, error.message, path: path, line: error.line)
    }
  }

  private static func isSource(_ name: String) -> Bool {
    name == "dicrc" || name.lowercased().hasSuffix(".csv") || name.hasSuffix(".def")
  }
}
