/// The inflection of lemmas: each form gives one row of MeCab's CSV.
package struct Paradigm: Sendable, Hashable {
  /// A form: its class, and the endings that replace those of the dictionary form.
  package struct Form: Sendable, Hashable {
    package var className: String
    package var surface: String
    package var reading: String
    package var pronunciation: String

    package init(className: String, surface: String, reading: String, pronunciation: String) {
      self.className = className
      self.surface = surface
      self.reading = reading
      self.pronunciation = pronunciation
    }
  }

  /// A unique name such as `動詞-自立-一段-活用`.
  package var name: String
  /// The forms; the first one is the dictionary form, in which entries are written.
  package var forms: [Form]

  package init(name: String, forms: [Form]) {
    self.name = name
    self.forms = forms
  }
}

/// The paradigms of a dictionary: the file `paradigms.tsv`.
package struct ParadigmTable {
  package let paradigms: [Paradigm]
  private let positions: [String: Int]
  /// The endings of the forms as bytes, by index of the paradigm.
  let endings: [[FormEndings]]

  package init(_ paradigms: [Paradigm], classes: ClassTable, path: String) throws(LexiconError) {
    var positions: [String: Int] = [:]
    var endings: [[FormEndings]] = []
    for (position, paradigm) in paradigms.enumerated() {
      guard classes.position(of: paradigm.name) == nil,
        positions.updateValue(position, forKey: paradigm.name) == nil
      else {
        throw LexiconError(.invalidTable, "“\(paradigm.name)” is defined twice", path: path)
      }
      var forms: [FormEndings] = []
      for form in paradigm.forms {
        guard let position = classes.position(of: form.className) else {
          throw LexiconError(
            .invalidTable, "“\(paradigm.name)” uses the unknown class “\(form.className)”",
            path: path)
        }
        forms.append(FormEndings(form, classPosition: position))
      }
      endings.append(forms)
    }
    self.paradigms = paradigms
    self.positions = positions
    self.endings = endings
  }

  /// Parses the table: `[name]`, then a row for each form.
  ///
  /// The columns of a row are the class and the endings of the surface, the reading and the
  /// pronunciation (the last one is omitted if it equals that of the reading); `-` is the empty
  /// ending.
  package init(_ file: TextFile, classes: ClassTable) throws(LexiconError) {
    var paradigms: [Paradigm] = []
    for (number, line) in try file.rows() {
      if let name = SectionHeader.name(in: line) {
        paradigms.append(Paradigm(name: name, forms: []))
        continue
      }
      let columns = Columns.strings(line)
      guard !line.breaksCSV else {
        throw file.problem(
          .invalidTable, "a form must not contain a comma or quotation mark", number)
      }
      guard (3...4).contains(columns.count), !paradigms.isEmpty else {
        throw file.problem(
          .invalidTable, "a form is a class and two or three endings, below a [paradigm]", number)
      }
      let endings = columns.dropFirst().map { $0 == "-" ? "" : $0 }
      paradigms[paradigms.count - 1].forms.append(
        Paradigm.Form(
          className: columns[0], surface: endings[0], reading: endings[1],
          pronunciation: endings.count > 2 ? endings[2] : endings[1]))
    }
    if let empty = paradigms.first(where: { $0.forms.isEmpty }) {
      throw file.problem(.invalidTable, "“\(empty.name)” has no forms")
    }
    try self.init(paradigms, classes: classes, path: file.path)
  }

  /// Returns the index of the paradigm with this name.
  package func position(of name: String) -> Int? { positions[name] }

  /// The table as text.
  package var text: String {
    var text = "# class of the form\tending of the surface\tof the reading\tof the pronunciation\n"
    for paradigm in paradigms {
      text += "\n[\(paradigm.name)]\n"
      for form in paradigm.forms {
        var endings = [form.surface, form.reading]
        if form.pronunciation != form.reading { endings.append(form.pronunciation) }
        let notation = endings.map { $0.isEmpty ? "-" : $0 }.joined(separator: "\t")
        text += form.className + "\t" + notation + "\n"
      }
    }
    return text
  }
}

/// The endings of a form as bytes.
final class FormEndings {
  let classPosition: Int
  let surface: ByteBuffer
  let reading: ByteBuffer
  let pronunciation: ByteBuffer

  init(_ form: Paradigm.Form, classPosition: Int) {
    self.classPosition = classPosition
    surface = ByteBuffer(form.surface)
    reading = ByteBuffer(form.reading)
    pronunciation = ByteBuffer(form.pronunciation)
  }
}

/// A line `[name]` that begins a section of rows.
enum SectionHeader {
  /// Returns the name, nil if the line is not a header; rows contain tabs, headers do not.
  static func name(in line: ByteSlice) -> String? {
    guard line.count > 2, line.start[0] == UInt8(ascii: "["),
      line.start[line.count - 1] == UInt8(ascii: "]"), line.firstIndex(of: 0x09) == nil
    else { return nil }
    return line.dropFirst(1).prefix(line.count - 2).string
  }
}
