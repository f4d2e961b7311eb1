import JapaneseText
import LatticeEngine
import MeCabDictionary

// A libFuzzer harness for user dictionaries: Scripts/fuzz builds and runs it.
//
// The input is the CSV text of a user dictionary. It must be refused with a message and the number
// of a line, or compiled to a dictionary with which a text is divided into words that cover it.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The directory of the miniature dictionary of the tests, compiled.
let miniDictionary: String = {
  let tests = "\(#filePath)".dropLast("Fuzz/userdictionary.swift".utf8.count)
  let directory = "/tmp/mutsu-fuzz-words-\(getpid())"
  do throws(MeCabError) {
    try DictionaryCompiler.compileSystemDictionary(
      source: tests + "TestSupport/MiniDictionary", to: directory)
  } catch {
    fatalError("the dictionary cannot be compiled: \(error)")
  }
  return directory
}()

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUserDictionary(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  let csv = String(decoding: bytes, as: UTF8.self)
  let lineCount = csv.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  do throws(TokenizerError) {
    let tokenizer = try Tokenizer(
      dictionary: .directory(miniDictionary), userDictionaries: [.csv(csv)], engine: .native,
      cache: .none)
    let text = "東京に\(csv.prefix(60))は行く"
    let joined = tokenizer.tokens(in: text).map { String($0.surface) }.joined()
    let covered = joined.filter { !$0.isWhitespace && !$0.isNewline }
    if covered != text.filter({ !$0.isWhitespace && !$0.isNewline }) {
      fatalError("tokens do not cover the text: \(csv.debugDescription)")
    }
  } catch {
    let isLocated = error.line.map { (1...lineCount).contains($0) } ?? true
    if error.message.isEmpty || !isLocated {
      fatalError("\(error): \(csv.debugDescription)")
    }
  }
  return 0
}
