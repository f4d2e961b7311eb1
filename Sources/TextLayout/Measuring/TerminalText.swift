/// Characters that a terminal would take for commands, or that take no room.
package enum TerminalText {
  /// U+FFFD, which is written for control characters.
  package static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Whether ``replacement`` is written for a character: a control character that is neither a line
  /// end nor a tab, whose room is left blank.
  package static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }

  /// Whether a character without width shows on the character before it: a mark does, format
  /// characters such as ZWSP, a soft hyphen and controls of direction do not.
  package static func joins(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}
