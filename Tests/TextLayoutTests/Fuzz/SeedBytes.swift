/// The bytes of a line of seeds: `\n`, `\\` and `\xNN` stand for others.
func unescaped(_ line: Substring) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Array(line.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let mark = rest.popFirst() else {
      bytes.append(byte)
      continue
    }
    if mark == UInt8(ascii: "n") {
      bytes.append(0x0A)
    } else if mark == UInt8(ascii: "x") {
      bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(mark)
    }
  }
  return bytes
}
