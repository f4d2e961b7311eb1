import TextFoundation
import TextLayout

/// The folders of a resource policy, from which files are read safely.
struct AllowedFolders: Sendable {
  /// The reason why a file is not read.
  enum Failure: Error, Equatable {
    /// The policy does not allow the file.
    case notAllowed
    /// It is a directory, a device, a FIFO or a socket.
    case notRegular
    /// It is larger than the limit.
    case tooLarge
    /// The system call failed with an error number.
    case system(Int32)
  }

  private let folders: [String]
  private let maximumFileSize: Int

  init(_ policy: ResourcePolicy) {
    folders = policy.folders.compactMap(Self.resolved)
    maximumFileSize = policy.maximumFileSize
  }

  /// Returns the contents of a file.
  ///
  /// The path is resolved first and compared with the folders; then each of its components is
  /// opened without following symbolic links, so that a file that is exchanged in between is not
  /// read. Opening does not block, and only regular files are read.
  ///
  /// - Parameter path: the path of the file, absolute or relative to the current directory.
  /// - Returns: the contents, at most as many bytes as the policy allows.
  /// - Throws: the reason why the file is not read.
  func bytes(ofFile path: String) throws(Failure) -> [UInt8] {
    guard !folders.isEmpty, !path.utf8.contains(0) else { throw .notAllowed }
    guard let resolved = Self.resolved(path) else {
      // Whether a file exists outside the folders is not revealed.
      throw errno == ENOENT || errno == ENOTDIR ? .system(ENOENT) : .notAllowed
    }
    guard let folder = folders.first(where: { Self.contains(resolved, in: $0) }) else {
      throw .notAllowed
    }
    let descriptor = try Self.open(resolved, in: folder)
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= maximumFileSize else { throw .tooLarge }
    return try read(descriptor, expectedSize: Int(status.st_size))
  }

  private static func contains(_ path: String, in folder: String) -> Bool {
    path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// Returns the path without symbolic links, `.` and `..`, or nil if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Opens a resolved path component by component, starting at its folder.
  private static func open(_ path: String, in folder: String) throws(Failure) -> Int32 {
    var descriptor = try checked(
      openat(AT_FDCWD, folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    let components = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      let parent = descriptor
      defer { _ = close(parent) }
      descriptor = try checked(
        openat(
          parent, String(decoding: component, as: UTF8.self),
          O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (isLast ? 0 : O_DIRECTORY)))
    }
    return descriptor
  }

  private static func checked(_ descriptor: Int32) throws(Failure) -> Int32 {
    guard descriptor >= 0 else {
      // A symbolic link that was not there when the path was resolved, or a socket.
      throw errno == ELOOP ? .notAllowed : errno == ENXIO ? .notRegular : .system(errno)
    }
    return descriptor
  }

  /// Reads a file to its end, which may have moved since its size was read.
  private func read(_ descriptor: Int32, expectedSize: Int) throws(Failure) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(expectedSize)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count == 0 { return content }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      content += chunk[..<count]
      guard content.count <= maximumFileSize else { throw .tooLarge }
    }
  }
}

/// Reads from a file, outside the type that has a function of the same name.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
