import ArgumentParser
import CommandSupport
import MarkupText
import TextFoundation
import TextInteraction
import TextLayout

/// A place in a text as people count: the line and the Character of it, both from 1.
struct LoupePlace: ExpressibleByArgument {
  let line: Int
  let column: Int

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let line = Int(parts[0]), let column = Int(parts[1]), line > 0,
      column > 0
    else { return nil }
    (self.line, self.column) = (line, column)
  }

  /// The Character that is there.
  struct Found {
    /// Where it starts in the text, and in its line, as UTF-8 offsets.
    let offset: Int
    let offsetInLine: Int
    /// How many lines with more than white space are before its line.
    let filledLinesBefore: Int
    let character: Character
  }

  /// Finds the Character.
  ///
  /// - Throws: `CommandFailure` if the text has no such line or the line no such Character.
  func find(in text: String, named name: String) throws(CommandFailure) -> Found {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    guard line <= lines.count else {
      let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
      throw CommandFailure("\(name):\(line): no such line: the text has \(count)")
    }
    // The Characters of a line before its CR LF or LF.
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
      filledLinesBefore: lines[..<(line - 1)].count { !PlainTextMarkup.isBlank($0) },
      character: own[index])
  }
}

extension LoupePlace.Found {
  /// The place in the layout of plain text, whose lines with text are a paragraph each.
  var inPlainText: LayoutPosition {
    LayoutPosition(paragraph: filledLinesBefore, offset: offsetInLine)
  }

  /// The place in the layout of markup; nil if what is there is no text that is shown.
  func position(in text: StyledText, of tree: MarkupTree) -> LayoutPosition? {
    for (number, paragraph) in text.paragraphs.enumerated() {
      var found: Int?
      for run in paragraph.runs
      where run.kind == .text && run.node.range.contains(offset) {
        // How much text the source before the place stands for: references are shorter or longer.
        let source = UTF8Offsets(tree.source)[run.node.range.lowerBound..<offset]
        let target = MarkupTree(parsing: String(source)).root.text.utf8.count
        for place in run.range
        where paragraph.source(at: place).map({ $0.offset <= target }) ?? false {
          found = max(found ?? place, place)
        }
      }
      if let found { return LayoutPosition(paragraph: number, offset: found) }
    }
    return nil
  }
}
