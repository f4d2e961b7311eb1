import EmbeddedDictionary
import LexiconFormat
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs the tool in the build directory of the tests.
func runLexiconTool(_ arguments: String...) throws -> (status: Int32, errors: String) {
  try runLexiconTool(arguments)
}

/// Runs the tool in the build directory of the tests.
func runLexiconTool(_ arguments: [String]) throws -> (status: Int32, errors: String) {
  // SwiftPM puts the resource bundle beside all other products.
  let bundle = try BundledDictionary.directory()
  let products = try #require(bundle.range(ofLast: "/Mutsu_EmbeddedDictionary"))
  let path = String(bundle[..<products]) + "/lexicon-tool"
  return try TemporaryDirectory.with { root in
    var words = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
    #else
    var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, 2, root + "/errors", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process = pid_t()
    try #require(posix_spawn(&process, path, &actions, nil, &words, environ) == 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return (status >> 8 & 0xFF, try FileSystem.read(root + "/errors").string)
  }
}

/// A dictionary of two word classes as text, for runs of the tool.
enum MiniatureText {
  /// Writes a dictionary of two word classes and calls `body` with its folder and an output folder;
  /// `more` are additional files or replacements.
  static func with(
    _ more: [String: String] = [:], _ body: (_ text: String, _ output: String) throws -> Void
  ) throws {
    let files: [(path: String, text: String)] = [
      ("dictionary.tsv", "name\tminiature\nversion\t1\nsource\tone\n"),
      (
        "classes.tsv",
        "名詞\t0\t0\t名詞\t一般\t*\t*\t*\t*\n動詞\t1\t1\t動詞\t自立\t*\t*\t一段\t基本形\n"
          + "動詞-連用\t1\t1\t動詞\t自立\t*\t*\t一段\t連用形\n"
      ),
      ("paradigms.tsv", "[動詞-活用]\n動詞\tる\tル\n動詞-連用\t-\t-\n"),
      ("entries/one/a.tsv", "[名詞]\n犬\tイヌ\t5\t2\n[動詞-活用]\n見る\tミル\t5\t1\n"),
      ("corrections/a.tsv", "add\tmissing\t名詞\t猫\tネコ\t6\t1\n"),
      ("matrix.txt", "2 2\n1x2\n2 3\n"),
      ("char.def", "DEFAULT 0 1 0\nSPACE 0 1 0\n0x0020 SPACE\n"),
      ("unk.def", "DEFAULT,0,0,9,名詞,一般,*,*,*,*,*\nSPACE,0,0,9,名詞,一般,*,*,*,*,*\n"),
      ("left-id.def", "0 名詞,一般,*,*,*,*,*\n1 動詞,自立,*,*,一段,*,*\n"),
      ("right-id.def", "0 名詞,一般,*,*,*,*,*\n1 動詞,自立,*,*,一段,*,*\n"),
      ("pos-id.def", "名詞,一般,*,* 0\n動詞,自立,*,* 1\n"),
      ("rewrite.def", "[unigram rewrite]\n*,*,*,*,*,*,*,*,* $1\n"), ("feature.def", ""),
      ("dicrc", "cost-factor = 800\nbos-feature = BOS/EOS\nconfig-charset = UTF-8\n"),
    ]
    try TemporaryDirectory.with { root in
      for file in files + more.map({ (path: $0.key, text: $0.value) }) {
        let path = "\(root)/text/\(file.path)"
        let slash = try #require(path.lastIndex(of: "/"))
        try FileSystem.createDirectory(String(path[..<slash]))
        try FileSystem.write(ByteBuffer(file.text), to: path)
      }
      try FileSystem.createDirectory(root + "/output")
      try body(root + "/text", root + "/output")
    }
  }
}

extension String {
  /// Returns the start of the last occurrence of `text`.
  fileprivate func range(ofLast text: String) -> String.Index? {
    indices.last { self[$0...].hasPrefix(text) }
  }
}
