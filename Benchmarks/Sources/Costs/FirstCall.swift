#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Prints what the first call of a product costs: nanoseconds, and the kilobytes of memory that only
/// this process has.
///
/// - Parameter call: the first call; returns whether its result is right, otherwise the process fails.
public func printCost(ofFirstCall call: () throws -> Bool) {
  let start = nanoseconds()
  let isRight = (try? call()) ?? false
  let end = nanoseconds()
  guard isRight else { exit(1) }
  print(end - start, privateKilobytes())
}

private func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Returns the modified memory of this process in kilobytes; 0 if the system does not provide `/proc`.
private func privateKilobytes() -> Int {
  let descriptor = open("/proc/self/smaps_rollup", O_RDONLY)
  guard descriptor >= 0 else { return 0 }
  defer { close(descriptor) }
  var buffer = [UInt8](repeating: 0, count: 4096)
  let count = read(descriptor, &buffer, buffer.count)
  let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  for line in text.split(separator: "\n") where line.hasPrefix("Private_Dirty:") {
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
  return 0
}
