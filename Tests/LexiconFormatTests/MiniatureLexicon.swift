import LexiconFormat

/// A dictionary of two word classes and one paradigm, for tests of the notation.
enum MiniatureLexicon {
  static let classText = """
    名詞-一般\t3\t3\t名詞\t一般\t*\t*\t*\t*
    名詞-固有名詞\t7\t7\t名詞\t固有名詞\t*\t*\t*\t*
    動詞-基本形\t4\t4\t動詞\t自立\t*\t*\t一段\t基本形
    動詞-連用形\t5\t6\t動詞\t自立\t*\t*\t一段\t連用形
    """
  static let paradigmText = """
    [動詞-活用]
    動詞-基本形\tる\tル
    動詞-連用形\t-\t-
    [動詞-長]
    動詞-基本形\tる\tル
    動詞-連用形\t-\t-
    動詞-連用形\tろ\tロ
    """

  /// Returns the dictionary with these sources and corrections.
  static func lexicon(
    _ sources: [String], corrections: String? = nil
  ) throws(LexiconError) -> Lexicon {
    let classes = try ClassTable(TextFile(path: "classes.tsv", text: classText))
    let paradigms = try ParadigmTable(
      TextFile(path: "paradigms.tsv", text: paradigmText), classes: classes)
    var files: [Lexicon.Source] = []
    for (number, text) in sources.enumerated() {
      files.append(
        Lexicon.Source(
          name: "source\(number)", files: [try TextFile(path: "entries.tsv", text: text)]))
    }
    var correctionFiles: [TextFile] = []
    if let corrections {
      correctionFiles.append(try TextFile(path: "corrections.tsv", text: corrections))
    }
    return Lexicon(
      name: "miniature", version: "1", sources: files, classes: classes, paradigms: paradigms,
      corrections: correctionFiles)
  }

  /// Returns the rows that entries expand to, in order.
  static func rows(
    _ sources: String..., corrections: String? = nil
  ) throws(LexiconError) -> [String] {
    let csv = try lexicon(sources, corrections: corrections).expanded().csv().string
    return csv.split(separator: "\n").map { String($0) }
  }
}
