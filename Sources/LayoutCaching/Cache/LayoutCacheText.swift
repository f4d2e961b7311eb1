public import MarkupText
import TextLayout

extension LayoutCache {
  /// A text and what tells it from others: what a ``LayoutCache`` is asked about.
  ///
  /// ```swift
  /// cache.size(of: .markup(message.text), in: space)
  /// cache.size(of: .tree(tree, cascade: sheets), in: space)
  /// cache.size(of: .named("message 12", version: 3) { styledText(ofMessage: 12) }, in: space)
  /// ```
  ///
  /// Two are the same text if they were made the same way, of the same bytes, of the same
  /// ``MarkupText/MarkupTree/version`` or of the same name and version, and with the same style
  /// sheets, by the version of the cascade. What makes the text is only used if the cache has not
  /// what it is asked for.
  ///
  /// Sendable: what it holds is.
  public struct Text: Sendable {
    private enum Source {
      case markup(String)
      case tree(MarkupTree)
      case function(@Sendable () -> StyledText)
      // Behind references, so that a text is small: it is made for every question.
      indirect case styledMarkup(String, StyleCascade)
      indirect case styledTree(MarkupTree, StyleCascade)
    }

    let identity: TextIdentity
    private let source: Source

    private init(_ content: TextIdentity.Content, cascade: StyleCascade?, _ source: Source) {
      identity = TextIdentity(content: content, cascade: cascade?.version)
      self.source = source
    }

    /// Markup, known again by its characters.
    ///
    /// - Parameters:
    ///   - markup: any text; what is wrong in it is mended.
    ///   - cascade: the style sheets; the default one and the markup's own `style` elements if nil.
    /// - Returns: the text.
    /// - Complexity: constant; what is asked with it takes time linear in the markup, even if the
    ///   cache has it. Long texts are better named.
    public static func markup(_ markup: String, cascade: StyleCascade? = nil) -> Text {
      Text(
        .markup(ExactText(string: markup)), cascade: cascade,
        cascade.map { .styledMarkup(markup, $0) } ?? .markup(markup))
    }

    /// A tree, known again as long as it is not edited.
    ///
    /// - Parameters:
    ///   - tree: any tree; an equal one that was parsed anew is another text.
    ///   - cascade: the style sheets; the default one and the tree's own `style` elements if nil.
    /// - Returns: the text.
    public static func tree(_ tree: MarkupTree, cascade: StyleCascade? = nil) -> Text {
      Text(
        .tree(tree.version), cascade: cascade,
        cascade.map { .styledTree(tree, $0) } ?? .tree(tree))
    }

    /// A text that the caller tells from others by a name and a version, such as the number of a
    /// message and how often it was edited.
    ///
    /// - Parameters:
    ///   - name: the name; names are the same if their bytes are.
    ///   - version: another number for each state of the text and of its styles.
    ///   - make: makes the text; called on the thread that asks, and perhaps on several at once.
    /// - Returns: the text.
    public static func named(
      _ name: String, version: Int = 0, make: @escaping @Sendable () -> StyledText
    ) -> Text {
      Text(.named(ExactText(string: name), version: version), cascade: nil, .function(make))
    }

    /// The text, for a typesetter.
    func styled(for typesetter: Typesetter) -> StyledText {
      let options = typesetter.options.language.map { FlowOptions(language: $0) } ?? FlowOptions()
      return switch source {
      case .markup(let markup): StyledText(MarkupTree(parsing: markup), options: options)
      case .tree(let tree): StyledText(tree, options: options)
      case .styledMarkup(let markup, let cascade):
        StyledText(MarkupTree(parsing: markup), cascade: cascade, options: options)
      case .styledTree(let tree, let cascade):
        StyledText(tree, cascade: cascade, options: options)
      case .function(let make): make()
      }
    }
  }

  /// What a picture of a layout is drawn as: all that its bytes depend on beside the layout.
  ///
  /// Sendable: a plain value.
  public struct Rendition: Sendable, Hashable {
    private let format: ExactText
    private let scale: Double
    private let background: CSSColor?
    private let variant: ExactText

    /// A rendition.
    ///
    /// - Parameters:
    ///   - format: what the bytes are, such as `png`.
    ///   - scale: how many pixels a px has; not a number or 0 and less is taken as 1.
    ///   - background: what is behind the text; nil for nothing.
    ///   - variant: whatever else the drawing depends on.
    public init(
      _ format: String, scale: Double = 1, background: CSSColor? = nil, variant: String = ""
    ) {
      self.format = ExactText(string: format)
      self.scale = scale > 0 && scale.isFinite ? scale : 1
      // Components can be set to what is no number, and then are not equal to themselves.
      self.background = background.map {
        CSSColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
      }
      self.variant = ExactText(string: variant)
    }
  }
}
