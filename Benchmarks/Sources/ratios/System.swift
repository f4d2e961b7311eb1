#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What of the system the measurements need.
enum System {
  /// Nanoseconds of a clock that never goes back.
  static var wallClock: Double { time(of: CLOCK_MONOTONIC) }

  /// Nanoseconds this thread has been computing: time other processes took does not count.
  static var threadClock: Double { time(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// How many processes wanted to run, on average over the last minute.
  static var loadAverage: Double {
    var average = 0.0
    return getloadavg(&average, 1) == 1 ? average : 0
  }

  /// How many processors there are.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// How much of this process is in memory, in bytes; 0 where the system does not tell (`/proc`).
  static var residentBytes: Double {
    guard let contents = try? contents(of: "/proc/self/statm") else { return 0 }
    let pages = String(decoding: contents, as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Double($0) } ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Ends this process with an exit status.
  static func end(status: Int32) -> Never { exit(status) }

  /// The contents of a file.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    return contents(of: descriptor)
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return contents }
      contents += buffer[..<count]
    }
  }

  // MARK: Processes

  /// What a process took.
  struct ProcessUse {
    /// From the start to the end, in nanoseconds.
    var wall: Double
    /// The most memory it held at once, in bytes.
    var peakMemory: Double
    /// What it wrote; empty where that was not asked for.
    var output: [UInt8]
  }

  /// Runs a program to its end.
  ///
  /// A child's peak memory is at least that of its parent (the kernel counts the time before it
  /// becomes the other program), so measure memory while this process is still small.
  ///
  /// - Parameters:
  ///   - arguments: the program, looked for in PATH if it has no slash, and its arguments.
  ///   - input: the file that is its standard input.
  ///   - keepsOutput: whether its output is wanted; else it goes to /dev/null.
  /// - Returns: what it took.
  /// - Throws: when it cannot be started or ends with another status than 0.
  static func run(
    _ arguments: [String], input: String = "/dev/null", keepsOutput: Bool = false
  ) throws(Failure) -> ProcessUse {
    var pipeEnds: [Int32] = [-1, -1]
    if keepsOutput, pipe(&pipeEnds) != 0 { throw Failure("no pipe") }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    if keepsOutput {
      posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
      posix_spawn_file_actions_addclose(&actions, pipeEnds[0])
      posix_spawn_file_actions_addclose(&actions, pipeEnds[1])
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in vector { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]

    var process = pid_t()
    let start = wallClock
    let status = posix_spawnp(&process, arguments[0], &actions, nil, &vector, &environment)
    if keepsOutput { close(pipeEnds[1]) }
    guard status == 0 else {
      if keepsOutput { close(pipeEnds[0]) }
      throw Failure("\(arguments[0]): \(String(cString: strerror(status)))")
    }
    let output = keepsOutput ? contents(of: pipeEnds[0]) : []
    if keepsOutput { close(pipeEnds[0]) }
    var exitStatus: Int32 = 0
    var use = rusage()
    while wait4(process, &exitStatus, 0, &use) < 0, errno == EINTR {}
    let wall = wallClock - start
    guard exitStatus == 0 else {
      throw Failure("\(arguments.joined(separator: " ")): ended with status \(exitStatus)")
    }
    #if canImport(Darwin)
    let memoryUnit = 1.0
    #else
    let memoryUnit = 1024.0
    #endif
    return ProcessUse(wall: wall, peakMemory: Double(use.ru_maxrss) * memoryUnit, output: output)
  }
}

/// Why there is nothing to measure.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
