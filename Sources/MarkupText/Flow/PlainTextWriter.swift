import TextFoundation

extension StyledText {
  /// The text without markup.
  public func plainText(_ options: PlainTextOptions = PlainTextOptions()) -> String {
    paragraphs.map(\.text).joined(separator: "\n")
  }

  /// The text to be read aloud.
  public func accessibilityText(
    _ options: AccessibilityTextOptions = AccessibilityTextOptions()
  ) -> String {
    paragraphs.map(\.text).joined(separator: "。")
  }
}
