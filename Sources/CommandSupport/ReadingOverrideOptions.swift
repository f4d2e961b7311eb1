package import ArgumentParser
package import JapaneseText

/// The option for readings that the user gives, of every command that reads text.
package struct ReadingOverrideOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file of readings that take precedence: lines of word, reading and conditions such as after=目.",
      valueName: "file"),
    completion: .file())
  package var readings: [String] = []

  package init() {}

  /// Returns the overrides of all files; later files have priority.
  ///
  /// - Throws: ``CommandFailure`` with file, line and column.
  package func overrides() throws -> ReadingOverrides {
    var overrides = ReadingOverrides()
    for path in readings {
      let bytes = try WholeFile.bytes(ofFile: path)
      do throws(ReadingOverridesError) {
        let name = path == "-" ? "standard input" : path
        overrides.append(try ReadingOverrides(utf8: bytes, path: name))
      } catch {
        throw CommandFailure(error)
      }
    }
    return overrides
  }
}
