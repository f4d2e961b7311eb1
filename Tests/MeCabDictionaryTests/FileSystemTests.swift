import TestSupport
import Testing
import TextFoundation

@testable import MeCabDictionary

/// Tests paths, listings and the writing of files.
@Suite struct FileSystemTests {
  @Test func joinedPaths() {
    let table: [(directory: String, name: String, path: String)] = [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("/a/b", "c.def", "/a/b/c.def"),
      ("", "b", "/b"), ("a//", "b", "a//b"), ("辞書", "名詞.csv", "辞書/名詞.csv"),
    ]
    for row in table {
      #expect(FileSystem.join(row.directory, row.name) == row.path)
      #expect(FileSystem.join(row.directory[...], row.name) == row.path)
    }
  }

  /// Names are in the order of their bytes, in which compilers read CSV files.
  @Test func namesOfADirectory() throws {
    let directory = try temporaryDirectory()
    #expect(try FileSystem.names(in: directory.path) == [])
    for name in ["b", "a", "B", ".c", "名", "é", "a.csv", "a0"] { try directory.write("", to: name) }
    let sorted = [".c", "B", "a", "a.csv", "a0", "b", "é", "名"]
    #expect(try FileSystem.names(in: directory.path) == sorted)
    expectError(.dictionaryMissing, "cannot be listed", path: "/no/such", "no directory") {
      _ = try FileSystem.names(in: "/no/such")
    }
    expectError(.fileUnreadable, "cannot be listed", path: directory.file("a"), "a file") {
      _ = try FileSystem.names(in: directory.file("a"))
    }
  }

  @Test func existenceAndSizes() throws {
    let directory = try temporaryDirectory()
    for count in [0, 1, 4_096, 70_000] {
      let path = try directory.write([UInt8](repeating: 7, count: count), to: "file")
      #expect(FileSystem.exists(path))
      #expect(FileSystem.size(of: path) == count)
      #expect(try FileSystem.contents(of: path).count == count)
    }
    #expect(FileSystem.exists(directory.path))
    FileSystem.remove(directory.file("file"))
    #expect(!FileSystem.exists(directory.file("file")))
    #expect(FileSystem.size(of: directory.file("file")) == nil)
    FileSystem.remove(directory.file("file"))
    expectError(.dictionaryMissing, "No such file", path: directory.file("file"), "removed") {
      _ = try FileSystem.contents(of: directory.file("file"))
    }
  }

  /// Renaming a file to the path of a device would remove the device.
  @Test func pipesAreWrittenTo() throws {
    let directory = try temporaryDirectory()
    let pipe = directory.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let link = directory.file("link")
    #expect(symlink(pipe, link) == 0)
    for path in [pipe, link] {
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      #expect(reader >= 0)
      defer { close(reader) }
      try FileSystem.writeAtomically([1, 2, 3], to: path, isSynchronized: true)
      var bytes = [UInt8](repeating: 0, count: 8)
      let count = read(reader, &bytes, bytes.count)
      #expect(count == 3 && bytes.starts(with: [1, 2, 3]), "\(path)")
    }
    #expect(try FileSystem.names(in: directory.path) == ["link", "pipe"], "nothing is replaced")
    try FileSystem.writeAtomically([1, 2, 3], to: "/dev/null")
    #expect(FileSystem.size(of: "/dev/null") == 0)
  }

  @Test func directories() throws {
    let directory = try temporaryDirectory()
    let path = directory.file("a")
    try FileSystem.makeDirectory(path)
    #expect(FileSystem.exists(path))
    try FileSystem.makeDirectory(path)
    let deep = directory.file("b/c/d")
    expectError(.dictionaryMissing, "cannot be created", path: deep, "no parent") {
      try FileSystem.makeDirectory(deep)
    }
    try FileSystem.makeDirectories(deep)
    #expect(FileSystem.exists(deep))
    try FileSystem.makeDirectories(deep)
    try FileSystem.makeDirectories("")
    let file = try directory.write("x", to: "file")
    expectError(.fileUnreadable, "cannot be created", path: file + "/a", "a file as a parent") {
      try FileSystem.makeDirectory(file + "/a")
    }
  }

  @Test func atomicWriting() throws {
    let directory = try temporaryDirectory()
    let path = directory.file("out")
    for contents in [Array("first".utf8), [], [UInt8](repeating: 9, count: 300_000)] {
      try FileSystem.writeAtomically(contents, to: path)
      #expect(try FileSystem.contents(of: path) == contents)
      #expect(try FileSystem.names(in: directory.path) == ["out"], "no temporary file remains")
    }
    // A directory cannot be replaced by a file.
    try FileSystem.makeDirectory(directory.file("sub"))
    expectError(
      .fileUnreadable, "cannot be renamed into place", path: directory.file("sub"), "a directory"
    ) {
      try FileSystem.writeAtomically([1], to: directory.file("sub"))
    }
    #expect(try FileSystem.names(in: directory.path) == ["out", "sub"])
  }

  @Test func temporaryFiles() throws {
    let first = try FileSystem.writeTemporary([1, 2], prefix: "mutsu-test-", suffix: ".dic")
    let second = try FileSystem.writeTemporary([3], prefix: "mutsu-test-", suffix: ".dic")
    defer {
      FileSystem.remove(first)
      FileSystem.remove(second)
    }
    #expect(first != second)
    #expect(first.contains("/mutsu-test-"))
    #expect(first.hasSuffix(".dic"))
    #expect(try FileSystem.contents(of: first) == [1, 2])
    #expect(try FileSystem.contents(of: second) == [3])
  }

  @Test func resolvedPaths() throws {
    let directory = try temporaryDirectory()
    let path = try directory.write("x", to: "file")
    let resolved = FileSystem.resolved(path)
    #expect(FileSystem.resolved(directory.path + "/./file") == resolved)
    let name = directory.path.split(separator: "/").last ?? ""
    #expect(FileSystem.resolved("\(directory.path)/../\(name)/file") == resolved)
    #expect(FileSystem.resolved("/no/such/../file") == "/no/such/../file")
  }

  @Test func comparisonOfFiles() throws {
    let table: [(first: [UInt8], second: [UInt8], isSame: Bool)] = [
      ([], [], true), ([1], [1], true), ([1], [2], false), ([1], [1, 2], false),
      ([1, 2], [1], false),
      ([], [1], false), ([1, 2, 3], [1, 2, 4], false), ([0], [], false),
    ]
    let directory = try temporaryDirectory()
    for row in table {
      let mapped = try FileBytes(path: directory.write(row.first, to: "a"))
      let copied = FileBytes(copying: row.second, path: "b")
      #expect(mapped.hasSameBytes(as: copied) == row.isSame, "\(row.first) \(row.second)")
      #expect(copied.hasSameBytes(as: mapped) == row.isSame, "\(row.second) \(row.first)")
    }
  }
}

/// Tests errors as text.
@Suite struct MeCabErrorTests {
  @Test func descriptions() {
    let table: [(error: MeCabError, text: String)] = [
      (MeCabError(.invalidRow, "has no cost", path: "a.csv", line: 3), "a.csv:3: has no cost"),
      (MeCabError(.invalidRow, "has no cost", path: "a.csv"), "a.csv: has no cost"),
      (MeCabError(.invalidRow, "has no cost", line: 3), "has no cost"),
      (MeCabError(.invalidRow, "has no cost"), "has no cost"),
    ]
    for row in table { #expect(row.error.description == row.text) }
    let codes: [(code: MeCabError.Code, name: String)] = [
      (.dictionaryMissing, "dictionaryMissing"), (.dictionaryDamaged, "dictionaryDamaged"),
      (.unsupportedCharset, "unsupportedCharset"),
      (.unsupportedDictionary, "unsupportedDictionary"),
      (.invalidRow, "invalidRow"), (.invalidDefinition, "invalidDefinition"),
      (.invalidConstraint, "invalidConstraint"), (.fileUnreadable, "fileUnreadable"),
      (.engine, "engine"),
    ]
    for row in codes { #expect(row.code.description == row.name) }
    #expect(Set(codes.map(\.code)).count == codes.count)
  }
}
