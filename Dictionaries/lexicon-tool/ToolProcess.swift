import CMeCab
import LexiconFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// This process, and the one libmecab's dictionary compiler gets to itself, because it ends its
/// process on errors.
enum ToolProcess {
  /// Ends this process.
  static func end(_ status: Int32) -> Never { exit(status) }

  /// The path of this program.
  static var executable: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    CommandLine.arguments[0]
    #endif
  }

  /// The version of libmecab.
  static var engineVersion: String { String(cString: mecab_version()) }

  /// Runs this program again as `index SOURCE OUTPUT` and waits for it.
  static func runIndex(source: String, output: String) throws(LexiconError) {
    let program = executable
    let words = [program, "index", source, output]
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, program, nil, nil, &arguments, environ) == 0 else {
      throw LexiconError(.fileUnusable, "the compiling process cannot be started", path: program)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else {
      throw LexiconError(
        .fileUnusable, "libmecab could not compile the dictionary; its words are above",
        path: source)
    }
  }

  /// Compiles in this process; libmecab's progress goes nowhere, its errors to standard error.
  static func index(source: String, output: String) -> Int32 {
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 { dup2(nowhere, 1) }
    let words = ["mecab-dict-index", "-d", source, "-o", output, "-f", "UTF-8", "-t", "UTF-8"]
    var arguments = words.map { strdup($0) }
    arguments.append(nil)
    return mecab_dict_index(Int32(words.count), &arguments)
  }
}
