// Compares the native engine with libmecab on generated lines and on real text; Scripts/fuzz runs
// it in full. The status is 1 if there is a difference.
#if LibMeCab
internal import Foundation

do {
  let request = try IdentityRequest(CommandLine.arguments.dropFirst())
  var differences = 0
  for dictionary in try request.dictionaryDirectories() {
    differences += try IdentityRun(request, dictionary).run()
  }
  exit(differences == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("engine-identity: \(error)\n".utf8))
  exit(2)
}
#else
print("engine-identity needs libmecab: build with the trait LibMeCab")
#endif
