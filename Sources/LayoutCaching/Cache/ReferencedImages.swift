import MarkupText
import TextLayout

/// A snapshot of the images that a text refers to.
struct ReferencedImages: Sendable {
  /// The images that were available.
  let snapshot: ImageSnapshot
  private let addresses: [String]

  /// Looks up the images of a text in a source; nil if the text refers to none.
  init?(of text: StyledText, in source: (any ImageSource)?) {
    guard let source else { return nil }
    var addresses = text.imageAddresses
    for block in text.blocks {
      if let address = block.marker?.imageAddress { addresses.append(address) }
    }
    guard !addresses.isEmpty else { return nil }
    self.addresses = addresses
    var images: [String: EncodedImage] = [:]
    for address in addresses { images[address] = source.image(at: address) }
    snapshot = ImageSnapshot(images: images)
  }

  /// Returns whether a source still has the same images.
  ///
  /// - Complexity: constant for each image that is the same object, otherwise linear in its bytes.
  func areCurrent(in source: (any ImageSource)?) -> Bool {
    addresses.allSatisfy { snapshot.image(at: $0) == source?.image(at: $0) }
  }
}
