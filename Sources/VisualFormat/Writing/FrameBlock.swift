/// The generated lines that set frames, each view after the views on whose frames it depends.
struct FrameBlock {
  private let writer: SwiftFrameWriter
  private let names: [String]
  private let axes: [SymbolicAxis]
  private let atoms: AtomTable
  /// The name of the local variable, which differs from all views and metrics.
  private let local: String
  /// For each axis and view, the neighbor from whose frame its position is computed.
  private var anchors: [[Anchor?]]
  private var isDeclared = false

  private struct Anchor {
    let view: Int
    let distance: SymbolicValue
    let isBefore: Bool
  }

  init(writer: SwiftFrameWriter, names: [String], axes: [SymbolicAxis], atoms: AtomTable) {
    (self.writer, self.names, self.axes, self.atoms) = (writer, names, axes, atoms)
    let used = (names + atoms.atoms.map(\.text) + [writer.superview]).map {
      $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
    let words = Set(used.joined())
    var local = "frame"
    while words.contains(local[...]) { local += "_" }
    self.local = local
    anchors = axes.map { Self.anchors(along: $0, atoms: atoms) }
  }

  /// Finds a neighbor for each view whose position depends on the current frames of other views.
  private static func anchors(along axis: SymbolicAxis, atoms: AtomTable) -> [Anchor?] {
    var anchors: [Anchor?] = axis.placements.map { _ in nil }
    for link in axis.links where atoms.isKnownBeforehand(link.distance) {
      for (view, other, isBefore) in [
        (link.after, link.before, true), (link.before, link.after, false),
      ] where anchors[view] == nil && !axis.placements[view].keepsStart {
        let depends = atoms.kinds(of: axis.placements[view].start).contains {
          switch $0 {
          case .size(let of), .position(let of): of != view
          case .container, .metric: false
          }
        }
        if depends {
          anchors[view] = Anchor(view: other, distance: link.distance, isBefore: isBefore)
        }
      }
    }
    return anchors
  }

  mutating func lines() -> [SwiftFrameWriter.Line] {
    var lines = [SwiftFrameWriter.Line(level: 0, text: "do {")]
    for view in order() {
      lines += text(of: view).map { SwiftFrameWriter.Line(level: 1, text: $0) }
    }
    lines.append(SwiftFrameWriter.Line(level: 0, text: "}"))
    return lines
  }

  // MARK: Order

  /// Returns the views, each after its anchors, and removes anchors that would form a cycle.
  private mutating func order() -> [Int] {
    enum State {
      case new
      case open
      case done
    }
    var states: [State] = names.map { _ in .new }
    var order: [Int] = []
    for root in names.indices where states[root] == .new {
      var path = [root]
      while let view = path.last {
        states[view] = .open
        var next: Int?
        for axis in axes.indices {
          guard let anchor = anchors[axis][view] else { continue }
          switch states[anchor.view] {
          case .open: anchors[axis][view] = nil
          case .new: next = next ?? anchor.view
          case .done: break
          }
        }
        if let next {
          path.append(next)
        } else {
          states[view] = .done
          order.append(view)
          path.removeLast()
        }
      }
    }
    return order
  }

  // MARK: One view

  private mutating func text(of view: Int) -> [String] {
    let name = names[view]
    var settings: [String] = []
    var retained: [String] = []
    var edges: FlexibleEdges = []
    for index in axes.indices {
      let axis = axes[index].axis
      let placement = axes[index].placements[view]
      if placement.keepsStart { retained.append(axis.positionName) }
      if placement.keepsSize { retained.append(axis.sizeName) }
      settings += self.settings(placement, index, of: view)
      edges.formUnion(flexibleEdges(placement, axes[index]))
    }
    var lines: [String] = []
    if !retained.isEmpty { lines.append("// \(name) keeps its \(Self.list(retained)).") }
    if !settings.isEmpty {
      lines.append("\(isDeclared ? "" : "var ")\(local) = \(name).layoutFrame")
      lines += settings
      lines.append("\(name).layoutFrame = \(local)")
      isDeclared = true
    }
    if !edges.isEmpty {
      let members = edges.names.map { "." + $0 }.joined(separator: ", ")
      lines.append("\(name).flexibleEdges.formUnion([\(members)])")
    }
    if let adder = writer.adder { lines.append("\(writer.superview).\(adder)(\(name))") }
    return lines
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the assignment of the position before that of the size, unless the position is
  /// computed from the size.
  private func settings(
    _ placement: SymbolicAxis.Placement, _ index: Int, of view: Int
  ) -> [String] {
    let axis = axes[index].axis
    let size = size(placement, axis, of: view)
    guard !placement.keepsStart else { return size }
    let start = start(index, of: view)
    return start.contains("\(local).\(axis.sizeName)") ? size + [start] : [start] + size
  }

  private func size(
    _ placement: SymbolicAxis.Placement, _ axis: LayoutAxis, of view: Int
  ) -> [String] {
    var text = swift(placement.size, along: axis, for: view)
    for bound in placement.bounds {
      text = "\(bound.function)(\(swift(bound.value, along: axis, for: view)), \(text))"
    }
    let own = "\(local).\(axis.sizeName)"
    return text == own ? [] : ["\(own) = \(text)"]
  }

  private func start(_ index: Int, of view: Int) -> String {
    let axis = axes[index].axis
    let target = "\(local).\(axis.positionName) = "
    guard let anchor = anchors[index][view] else {
      return target + swift(axes[index].placements[view].start, along: axis, for: view)
    }
    let frame = "\(names[anchor.view]).layoutFrame"
    var text = ""
    if anchor.isBefore {
      text = "\(frame).max\(axis == .horizontal ? "X" : "Y")"
      let distance = anchor.distance
      if !distance.isZero { text += " + " + swift(distance, along: axis, for: view) }
    } else {
      text = "\(frame).\(axis.positionName)"
      let distance = anchor.distance.scaled(by: -1)
      if !distance.isZero { text += " + " + swift(distance, along: axis, for: view) }
      text += " - \(local).\(axis.sizeName)"
    }
    return target + text.replacingPlusMinus()
  }

  /// Returns a value as a Swift expression within the lines of one view, whose frame is in the
  /// local variable.
  private func swift(_ value: SymbolicValue, along axis: LayoutAxis, for view: Int) -> String {
    value.swift { atom in
      switch atoms.atoms[atom].kind {
      case .size(let of) where of == view:
        let own = "\(names[view]).layoutFrame.\(axis.sizeName)"
        let text = atoms.atoms[atom].text
        return text == own ? "\(local).\(axis.sizeName)" : text
      default: return atoms.atoms[atom].text
      }
    }
  }

  // MARK: Edges

  /// Returns the flexible parts along an axis; none if the view keeps its position.
  private func flexibleEdges(
    _ placement: SymbolicAxis.Placement, _ axis: SymbolicAxis
  ) -> FlexibleEdges {
    let isPlaced = !atoms.kinds(of: placement.start).contains {
      if case .position = $0 { true } else { false }
    }
    guard isPlaced else { return [] }
    let trailing = axis.extent + (placement.start + placement.size).scaled(by: -1)
    let members = FlexibleEdges.members(along: axis.axis)
    var edges: FlexibleEdges = []
    for (member, value) in zip(members, [placement.start, placement.size, trailing])
    where atoms.followsContainer(value) {
      edges.insert(member)
    }
    return edges
  }
}

extension AtomTable {
  /// Returns whether a value does not depend on any view's frame.
  fileprivate func isKnownBeforehand(_ value: SymbolicValue) -> Bool {
    kinds(of: value).allSatisfy { $0 == .container || $0 == .metric }
  }
}

extension String {
  /// Returns a sum in which ` + -` is replaced by ` - `.
  fileprivate func replacingPlusMinus() -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: " + -") {
      result += rest[..<range.lowerBound] + " - "
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
