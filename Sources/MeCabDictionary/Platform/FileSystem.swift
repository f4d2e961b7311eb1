import TextFoundation

/// The file system operations needed for dictionaries.
package enum FileSystem {
  /// Writes a file under a temporary name and renames it, so that `path` never contains an
  /// incomplete file.
  ///
  /// A device, a pipe or a socket is not replaced: the contents are written to it.
  ///
  /// - Parameters:
  ///   - bytes: the contents.
  ///   - path: the file, which is replaced if it exists.
  ///   - isSynchronized: whether to wait until the contents are on the disk before it is replaced.
  ///   - model: a file whose permissions the new file gets; nil for those of a new file.
  /// - Throws: ``MeCabError`` with `fileUnreadable`.
  package static func writeAtomically(
    _ bytes: [UInt8], to path: String, isSynchronized: Bool = false,
    withPermissionsOf model: String? = nil
  ) throws(MeCabError) {
    var failure: MeCabError?
    bytes.withUnsafeBytes { buffer in
      do throws(MeCabError) {
        try writeAtomically(
          buffer, to: path, isSynchronized: isSynchronized, withPermissionsOf: model)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Writes memory to a file under a temporary name and renames it, or to a device.
  package static func writeAtomically(
    _ buffer: UnsafeRawBufferPointer, to path: String, isSynchronized: Bool = false,
    withPermissionsOf model: String? = nil
  ) throws(MeCabError) {
    if isSpecial(path) {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw error("cannot be opened", path) }
      return try finish(descriptor, writing: buffer, path, isSynchronized: false)
    }
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0...UInt32.max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw error("cannot be created", path) }
    do throws(MeCabError) {
      try finish(descriptor, writing: buffer, path, isSynchronized: isSynchronized)
      if let mode = model.flatMap(permissions(of:)) { chmod(temporary, mode) }
      guard rename(temporary, path) == 0 else {
        throw error("cannot be renamed into place", path)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes memory to an open file and closes it in any case.
  ///
  /// - Parameters:
  ///   - descriptor: the open file.
  ///   - buffer: its contents.
  ///   - path: its name for error messages.
  ///   - isSynchronized: whether to wait until the contents are on the disk.
  /// - Throws: ``MeCabError`` with `fileUnreadable`.
  static func finish(
    _ descriptor: Int32, writing buffer: UnsafeRawBufferPointer, _ path: String,
    isSynchronized: Bool
  ) throws(MeCabError) {
    var written = 0
    var failure: MeCabError?
    while written < buffer.count, let start = buffer.baseAddress {
      let count = write(descriptor, start + written, buffer.count - written)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 {
        failure = error("cannot be written", path)
        break
      }
      written += count
    }
    if isSynchronized && failure == nil && fsync(descriptor) != 0 {
      failure = error("cannot be synchronized", path)
    }
    if close(descriptor) != 0 && failure == nil { failure = error("cannot be written", path) }
    if let failure { throw failure }
  }

  /// Returns the names of the files in a directory, sorted by their bytes.
  package static func names(in directory: String) throws(MeCabError) -> [String] {
    guard let stream = opendir(directory) else {
      throw error("cannot be listed", directory)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Creates a directory unless it exists; a private one is for the current user only.
  package static func makeDirectory(
    _ path: String, isPrivate: Bool = false
  ) throws(MeCabError) {
    if mkdir(path, isPrivate ? 0o700 : 0o755) != 0 && errno != EEXIST {
      throw error("cannot be created", path)
    }
  }

  /// Creates a directory and its missing parents, all private if `isPrivate` is true.
  package static func makeDirectories(
    _ path: String, isPrivate: Bool = false
  ) throws(MeCabError) {
    guard !path.isEmpty, !exists(path) else { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      try makeDirectories(String(path[..<slash]), isPrivate: isPrivate)
    }
    try makeDirectory(path, isPrivate: isPrivate)
  }

  /// The home directory of the current user, or `nil` if there is none.
  package static var homeDirectory: String? {
    var account = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 1 << 14)
    guard getpwuid_r(getuid(), &account, &buffer, buffer.count, &found) == 0,
      let home = found?.pointee.pw_dir
    else { return nil }
    let path = String(cString: home)
    return path.hasPrefix("/") && path != "/" ? path : nil
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns whether a path is a directory, or a link to one.
  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a path is a device, a pipe or a socket, or a link to one.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Returns whether a path is a symbolic link.
  package static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the permission bits of a file, or nil if it does not exist.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// Returns the size of a file in bytes, or `nil` if it does not exist.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  package static func join(_ directory: String, _ name: String) -> String {
    join(directory[...], name)
  }

  package static func join(_ directory: Substring, _ name: String) -> String {
    var path = ""
    path.reserveCapacity(directory.utf8.count + 1 + name.utf8.count)
    path.append(contentsOf: directory)
    if directory.utf8.last != UInt8(ascii: "/") { path.append("/" as String) }
    path.append(name)
    return path
  }

  /// Returns a copy of the contents of a file.
  package static func contents(of path: String) throws(MeCabError) -> [UInt8] {
    try FileBytes(path: path).withBytes { Array($0) }
  }

  /// Writes a file with a unique name to `TMPDIR` or `/tmp`.
  ///
  /// - Returns: the path of the file, which the caller must remove.
  package static func writeTemporary(
    _ bytes: [UInt8], prefix: String, suffix: String
  ) throws(MeCabError) -> String {
    let directory = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let unique = "\(prefix)\(getpid())-\(UInt64.random(in: 0...UInt64.max))\(suffix)"
    let path = join(directory.isEmpty ? "/tmp" : directory, unique)
    try writeAtomically(bytes, to: path)
    return path
  }

  /// Removes a directory with its files; directories in it remain.
  static func removeDirectory(_ path: String) {
    for name in (try? names(in: path)) ?? [] { remove(join(path, name)) }
    rmdir(path)
  }

  /// Removes a file if it exists.
  package static func remove(_ path: String) { unlink(path) }

  /// Returns the absolute path without symbolic links, or the path itself if there is no such file.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func error(_ what: String, _ path: String) -> MeCabError {
    MeCabError(
      errno == ENOENT ? .dictionaryMissing : .fileUnreadable,
      "\(what): \(String(cString: strerror(errno)))", path: path)
  }
}
