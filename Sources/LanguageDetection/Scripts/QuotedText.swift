import TextFoundation

extension LetterBuffer {
  /// Returns the scores of the ideographs outside quotation marks and brackets if they identify the
  /// text as Chinese, although the kana inside would make it Japanese; nil otherwise.
  ///
  /// A Chinese sentence may quote a Japanese title: 我最喜欢的动画是《千と千尋の神隠し》.
  ///
  /// - Parameters:
  ///   - range: the words of the text.
  ///   - bytes: the text.
  /// - Returns: scores of which Chinese has the greatest part; nil if the text outside is short, has
  ///   kana, or is not surely Chinese.
  func scoresOutsideQuotations(
    in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> HanScores? {
    var depth = 0
    var outside: [Int] = []
    var outsideHan = 0
    var end = range.first.map { words[$0].start &- Tuning.maximumOpeningLength } ?? 0
    for index in range {
      let word = words[index]
      depth = QuotationDepth.depth(depth, after: max(end, 0)..<word.start, in: bytes)
      end = word.end
      guard depth == 0, word.script == .han else { continue }
      if word.kanaRunCount > 1 { return nil }
      if word.kanaRunCount > 0, KanaRuns(self, in: index..<index + 1, of: bytes).singleNo == 0 {
        return nil
      }
      outside.append(index)
      outsideHan &+= word.letterCount &- word.divisionCount
    }
    guard outsideHan >= Tuning.minimumHanOfMention else { return nil }
    let scores = withLetters(ofWords: outside, HanModel.scores(of:))
    guard let scores, scores.logOddsOfJapanese < -Tuning.doubtfulHanLogOdds else { return nil }
    return scores
  }
}

/// The depth of nested quotation marks and brackets.
enum QuotationDepth {
  /// Returns the depth after the punctuation between two words, given the depth before it.
  static func depth(
    _ depth: Int, after range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var (depth, offset) = (depth, range.lowerBound)
    while offset < range.upperBound, let scalar = bytes.scalar(at: offset) {
      switch scalar.value {
      case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08, 0x201C, 0x2018: depth &+= 1
      case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0xFF09, 0x201D, 0x2019:
        depth = max(0, depth &- 1)
      default: break
      }
      offset &+= scalar.length
    }
    return depth
  }
}
