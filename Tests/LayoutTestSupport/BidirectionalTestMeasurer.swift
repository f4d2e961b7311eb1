import LineBreaking
import TextFoundation
package import TextLayout
import TypedEvents

/// A fixed measurer that distinguishes Hebrew from Latin, and records its requests.
///
/// Levels are those of the Unicode Bidirectional Algorithm for text whose only strong characters
/// are Hebrew and Latin letters, without numbers; neutrals take the level of the surrounding text
/// if both sides agree. Overrides and isolates may be nested.
package final class BidirectionalTestMeasurer: TextMeasurer {
  private let fixed = FixedMeasurer()

  package init() {}
  private let requests = TracedMutex<[String]>([])

  /// The texts for which levels were requested, with controls as names in brackets.
  package var questions: [String] { requests.withLock { $0 } }

  package func metrics(for font: FontRequest) -> FontMetrics { fixed.metrics(for: font) }

  package func shape(_ request: ShapingRequest, of text: String, into output: inout ShapedText) {
    fixed.shape(request, of: text, into: &output)
  }

  private static let names: [Unicode.Scalar: String] = [
    "\u{202A}": "LRE", "\u{202B}": "RLE", "\u{202C}": "PDF", "\u{202D}": "LRO",
    "\u{202E}": "RLO", "\u{2066}": "LRI", "\u{2067}": "RLI", "\u{2068}": "FSI", "\u{2069}": "PDI",
  ]

  package func bidirectionalLevels(of text: String, base: TextDirection?) -> [UInt8]? {
    let scalars = Array(text.unicodeScalars)
    let name = scalars.map { scalar in
      Self.names[scalar].map { "[\($0)]" } ?? String(Character(scalar))
    }
    requests.withLock { $0.append((base == .rightToLeft ? "R:" : "L:") + name.joined()) }
    var resolver = Resolver(scalars: scalars, base: base == .rightToLeft ? 1 : 0)
    let levels = resolver.levels()
    guard levels.contains(where: { $0 != 0 }) else { return nil }
    return zip(scalars, levels).flatMap { scalar, level in
      Array(repeating: level, count: UTF8.width(scalar))
    }
  }

  private struct Resolver {
    let scalars: [Unicode.Scalar]
    let base: UInt8

    private enum Kind { case left, right, neutral }

    private func kind(_ index: Int) -> Kind {
      switch scalars[index].value {
      case 0x05D0...0x05EA: .right
      case 0x41...0x5A, 0x61...0x7A, 0x3040...0x9FFF: .left
      default: .neutral
      }
    }

    /// Returns whether the first letter after an index, up to the end of its isolate, is a
    /// right-to-left one.
    private func firstStrong(after start: Int) -> Bool {
      var depth = 0
      for index in start + 1..<scalars.count {
        switch scalars[index].value {
        case 0x2066...0x2068: depth += 1
        case 0x2069:
          if depth == 0 { return false }
          depth -= 1
        default:
          if depth == 0, kind(index) != .neutral { return kind(index) == .right }
        }
      }
      return false
    }

    private static func next(_ level: UInt8, isRight: Bool) -> UInt8 {
      isRight ? (level | 1) + (level & 1) * 2 : (level + 2) & ~1
    }

    mutating func levels() -> [UInt8] {
      var embedding = Array(repeating: base, count: scalars.count)
      var kinds = scalars.indices.map(kind)
      var stack: [(level: UInt8, override: Kind?)] = [(base, nil)]
      for index in scalars.indices {
        let top = stack.last ?? (base, nil)
        embedding[index] = top.level
        switch scalars[index].value {
        case 0x202A: stack.append((Self.next(top.level, isRight: false), nil))
        case 0x202B: stack.append((Self.next(top.level, isRight: true), nil))
        case 0x202D: stack.append((Self.next(top.level, isRight: false), .left))
        case 0x202E: stack.append((Self.next(top.level, isRight: true), .right))
        case 0x2066: stack.append((Self.next(top.level, isRight: false), nil))
        case 0x2067: stack.append((Self.next(top.level, isRight: true), nil))
        case 0x2068:
          stack.append((Self.next(top.level, isRight: firstStrong(after: index)), nil))
        case 0x202C, 0x2069:
          if stack.count > 1 { stack.removeLast() }
          embedding[index] = stack.last?.level ?? base
        default: if let override = top.override { kinds[index] = override }
        }
      }
      return scalars.indices.map { index in
        let level = embedding[index]
        let kind = kinds[index] == .neutral ? neutral(index, kinds, embedding) : kinds[index]
        switch kind {
        case .right: return level & 1 == 1 ? level : level + 1
        case .left: return level & 1 == 1 ? level + 1 : level
        case .neutral: return level
        }
      }
    }

    /// Returns the kind on both sides of a neutral within its level.
    private func neutral(_ index: Int, _ kinds: [Kind], _ embedding: [UInt8]) -> Kind {
      func side(_ indices: some Sequence<Int>) -> Kind {
        for other in indices where embedding[other] == embedding[index] {
          if kinds[other] != .neutral { return kinds[other] }
        }
        return embedding[index] & 1 == 1 ? .right : .left
      }
      let (before, after) = (side((0..<index).reversed()), side(index + 1..<scalars.count))
      return before == after ? before : .neutral
    }
  }
}
