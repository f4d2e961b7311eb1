#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files of the running program, found by system calls.
enum RunningProgram {
  /// The directories of the executable and of the image that contains this code, each followed by
  /// the directory of the enclosing `.xctest` bundle, if any.
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

  /// Returns whether the path is a readable regular file.
  static func isReadableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  /// Returns the path of `folder` next to the executable if it contains the readable file `name`.
  ///
  /// The path is built in a single buffer, because this call dominates the time to the first word
  /// of a process.
  static func folder(_ folder: String, withReadable name: String) -> String? {
    #if os(Linux)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var count = readlink("/proc/self/exe", start, Int(PATH_MAX))
      while count > 0, buffer[count - 1] != CChar(bitPattern: UInt8(ascii: "/")) { count -= 1 }
      guard count > 0, count + folder.utf8.count + 1 + name.utf8.count <= PATH_MAX else {
        return nil
      }
      func append(_ text: String) {
        for byte in text.utf8 {
          buffer[count] = CChar(bitPattern: byte)
          count += 1
        }
        buffer[count] = 0
      }
      append(folder)
      let end = count
      append("/")
      append(name)
      var status = stat()
      guard stat(start, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(start, R_OK) == 0
      else { return nil }
      buffer[end] = 0
      return String(cString: start)
    }
    #else
    guard let directory = executable.flatMap({ parent(of: $0) }) else { return nil }
    return isReadableFile(directory + "/" + folder + "/" + name) ? directory + "/" + folder : nil
    #endif
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static var executable: String? {
    #if os(Linux)
    return resolved("/proc/self/exe")
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
    return nil  // On Linux, tests are executables themselves.
    #endif
  }

  private static func resolved(_ path: UnsafePointer<CChar>) -> String? {
    guard let absolute = realpath(path, nil) else { return nil }
    defer { free(absolute) }
    return String(cString: absolute)
  }
}
