import TextFoundation

/// Markup as a tree of elements, text and comments.
///
/// Parsing never fails: errors are recovered from as in browsers and listed in ``diagnostics``. No
/// text is lost: character sequences that only resemble a tag are text.
///
/// ```swift
/// let tree = MarkupTree(parsing: "<b>1<i>2</b>3</i> <Congratulation!> a < b")
/// print(tree)
/// // b
/// //   "1"
/// //   i
/// //     "2"
/// // i (reopened)
/// //   "3"
/// // " <Congratulation!> a < b"
/// ```
///
/// The rules are those of WHATWG HTML for parsing a fragment in `body`, with these differences:
/// - A start tag is text if its name is neither known to HTML nor contains a hyphen, its attributes
///   have no values, and it has no matching end tag.
/// - A tag without `>`, `<!` or `<?` without `>`, and `</` before anything but a letter are text. A
///   quote that is not closed ends at white space or `>`. `<![CDATA[…]]>` is text.
/// - `<lambda …>` is a void element. `/>` closes an element whose name HTML does not define.
/// - No element is implied (`html`, `tbody`, the `p` of a stray `</p>`), and nothing is
///   foster-parented out of tables. `html`, `head`, `body` and `image` are ordinary elements, forms
///   may be nested, a document type becomes a node, and the contents of `svg` and `math` follow the
///   rules of HTML.
/// - Scripts have no escaped states (`<!--`), and `plaintext` is an ordinary element.
/// - NUL becomes U+FFFD everywhere except in attribute names. Text before and after a tag that is
///   ignored becomes two nodes.
/// - Limits: at most 16 formatting elements continue after a block; at most 255 attributes of a tag
///   are used; tags beyond a million distinct names are text; text beyond 1 GiB is ignored.
///
/// A tree takes the memory of its source, which is shared, plus 32 bytes per node and 16 per
/// attribute. Parsing takes time linear in the length of the source. Copies of a tree share all
/// storage, and edited copies share everything that was not edited.
public struct MarkupTree: Sendable {
  var storage: Storage

  /// Parses markup.
  ///
  /// - Parameter source: The markup; an empty string gives a tree with only the root.
  public init(parsing source: String) {
    var source = source
    source.makeContiguousUTF8()
    storage = Storage(ParsedMarkup(source))
  }

  /// Parses markup in UTF-8, replacing each ill-formed sequence with U+FFFD.
  ///
  /// Offsets and positions refer to the text after replacement.
  public init(parsingUTF8 bytes: some Collection<UInt8>) {
    self.init(parsing: String(decoding: bytes, as: UTF8.self))
  }

  init(storage: Storage) { self.storage = storage }

  /// The parsed markup, followed by the text that edits have added.
  public var source: String { storage.source }

  /// The root, which contains all other nodes and has no name.
  public var root: MarkupNode { MarkupNode(storage: storage, index: 0) }

  /// The number of nodes, including the root and nodes that edits have removed.
  ///
  /// Removed nodes are discarded from time to time, which lowers the number.
  public var nodeCount: Int { storage.nodeCount }

  /// Returns the node with an identifier, or nil if it was removed or the identifier is not of this
  /// tree.
  ///
  /// - Complexity: constant in a parsed tree; linear in the depth of the node in an edited tree.
  public func node(_ id: NodeID) -> MarkupNode? {
    storage.index(of: id).map { MarkupNode(storage: storage, index: $0) }
  }

  /// The concatenated text of all text nodes in document order, with character references decoded.
  ///
  /// Comments are not included, and nothing is inserted between blocks.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a &amp; b</p>c").text  // "a & bc"
  /// ```
  public var text: String { root.text }

  /// The parse errors, ordered by their position in the source.
  ///
  /// The codes are `stray-end-tag`, `void-end-tag`, `unclosed-element`, `crossed-tags`,
  /// `tag-as-text`, `unterminated-tag`, `unterminated-quote`, `unterminated-comment`,
  /// `unterminated-raw-text`, `empty-end-tag`, `duplicate-attribute`, `too-many-attributes`,
  /// `end-tag-attributes`, `self-closing-ignored`, `too-much-formatting` and `source-too-long`.
  /// Omitting an end tag that HTML declares optional is not an error.
  ///
  /// - Complexity: linear in the length of the source at each access.
  public var diagnostics: [MarkupDiagnostic] {
    let parseErrors = storage.parseErrors.sorted { $0.offset < $1.offset }
    var positions = PositionCursor()
    return withUTF8Bytes(of: source) { bytes in
      parseErrors.map { parseError in
        MarkupDiagnostic(
          code: parseError.kind.code,
          message: Quoted.message(
            parseError.kind.message(
              name: storage.name(of: parseError.name), other: storage.name(of: parseError.other)),
            keepsLineFeeds: false),
          position: positions.advance(to: Int(parseError.offset), in: bytes))
      }
    }
  }

  /// Returns the line and column of a UTF-8 offset in the source, clamping offsets out of range.
  ///
  /// - Complexity: linear in the offset.
  public func position(at offset: Int) -> SourcePosition {
    var cursor = PositionCursor()
    return withUTF8Bytes(of: source) { cursor.advance(to: offset, in: $0) }
  }
}
