public import ArgumentParser
import CommandSupport
public import LineBreaking

extension LineBreakStrictness: ExpressibleByArgument {}
extension WordBreak: ExpressibleByArgument {}
extension LatinLineBreaking: ExpressibleByArgument {}
extension OverflowWrap: ExpressibleByArgument {}
extension TextWrapper.Unit: ExpressibleByArgument {}
extension Paragraph.Method: ExpressibleByArgument {}

/// Line-breaking options that `breaks` and `wrap` share.
struct LineBreakArguments: ParsableArguments {
  @Option(
    help: """
      How strictly lines avoid beginning or ending with certain characters; strict by default, uax14 \
      with --code-points.
      """)
  var strictness: LineBreakStrictness?

  @Option(
    help: ArgumentHelp(
      "The language of the text as a BCP 47 tag; ja and zh have special rules.",
      valueName: "tag"))
  var language = "ja"

  @Option(
    help: """
      Rules between Latin characters and after spaces: those of UAX #14, or those of browsers, which \
      keep paths and URLs together.
      """)
  var latin = LatinLineBreaking.uax14

  @Option(
    help: ArgumentHelp(
      "Custom kinsoku lists: lines like 'start-prohibited: 、。', 'inseparable: ……', 'replace: yes'.",
      valueName: "file"),
    completion: .file())
  var kinsoku: String?

  func breaker(
    wordBreak: WordBreak, strictness: LineBreakStrictness = .strict,
    hyphenation: (any HyphenationProvider)? = nil
  ) throws -> LineBreaker {
    LineBreaker(
      LineBreakOptions(
        strictness: self.strictness ?? strictness, language: language, wordBreak: wordBreak,
        latinLineBreaking: latin, kinsoku: try kinsokuRules()),
      hyphenation: hyphenation)
  }

  private func kinsokuRules() throws -> KinsokuRules? {
    guard let kinsoku else { return nil }
    let text = try WholeFile.text(ofFile: kinsoku)
    do throws(LineBreakError) {
      return try KinsokuRules(parsing: text)
    } catch {
      throw CommandFailure("\(kinsoku):\(error.position ?? 1): \(error.message)")
    }
  }
}
