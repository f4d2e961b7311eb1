extension StyledText {
  /// The addresses of its pictures in the order of the text, each once: what an ``ImageStore`` has
  /// to load for it.
  ///
  /// ```swift
  /// StyledText(MarkupTree(parsing: "<img src='a.png'>と<img src='b.png'>")).imageAddresses
  /// // ["a.png", "b.png"]
  /// ```
  ///
  /// - Complexity: linear in the number of paragraphs and pictures.
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
