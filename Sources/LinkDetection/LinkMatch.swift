/// A link as ``LinkScanner`` finds it.
///
/// Sendable: a plain value.
struct LinkMatch: Equatable, Sendable {
  /// What the text leaves out at the start of an address.
  enum Omission: String {
    case nothing = ""
    case letter = "h"
    case http = "http://"
    case mailto = "mailto:"
  }

  /// The link's bytes, from scalar to scalar.
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
