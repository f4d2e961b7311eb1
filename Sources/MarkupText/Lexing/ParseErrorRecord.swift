/// A parse error, recorded while parsing; its message is created on demand.
struct ParseErrorRecord: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    case strayEndTag
    case voidEndTag
    case unclosedElement
    case crossedTags
    case tagAsText
    case unterminatedTag
    case unterminatedQuote
    case unterminatedComment
    case unterminatedRawText
    case emptyEndTag
    case duplicateAttribute
    case tooManyAttributes
    case endTagAttributes
    case selfClosingIgnored
    case tooMuchFormatting
    case sourceTooLong
  }

  var kind: Kind
  var offset: Int32
  /// The element concerned.
  var name = ElementCode.none
  /// Another element involved, if any.
  var other = ElementCode.none
}

extension ParseErrorRecord.Kind {
  /// The code of the diagnostic, documented at ``MarkupTree/diagnostics``.
  var code: String {
    switch self {
    case .strayEndTag: "stray-end-tag"
    case .voidEndTag: "void-end-tag"
    case .unclosedElement: "unclosed-element"
    case .crossedTags: "crossed-tags"
    case .tagAsText: "tag-as-text"
    case .unterminatedTag: "unterminated-tag"
    case .unterminatedQuote: "unterminated-quote"
    case .unterminatedComment: "unterminated-comment"
    case .unterminatedRawText: "unterminated-raw-text"
    case .emptyEndTag: "empty-end-tag"
    case .duplicateAttribute: "duplicate-attribute"
    case .tooManyAttributes: "too-many-attributes"
    case .endTagAttributes: "end-tag-attributes"
    case .selfClosingIgnored: "self-closing-ignored"
    case .tooMuchFormatting: "too-much-formatting"
    case .sourceTooLong: "source-too-long"
    }
  }

  /// Returns the message of the diagnostic.
  func message(name: String, other: String) -> String {
    switch self {
    case .strayEndTag: "</\(name)> has no matching start tag and is ignored"
    case .voidEndTag: "<\(name)> is a void element, so </\(name)> is ignored"
    case .unclosedElement: "<\(name)> has no end tag; it ends with its parent element"
    case .crossedTags: "</\(name)> crosses <\(other)>, which is closed there"
    case .tagAsText: "<\(name)> is not a known element and has no end tag, so it is read as text"
    case .unterminatedTag: "a tag without '>' is read as text"
    case .unterminatedQuote: "unclosed quote; the attribute value ends at white space or '>'"
    case .unterminatedComment: "a comment is not closed; it extends to the end of the source"
    case .unterminatedRawText: "<\(name)> has no end tag; it extends to the end of the source"
    case .emptyEndTag: "</> has no name and is ignored"
    case .duplicateAttribute: "duplicate attribute; the first value is used"
    case .tooManyAttributes: "a tag has more than 255 attributes; the rest are ignored"
    case .endTagAttributes: "the attributes of an end tag are ignored"
    case .selfClosingIgnored: "<\(name)/> is not a void element, so the slash is ignored"
    case .tooMuchFormatting: "<\(name)> is not reopened: too many formatting elements are open"
    case .sourceTooLong: "the source is longer than 1 GiB; the text from here on is ignored"
    }
  }
}
