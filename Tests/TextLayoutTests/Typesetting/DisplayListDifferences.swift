import TextLayout

extension DisplayList {
  /// Returns the items that differ by more than rounding errors, the size first.
  func differences(from other: DisplayList) -> [String] {
    var found: [String] = []
    let (own, others) = (rounded("\(size)"), rounded("\(other.size)"))
    if own != others { found.append("\(own) is not \(others)") }
    if items.count != other.items.count {
      found.append("\(items.count) items, not \(other.items.count)")
    }
    for (item, otherItem) in zip(items, other.items) where item != otherItem {
      let (one, two) = (rounded("\(item)"), rounded("\(otherItem)"))
      if one != two { found.append("\(one) is not \(two)") }
    }
    return found
  }

  /// Returns a text with its numbers rounded to 0.001.
  private func rounded(_ text: String) -> String {
    text.replacing(/-?\d+\.\d+(e-?\d+)?/) { match in
      let number = Double(match.output.0) ?? 0
      return abs(number) < 1e9 ? String(Int((number * 1000).rounded())) : String(match.output.0)
    }
  }
}
