import TestSupport
import Testing

/// Runs the program leak-check, which repeats operations that use C libraries and compares the
/// memory in use.
@Suite("Leaks")
struct LeakTests {
  @Test("no operation takes more memory the more often it is repeated")
  func repeatedOperations() throws {
    let run = try CommandRun(BuildDirectory.product("leak-check"), [])
    #expect(run.exitCode == 0, "\(String(decoding: run.output, as: UTF8.self))")
    #expect(String(decoding: run.output, as: UTF8.self).contains("svg-scopes\t"))
  }
}
