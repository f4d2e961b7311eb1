import CommandSupport
import DocumentAnnotation
import MeCabDictionary

/// The files that a command works on, and the files it writes.
struct DocumentFiles {
  /// A file with its path below the folder that was given.
  struct File: Sendable {
    let path: String
    /// The path relative to the folder that was given, or the name of a file that was given.
    let relativePath: String
  }

  private(set) var files: [File] = []

  /// Finds files.
  ///
  /// - Parameters:
  ///   - paths: files, folders, and `-` for standard input.
  ///   - isRecursive: whether folders are searched for documents, recognized by their names; otherwise
  ///     a folder is an error.
  /// - Throws: ``CommandFailure`` if a folder cannot be read.
  init(_ paths: [String], isRecursive: Bool) throws {
    for path in paths.isEmpty ? ["-"] : paths {
      if path != "-", FileSystem.isDirectory(path) {
        guard isRecursive else {
          throw CommandFailure(
            "\(WholeFile.name(ofFile: path)): is a folder (--recursive annotates the documents in it)"
          )
        }
        try appendDocuments(in: path)
      } else {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        files.append(File(path: path, relativePath: name))
      }
    }
  }

  /// Appends the documents in a folder and the folders in it, in the order of their names.
  ///
  /// Hidden files, backups and links to folders, which could form a cycle, are skipped.
  private mutating func appendDocuments(in folder: String) throws {
    var folders = [""]
    while let relative = folders.popLast() {
      let directory = relative.isEmpty ? folder : FileSystem.join(folder, relative)
      var subfolders: [String] = []
      for name in try names(in: directory) where !name.hasPrefix(".") {
        let path = FileSystem.join(directory, name)
        let child = relative.isEmpty ? name : FileSystem.join(relative, name)
        if FileSystem.isDirectory(path) {
          if !FileSystem.isSymbolicLink(path) { subfolders.append(child) }
        } else if DocumentFormat(fileName: name) != nil {
          files.append(File(path: path, relativePath: child))
        }
      }
      folders += subfolders.reversed()
    }
  }

  private func names(in directory: String) throws -> [String] {
    do throws(MeCabError) {
      return try FileSystem.names(in: directory)
    } catch {
      throw CommandFailure(error)
    }
  }
}
