import Foundation

/// Calls `body` with a copy of `bytes` directly before inaccessible memory: reading past them ends
/// the process.
public func withUnreadableMemory(
  after bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
) throws {
  let page = Int(sysconf(Int32(_SC_PAGESIZE)))
  let readable = (bytes.count + page - 1) / page * page
  let size = readable + page
  guard
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
    start != MAP_FAILED
  else { throw POSIXError(.ENOMEM) }
  defer { munmap(start, size) }
  guard mprotect(start + readable, page, PROT_NONE) == 0 else { throw POSIXError(.EACCES) }
  let copy = start + readable - bytes.count
  copy.copyMemory(from: bytes, byteCount: bytes.count)
  try body(
    UnsafeRawBufferPointer(start: copy, count: bytes.count).assumingMemoryBound(to: UInt8.self))
}
