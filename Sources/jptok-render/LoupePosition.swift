import ArgumentParser
import CommandSupport
import MarkupText
import TextFoundation
import TextInteraction
import TextLayout

/// A position in a text: a line and a Character in it, both 1-based.
struct LoupePosition: ExpressibleByArgument {
  let line: Int
  let column: Int

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let line = Int(parts[0]), let column = Int(parts[1]), line > 0,
      column > 0
    else { return nil }
    (self.line, self.column) = (line, column)
  }

  /// A Character and its offsets.
  struct Found {
    /// The UTF-8 offsets of the Character in the text and in its line.
    let offset: Int
    let offsetInLine: Int
    /// The number of preceding lines that do not consist of white space only.
    let nonblankLinesBefore: Int
    let character: Character
  }

  /// Finds the Character at this position.
  ///
  /// - Throws: `CommandFailure` if the line or the column does not exist.
  func find(in text: String, named name: String) throws(CommandFailure) -> Found {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    guard line <= lines.count else {
      let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
      throw CommandFailure("\(name):\(line): no such line: the text has \(count)")
    }
    // The Characters of the line without its CR LF or LF.
    let bytes = lines[line - 1]
    let own = Substring(bytes.last == 0x0D ? bytes.dropLast() : bytes)
    guard let index = own.index(own.startIndex, offsetBy: column - 1, limitedBy: own.endIndex),
      index < own.endIndex
    else {
      throw CommandFailure(
        "\(name):\(line): no column \(column): the line has \(own.count) Characters")
    }
    return Found(
      offset: text.utf8.distance(from: text.startIndex, to: index),
      offsetInLine: own.utf8.distance(from: own.startIndex, to: index),
      nonblankLinesBefore: lines[..<(line - 1)].count { !PlainTextMarkup.isBlank($0) },
      character: own[index])
  }
}

extension LoupePosition.Found {
  /// The position in the layout of plain text, in which each nonblank line is a paragraph.
  var inPlainText: LayoutPosition {
    LayoutPosition(paragraph: nonblankLinesBefore, offset: offsetInLine)
  }

  /// Returns the position in the layout of markup; nil if the Character is not part of displayed
  /// text.
  func position(in text: StyledText, of tree: MarkupTree) -> LayoutPosition? {
    for (number, paragraph) in text.paragraphs.enumerated() {
      var found: Int?
      for run in paragraph.runs
      where run.kind == .text && run.node.range.contains(offset) {
        // The length of the text that the preceding source produces; character references change
        // the length.
        let source = UTF8Offsets(tree.source)[run.node.range.lowerBound..<offset]
        let target = MarkupTree(parsing: String(source)).root.text.utf8.count
        for textOffset in run.range
        where paragraph.source(at: textOffset).map({ $0.offset <= target }) ?? false {
          found = max(found ?? textOffset, textOffset)
        }
      }
      if let found { return LayoutPosition(paragraph: number, offset: found) }
    }
    return nil
  }
}
