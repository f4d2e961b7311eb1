import MarkupText

extension TypesettingContext {
  /// How many diagnostics a layout keeps.
  private static var most: Int { 100 }

  func note(_ diagnostic: LayoutDiagnostic) {
    if diagnostics.count < Self.most { diagnostics.append(diagnostic) }
  }

  /// Notes characters that no font has.
  func noteMissing(_ prepared: PreparedParagraph, paragraph: Int) {
    for range in prepared.shaped.missing {
      let text = prepared.source[range]
      let codes = text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      note(
        LayoutDiagnostic(
          code: .missingGlyph,
          message:
            "no installed font has “\(text)” (\(codes.joined(separator: " "))): install one",
          paragraph: paragraph, range: range))
    }
  }

  /// Notes that blocks are nested too deeply.
  func noteDepth(_ block: FlowBlock) {
    note(
      LayoutDiagnostic(
        code: .tooDeep,
        message: "blocks are nested more than \(BlockBuilder.deepest) deep: "
          + "the inner ones are set as plain lines", paragraph: block.paragraphs.first))
  }
}
