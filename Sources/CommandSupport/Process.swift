import TextFoundation

/// The process: exit codes, environment, processors.
package enum Process {
  package static func exit(with code: Int32) -> Never {
    #if canImport(Glibc)
    Glibc.exit(code)
    #elseif canImport(Musl)
    Musl.exit(code)
    #else
    Darwin.exit(code)
    #endif
  }

  /// Returns the value of an environment variable; `nil` if it is not set or empty.
  package static func environment(_ name: String) -> String? {
    environmentOrEmpty(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the value of an environment variable; `nil` if it is not set.
  ///
  /// For variables whose empty value has a separate meaning, such as `MUTSU_CACHE=`.
  package static func environmentOrEmpty(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Makes a write to a closed pipe fail with an error instead of terminating the process.
  package static func ignoreClosedPipeSignal() { signal(SIGPIPE, SIG_IGN) }

  /// Replaces the program of this process by another program.
  ///
  /// - Returns: the reason, only if that fails.
  package static func execute(_ path: String, arguments: [String]) -> FileDescriptor.Failure {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    let failure = FileDescriptor.Failure(number: errno)
    for word in words { free(word) }
    return failure
  }

  /// Returns the path of a program in the folder of the running one; nil if that folder is unknown.
  package static func pathOfSibling(_ name: String) -> String? {
    #if os(Linux)
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #else
    var size = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0, let path = realpath(buffer, nil) else {
      return nil
    }
    #endif
    defer { free(path) }
    let own = String(cString: path)
    return own.utf8.lastIndex(of: UInt8(ascii: "/")).map { own[...$0] + name }.map(String.init)
  }
}
