import TextFoundation

/// A folder whose files only the current user can have written, accessed through its descriptor.
///
/// Neither the folder nor its files may be symbolic links, belong to another user or be writable by
/// others; the folders above it are trusted. Every file is opened relative to the descriptor, so
/// another process cannot exchange the folder between a check and its use.
package final class PrivateFolder {
  /// A regular file of the folder.
  package struct Entry: Sendable, Hashable {
    package let name: String
    /// The size in bytes.
    package let byteCount: Int
    /// The modification time in nanoseconds since 1970.
    package let modificationTime: Int64
  }

  /// The path of the folder as specified.
  package let path: String
  private let descriptor: Int32

  /// Opens a folder.
  ///
  /// - Returns: nil if there is no such folder.
  /// - Throws: ``MeCabError`` with `fileUnreadable` and the path if it is not a folder that only the
  ///   current user can change.
  package init?(opening path: String) throws(MeCabError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      let number = errno
      if number == ENOENT { return nil }
      guard number == ENOTDIR || number == ELOOP else {
        throw FileBytes.error(number, "cannot be opened", path)
      }
      throw Self.refusal(
        (Self.kind(at: path).map { "is \($0), not a folder" } ?? "is not a folder")
          + "; use another folder", path)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileBytes.error(errno, "cannot be examined", path)
    }
    try Self.requireOwnership(status, path, remedy: "use another folder")
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Opens a folder, creating it for the current user only if it does not exist.
  ///
  /// - Throws: ``MeCabError`` as ``init(opening:)``, or if the folder cannot be created.
  package static func creating(_ path: String) throws(MeCabError) -> PrivateFolder {
    if let folder = try PrivateFolder(opening: path) { return folder }
    try FileSystem.makeDirectories(path, isPrivate: true)
    guard let folder = try PrivateFolder(opening: path) else {
      throw MeCabError(.dictionaryMissing, "was removed while it was used", path: path)
    }
    return folder
  }

  /// Maps a file.
  ///
  /// - Returns: nil if there is no such file.
  /// - Throws: ``MeCabError`` with `fileUnreadable` if it is not a regular file that only the current
  ///   user can change; it is not read then, and a FIFO is not waited for.
  package func contents(of name: String) throws(MeCabError) -> FileBytes? {
    let path = FileSystem.join(self.path, name)
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let number = errno
      if number == ENOENT { return nil }
      guard let kind = Self.kind(at: path), kind != Self.regularFile else {
        throw FileBytes.error(number, "cannot be opened", path)
      }
      throw Self.refusal("is \(kind), not a regular file; remove it", path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw FileBytes.error(errno, "cannot be examined", path)
    }
    let kind = Self.kind(status)
    guard kind == Self.regularFile else {
      throw Self.refusal("is \(kind), not a regular file; remove it", path)
    }
    try Self.requireOwnership(status, path, remedy: "remove it")
    return try FileBytes(descriptor: file, status, path: path)
  }

  /// Writes a file that only the current user can read: under a temporary name, then synchronized,
  /// then renamed.
  package func write(_ bytes: UnsafeRawBufferPointer, to name: String) throws(MeCabError) {
    let path = FileSystem.join(self.path, name)
    let temporary =
      "\(name).\(getpid()).\(UInt32.random(in: 0...UInt32.max))\(Self.temporarySuffix)"
    let file = openat(
      descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileBytes.error(errno, "cannot be created", path) }
    do throws(MeCabError) {
      try FileSystem.finish(file, writing: bytes, path, isSynchronized: true)
      guard renameat(descriptor, temporary, descriptor, name) == 0 else {
        throw FileBytes.error(errno, "cannot be renamed into place", path)
      }
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
  }

  /// The suffix of files that are being written.
  package static let temporarySuffix = ".tmp"

  /// Returns the regular files of the folder in any order.
  package func entries() throws(MeCabError) -> [Entry] {
    var entries: [Entry] = []
    for name in try FileSystem.names(in: path) {
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        Self.kind(status) == Self.regularFile
      else { continue }
      entries.append(
        Entry(
          name: name, byteCount: Int(status.st_size),
          modificationTime: FileBytes.modificationTime(status)))
    }
    return entries
  }

  /// Removes a file if it exists.
  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Sets the modification time of a file to the current time, if that is permitted.
  package func touch(_ name: String) { utimensat(descriptor, name, nil, AT_SYMLINK_NOFOLLOW) }

  private static func requireOwnership(
    _ status: stat, _ path: String, remedy: String
  ) throws(MeCabError) {
    guard status.st_uid == geteuid() else {
      throw refusal("belongs to another user; \(remedy)", path)
    }
    guard status.st_mode & 0o022 == 0 else {
      throw refusal("can be changed by other users; run chmod go-w, or \(remedy)", path)
    }
  }

  private static func refusal(_ message: String, _ path: String) -> MeCabError {
    MeCabError(.fileUnreadable, message, path: path)
  }

  private static let regularFile = "a regular file"

  /// Returns the kind of a file without following a symbolic link, or nil if it cannot be examined.
  private static func kind(at path: String) -> String? {
    var status = stat()
    return lstat(path, &status) == 0 ? kind(status) : nil
  }

  private static func kind(_ status: stat) -> String {
    switch status.st_mode & S_IFMT {
    case S_IFREG: regularFile
    case S_IFDIR: "a folder"
    case S_IFLNK: "a symbolic link"
    case S_IFIFO: "a FIFO"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
