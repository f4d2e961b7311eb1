#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The process: exit codes, environment, processors.
enum Process {
  static func exit(with code: Int32) -> Never {
    #if canImport(Glibc)
    Glibc.exit(code)
    #elseif canImport(Musl)
    Musl.exit(code)
    #else
    Darwin.exit(code)
    #endif
  }

  /// The value of a variable; `nil` if it is not set or empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Makes writing to a closed pipe an error instead of the end of the process.
  static func ignoreClosedPipeSignal() { signal(SIGPIPE, SIG_IGN) }
}

/// An open file, read and written by its descriptor.
struct FileDescriptor {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// The failed call's reason, as in `No such file or directory`.
  struct Failure: Error {
    let number: Int32
    var reason: String { String(cString: strerror(number)) }
    var isClosedPipe: Bool { number == EPIPE }
  }

  static func opening(_ path: String) throws(Failure) -> FileDescriptor {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw Failure(number: errno) }
    return FileDescriptor(number: number)
  }

  /// A new file of that name, in the place of one that is there.
  static func creating(_ path: String) throws(Failure) -> FileDescriptor {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw Failure(number: errno) }
    return FileDescriptor(number: number)
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// How many columns the terminal has; nil for what is none or does not tell.
  var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func close() {
    #if canImport(Glibc)
    _ = Glibc.close(number)
    #elseif canImport(Musl)
    _ = Musl.close(number)
    #else
    _ = Darwin.close(number)
    #endif
  }

  /// Reads up to `size` bytes; 0 at the end.
  func read(into buffer: UnsafeMutablePointer<UInt8>, size: Int) throws(Failure) -> Int {
    while true {
      #if canImport(Glibc)
      let count = Glibc.read(number, buffer, size)
      #elseif canImport(Musl)
      let count = Musl.read(number, buffer, size)
      #else
      let count = Darwin.read(number, buffer, size)
      #endif
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(number: errno) }
    }
  }

  /// Writes all of `bytes`.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
    guard var next = bytes.baseAddress else { return }
    var rest = bytes.count
    while rest > 0 {
      #if canImport(Glibc)
      let count = Glibc.write(number, next, rest)
      #elseif canImport(Musl)
      let count = Musl.write(number, next, rest)
      #else
      let count = Darwin.write(number, next, rest)
      #endif
      if count >= 0 {
        next += count
        rest -= count
      } else if errno != EINTR {
        throw Failure(number: errno)
      }
    }
  }
}
