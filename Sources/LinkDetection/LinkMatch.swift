/// A link as found by ``LinkScanner``.
struct LinkMatch: Equatable, Sendable {
  /// The start of the address that the text omits.
  enum Omission: String {
    case nothing = ""
    case letter = "h"
    case http = "http://"
    case mailto = "mailto:"
  }

  /// The range of the link in bytes, at scalar boundaries.
  let range: Range<Int>
  let kind: DetectedLink.Kind
  let omission: Omission

  init(_ range: Range<Int>, _ kind: DetectedLink.Kind, omission: Omission = .nothing) {
    (self.range, self.kind, self.omission) = (range, kind, omission)
  }

  func address(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    omission.rawValue + String(decoding: bytes[range], as: UTF8.self)
  }
}
