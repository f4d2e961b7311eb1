// Compares the native engine with libmecab on generated lines and on real text, and on generated
// lines again with two user dictionaries; Scripts/check-engine runs it with large counts. The exit status
// is 1 if there is a difference.
#if LibMeCab
internal import EngineComparison
internal import Foundation
internal import TestSupport

do {
  let request = try IdentityRequest(CommandLine.arguments.dropFirst())
  var differences = 0
  for dictionary in try request.dictionaryDirectories() {
    differences += try IdentityRun(
      dictionary: dictionary, userDictionaries: request.userDictionaries, seed: request.seed
    ).run(lines: request.lineCount, corpora: request.corpora)
    guard request.userDictionaries.isEmpty else { continue }
    let folder = try TemporaryDirectory(prefix: "engine-identity")
    differences += try IdentityRun(
      dictionary: dictionary,
      userDictionaries: GeneratedUserDictionaries.write(for: dictionary, to: folder),
      seed: request.seed
    ).run(lines: request.lineCount, corpora: [])
  }
  exit(differences == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("engine-identity: \(error)\n".utf8))
  exit(2)
}
#else
print("engine-identity needs libmecab: build with the trait LibMeCab")
#endif
