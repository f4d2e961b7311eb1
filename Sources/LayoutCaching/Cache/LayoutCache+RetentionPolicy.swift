import MarkupText
import TextLayout

extension LayoutCache {

  /// The policy that decides which layouts a ``LayoutCache`` retains, besides their sizes and images.
  ///
  /// A layout takes many times the memory of its text. When its size and its image are known, it is
  /// needed only for hit testing.
  public enum RetentionPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// No layouts: each is computed when it is requested.
    case never
    /// Layouts with links, for finding the link at a point.
    case withLinks
    /// Layouts with links, and those that were requested as layouts.
    case whenAsked
    /// All layouts.
    case always

    /// Returns whether a layout is retained.
    func retains(_ layout: MarkupLayout, wasRequested: Bool) -> Bool {
      switch self {
      case .never: false
      case .withLinks: layout.text.hasLinks
      case .whenAsked: wasRequested || layout.text.hasLinks
      case .always: true
      }
    }
  }
}

extension StyledText {
  /// Whether any of the text is in a link with an address.
  var hasLinks: Bool {
    paragraphs.contains { paragraph in
      paragraph.runs.contains { $0.link?["href"] != nil }
    }
  }
}
