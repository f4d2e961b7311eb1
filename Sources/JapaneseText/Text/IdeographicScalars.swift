import TextFoundation

extension UInt32 {
  /// Whether the scalar is an ideograph that gets furigana: Han or 〆.
  var isIdeograph: Bool {
    switch self {
    case 0x4E00...0x9FFF, 0x3005...0x3007: true
    case 0..<0x2E80, 0x3041..<0x3400: false
    default: Script.table[self] == .han
    }
  }
}
