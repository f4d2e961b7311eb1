/// A line that begins or ends a block of rules in a source file.
enum BlockMarker {
  case begin
  case end

  /// The markers around generated blocks.
  static let generatedBegin = "// --- VFL GENERATED CODE ---"
  static let generatedEnd = "// --- END OF CODE GENERATED FROM VFL ---"

  /// Parses a marker: `// VFL begin`, `// begin VFL` and `// --- VFL …`, or `// VFL end`,
  /// `// end VFL` and `// … VFL ---`; `nil` for other lines.
  init?(_ line: PreservedLines.Line) {
    let text = line.text.trimmed
    guard text.hasPrefix("//") else { return nil }
    let words = text.dropFirst(2).split { $0 == " " || $0 == "\t" }
    switch words {
    case ["VFL", "begin"], ["begin", "VFL"]: self = .begin
    case ["VFL", "end"], ["end", "VFL"]: self = .end
    case let words where words.starts(with: ["---", "VFL"]): self = .begin
    case let words where words.suffix(2) == ["VFL", "---"]: self = .end
    default: return nil
    }
  }
}
