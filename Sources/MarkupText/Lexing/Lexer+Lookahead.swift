import TextFoundation

/// Lookahead that decides whether a tag with an unknown name is markup, or text between `<` and
/// `>`.
extension Lexer {
  /// Returns whether the ambiguous start tag at `start` has a matching end tag.
  ///
  /// The first call scans the rest of the source and stores the verdict for every ambiguous tag;
  /// later calls return those in order.
  mutating func isEnded(tagAt start: Int) -> Bool {
    let verdicts = self.verdicts ?? readVerdicts(from: start)
    if self.verdicts == nil { self.verdicts = verdicts }
    defer { usedVerdictCount &+= 1 }
    return usedVerdictCount < verdicts.count && verdicts[usedVerdictCount]
  }

  /// Returns, for each ambiguous start tag from `start` on, whether it has an end tag.
  ///
  /// An end tag matches the last start tag of its name that is still open.
  private func readVerdicts(from start: Int) -> [Bool] {
    var lexer = Lexer(bytes: bytes, from: start, table: table, looksAhead: true)
    // Copies the state that tokenization depends on, so that both lexers produce the same tags.
    lexer.names = names
    lexer.failedTagScans = failedTagScansBeforeTag
    lexer.noDoubleQuoteFrom = noDoubleQuoteFrom
    lexer.noSingleQuoteFrom = noSingleQuoteFrom
    var verdicts: [Bool] = []
    // For each name, the last tag that is still open, and for each tag, the preceding one; -1 if
    // there is none.
    var lastOfName = GrowableBuffer<Int32>()
    var previous = GrowableBuffer<Int32>()
    while let token = lexer.next() {
      guard !token.name.isKnown, token.name != .none else { continue }
      let name = Int(token.name.value &- ElementCode.firstOther)
      while lastOfName.count <= name { lastOfName.append(-1) }
      if token.kind == .startTag, lexer.lastTagMayBeText {
        previous.append(lastOfName[name])
        lastOfName[name] = Int32(truncatingIfNeeded: verdicts.count)
        verdicts.append(false)
      } else if token.kind == .endTag, lastOfName[name] >= 0 {
        let index = Int(lastOfName[name])
        verdicts[index] = true
        lastOfName[name] = previous[index]
      }
    }
    return verdicts
  }
}
