import JapaneseText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4 else {
  print("usage: GRDBNotes DATABASE DICTIONARY add|search|type|tokens TEXT …")
  exit(64)
}
let (path, words) = (arguments[1], Array(arguments[3...]))
let store = try NoteStore(
  path: arguments[0], dictionary: Tokenizer(dictionary: .directory(path)))
switch arguments[2] {
case "add": try store.add(words)
case "tokens":
  print(try store.tokens(of: words.joined(separator: " "), dictionary: path).joined(separator: " "))
case let command:
  let found = try store.search(words.joined(separator: " "), isPrefix: command == "type")
  for note in found { print("\(note.id): \(note.text)") }
}
