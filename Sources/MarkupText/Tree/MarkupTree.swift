import TextFoundation

/// Markup as a tree of elements, text and comments.
///
/// Parsing never fails: what is wrong is mended as browsers mend it, and noted in
/// ``diagnostics``. No text is lost; what merely looks like a tag is text.
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
/// The rules are those of WHATWG HTML for a fragment in `body`, but:
/// - a start tag of a name that is neither HTML's nor has a hyphen, whose attributes have no
///   values, is text unless an end tag belongs to it;
/// - a tag without `>`, `<!` and `<?` likewise, and `</` before anything but a letter, are text; a
///   quote that is never closed ends at white space or `>`; `<![CDATA[…]]>` is text;
/// - `<lambda …>` has no content; `/>` ends an element whose name HTML does not know;
/// - no element is made up (`html`, `tbody`, the `p` of a stray `</p>`), nothing is moved out of
///   tables, `html`, `head`, `body` and `image` are elements like others, forms nest, a document
///   type is kept, and contents of `svg` and `math` follow HTML's rules;
/// - scripts have no escapes (`<!--`), and `plaintext` is an element like others;
/// - NUL is U+FFFD everywhere but in the names of attributes; text on both sides of a tag that is
///   left out is two nodes;
/// - at most 16 formatting elements go on behind a block, at most 255 attributes are kept of a tag,
///   tags are text that bring more than a million different names, and text from 1 GiB on is left
///   out.
///
/// Memory: the source, which is shared, 32 bytes a node and 16 an attribute. Parsing takes time
/// linear in the length of the source. Copies of a tree share everything, and edited ones what was
/// not edited.
///
/// Sendable: a value; what copies share does not change.
public struct MarkupTree: Sendable {
  var storage: Storage

  /// Parses markup.
  ///
  /// - Parameter source: any text; an empty one makes a tree of only its root.
  public init(parsing source: String) {
    var source = source
    source.makeContiguousUTF8()
    storage = Storage(ParsedMarkup(source))
  }

  /// Parses markup in UTF-8; each ill-formed sequence becomes U+FFFD.
  ///
  /// Offsets and positions count in the mended text.
  public init(parsingUTF8 bytes: some Collection<UInt8>) {
    self.init(parsing: String(decoding: bytes, as: UTF8.self))
  }

  init(storage: Storage) { self.storage = storage }

  /// The markup that was parsed, followed by what edits have put in.
  public var source: String { storage.source }

  /// The root, which holds everything and has no name.
  public var root: MarkupNode { MarkupNode(storage: storage, place: 0) }

  /// How many nodes there are, the root and those that edits have taken out included.
  ///
  /// The latter are given up from time to time, and the number falls.
  public var nodeCount: Int { storage.nodeCount }

  /// The node with an identity that a node of this tree had; nil for others, and for nodes that
  /// were taken out.
  ///
  /// - Complexity: constant in a parsed tree; in an edited one linear in the node's depth.
  public func node(_ id: NodeID) -> MarkupNode? {
    storage.place(of: id).map { MarkupNode(storage: storage, place: $0) }
  }

  /// All text in the order of the source, with character references decoded and without the
  /// contents of comments; nothing stands between blocks.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a &amp; b</p>c").text  // "a & bc"
  /// ```
  public var text: String { root.text }

  /// What was mended, by its place in the source.
  ///
  /// The codes are `stray-end-tag`, `void-end-tag`, `unclosed-element`, `crossed-tags`,
  /// `tag-as-text`, `unterminated-tag`, `unterminated-quote`, `unterminated-comment`,
  /// `unterminated-raw-text`, `empty-end-tag`, `duplicate-attribute`, `too-many-attributes`,
  /// `end-tag-attributes`, `self-closing-ignored`, `too-much-formatting` and `source-too-long`.
  /// End tags that HTML allows to be left out are no mistake.
  ///
  /// - Complexity: linear in the length of the source at each call.
  public var diagnostics: [MarkupDiagnostic] {
    let repairs = storage.repairs.sorted { $0.offset < $1.offset }
    var positions = PositionCursor()
    return withUTF8Bytes(of: source) { bytes in
      repairs.map { repair in
        MarkupDiagnostic(
          code: repair.kind.code,
          message: repair.kind.message(
            name: storage.name(of: repair.name), other: storage.name(of: repair.other)),
          position: positions.advance(to: Int(repair.offset), in: bytes))
      }
    }
  }

  /// The line and column of a UTF-8 offset of the source; offsets outside are clamped to its ends.
  ///
  /// - Complexity: linear in the offset.
  public func position(at offset: Int) -> SourcePosition {
    var cursor = PositionCursor()
    return withUTF8Bytes(of: source) { cursor.advance(to: offset, in: $0) }
  }
}
