import TextFoundation

/// The memory that malloc has allocated.
enum AllocatedMemory {
  private typealias Counter = @convention(c) () -> Int
  private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32

  /// The counter of AddressSanitizer, if the program is built with it.
  private static let counter = symbol("__sanitizer_get_current_allocated_bytes", as: Counter.self)
  /// The report of glibc, which its module for Swift does not contain.
  private static let report = symbol("malloc_info", as: Report.self)

  private static func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  /// The number of bytes in use; 0 if it is unknown.
  static var bytes: Int {
    if let counter { return counter() }
    guard let report, let file = tmpfile() else { return 0 }
    defer { fclose(file) }
    guard report(0, file) == 0 else { return 0 }
    rewind(file)
    var text = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&text, 1, text.count, file)
    // The last elements are those of the whole process.
    let lines = String(decoding: text[..<count], as: UTF8.self).split(separator: "\n").suffix(10)
    func size(_ start: String) -> Int {
      guard let line = lines.first(where: { $0.hasPrefix("<" + start) }),
        let value = line.split(separator: "size=\"").last?.prefix(while: \.isNumber)
      else { return 0 }
      return Int(value) ?? 0
    }
    return size("system type=\"current\"") + size("total type=\"mmap\"")
      - size("total type=\"fast\"") - size("total type=\"rest\"")
  }
}
