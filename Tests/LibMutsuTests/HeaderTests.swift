import Foundation
import TestSupport
import Testing

/// Compares the header with the sources that implement it.
@Suite struct HeaderTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func header() throws -> String {
    try String(
      contentsOf: root.appendingPathComponent("Sources/CMutsu/include/mutsu.h"), encoding: .utf8)
  }

  /// The names that the header declares as functions.
  private static func functions() throws -> [String] {
    try header().matches(of: /(?m)^[a-z].*[ *](mutsu_[a-z0-9_]+)\(/).map { String($0.output.1) }
  }

  @Test func everyFunctionIsImplementedOnce() throws {
    let folder = Self.root.appendingPathComponent("Sources/LibMutsu")
    var implemented: [String] = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where file.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let names = source.matches(of: /@c\((\w+)\) @implementation/).map { String($0.output.1) }
      // The attribute of older compilers must name the same function.
      #expect(names == source.matches(of: /@_cdecl\("(\w+)"\)/).map { String($0.output.1) })
      implemented += names
    }
    #expect(implemented.sorted() == (try Self.functions().sorted()))
  }

  @Test func theInterfaceIsSmallAndDocumented() throws {
    let functions = try Self.functions()
    #expect((1...25).contains(functions.count))
    #expect(Set(functions).count == functions.count)
    let lines = try Self.header().split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where line.contains(/^[a-z].*[ *]mutsu_\w+\(/) {
      #expect(lines[number - 1].hasSuffix("*/"), "no comment precedes \(line)")
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func theVersionIsThatOfTheChangelog() throws {
    let changelog = try String(
      contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let version = try #require(changelog.firstMatch(of: /(?m)^## ([0-9.]+)/)?.output.1)
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/LibMutsu/Calls/Library.swift"),
      encoding: .utf8)
    #expect(source.contains("constant(\"\(version)\")"))
  }
}
