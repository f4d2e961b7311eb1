import TextFoundation
import TextLayout

/// Something that was made of a text, and the pictures that were there for it.
///
/// Sendable: what it holds is.
struct CachedItem: Sendable {
  enum Content: Sendable {
    case size(Size)
    // Behind a reference, so that sizes stay small.
    indirect case layout(MarkupLayout)
    case image([UInt8])
  }

  let content: Content
  /// The pictures of the text, those that were not there included; nil if it has none.
  let pictures: TextPictures?
  /// About how many bytes it holds.
  let estimatedBytes: Int

  init(_ content: Content, pictures: TextPictures?) {
    self.content = content
    self.pictures = pictures
    estimatedBytes =
      switch content {
      case .size: 0
      case .layout(let layout): layout.estimatedBytes
      case .image(let bytes): bytes.estimatedBytes
      }
  }

  var size: Size? {
    switch content {
    case .size(let size): size
    case .layout(let layout): layout.size
    case .image: nil
    }
  }

  var layout: MarkupLayout? {
    if case .layout(let layout) = content { layout } else { nil }
  }

  var image: [UInt8]? {
    if case .image(let bytes) = content { bytes } else { nil }
  }
}
