import TextFoundation
import TextLayout

/// A cached result for a text, with the images that the text referred to.
struct CachedItem: Sendable {
  enum Content: Sendable {
    case size(Size)
    // Indirect, so that sizes remain small.
    indirect case layout(MarkupLayout)
    case image([UInt8])
  }

  let content: Content
  /// The images that the text refers to, including missing ones; nil if it refers to none.
  let referencedImages: ReferencedImages?
  /// The approximate memory size of the content in bytes.
  let estimatedBytes: Int

  init(_ content: Content, referencedImages: ReferencedImages?) {
    self.content = content
    self.referencedImages = referencedImages
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
