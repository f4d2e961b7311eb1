import CommandSupport
import MarkupText
import TextLayout

/// The markup that is drawn, and where it comes from.
struct RenderSource {
  /// The name for messages.
  let name: String
  /// The file; `-` for standard input.
  let file: String
  let tree: MarkupTree
  /// The styles of the command line, in their order.
  let sheets: [StyleSheet]

  /// Reads markup and style sheets.
  ///
  /// - Throws: `CommandFailure` for a file that cannot be read or is not UTF-8.
  init(file: String, sheets paths: [String], isLossy: Bool) throws {
    let text = try WholeFile.text(ofFile: file, isLossy: isLossy)
    try self.init(file: file, tree: MarkupTree(parsing: text), sheets: paths, isLossy: isLossy)
  }

  /// Markup that has been read from a file already, with style sheets.
  init(file: String, tree: MarkupTree, sheets paths: [String], isLossy: Bool) throws {
    self.file = file
    self.tree = tree
    name = file == "-" ? "standard input" : file
    sheets = try paths.map { path in
      let sheet = StyleSheet(
        parsing: try WholeFile.text(ofFile: path, isLossy: isLossy))
      for diagnostic in sheet.diagnostics {
        StandardError.write(
          "jptok: \(path):\(diagnostic.position.line): \(diagnostic.message) (left out)\n")
      }
      return sheet
    }
  }

  /// Whether the styles ask for what only a dictionary knows.
  var asksForDictionary: Bool {
    tree.source.contains("auto-phrase") || tree.source.contains("ruby-auto")
      || sheets.contains { $0.description.contains("auto-phrase") }
  }

  /// Markup with its styles, from weakest to strongest: those of the flags, those of the sheets, the
  /// markup's own.
  ///
  /// In columns no word is longer than a line, since a terminal would break it without regard to
  /// what stands beside it.
  func text(
    fonts: [String], isVertical: Bool, hasColumns: Bool, language: String
  ) -> StyledText {
    var base: [StyleDeclaration] = []
    if !fonts.isEmpty {
      base.append(StyleDeclaration(.fontFamily, .families(fonts.map { .named($0) })))
    }
    if isVertical { base.append(StyleDeclaration(.writingMode, .keyword(.verticalRl))) }
    if hasColumns { base.append(StyleDeclaration(.overflowWrap, .keyword(.breakWord))) }
    var cascade = StyleCascade(base: base)
    cascade.add(.defaults, origin: .defaults)
    for sheet in sheets + tree.styleSheets { cascade.add(sheet, origin: .markup) }
    return StyledText(tree, cascade: cascade, options: FlowOptions(language: language))
  }

  /// Tells what could not be done as asked, with the line of the markup where it is.
  func report(_ diagnostics: [LayoutDiagnostic], in text: StyledText) {
    // Of pictures that are not there, ``RenderPictures`` has told why.
    for diagnostic in diagnostics where diagnostic.code != .missingImage {
      let place = diagnostic.paragraph.flatMap { index -> Int? in
        guard text.paragraphs.indices.contains(index) else { return nil }
        let offset = diagnostic.range?.lowerBound ?? 0
        return text.paragraphs[index].source(at: offset)?.node.position.line
      }
      let line = place.map { ":\($0)" } ?? ""
      StandardError.write("jptok: \(name)\(line): \(diagnostic.message)\n")
    }
  }
}
