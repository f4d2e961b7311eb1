import CommandSupport
import DocumentAnnotation
import MeCabDictionary
import TextFoundation

/// Reads a document, changes it, and writes it.
struct DocumentTask: Sendable {
  /// Where a changed document goes.
  enum Destination: Sendable {
    case standardOutput
    /// The file itself, with a backup.
    case inPlace
    case file(String)
    case folder(String)
    /// Nowhere.
    case nowhere
    /// Standard output, as a unified diff.
    case diff
  }

  /// Changes the bytes of the document in a file.
  typealias Change =
    @Sendable (_ bytes: [UInt8], _ file: String) throws(DocumentError) -> AnnotatedDocument

  let destination: Destination
  let change: Change

  /// Processes a file; a failure is part of the result.
  func result(for file: DocumentFiles.File) -> DocumentResult {
    var result = DocumentResult(file: WholeFile.name(ofFile: file.path))
    do {
      let bytes = try WholeFile.bytes(ofFile: file.path)
      let document = try change(bytes, file.path)
      result.counts = document.counts
      result.warnings = document.warnings
      result.edits = document.entries.reduce(document.edits.count) { $0 + $1.edits.count }
      result.isChanged = document.bytes != bytes
      try write(document, file, bytes, &result)
    } catch let failure as CommandFailure {
      result.failure = failure.message
    } catch let error as DocumentError {
      result.failure = "\(result.file): \(error.description)"
    } catch {
      result.failure = "\(result.file): \(error)"
    }
    return result
  }

  private func write(
    _ document: AnnotatedDocument, _ file: DocumentFiles.File, _ original: [UInt8],
    _ result: inout DocumentResult
  ) throws {
    switch destination {
    case .standardOutput: result.output = document.bytes
    case .nowhere: break
    case .diff: result.output = Array(diff(document, file, original, result.isChanged).utf8)
    case .inPlace: if result.isChanged { try replace(file.path, original, with: document.bytes) }
    case .file(let path): try Self.writeFile(document.bytes, to: path, modeOf: file.path)
    case .folder(let folder):
      let path = FileSystem.join(folder, file.relativePath)
      if let slash = path.lastIndex(of: "/") {
        do throws(MeCabError) {
          try FileSystem.makeDirectories(String(path[..<slash]))
        } catch {
          throw CommandFailure(error)
        }
      }
      try Self.writeFile(document.bytes, to: path, modeOf: file.path)
    }
  }

  /// Returns a unified diff; of an archive, the entries with the numbers of their edits.
  private func diff(
    _ document: AnnotatedDocument, _ file: DocumentFiles.File, _ original: [UInt8],
    _ isChanged: Bool
  ) -> String {
    guard isChanged else { return "" }
    let name = WholeFile.name(ofFile: file.path)
    guard document.entries.isEmpty else {
      return document.entries.map { "\(name): \($0.path): \($0.edits.count) edits\n" }.joined()
    }
    return LineDiff.unified(
      document.encoding.text(of: original), document.encoding.text(of: document.bytes), name: name)
  }

  private static func writeFile(_ bytes: [UInt8], to path: String, modeOf model: String) throws {
    if path == "-" { return try WholeFile.write(bytes, toFile: nil) }
    do throws(MeCabError) {
      // The target of a link is written, not the link.
      try FileSystem.writeAtomically(
        bytes, to: FileSystem.resolved(path), isSynchronized: true,
        withPermissionsOf: model == "-" ? nil : model)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a backup and then replaces a file, so that neither is ever incomplete.
  ///
  /// The target of a link is replaced, not the link. Earlier backups stay: the next one is called
  /// `.bak.1`.
  private func replace(_ file: String, _ original: [UInt8], with bytes: [UInt8]) throws {
    let path = FileSystem.resolved(file)
    var backup = path + ".bak"
    var number = 0
    while FileSystem.exists(backup) {
      number += 1
      backup = "\(path).bak.\(number)"
    }
    do throws(MeCabError) {
      try FileSystem.writeAtomically(
        original, to: backup, isSynchronized: true, withPermissionsOf: path)
      try FileSystem.writeAtomically(
        bytes, to: path, isSynchronized: true, withPermissionsOf: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
