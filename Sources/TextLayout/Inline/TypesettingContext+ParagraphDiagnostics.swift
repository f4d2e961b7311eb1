import MarkupText
import TextFoundation

extension TypesettingContext {
  /// Reports characters that no installed font has.
  func noteMissing(_ shapedParagraph: ShapedParagraph, paragraph: Int) {
    for range in shapedParagraph.shaped.missing {
      let text = shapedParagraph.source[range]
      let codes = text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      note(
        LayoutDiagnostic(
          code: .missingGlyph,
          message:
            "no installed font has “\(Quoted.text(text))” (\(codes.prefix(16).joined(separator: " "))): install one",
          paragraph: paragraph, range: range))
    }
  }

  /// Reports custom boxes that are not defined and images that are not available; a terminal shows
  /// the alternative text of all images.
  func noteBoxes(_ shapedParagraph: ShapedParagraph, paragraph: Int) {
    for box in shapedParagraph.boxes where shapedParagraph.source.boxes.indices.contains(box.box) {
      let offset = shapedParagraph.source.boxes[box.box].offset
      let diagnostic: (code: LayoutDiagnostic.Code, message: String)
      switch box.kind {
      case .custom(let name) where options.customBoxes[name] == nil:
        diagnostic = (
          .undefinedBox,
          name.isEmpty
            ? "a lambda has no id: nobody can draw it"
            : "nobody draws the lambda “\(Quoted.text(name))”: add it to the options' customBoxes"
        )
      case .image(let address, _, nil) where measurer.grid == nil:
        diagnostic = (.missingImage, "\(Quoted.text(address)): no picture (yet)")
      default: continue
      }
      note(
        LayoutDiagnostic(
          code: diagnostic.code, message: diagnostic.message, paragraph: paragraph,
          range: offset..<offset + 3))
    }
  }
}
