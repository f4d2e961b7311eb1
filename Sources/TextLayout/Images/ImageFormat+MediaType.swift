extension EncodedImage.Format {
  /// The media type, such as `image/png`.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    }
  }
}
