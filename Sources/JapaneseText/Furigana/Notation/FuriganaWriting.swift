internal import TextFoundation

/// A policy for writing a bar ｜ at the start of a base.
public enum BaseDelimiterPolicy: Sendable, Hashable, Codable {
  /// Only if the base is not simply the run of kanji before its reading.
  case whereNeeded
  /// Before every base.
  case always
}

extension Sequence<FuriganaSegment> {
  /// Returns the text with its readings as HTML `<ruby>` elements.
  ///
  /// お茶 becomes `お<ruby>茶<rp>(</rp><rt>ちゃ</rt><rp>)</rp></ruby>`. The characters `&`, `<`, `>` and
  /// `"` are escaped. Without segments, the result is empty.
  /// - Parameter parentheses: Whether to add `<rp>` elements with parentheses, for browsers without
  ///   ruby.
  /// - Returns: HTML text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func html(parentheses: Bool = true) -> String {
    var html = ""
    for segment in self {
      guard let reading = segment.reading else {
        html += EscapeTable.basic.escape(segment.base)
        continue
      }
      html += "<ruby>"
      html += EscapeTable.basic.escape(segment.base)
      html += parentheses ? "<rp>(</rp><rt>" : "<rt>"
      html += EscapeTable.basic.escape(reading)
      html += parentheses ? "</rt><rp>)</rp></ruby>" : "</rt></ruby>"
    }
    return html
  }

  /// Returns the text with its readings in the notation of Aozora Bunko: `漢字《かんじ》`,
  /// `｜base《reading》`.
  ///
  /// Delimiters in the text become notes: 《 is written `※［＃始め二重山括弧、1-1-52］`. A base or reading with
  /// a line break, which the notation cannot represent, is written without its reading.
  /// - Parameter baseDelimiters: When to write ｜ before a base.
  /// - Returns: Text in the notation.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func aozora(baseDelimiters: BaseDelimiterPolicy = .whereNeeded) -> String {
    written(with: .aozora, baseDelimiters: baseDelimiters)
  }

  /// Returns the text with its readings in brackets: `漢字[かんじ]`.
  ///
  /// A bar ｜ precedes a base that is not simply the run of kanji before its brackets. The
  /// characters `[`, `｜` and `\` of the text are preceded by a backslash. Readings that are not
  /// kana, and readings with a line break in them or in their base, are omitted.
  /// - Parameter baseDelimiters: When to write ｜ before a base.
  /// - Returns: Text in the notation.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func brackets(baseDelimiters: BaseDelimiterPolicy = .whereNeeded) -> String {
    written(with: .brackets, baseDelimiters: baseDelimiters)
  }

  private func written(with delimiters: FuriganaDelimiters, baseDelimiters: BaseDelimiterPolicy)
    -> String
  {
    var output = ""
    var previous = RubyBaseClass.other
    for segment in self {
      guard let reading = segment.reading, delimiters.canWrite(reading, over: segment.base) else {
        delimiters.append(segment.base, to: &output)
        if let last = segment.base.unicodeScalars.last { previous = RubyBaseClass(last.value) }
        continue
      }
      let isKanji = segment.base.unicodeScalars.allSatisfy { RubyBaseClass($0.value) == .kanji }
      if baseDelimiters == .always || !isKanji || previous == .kanji {
        output.unicodeScalars.append(FuriganaDelimiters.bar)
      }
      delimiters.append(segment.base, to: &output)
      output.unicodeScalars.append(delimiters.opening)
      delimiters.append(reading, to: &output)
      output.unicodeScalars.append(delimiters.closing)
      previous = .other
    }
    return output
  }
}

extension FuriganaDelimiters {
  fileprivate func canWrite(_ reading: String, over base: String) -> Bool {
    let hasLineEnd = [base, reading].contains { $0.utf8.contains { $0 == 0x0A || $0 == 0x0D } }
    return !hasLineEnd && !base.isEmpty && (!readsKanaOnly || reading.isKana)
  }

  /// Appends text with the delimiters of the notation escaped.
  fileprivate func append(_ text: String, to output: inout String) {
    guard text.unicodeScalars.contains(where: isDelimiter) else {
      output += text
      return
    }
    for scalar in text.unicodeScalars {
      if !isDelimiter(scalar) {
        output.unicodeScalars.append(scalar)
      } else if escape == .backslash {
        output += "\\"
        output.unicodeScalars.append(scalar)
      } else {
        output += AozoraNotes.note(for: scalar) ?? String(scalar)
      }
    }
  }

  private func isDelimiter(_ scalar: Unicode.Scalar) -> Bool {
    switch escape {
    case .notes: ["《", "》", "｜", "［", "※"].contains(scalar)
    case .backslash: ["[", "｜", "\\"].contains(scalar)
    }
  }
}

extension String {
  /// Whether the text contains only kana and ー.
  var isKana: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x3041...0x3096, 0x3099...0x309A, 0x309D...0x309E, 0x30A1...0x30FE: true
      default: false
      }
    }
  }
}
