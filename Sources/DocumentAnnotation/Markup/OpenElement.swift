/// An element whose end tag has not been read.
struct OpenElement {
  let nameCode: Int
  let rule: ElementRule
  /// Whether the content is left alone, because of this element or of one around it.
  var isSkipped = false
  var language = ContentLanguage.unknown
}
