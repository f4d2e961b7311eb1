/// UAX #14 of Unicode 17.0 implemented as its section 6 is written, rule by rule over an array of
/// characters.
///
/// It is slow, and independent of the breaker's automaton and tables.
enum PlainLineBreaking {
  /// The classes of table 1 that remain after LB1, with the additional distinctions of the rules.
  enum Class: String, CaseIterable {
    case ak, al, ap, `as`, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hh, hl, hy
    case id, `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, vf, vi, wj, zw, zwj
    /// AL that is Extended_Pictographic and unassigned (LB30b).
    case alUnassigned
    /// ID that is Extended_Pictographic and unassigned (LB30b).
    case idUnassigned
    /// U+25CC (LB28a).
    case dottedCircle
    /// QU of category Pi and Pf (LB15a to LB19a).
    case quPi, quPf
  }

  struct Character {
    var of: Class
    /// Whether East_Asian_Width is F, W or H.
    var isEastAsian: Bool
  }

  /// The kind of break between two characters.
  enum Break: Equatable { case prohibited, allowed, mandatory }

  /// Returns the decision for every position between two characters of a text.
  static func decisions(_ raw: [Character]) -> [Break] {
    // LB9 Treat X (CM | ZWJ)* as if it were X. LB10 Treat any remaining CM or ZWJ as AL.
    let marks: Set<Class> = [.cm, .zwj]
    let isBase = { (some: Class) in ![.bk, .cr, .lf, .nl, .sp, .zw].contains(some) }
    var resolved: [Character] = []
    // The number of resolved characters before each character; nil inside X (CM | ZWJ)*.
    var numbers: [Int?] = []
    for (index, character) in raw.enumerated() {
      if marks.contains(character.of), index > 0, isBase(raw[index - 1].of) {
        numbers.append(nil)
        continue
      }
      numbers.append(resolved.count)
      var character = character
      if marks.contains(character.of) { character.of = .al }
      resolved.append(character)
    }
    return raw.indices.dropFirst().map { index in
      let (last, first) = (raw[index - 1].of, raw[index].of)
      // LB4 BK !   LB5 CR × LF, CR !, LF !, NL !
      if last == .cr, first == .lf { return .prohibited }
      if [.bk, .cr, .lf, .nl].contains(last) { return .mandatory }
      // LB6 × ( BK | CR | LF | NL )   LB7 × SP, × ZW
      if [.bk, .cr, .lf, .nl, .sp, .zw].contains(first) { return .prohibited }
      // LB8 ZW SP* ÷
      if raw[..<index].last(where: { $0.of != .sp })?.of == .zw { return .allowed }
      // LB8a ZWJ ×
      if last == .zwj { return .prohibited }
      guard let number = numbers[index] else { return .prohibited }  // LB9
      return allowsBreak(resolved, number) ? .allowed : .prohibited
    }
  }

  /// Returns whether LB11 to LB31 allow a break before a character, after combining marks have been
  /// resolved.
  private static func allowsBreak(_ text: [Character], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let left = text[..<index].map(\.of)
    let (before, after) = (text[index - 1].of, text[index].of)
    let beforeIs = { (classes: Set<Class>) in classes.contains(before) }
    let afterIs = { (classes: Set<Class>) in classes.contains(after) }
    let next = index + 1 < text.count ? text[index + 1] : nil
    /// The last class other than SP.
    let lastNonspace = left.last { $0 != .sp }
    let al: Set<Class> = [.al, .alUnassigned, .dottedCircle, .hl]
    let id: Set<Class> = [.id, .idUnassigned, .eb, .em]
    let hangul: Set<Class> = [.jl, .jv, .jt, .h2, .h3]
    let qu: Set<Class> = [.qu, .quPi, .quPf]

    if after == .wj || before == .wj { return false }  // LB11
    if before == .gl { return false }  // LB12
    if after == .gl, !beforeIs([.sp, .ba, .hy, .hh]) { return false }  // LB12a
    if afterIs([.cl, .cp, .ex, .sy]) { return false }  // LB13
    if lastNonspace == .op { return false }  // LB14 OP SP* ×
    if opensAfterSpaces(left) { return false }  // LB15a
    if after == .quPf {  // LB15b
      let closing: Set<Class> = [
        .sp, .gl, .wj, .cl, .qu, .quPi, .quPf, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw,
      ]
      if next.map({ closing.contains($0.of) }) ?? true { return false }
    }
    if before == .sp, after == .is, next?.of == .nu { return true }  // LB15c
    if after == .is { return false }  // LB15d
    if lastNonspace == .cl || lastNonspace == .cp, after == .ns { return false }  // LB16
    if lastNonspace == .b2, after == .b2 { return false }  // LB17
    if before == .sp { return true }  // LB18
    if afterIs([.qu, .quPf]) || beforeIs([.qu, .quPi]) { return false }  // LB19
    if qu.contains(after) {  // LB19a
      if !text[index - 1].isEastAsian || !(next?.isEastAsian ?? false) { return false }
    }
    if qu.contains(before) {
      let precedes = index > 1 && text[index - 2].isEastAsian
      if !text[index].isEastAsian || !precedes { return false }
    }
    if before == .cb || after == .cb { return true }  // LB20
    if beforeIs([.hy, .hh]), afterIs(al) {  // LB20a
      let starts: Set<Class> = [.bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl]
      if index == 1 || starts.contains(text[index - 2].of) { return false }
    }
    if afterIs([.ba, .hh, .hy, .ns]) || before == .bb { return false }  // LB21
    if index > 1, left[index - 2] == .hl, beforeIs([.hy, .hh]), after != .hl {  // LB21a
      return false
    }
    if before == .sy, after == .hl { return false }  // LB21b
    if after == .in { return false }  // LB22
    if beforeIs(al), after == .nu { return false }  // LB23
    if before == .nu, afterIs(al) { return false }
    if before == .pr, afterIs(id) { return false }  // LB23a
    if beforeIs(id), after == .po { return false }
    if beforeIs([.pr, .po]), afterIs(al) { return false }  // LB24
    if beforeIs(al), afterIs([.pr, .po]) { return false }
    if prohibitsBreakInNumber(left, text[index...].map(\.of)) { return false }  // LB25
    if before == .jl, afterIs([.jl, .jv, .h2, .h3]) { return false }  // LB26
    if beforeIs([.jv, .h2]), afterIs([.jv, .jt]) { return false }
    if beforeIs([.jt, .h3]), after == .jt { return false }
    if beforeIs(hangul), after == .po { return false }  // LB27
    if before == .pr, afterIs(hangul) { return false }
    if beforeIs(al), afterIs(al) { return false }  // LB28
    if prohibitsBreakInSyllable(left, after, next?.of) { return false }  // LB28a
    if before == .is, afterIs(al) { return false }  // LB29
    if beforeIs(al.union([.nu])), after == .op, !text[index].isEastAsian { return false }  // LB30
    if before == .cp, !text[index - 1].isEastAsian, afterIs(al.union([.nu])) { return false }
    if before == .ri, after == .ri {  // LB30a
      return left.reversed().prefix { $0 == .ri }.count.isMultiple(of: 2)
    }
    if beforeIs([.eb, .idUnassigned, .alUnassigned]), after == .em { return false }  // LB30b
    return true  // LB31
  }

  /// Returns whether LB15a prohibits a break: ( sot | BK | CR | LF | NL | OP | QU | GL | SP | ZW )
  /// [\p{Pi}&QU] SP* ×.
  private static func opensAfterSpaces(_ left: [Class]) -> Bool {
    guard let mark = left.lastIndex(where: { $0 != .sp }), left[mark] == .quPi else { return false }
    let openers: Set<Class> = [
      .bk, .cr, .lf, .nl, .op, .qu, .quPi, .quPf, .gl, .sp, .zw,
    ]
    return mark == 0 || openers.contains(left[mark - 1])
  }

  /// Returns whether LB25 prohibits a break, without the lines that LB13 and LB14 cover.
  private static func prohibitsBreakInNumber(_ left: [Class], _ right: [Class]) -> Bool {
    let (before, after) = (left.last ?? .sp, right.first ?? .sp)
    if before == .po || before == .pr {
      // ( PO | PR ) × OP NU, × OP IS NU, × NU
      if after == .nu { return true }
      let following = Array(right.dropFirst().prefix(2))
      if after == .op, following.first == .nu || following == [.is, .nu] { return true }
    }
    if before == .hy || before == .is, after == .nu { return true }
    var rest = left[...]
    let dropInfixes = {
      while let last = rest.last, [.sy, .is].contains(last) { rest.removeLast() }
    }
    if after == .nu {  // NU ( SY | IS )* × NU
      dropInfixes()
      return rest.last == .nu
    }
    // NU ( SY | IS )* ( CL | CP )? × ( PO | PR )
    guard after == .po || after == .pr else { return false }
    if let last = rest.last, [.cl, .cp].contains(last) { rest.removeLast() }
    dropInfixes()
    return rest.last == .nu
  }

  /// Returns whether LB28a prohibits a break.
  private static func prohibitsBreakInSyllable(
    _ left: [Class], _ after: Class, _ next: Class?
  ) -> Bool {
    let syllable: Set<Class> = [.ak, .dottedCircle, .as]
    let before = left.last ?? .sp
    if before == .ap, syllable.contains(after) { return true }
    if syllable.contains(before), [.vf, .vi].contains(after) { return true }
    if before == .vi, left.count > 1, syllable.contains(left[left.count - 2]) {
      if [.ak, .dottedCircle].contains(after) { return true }
    }
    return syllable.contains(before) && syllable.contains(after) && next == .vf
  }
}
