// Compares the native lattice with libmecab: N-best paths, partial parsing, constraints and
// probabilities, on lines of files and on generated lines; Scripts/check-nbest runs it. The exit
// status is 1 if there is a difference.
#if LibMeCab
internal import Foundation

do {
  let request = try NBestRequest(CommandLine.arguments.dropFirst())
  let differences = try NBestRun(request).run()
  print(differences == 0 ? "no differences" : "\(differences) differences")
  exit(differences == 0 ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("nbest-identity: \(error)\n".utf8))
  exit(2)
}
#else
print("nbest-identity needs libmecab: build with the trait LibMeCab")
#endif
