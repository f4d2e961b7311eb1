extension StyledText {
  /// The text to be read aloud.
  public func accessibilityText(
    _ options: AccessibilityTextOptions = AccessibilityTextOptions()
  ) -> String {
    paragraphs.map(\.text).joined(separator: "。")
  }
}
