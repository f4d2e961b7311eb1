public import MarkupText

/// Lays out styled text: lines, paragraphs, lists, tables and ruby.
///
/// ```swift
/// let typesetter = Typesetter(measurer: FixedMeasurer())
/// let text = StyledText(MarkupTree(parsing: "<div>吾輩は猫である。</div>"))
/// let layout = typesetter.layout(text, in: LayoutSpace(inlineSize: 64))
/// layout.size  // 64 by 32: two lines of four characters of 16 px
/// ```
///
/// Layouts may be made on any number of threads at the same time.
public struct Typesetter: Sendable {
  /// The measurer that shapes text.
  public let measurer: any TextMeasurer
  /// The settings, in addition to the styles of the text.
  public var options: TypesetterOptions
  let shared = SharedMeasures()

  /// Creates a typesetter.
  public init(measurer: any TextMeasurer, options: TypesetterOptions = TypesetterOptions()) {
    self.measurer = measurer
    self.options = options
  }

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: the text; an empty one gives an empty layout.
  ///   - space: the available space.
  /// - Returns: the layout.
  /// - Complexity: linear in the text.
  public func layout(_ text: StyledText, in space: LayoutSpace) -> MarkupLayout {
    layout(text, in: space, reusing: nil)
  }

  /// Returns the state shared by the stages of one layout.
  func context(for text: StyledText, writingMode: WritingMode? = nil) -> TypesettingContext {
    TypesettingContext(
      measurer: measurer, options: options, shared: shared, text: text, writingMode: writingMode)
  }
}
