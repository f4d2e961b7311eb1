/// Whether a tag of an unknown name is markup or only text between `<` and `>`.
extension Lexer {
  /// Whether an end tag belongs to the start tag at `start`, which may be text.
  ///
  /// The first call reads the rest of the source once, the later ones take its verdicts.
  mutating func isEnded(tagAt start: Int) -> Bool {
    let verdicts = self.verdicts ?? readVerdicts(from: start)
    if self.verdicts == nil { self.verdicts = verdicts }
    defer { verdictsUsed &+= 1 }
    return verdictsUsed < verdicts.count && verdicts[verdictsUsed]
  }

  /// For each tag from `start` on that may be text, whether it is ended: an end tag ends the last
  /// one of its name that is not ended yet.
  private func readVerdicts(from start: Int) -> [Bool] {
    var lexer = Lexer(bytes: bytes, from: start, table: table, looksAhead: true)
    // The state that tags depend on: both lexers have to see the same ones.
    lexer.names = names
    lexer.vainTags = vainTagsBeforeTag
    lexer.noDoubleQuote = noDoubleQuote
    lexer.noSingleQuote = noSingleQuote
    var verdicts: [Bool] = []
    // Of each name the last tag that is not ended yet, and of each tag the one before; -1 for none.
    var lastOfName = GrowingBuffer<Int32>()
    var previous = GrowingBuffer<Int32>()
    while let token = lexer.next() {
      guard !token.name.isKnown, token.name != .none else { continue }
      let name = Int(token.name.value &- ElementCode.firstOther)
      while lastOfName.count <= name { lastOfName.append(-1) }
      if token.kind == .startTag, lexer.lastTagMayBeText {
        previous.append(lastOfName[name])
        lastOfName[name] = Int32(truncatingIfNeeded: verdicts.count)
        verdicts.append(false)
      } else if token.kind == .endTag, lastOfName[name] >= 0 {
        let place = Int(lastOfName[name])
        verdicts[place] = true
        lastOfName[name] = previous[place]
      }
    }
    return verdicts
  }
}
