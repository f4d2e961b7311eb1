/// UAX #14 of Unicode 15.0 implemented as its section 6 is written, rule by rule over an array of
/// classes.
///
/// It is slow, and independent of the breaker's automaton and tables.
enum PlainLineBreaking {
  /// The classes of table 1 that remain after LB1, with the additional distinctions of LB30 and
  /// LB30b.
  enum Class: String, CaseIterable {
    case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`
    case jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj
    /// OP with East_Asian_Width F, W or H.
    case opWide
    /// ID that is Extended_Pictographic and unassigned.
    case idUnassigned
  }

  /// The kind of break between two characters.
  enum Break: Equatable { case prohibited, allowed, mandatory }

  /// Returns the decision for the position before the character at an index of a text, 0 < index <
  /// count.
  static func decision(before index: Int, in raw: [Class]) -> Break {
    let (last, first) = (raw[index - 1], raw[index])
    // LB4 BK !   LB5 CR × LF, CR !, LF !, NL !
    if last == .cr, first == .lf { return .prohibited }
    if [.bk, .cr, .lf, .nl].contains(last) { return .mandatory }
    // LB6 × ( BK | CR | LF | NL )   LB7 × SP, × ZW
    if [.bk, .cr, .lf, .nl, .sp, .zw].contains(first) { return .prohibited }
    // LB8 ZW SP* ÷
    if raw[..<index].last(where: { $0 != .sp }) == .zw { return .allowed }
    // LB8a ZWJ ×
    if last == .zwj { return .prohibited }
    // LB9 Treat X (CM | ZWJ)* as if it were X.
    let marks: Set<Class> = [.cm, .zwj]
    let isBase = { (some: Class) in ![.bk, .cr, .lf, .nl, .sp, .zw].contains(some) }
    if marks.contains(first), isBase(last) { return .prohibited }
    var left: [Class] = []
    for (position, some) in raw[..<index].enumerated() {
      if marks.contains(some) {
        if position > 0, isBase(raw[position - 1]) { continue }
        left.append(.al)  // LB10 Treat any remaining CM or ZWJ as AL.
      } else {
        left.append(some)
      }
    }
    return allowsBreak(left, marks.contains(first) ? .al : first) ? .allowed : .prohibited
  }

  /// Returns whether LB11 to LB31 allow a break, after combining marks have been resolved.
  private static func allowsBreak(_ left: [Class], _ after: Class) -> Bool {
    guard let before = left.last else { return false }
    /// The last class other than SP.
    let lastNonspace = left.last { $0 != .sp }
    let al: Set<Class> = [.al, .hl]
    let id: Set<Class> = [.id, .idUnassigned, .eb, .em]
    let op: Set<Class> = [.op, .opWide]
    let hangul: Set<Class> = [.jl, .jv, .jt, .h2, .h3]
    let beforeIs = { (classes: Set<Class>) in classes.contains(before) }
    let afterIs = { (classes: Set<Class>) in classes.contains(after) }

    if after == .wj || before == .wj { return false }  // LB11
    if before == .gl { return false }  // LB12
    if after == .gl, !beforeIs([.sp, .ba, .hy]) { return false }  // LB12a
    if afterIs([.cl, .cp, .ex, .is, .sy]) { return false }  // LB13
    if lastNonspace.map(op.contains) == true { return false }  // LB14 OP SP* ×
    if lastNonspace == .qu, op.contains(after) { return false }  // LB15
    if lastNonspace == .cl || lastNonspace == .cp, after == .ns { return false }  // LB16
    if lastNonspace == .b2, after == .b2 { return false }  // LB17
    if before == .sp { return true }  // LB18
    if before == .qu || after == .qu { return false }  // LB19
    if before == .cb || after == .cb { return true }  // LB20
    if afterIs([.ba, .hy, .ns]) || before == .bb { return false }  // LB21
    if left.suffix(2).first == .hl, left.count > 1, beforeIs([.hy, .ba]) { return false }  // LB21a
    if before == .sy, after == .hl { return false }  // LB21b
    if after == .in { return false }  // LB22
    if beforeIs(al), after == .nu { return false }  // LB23
    if before == .nu, afterIs(al) { return false }
    if before == .pr, afterIs(id) { return false }  // LB23a
    if beforeIs(id), after == .po { return false }
    if beforeIs([.pr, .po]), afterIs(al) { return false }  // LB24
    if beforeIs(al), afterIs([.pr, .po]) { return false }
    if prohibitsBreakInNumber(left, after) { return false }  // LB25
    if before == .jl, afterIs([.jl, .jv, .h2, .h3]) { return false }  // LB26
    if beforeIs([.jv, .h2]), afterIs([.jv, .jt]) { return false }
    if beforeIs([.jt, .h3]), after == .jt { return false }
    if beforeIs(hangul), after == .po { return false }  // LB27
    if before == .pr, afterIs(hangul) { return false }
    if beforeIs(al), afterIs(al) { return false }  // LB28
    if before == .is, afterIs(al) { return false }  // LB29
    if beforeIs(al.union([.nu])), after == .op { return false }  // LB30
    if before == .cp, afterIs(al.union([.nu])) { return false }
    if before == .ri, after == .ri {  // LB30a
      return left.reversed().prefix { $0 == .ri }.count.isMultiple(of: 2)
    }
    if beforeIs([.eb, .idUnassigned]), after == .em { return false }  // LB30b
    return true  // LB31
  }

  /// Returns whether LB25 prohibits a break, as in section 8.2, example 7, which LineBreakTest.txt
  /// follows.
  private static func prohibitsBreakInNumber(_ left: [Class], _ after: Class) -> Bool {
    let before = left.last ?? .sp
    let op: Set<Class> = [.op, .opWide]
    let affixes: Set<Class> = [.pr, .po]
    // ( OP | HY ) × NU, ( PR | PO ) × ( OP | HY )? NU: the position before NU.
    if after == .nu, before == .hy || op.contains(before) || affixes.contains(before) {
      return true
    }
    // NU ( NU | SY | IS )* × ( NU | SY | IS | CL | CP ); LB13 covers all except NU.
    var rest = left[...]
    let dropInfixes = {
      while let last = rest.last, [.sy, .is].contains(last) { rest.removeLast() }
    }
    if after == .nu {
      dropInfixes()
      return rest.last == .nu
    }
    // NU ( NU | SY | IS )* ( CL | CP )? × ( PO | PR )
    guard affixes.contains(after) else { return false }
    if let last = rest.last, [.cl, .cp].contains(last) { rest.removeLast() }
    dropInfixes()
    return rest.last == .nu
  }

  /// Returns all decisions, with the one rule of LB25 that looks ahead: ( PR | PO ) × ( OP | HY )
  /// only before NU.
  static func decisions(_ raw: [Class]) -> [Break] {
    raw.indices.dropFirst().map { index in
      let found = decision(before: index, in: raw)
      guard found == .allowed, [.op, .opWide, .hy].contains(raw[index]) else { return found }
      let marks: Set<Class> = [.cm, .zwj]
      let base = raw[..<index].last { !marks.contains($0) }
      let next = raw[(index + 1)...].first { !marks.contains($0) }
      let followsAffix = (base == .pr || base == .po) && raw[index - 1] != .sp
      return followsAffix && next == .nu ? .prohibited : found
    }
  }
}
