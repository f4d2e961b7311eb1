#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the running program's files are, by system calls alone.
enum RunningProgram {
  /// The directories of the executable and of the image this code is linked into, each followed by
  /// the directory around the `.xctest` bundle it lies in, if it does.
  static var directories: [String] {
    var directories: [String] = []
    for image in [executable, imageOfThisCode] {
      guard let image, let directory = parent(of: image) else { continue }
      var candidates = [directory]
      var path = image
      while let above = parent(of: path), above != path {
        if path.hasSuffix(".xctest") { candidates.append(above) }
        path = above
      }
      for candidate in candidates where !directories.contains(candidate) {
        directories.append(candidate)
      }
    }
    return directories
  }

  /// The directory of the executable; `nil` if the system does not tell.
  static var directoryOfExecutable: String? { executable.flatMap { parent(of: $0) } }

  /// Whether this is a file that can be read; a directory is none.
  static func isReadableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static var executable: String? {
    #if os(Linux)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      buffer.initialize(repeating: 0)
      // The system has resolved this link; going through the path again takes longer than opening
      // the dictionary.
      guard let start = buffer.baseAddress, readlink("/proc/self/exe", start, Int(PATH_MAX)) > 0
      else { return nil }
      return String(cString: start)
    }
    #else
    var size = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return buffer.withUnsafeBufferPointer { $0.baseAddress.flatMap { resolved($0) } }
    #endif
  }

  private static var imageOfThisCode: String? {
    #if canImport(Darwin)
    var information = Dl_info()
    guard dladdr(#dsohandle, &information) != 0, let name = information.dli_fname else {
      return nil
    }
    return resolved(name)
    #else
    return nil  // Tests are executables of their own here.
    #endif
  }

  private static func resolved(_ path: UnsafePointer<CChar>) -> String? {
    guard let absolute = realpath(path, nil) else { return nil }
    defer { free(absolute) }
    return String(cString: absolute)
  }
}
