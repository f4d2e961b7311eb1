import ArgumentParser
import CommandSupport
import DocumentAnnotation
import TextFoundation

/// Lists the readings of documents that differ from those of the dictionary.
struct ReadingCheck {
  let annotator: DocumentAnnotator
  /// The format of all documents; nil to recognize it.
  let format: DocumentFormat?
  let encoding: DocumentEncoding?
  /// Whether a line of JSON is written about each file instead of a line about each difference.
  let writesJSON: Bool

  /// What has been found in a file.
  private struct Result {
    let file: String
    var differences: [ReadingDifference] = []
    var warnings: [AnnotationWarning] = []
    /// Why the file could not be checked.
    var failure: String?
  }

  /// Checks files one after another.
  ///
  /// - Throws: `ExitCode` 1 after all files if one has a difference or could not be checked.
  func process(_ files: [DocumentFiles.File]) throws {
    var isFaulty = false
    for file in files {
      let result = result(for: file)
      if result.failure != nil || !result.differences.isEmpty { isFaulty = true }
      if writesJSON {
        try StandardOutput.write(Self.json(result))
      } else {
        for difference in result.differences {
          try StandardOutput.write(Self.line(difference, in: result.file))
        }
      }
      if let failure = result.failure { StandardError.write("jptok: \(failure)\n") }
      for warning in result.warnings {
        StandardError.write("jptok: \(result.file): \(warning.description)\n")
      }
    }
    if isFaulty { throw ExitCode(1) }
  }

  private func result(for file: DocumentFiles.File) -> Result {
    var result = Result(file: WholeFile.name(ofFile: file.path))
    do {
      let bytes = try WholeFile.bytes(ofFile: file.path)
      (result.differences, result.warnings) = try annotator.readingCheck(
        of: bytes, format: format ?? DocumentFormat(ofFile: file.path, bytes), encoding: encoding)
    } catch let failure as CommandFailure {
      result.failure = failure.message
    } catch let error as DocumentError {
      result.failure = "\(result.file): \(error.description)"
    } catch {
      result.failure = "\(result.file): \(error)"
    }
    return result
  }

  /// Returns `FILE:LINE: base《given》, expected reading (confidence)`; in an archive
  /// `FILE: PATH:LINE (byte OFFSET): …`, because entries often have only one line.
  static func line(_ difference: ReadingDifference, in file: String) -> String {
    var position = "\(file):\(difference.line)"
    if let path = difference.path {
      position = "\(file): \(path):\(difference.line) (byte \(difference.offset))"
    }
    return "\(position): \(difference.base)《\(difference.given)》, expected \(difference.expected) "
      + "(\(difference.confidence.rawValue))\n"
  }

  /// Returns a line of JSON about one file: `{"file":…,"differences":[{…}],"warnings":[…]}`, with
  /// `"error"` if it could not be checked.
  private static func json(_ result: Result) -> String {
    var buffer = ByteBuffer()
    buffer.append("{\"file\":")
    DocumentReport.appendString(result.file, to: &buffer)
    if let failure = result.failure {
      buffer.append(",\"error\":")
      DocumentReport.appendString(failure, to: &buffer)
    }
    buffer.append(",\"differences\":[")
    for (index, difference) in result.differences.enumerated() {
      buffer.append(index == 0 ? "{" : ",{")
      if let path = difference.path {
        buffer.append("\"path\":")
        DocumentReport.appendString(path, to: &buffer)
        buffer.append(",")
      }
      buffer.append("\"line\":\(difference.line),\"offset\":\(difference.offset)")
      for (key, value) in [
        ("base", difference.base), ("given", difference.given), ("expected", difference.expected),
        ("confidence", difference.confidence.rawValue),
      ] {
        buffer.append(",\"\(key)\":")
        DocumentReport.appendString(value, to: &buffer)
      }
      buffer.append("}")
    }
    buffer.append("]")
    DocumentReport.appendWarnings(result.warnings, to: &buffer)
    buffer.append("}\n")
    return buffer.text
  }
}
