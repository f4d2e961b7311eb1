import LatticeEngine
import MeCabDictionary

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// Changes each file of a small dictionary many times and uses the result: Scripts/check-damage builds
// it with AddressSanitizer. Arguments: the directory of the source files, the number of changes of each
// file, the seed.

let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
  fatalError("arguments: source count seed")
}
let directory = "/tmp/mutsu-damage-\(getpid())"
try DictionaryCompiler.compileSystemDictionary(source: arguments[1], to: directory)
let user = try DictionaryCompiler(systemDictionary: directory).userDictionary(rows: [
  DictionaryRow(surface: "東京", leftID: 2, rightID: 2, cost: 2_400, feature: "名詞,一"),
  DictionaryRow(surface: "新語", leftID: 1, rightID: 1, cost: 2_400, feature: "名詞,二"),
])
let dictionary = try DamagedDictionary(directory: directory, user: user)
for name in try FileSystem.names(in: directory) { FileSystem.remove(directory + "/" + name) }
rmdir(directory)

print("file\tchanges\trefused\tstopped at a line\twords")
for file in DamagedDictionary.File.allCases {
  var generator = SeededGenerator(seed: seed)
  let sound = dictionary.bytes(file)
  var outcomes: [DamagedDictionary.Outcome: Int] = [:]
  for number in 0..<count {
    let bytes = FileMutation.mutated(sound, using: &generator)
    do {
      let outcome = try dictionary.parse(bytes, insteadOf: file)
      if file == .cachedTrieImage, outcome == .words, bytes != sound {
        fatalError("change \(number) of a cached trie is not detected")
      }
      outcomes[outcome, default: 0] += 1
    } catch {
      fatalError("change \(number) of \(file.rawValue): \(error)")
    }
  }
  print(
    "\(file.rawValue)\t\(count)\t\(outcomes[.refused] ?? 0)\t\(outcomes[.stopped] ?? 0)\t"
      + "\(outcomes[.words] ?? 0)")
  fflush(nil)
}
