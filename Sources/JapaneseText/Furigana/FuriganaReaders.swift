/// Reads Aozora Bunko's `｜base《reading》`.
enum AozoraReader {
  static func read(
    _ text: some Collection<Unicode.Scalar>, into collector: inout FuriganaCollector
  ) {
    let scalars = Array(text)
    var index = 0
    /// How many pending scalars stand behind the last ｜.
    var sinceBar: Int?
    while index < scalars.count {
      let scalar = scalars[index]
      if let (mark, length) = note(scalars, at: index) {
        collector.append(mark)
        sinceBar = sinceBar.map { $0 + 1 }
        index += length
        continue
      }
      if scalar == "｜", closes(scalars, from: index + 1) {
        sinceBar = 0
        index += 1
        continue
      }
      if scalar == "《", let end = end(scalars, from: index + 1) {
        let count = sinceBar ?? run(collector.pending)
        if count > 0 {
          collector.annotate(last: count, unescaped(scalars[(index + 1)..<end]))
          index = end + 1
          sinceBar = nil
          continue
        }
      }
      collector.append(scalar)
      sinceBar = sinceBar.map { $0 + 1 }
      index += 1
    }
  }

  /// Whether a ｜ is followed by a base and 《…》 before another ｜, a 》 or the line's end.
  private static func closes(_ scalars: [Unicode.Scalar], from start: Int) -> Bool {
    var index = start
    while index < scalars.count, index - start < 64 {
      if scalars[index] == "《" { return index > start && end(scalars, from: index + 1) != nil }
      if scalars[index] == "｜" || scalars[index] == "》" || scalars[index] == "\n" { return false }
      index += 1
    }
    return false
  }

  /// The 》 that closes a reading; `nil` if there is none in the line or none worth looking for.
  private static func end(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var index = start
    while index < scalars.count, index - start < 128 {
      if scalars[index] == "》" { return index > start ? index : nil }
      if scalars[index] == "《" || scalars[index] == "\n" { return nil }
      index += 1
    }
    return nil
  }

  /// How many scalars at the end of a text are of one kind.
  private static func run(_ pending: String.UnicodeScalarView) -> Int {
    guard let last = pending.last else { return 0 }
    let kind = AozoraBase.kind(last)
    guard kind != .none else { return 0 }
    return pending.reversed().prefix { AozoraBase.kind($0) == kind }.count
  }

  /// The mark a note at `index` stands for, and the note's length.
  private static func note(
    _ scalars: [Unicode.Scalar], at index: Int
  ) -> (Unicode.Scalar, Int)? {
    guard scalars[index] == "※" else { return nil }
    for (mark, note) in AozoraMarks.notes
    where scalars[index...].starts(with: note.unicodeScalars) {
      return (mark, note.unicodeScalars.count)
    }
    return nil
  }

  private static func unescaped(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    let all = Array(scalars)
    var index = 0
    while index < all.count {
      if let (mark, length) = note(all, at: index) {
        text.append(mark)
        index += length
      } else {
        text.append(all[index])
        index += 1
      }
    }
    return String(text)
  }
}

/// Reads `漢字[かんじ]`; `\` makes the next character text.
enum BracketReader {
  static func read(
    _ text: some Collection<Unicode.Scalar>, into collector: inout FuriganaCollector
  ) {
    let scalars = Array(text)
    var index = 0
    /// How many pending scalars may be a base: no escaped ones, and those behind the last kana.
    var run = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\\", index + 1 < scalars.count {
        collector.append(scalars[index + 1])
        run = 0
        index += 2
        continue
      }
      if scalar == "[", run > 0, let (reading, end) = reading(scalars, from: index + 1) {
        collector.annotate(last: run, reading)
        run = 0
        index = end + 1
        continue
      }
      collector.append(scalar)
      run = AozoraBase.kind(scalar) == .kanji || run > 0 && isInside(scalar) ? run + 1 : 0
      index += 1
    }
  }

  /// Digits and letters that are read together with the kanji beside them.
  private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    AozoraBase.kind(scalar) == .latin
  }

  private static func reading(
    _ scalars: [Unicode.Scalar], from start: Int
  ) -> (String, Int)? {
    var text = String.UnicodeScalarView()
    var index = start
    while index < scalars.count, index - start < 128 {
      switch scalars[index] {
      case "]": return index > start ? (String(text), index) : nil
      case "[", "\n": return nil
      case "\\" where index + 1 < scalars.count:
        text.append(scalars[index + 1])
        index += 2
      default:
        text.append(scalars[index])
        index += 1
      }
    }
    return nil
  }
}
