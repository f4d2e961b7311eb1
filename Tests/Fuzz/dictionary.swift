import LatticeEngine
import MeCabDictionary

// A libFuzzer harness for the lattice engine over damaged dictionaries: Scripts/fuzz builds and
// runs it.
//
// The input determines which file of a small dictionary is changed, and how. The result must be an
// error or words within the line, without reads outside of a file (AddressSanitizer detects them,
// since the files are in separate allocations).
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The miniature dictionary of the tests with a user dictionary.
private let dictionary: DamagedDictionary = {
  let tests = "\(#filePath)".dropLast("Fuzz/dictionary.swift".utf8.count)
  let directory = "/tmp/mutsu-fuzz-dictionary-\(getpid())"
  do throws(MeCabError) {
    try DictionaryCompiler.compileSystemDictionary(
      source: tests + "TestSupport/MiniDictionary", to: directory)
    let user = try DictionaryCompiler(systemDictionary: directory).userDictionary(rows: [
      DictionaryRow(surface: "東京", leftID: 2, rightID: 2, cost: 2_400, feature: "名詞,一"),
      DictionaryRow(surface: "新語", leftID: 1, rightID: 1, cost: 2_400, feature: "名詞,二"),
    ])
    let dictionary = try DamagedDictionary(directory: directory, user: user)
    for name in try FileSystem.names(in: directory) { unlink(directory + "/" + name) }
    rmdir(directory)
    return dictionary
  } catch {
    fatalError("the dictionary cannot be compiled: \(error)")
  }
}()

/// Changes a file as the input specifies: the offset of a change in three bytes, then its value;
/// offsets past the end wrap around.
private func damage(_ sound: [UInt8], _ input: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var bytes = sound
  var index = 2
  while index + 4 <= input.count, !bytes.isEmpty {
    let offset = Int(input[index]) | Int(input[index + 1]) << 8 | Int(input[index + 2]) << 16
    bytes[offset % bytes.count] = input[index + 3]
    index += 4
  }
  // Some values of the second byte truncate the file or extend it.
  switch input[1] {
  case 0xF0..<0xF8: bytes.removeLast(min(bytes.count, 1 << Int(input[1] & 7)))
  case 0xF8...0xFF: bytes += [UInt8](repeating: 0, count: 1 << Int(input[1] & 7))
  default: break
  }
  return bytes
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDictionary(_ start: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size >= 6 else { return 0 }
  let input = UnsafeBufferPointer(start: start, count: size)
  let files = DamagedDictionary.File.allCases
  let file = files[Int(input[0]) % files.count]
  do {
    _ = try dictionary.parse(damage(dictionary.bytes(file), input), insteadOf: file)
  } catch {
    fatalError("a word outside of its line, or a refusal without a message: \(error)")
  }
  return 0
}
