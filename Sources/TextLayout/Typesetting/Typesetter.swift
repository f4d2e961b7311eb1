public import MarkupText

/// Sets styled text: lines, paragraphs, lists, tables, ruby, each in its place.
///
/// ```swift
/// let typesetter = Typesetter(measurer: FixedMeasurer())
/// let text = StyledText(MarkupTree(parsing: "<div>吾輩は猫である。</div>"))
/// let layout = typesetter.layout(text, in: LayoutSpace(inlineSize: 64))
/// layout.size  // 64 by 32: two lines of four characters of 16 px
/// ```
///
/// Sendable: what it holds is; layouts may be made on any number of threads.
public struct Typesetter: Sendable {
  /// Tells how wide text is.
  public let measurer: any TextMeasurer
  /// What it uses beside the text's own styles.
  public var options: TypesetterOptions
  let shared = SharedMeasures()

  /// A typesetter.
  public init(measurer: any TextMeasurer, options: TypesetterOptions = TypesetterOptions()) {
    self.measurer = measurer
    self.options = options
  }

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - text: the text; an empty one gives an empty layout.
  ///   - space: its room.
  /// - Returns: the layout.
  /// - Complexity: linear in the text.
  public func layout(_ text: StyledText, in space: LayoutSpace) -> MarkupLayout {
    layout(text, in: space, reusing: nil)
  }

  /// Returns the state that the steps of one layout share.
  func context(for text: StyledText, writingMode: WritingMode? = nil) -> TypesettingContext {
    TypesettingContext(
      measurer: measurer, options: options, shared: shared, text: text, writingMode: writingMode)
  }
}
