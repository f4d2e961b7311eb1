/// The open fields of a document, to distinguish their instructions from their results
/// (ISO/IEC 29500-1, 17.16.2).
///
/// An instruction may contain fields with results of their own, which are not shown. A field ends in
/// the text where it starts: the document, a note, a header or a text box.
struct WordFields {
  /// Whether each open field is in its instruction.
  private var open: [Bool] = []
  private var instructions = 0
  /// The state of the texts that contain the current one.
  private var outer: [(open: [Bool], instructions: Int)] = []

  /// Whether the text is the instruction of a field.
  var isInInstruction: Bool { instructions > 0 }

  /// Reads a field character of a type (ST_FldCharType).
  mutating func read(_ type: String?) {
    switch type {
    case "begin":
      open.append(true)
      instructions += 1
    case "separate": endInstruction()
    case "end":
      endInstruction()
      _ = open.popLast()
    default: break
    }
  }

  private mutating func endInstruction() {
    guard open.last == true else { return }
    open[open.count - 1] = false
    instructions -= 1
  }

  /// Starts a text box.
  mutating func startText() {
    outer.append((open, instructions))
    (open, instructions) = ([], 0)
  }

  /// Ends a text box.
  mutating func endText() {
    guard let state = outer.popLast() else { return }
    (open, instructions) = state
  }
}
