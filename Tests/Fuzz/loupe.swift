import JapaneseLayout
import JapaneseText
import LatticeEngine
import MarkupText
import MeCabDictionary

// A libFuzzer harness for the language loupe and its page: Scripts/fuzz builds and runs it.
//
// The words of a text must be in order, without overlaps, on Character boundaries, and their
// furigana must be the word; the page must have no script but its own.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

private let tokenizer: Tokenizer = {
  let tests = "\(#filePath)".dropLast("Fuzz/loupe.swift".utf8.count)
  let directory = "/tmp/mutsu-fuzz-loupe-\(getpid())"
  do {
    try DictionaryCompiler.compileSystemDictionary(
      source: tests + "TestSupport/MiniDictionary", to: directory)
    return try Tokenizer(dictionary: .directory(directory), engine: .native, cache: .none)
  } catch {
    fatalError("the dictionary cannot be opened: \(error)")
  }
}()

private let scriptCount = scripts(in: LoupePage(text: "", tokenizer: tokenizer).html())

private func scripts(in page: String) -> Int {
  let tree = MarkupTree(parsing: page)
  return (try? tree.queryAll(SelectorList(parsing: "script")))?.count ?? -1
}

private func require(_ condition: Bool, _ property: String, _ text: String) {
  if !condition { fatalError("\(property): \(text.debugDescription)") }
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLoupe(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  let text = String(decoding: bytes, as: UTF8.self)
  let edges = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
  var end = 0
  for word in LoupeReader(tokenizer: tokenizer).words(in: text) {
    require(word.range.lowerBound >= end && word.range.upperBound <= text.utf8.count, "order", text)
    end = word.range.upperBound
    for offset in [word.range.lowerBound, word.range.upperBound] {
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      require(edges.contains(index.utf16Offset(in: text)), "a boundary", text)
    }
    let bases = word.furigana.map(\.base).joined()
    require(bases.utf8.elementsEqual(word.surface.utf8), "furigana", text)
    for mode in LoupeMode.allCases { require(!word.text(mode).isEmpty, "an empty word", text) }
  }
  let plain = LoupePage(text: text, tokenizer: tokenizer)
  require(scripts(in: plain.html()) == scriptCount, "scripts", text)
  let page = LoupePage(markup: MarkupTree(parsing: text), tokenizer: tokenizer)
  require(scripts(in: page.html()) == scriptCount, "scripts of markup", text)
  return 0
}
