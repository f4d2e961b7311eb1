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
    case .strayEndTag: "</\(name)> ends nothing and is left out"
    case .voidEndTag: "<\(name)> has no content, so </\(name)> is left out"
    case .unclosedElement: "<\(name)> is never ended; it ends with what it is in"
    case .crossedTags: "</\(name)> crosses <\(other)>, which ends there"
    case .tagAsText: "<\(name)> is no known element and is never ended, so it is text"
    case .unterminatedTag: "a tag without its > is text"
    case .unterminatedQuote: "an attribute's quote is never closed; its value ends at a space or >"
    case .unterminatedComment: "a comment is never ended; it takes all that follows"
    case .unterminatedRawText: "<\(name)> is never ended; it takes all that follows"
    case .emptyEndTag: "</> has no name and is left out"
    case .duplicateAttribute: "an attribute is given twice; the first one counts"
    case .tooManyAttributes: "a tag has too many attributes; the rest is left out"
    case .endTagAttributes: "the attributes of an end tag are left out"
    case .selfClosingIgnored: "<\(name)/> has content, so the slash is left out"
    case .tooMuchFormatting: "<\(name)> is not opened again: too much formatting is open"
    case .sourceTooLong: "the text after this place is left out: it is longer than 1 GiB"
    }
  }
}
