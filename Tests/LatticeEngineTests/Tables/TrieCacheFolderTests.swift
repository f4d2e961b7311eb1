import Foundation
import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing

/// Tests the permissions, the refusals and the capacity of the cache folder.
@Suite struct TrieCacheFolderTests {
  private let dictionary: TemporaryDirectory
  private let parent: TemporaryDirectory
  private var folder: String { parent.file("cache") }
  private var manager: FileManager { .default }

  init() throws {
    dictionary = try TableFixtures.dictionary()
    parent = try TemporaryDirectory(prefix: "cache")
  }

  private func model(capacity: Int = TrieCache.defaultCapacity) throws -> LatticeModel {
    try LatticeModel(
      dictionary: dictionary.path, tries: .files(.folder(folder, capacity: capacity)))
  }

  private func permissions(_ path: String) throws -> Int? {
    try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func setPermissions(_ permissions: Int, _ path: String) throws {
    try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  /// Stores the trie in the cache and returns the path of its file.
  private func cachedFile() throws -> String {
    try model().buildTries()
    return folder + "/" + (try #require(TableFixtures.names(in: folder).first))
  }

  @Test func onlyTheOwnerCanRead() throws {
    let file = try cachedFile()
    #expect(try permissions(folder) == 0o700)
    #expect(try permissions(file) == 0o600)
    #expect(try model().cacheProblem == nil)
  }

  /// Files that are not what the cache wrote are refused without being read or waited for.
  @Test func refusedFiles() throws {
    let file = try cachedFile()
    let bytes = try contents(ofFile: file)
    let other = try parent.write(bytes, to: "other")
    let words = try TableFixtures.words(LatticeModel(dictionary: dictionary.path, tries: .memory))
    let table: [(make: () throws -> Void, message: String)] = [
      ({ mkfifo(file, 0o600) }, "is a FIFO, not a regular file; remove it"),
      (
        { try manager.createDirectory(atPath: file, withIntermediateDirectories: false) },
        "is a folder, not a regular file; remove it"
      ),
      (
        { try manager.createSymbolicLink(atPath: file, withDestinationPath: other) },
        "is a symbolic link, not a regular file; remove it"
      ),
      (
        { try manager.createSymbolicLink(atPath: file, withDestinationPath: "/nowhere") },
        "is a symbolic link, not a regular file; remove it"
      ),
      (
        {
          try Data(bytes).write(to: URL(filePath: file))
          try setPermissions(0o622, file)
        }, "can be changed by other users; run chmod go-w, or remove it"
      ),
    ]
    for (make, message) in table {
      try manager.removeItem(atPath: file)
      try make()
      let model = try model()
      #expect(model.cacheProblem?.description == "\(file): \(message)")
      #expect(model.cacheProblem?.code == .fileUnreadable)
      #expect(model.trieOrigin == "none yet (direct walk)", "\(message)")
      try model.buildTries()
      #expect(model.trieOrigin == "built in memory", "\(message)")
      #expect(try TableFixtures.words(model) == words, "\(message)")
      #expect(try contents(ofFile: other) == bytes, "the destination of the link is not written")
    }
  }

  @Test func filesOfAnotherOwner() throws {
    // Only root can create such a file.
    guard geteuid() == 0 else { return }
    let file = try cachedFile()
    try #require(chown(file, 65_534, 65_534) == 0)
    #expect(
      try model().cacheProblem?.description == "\(file): belongs to another user; remove it")
    try #require(chown(folder, 65_534, 65_534) == 0)
    #expect(
      try model().cacheProblem?.description
        == "\(folder): belongs to another user; use another folder")
  }

  @Test func refusedFolders() throws {
    let real = parent.file("real")
    let table: [(make: () throws -> Void, message: String)] = [
      (
        { try manager.createSymbolicLink(atPath: folder, withDestinationPath: real) },
        "is a symbolic link, not a folder; use another folder"
      ),
      (
        { try parent.write("a file", to: "cache") },
        "is a regular file, not a folder; use another folder"
      ),
      ({ mkfifo(folder, 0o600) }, "is a FIFO, not a folder; use another folder"),
      (
        {
          try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
          try setPermissions(0o770, folder)
        }, "can be changed by other users; run chmod go-w, or use another folder"
      ),
    ]
    try manager.createDirectory(atPath: real, withIntermediateDirectories: false)
    for (make, message) in table {
      try make()
      defer { try? manager.removeItem(atPath: folder) }
      let model = try model()
      #expect(model.cacheProblem?.description == "\(folder): \(message)")
      try model.buildTries()
      #expect(model.trieOrigin == "built in memory", "\(message)")
      #expect(TableFixtures.names(in: real).isEmpty && TableFixtures.names(in: folder).isEmpty)
    }
  }

  /// The folders above the cache may be links, as `~/.cache` is for many users.
  @Test func linksAboveTheFolder() throws {
    try manager.createDirectory(
      atPath: parent.file("real"), withIntermediateDirectories: false)
    try manager.createSymbolicLink(
      atPath: parent.file("link"), withDestinationPath: parent.file("real"))
    let cache = TrieSource.files(.folder(parent.file("link/mutsu")))
    try LatticeModel(dictionary: dictionary.path, tries: cache).buildTries()
    let again = try LatticeModel(dictionary: dictionary.path, tries: cache)
    #expect(again.trieOrigin.hasPrefix("cache ("))
    #expect(again.cacheProblem == nil)
  }

  @Test func failedWritesAreReported() throws {
    guard geteuid() != 0 || FileManager.default.fileExists(atPath: "/proc") else { return }
    let cache = TrieSource.files(.folder("/proc/mutsu/cache"))
    let model = try LatticeModel(dictionary: dictionary.path, tries: cache)
    #expect(model.cacheProblem == nil, "a missing folder is not a problem")
    try model.buildTries()
    #expect(model.cacheProblem?.path == "/proc/mutsu")
    #expect(model.cacheProblem?.message.hasPrefix("cannot be created: ") == true)
  }

  // MARK: Capacity

  /// Adds files as if they had been used `age` hours ago.
  private func add(_ name: String, bytes: Int, age: Double) throws {
    let path = folder + "/" + name
    try Data(repeating: 0, count: bytes).write(to: URL(filePath: path))
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * age)], ofItemAtPath: path)
  }

  @Test func leastRecentlyUsedFilesAreEvicted() throws {
    let file = try cachedFile()
    let name = String(file.dropFirst(folder.count + 1))
    let size = try contents(ofFile: file).count
    let own = [
      ("words-2-00000000000000aa.trie", 100_000, 50.0),
      ("words-3-00000000000000bb.trie", 100_000, 30),
      ("words-3-00000000000000cc.trie", 100_000, 40),
      ("words-3-00000000000000dd.trie", 100_000, 1),
    ]
    let foreign = [
      ("notes.txt", 100_000, 90.0), ("words-3-abandoned.trie.1.2.tmp", 10, 25),
      ("words-3-unfinished.trie.1.2.tmp", 10, 1),
    ]
    let table: [(capacity: Int, remaining: Set<String>, why: String)] = [
      (size + 400_000, ["aa", "bb", "cc", "dd", "new"], "all fit"),
      (size + 399_999, ["bb", "cc", "dd", "new"], "the oldest, of an earlier version"),
      (size + 200_000, ["bb", "dd", "new"], "the two oldest"),
      (size, ["new"], "only the new file fits"),
      (size - 1, ["aa", "bb", "cc", "dd"], "the new file does not fit, so nothing is removed"),
      (-5, ["aa", "bb", "cc", "dd"], "as no capacity"),
    ]
    for (capacity, remaining, why) in table {
      try manager.removeItem(atPath: folder)
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
      for (name, bytes, age) in own + foreign { try add(name, bytes: bytes, age: age) }
      let model = try model(capacity: capacity)
      try model.buildTries()
      #expect(model.trieOrigin == "built in memory")
      let names = TableFixtures.names(in: folder)
      let short = names.filter { $0.hasSuffix(".trie") }.map {
        $0 == name ? "new" : String($0.dropLast(5).suffix(2))
      }
      #expect(Set(short) == remaining, "\(why)")
      #expect(names.contains("notes.txt"), "not a file of the cache")
      #expect(names.contains("words-3-unfinished.trie.1.2.tmp"))
      if remaining.contains("new") {
        #expect(!names.contains("words-3-abandoned.trie.1.2.tmp"), "left by a killed process")
      }
    }
  }

  /// Opening a file makes it recently used, at most once an hour.
  @Test func useIsRecorded() throws {
    let file = try cachedFile()
    for (age, isUpdated) in [(30.0, true), (0.5, false)] {
      let time = Date(timeIntervalSinceNow: -3600 * age)
      try manager.setAttributes([.modificationDate: time], ofItemAtPath: file)
      _ = try model()
      let now = try #require(
        try manager.attributesOfItem(atPath: file)[.modificationDate] as? Date)
      #expect((now.timeIntervalSince(time) > 3600) == isUpdated, "\(age) hours")
      #expect(try model().trieOrigin == "cache (\(file))", "another time is not another dictionary")
    }
  }
}
