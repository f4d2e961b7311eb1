import MarkupText
import TextLayout

/// The pictures of a text as they were at one moment.
///
/// Sendable: a plain value.
struct TextPictures: Sendable {
  /// The pictures that were there.
  let snapshot: ImageSnapshot
  private let addresses: [String]

  /// The pictures that a source has of a text; nil if the text asks for none.
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

  /// Whether a source still has the same ones.
  ///
  /// - Complexity: constant for each picture that is the same object, else linear in its bytes.
  func areCurrent(in source: (any ImageSource)?) -> Bool {
    addresses.allSatisfy { snapshot.image(at: $0) == source?.image(at: $0) }
  }
}
