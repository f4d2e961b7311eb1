import DocumentAnnotation
import JapaneseText
import LatticeEngine
import MeCabDictionary

// A libFuzzer harness for documents: Scripts/fuzz builds and runs it.
//
// The first byte of the input selects the format and the second the annotation; the rest is the
// document. The output must have all bytes of the input in order, and removing what was inserted must
// restore the input; an archive may be refused. The encoding is that of the annotation, because a
// document of mixed encodings may be detected otherwise after it.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

private let tokenizer: Tokenizer = {
  let tests = "\(#filePath)".dropLast("Fuzz/annotation.swift".utf8.count)
  let directory = "/tmp/mutsu-fuzz-annotation-\(getpid())"
  do {
    try DictionaryCompiler.compileSystemDictionary(
      source: tests + "TestSupport/MiniDictionary", to: directory)
    return try Tokenizer(dictionary: .directory(directory), engine: .native, cache: .none)
  } catch {
    fatalError("the dictionary cannot be opened: \(error)")
  }
}()

/// Returns whether all bytes of one array occur in another in order.
private func isSubsequence(_ bytes: [UInt8], of other: [UInt8]) -> Bool {
  var index = 0
  for byte in other where index < bytes.count && byte == bytes[index] { index += 1 }
  return index == bytes.count
}

/// The entry point that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAnnotation(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  guard input.count >= 2 else { return 0 }
  let format = DocumentFormat.allCases[Int(input[0]) % DocumentFormat.allCases.count]
  let annotation = AnnotationOptions.Annotation.allCases[
    Int(input[1]) % AnnotationOptions.Annotation.allCases.count]
  let bytes = Array(input[2...])
  let annotator = DocumentAnnotator(
    tokenizer: tokenizer, options: AnnotationOptions(annotation: annotation))
  let label = "\(format), \(annotation): \(bytes)"
  do {
    let document = try annotator.annotate(bytes, format: format)
    if !document.edits.allSatisfy(\.range.isEmpty) { fatalError("a removal: \(label)") }
    if document.entries.isEmpty, !isSubsequence(bytes, of: document.bytes) {
      fatalError("bytes are missing: \(label)")
    }
    let restored = try annotator.removingAnnotations(
      from: document.bytes, format: format, encoding: document.encoding)
    // Archives are compressed anew; their tests compare the entries.
    // An element of the class in the input is an earlier insertion.
    let isAnnotated = bytes.firstRange(of: "jptok".utf8) != nil
    if document.entries.isEmpty, !isAnnotated, restored.bytes != bytes {
      fatalError("not restored: \(label)")
    }
    _ = DocumentFormat(detecting: bytes, fileName: "")
  } catch {
    if error.message.isEmpty { fatalError("an error without a message: \(label)") }
  }
  return 0
}
