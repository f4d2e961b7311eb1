import CommandSupport
import MarkupText
import TextLayout

/// The markup to be rendered, and its origin.
struct RenderSource {
  /// The file name for messages.
  let name: String
  /// The path; `-` for standard input.
  let file: String
  let tree: MarkupTree
  /// The files that the markup may refer to.
  let resources: ResourcePolicy
  /// The style sheets of the command line, in order.
  let sheets: [StyleSheet]

  /// Reads markup and style sheets.
  ///
  /// - Throws: `CommandFailure` for a file that cannot be read or is not UTF-8.
  init(
    file: String, resources: ResourcePolicy, sheets paths: [String], isLossy: Bool
  ) throws {
    let text = try WholeFile.text(ofFile: file, isLossy: isLossy)
    try self.init(
      file: file, tree: MarkupTree(parsing: text), resources: resources, sheets: paths,
      isLossy: isLossy)
  }

  /// Creates a source from parsed markup, and reads style sheets.
  init(
    file: String, tree: MarkupTree, resources: ResourcePolicy, sheets paths: [String],
    isLossy: Bool
  ) throws {
    self.file = file
    self.resources = resources
    self.tree = tree
    name = WholeFile.name(ofFile: file)
    sheets = try paths.map { path in
      let sheet = StyleSheet(
        parsing: try WholeFile.text(ofFile: path, isLossy: isLossy))
      for diagnostic in sheet.diagnostics {
        StandardError.write(
          "jptok: \(WholeFile.name(ofFile: path)):\(diagnostic.position.line): \(diagnostic.message) (ignored)\n"
        )
      }
      return sheet
    }
  }

  /// Whether the styles require a dictionary.
  var requiresDictionary: Bool {
    tree.source.utf8.includes("auto-phrase") || tree.source.utf8.includes("ruby-auto")
      || sheets.contains { $0.description.utf8.includes("auto-phrase") }
  }

  /// Returns the styled text, with styles in ascending order of precedence: those of the flags,
  /// those of the style sheets, those of the markup.
  ///
  /// In columns, overlong words are broken, because a terminal would otherwise wrap the line
  /// regardless of adjacent content.
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
    return StyledText(tree, cascade: cascade, options: StyledTextOptions(language: language))
  }

  /// Reports layout problems on standard error, with the line of the markup.
  func report(_ diagnostics: [LayoutDiagnostic], in text: StyledText) {
    // ``RenderPictures`` has already reported missing pictures.
    for diagnostic in diagnostics where diagnostic.code != .missingImage {
      let lineNumber = diagnostic.paragraph.flatMap { index -> Int? in
        guard text.paragraphs.indices.contains(index) else { return nil }
        let offset = diagnostic.range?.lowerBound ?? 0
        return text.paragraphs[index].source(at: offset)?.node.position.line
      }
      let line = lineNumber.map { ":\($0)" } ?? ""
      StandardError.write("jptok: \(name)\(line): \(diagnostic.message)\n")
    }
  }
}

extension String.UTF8View {
  /// Returns whether the bytes contain a word.
  ///
  /// `String.contains(_:)` compares Characters and moves backward over them, which takes quadratic
  /// time in runs of regional indicators.
  fileprivate func includes(_ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return firstRange(of: word) != nil
  }
}
