extension StyledText {
  /// The distinct URLs of the images in the text, in text order: those that an `ImageStore` must
  /// load.
  ///
  /// ```swift
  /// StyledText(MarkupTree(parsing: "<img src='a.png'>と<img src='b.png'>")).imageAddresses
  /// // ["a.png", "b.png"]
  /// ```
  ///
  /// - Complexity: linear in the number of paragraphs and images.
  public var imageAddresses: [String] {
    var seen: Set<String> = []
    var addresses: [String] = []
    for paragraph in paragraphs {
      for box in paragraph.boxes where box.node.name == "img" {
        guard let address = box.node["src"], !address.isEmpty, seen.insert(address).inserted else {
          continue
        }
        addresses.append(address)
      }
    }
    return addresses
  }
}
