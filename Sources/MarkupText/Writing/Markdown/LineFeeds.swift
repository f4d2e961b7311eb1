import TextFoundation

extension Substring {
  /// The substrings between line feeds; an LF after CR is part of one Character with it and does
  /// not split the text.
  var lines: [Substring] {
    let ends = withUTF8Bytes(of: self) { bytes in
      var ends: [Int] = []
      var offset = 0
      while let found = bytes.firstOffset(of: 0x0A, from: offset) {
        if found == 0 || bytes[found &- 1] != 0x0D { ends.append(found) }
        offset = found &+ 1
      }
      return ends
    }
    if ends.isEmpty { return [self] }
    var lines: [Substring] = []
    var start = startIndex
    for end in ends {
      let end = utf8.index(startIndex, offsetBy: end)
      lines.append(self[start..<end])
      start = utf8.index(after: end)
    }
    lines.append(self[start...])
    return lines
  }
}

extension String {
  /// The markup on one line, with line feeds replaced by character references.
  var withLineFeedReferences: String {
    withUTF8Bytes(of: self) { bytes in
      var sink = MarkupSink(minimumCapacity: bytes.count)
      sink.write(bytes, escapedBy: .lineFeeds)
      return sink.finish()
    }
  }
}
