public import MarkupText
import TextLayout

extension LayoutCache {
  /// A text with the identity by which a ``LayoutCache`` finds its results.
  ///
  /// ```swift
  /// cache.size(of: .markup(message.text), in: space)
  /// cache.size(of: .tree(tree, cascade: sheets), in: space)
  /// cache.size(of: .named("message 12", version: 3) { styledText(ofMessage: 12) }, in: space)
  /// ```
  ///
  /// Two texts are the same if they were created in the same way, from the same bytes, the same
  /// `MarkupText.MarkupTree.version`, or the same name and version, and with the same version of
  /// the style cascade. The content is parsed or created only if the requested result is not
  /// cached.
  public struct Text: Sendable {
    private enum Source {
      case markup(String)
      case tree(MarkupTree)
      case function(@Sendable () -> StyledText)
      // Indirect, so that a text is small: one is created for every request.
      indirect case styledMarkup(String, StyleCascade)
      indirect case styledTree(MarkupTree, StyleCascade)
    }

    let identity: TextIdentity
    private let source: Source

    private init(_ content: TextIdentity.Content, cascade: StyleCascade?, _ source: Source) {
      identity = TextIdentity(content: content, cascade: cascade?.version)
      self.source = source
    }

    /// Creates a text from markup, identified by its UTF-8 bytes.
    ///
    /// - Parameters:
    ///   - markup: any text; errors in it are repaired by the parser.
    ///   - cascade: the style sheets; if nil, the default one and the markup's own `style`
    ///     elements.
    /// - Returns: the text.
    /// - Complexity: constant; each request takes time linear in the markup, even if the result is
    ///   cached. Prefer names for long texts.
    public static func markup(_ markup: String, cascade: StyleCascade? = nil) -> Text {
      Text(
        .markup(ExactText(string: markup)), cascade: cascade,
        cascade.map { .styledMarkup(markup, $0) } ?? .markup(markup))
    }

    /// Creates a text from a tree, identified by the tree's version, which changes when it is
    /// edited.
    ///
    /// - Parameters:
    ///   - tree: any tree; an equal tree from another parse is a different text.
    ///   - cascade: the style sheets; if nil, the default one and the tree's own `style` elements.
    /// - Returns: the text.
    public static func tree(_ tree: MarkupTree, cascade: StyleCascade? = nil) -> Text {
      Text(
        .tree(tree.version), cascade: cascade,
        cascade.map { .styledTree(tree, $0) } ?? .tree(tree))
    }

    /// Creates a text identified by a name and a version, such as the number of a message and of
    /// its edits.
    ///
    /// - Parameters:
    ///   - name: the name, compared by its bytes.
    ///   - version: a number that differs for each state of the text and of its styles.
    ///   - make: creates the text; called on the requesting thread, possibly on several at the same
    ///     time.
    /// - Returns: the text.
    public static func named(
      _ name: String, version: Int = 0, make: @escaping @Sendable () -> StyledText
    ) -> Text {
      Text(.named(ExactText(string: name), version: version), cascade: nil, .function(make))
    }

    /// Returns the styled text for a typesetter.
    func styled(for typesetter: Typesetter) -> StyledText {
      let options =
        typesetter.options.language.map { StyledTextOptions(language: $0) } ?? StyledTextOptions()
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

  /// The rendition of a layout as an image: everything that the bytes depend on besides the layout.
  public struct Rendition: Sendable, Hashable {
    private let format: ExactText
    private let scale: Double
    private let background: CSSColor?
    private let variant: ExactText

    /// Creates a rendition.
    ///
    /// - Parameters:
    ///   - format: the format of the bytes, such as `png`.
    ///   - scale: the number of pixels per px; NaN, infinity and values of 0 or less count as 1.
    ///   - background: the color behind the text; nil for none.
    ///   - variant: any other state that the drawing depends on.
    public init(
      _ format: String, scale: Double = 1, background: CSSColor? = nil, variant: String = ""
    ) {
      self.format = ExactText(string: format)
      self.scale = scale > 0 && scale.isFinite ? scale : 1
      // Components can be set to NaN, which is not equal to itself; the initializer replaces it.
      self.background = background.map {
        CSSColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
      }
      self.variant = ExactText(string: variant)
    }
  }
}
