import MarkupText
import TextLayout

/// Which layouts a ``LayoutCache`` keeps, beside their sizes and pictures.
///
/// A layout takes many times the memory of its text, and once its size and its picture are there, it
/// is only needed to find out what is at a point.
///
/// Sendable: a plain value.
public enum LayoutKeeping: String, Sendable, Hashable, Codable, CaseIterable {
  /// None: each is made anew when it is asked for.
  case never
  /// Those with links, which are asked what is at a point.
  case withLinks
  /// Those with links, and those that were asked for as layouts.
  case whenAsked
  /// All.
  case always

  /// Whether a layout is kept.
  func keeps(_ layout: MarkupLayout, wasAsked: Bool) -> Bool {
    switch self {
    case .never: false
    case .withLinks: layout.text.hasLinks
    case .whenAsked: wasAsked || layout.text.hasLinks
    case .always: true
    }
  }
}

extension StyledText {
  /// Whether some of it is in a link that leads somewhere.
  var hasLinks: Bool {
    paragraphs.contains { paragraph in
      paragraph.runs.contains { $0.link?["href"] != nil }
    }
  }
}
