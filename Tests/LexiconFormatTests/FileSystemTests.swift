import LexiconFormat
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Tests that files and directories are written completely or not at all, and that errors name the
/// path.
@Suite struct FileSystemTests {
  @Test func readsWhatItWrote() throws {
    try TemporaryDirectory.with { root in
      // Around 65,536 bytes, the size of one read.
      for size in [0, 1, 65_535, 65_536, 65_537, 200_000] {
        let bytes = ByteBuffer()
        for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: index &* 7 &+ index / 256)) }
        try FileSystem.write(bytes, to: root + "/file")
        #expect(FileSystem.size(of: root + "/file") == size)
        let read = try FileSystem.read(root + "/file")
        #expect(read.count == size)
        #expect((0..<size).allSatisfy { read.start[$0] == bytes.start[$0] })
      }
      #expect(FileSystem.names(in: root) == ["file"], "the neighbour is gone")
    }
  }

  @Test func replacesFilesAtomically() throws {
    try TemporaryDirectory.with { root in
      try FileSystem.write(ByteBuffer("old"), to: root + "/file")
      let reader = open(root + "/file", O_RDONLY)
      defer { close(reader) }
      try FileSystem.write(ByteBuffer("new and longer"), to: root + "/file")
      var bytes = [UInt8](repeating: 0, count: 20)
      #expect(read(reader, &bytes, 20) == 3, "who had the old file open still reads it whole")
      #expect(try FileSystem.read(root + "/file").string == "new and longer")
    }
  }

  @Test func leavesNoFileIfWritingFails() throws {
    try TemporaryDirectory.with { root in
      try FileSystem.createDirectory(root + "/taken")
      let error = #expect(throws: LexiconError.self, "a directory has this path") {
        try FileSystem.write(ByteBuffer("x"), to: root + "/taken")
      }
      #expect(error?.code == .fileUnusable)
      #expect(error?.message.hasPrefix("cannot be moved to \(root)/taken") == true)
      #expect(FileSystem.names(in: root) == ["taken"])
    }
  }

  @Test func namesThePathThatFails() throws {
    try TemporaryDirectory.with { root in
      try FileSystem.write(ByteBuffer("x"), to: root + "/file")
      let cases: [(expected: String, why: String, call: () throws -> Void)] = [
        (
          "\(root)/none: cannot be opened (No such file or directory)", "no such file",
          { _ = try FileSystem.read(root + "/none") }
        ),
        (
          "\(root): cannot be read (Is a directory)", "a directory is not a file",
          { _ = try FileSystem.read(root) }
        ),
        (
          "\(root)/no/file.new: cannot be created (No such file or directory)", "no such folder",
          { try FileSystem.write(ByteBuffer("x"), to: root + "/no/file") }
        ),
        (
          "\(root)/file/a: cannot be created (Not a directory)", "a folder in a file",
          { try FileSystem.createDirectory(root + "/file/a") }
        ),
        (
          "\(root)/none: cannot be moved to \(root)/x (No such file or directory)",
          "nothing to move",
          { try FileSystem.move(root + "/none", to: root + "/x") }
        ),
      ]
      for item in cases {
        let error = #expect(throws: LexiconError.self, "\(item.why)") { try item.call() }
        #expect(error?.description == item.expected)
        #expect(error?.line == nil)
      }
    }
  }

  @Test func makesAndRemovesDirectories() throws {
    try TemporaryDirectory.with { root in
      try FileSystem.createDirectory(root + "/a/b/c")
      try FileSystem.createDirectory(root + "/a/b/c")
      #expect(FileSystem.names(in: root + "/a/b") == ["c"])
      for name in ["ろ", "い", "B", "a"] {
        try FileSystem.write(ByteBuffer(name), to: root + "/a/b/c/" + name)
      }
      #expect(FileSystem.names(in: root + "/a/b/c") == ["B", "a", "い", "ろ"], "in byte order")
      FileSystem.removeDirectory(root + "/a/b/c")
      #expect(FileSystem.names(in: root + "/a/b").isEmpty)
      FileSystem.removeDirectory(root + "/a/b/c")
      FileSystem.removeFile(root + "/a/none")
      #expect(FileSystem.names(in: root + "/none").isEmpty)
      #expect(FileSystem.size(of: root + "/none") == nil)
    }
  }
}
