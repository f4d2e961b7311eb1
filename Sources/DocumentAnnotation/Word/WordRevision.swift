/// The revision identifiers by which inserted runs are recognized (ISO/IEC 29500-1, 17.3.2.25).
///
/// `w:rsidR` says in which editing session a run was added. Programs ignore identifiers that the
/// settings do not list; those of Word begin with 00.
enum WordRevision: String {
  /// A run with ruby.
  case ruby = "4D747301"
  /// A run with ruby, before which white space at the end of a text was preserved.
  case rubyAfterSpace = "4D747302"
  /// A run with other text.
  case text = "4D747303"
  /// A run with other text, before which white space at the end of a text was preserved.
  case textAfterSpace = "4D747304"
  /// A run that continues one of the author's.
  case continuation = "4D747305"

  var isRuby: Bool { self == .ruby || self == .rubyAfterSpace }
  var isText: Bool { self == .text || self == .textAfterSpace }
  var followsSpace: Bool { self == .rubyAfterSpace || self == .textAfterSpace }

  /// What is inserted so that white space at the end of a text counts.
  static let spaceAttribute = " xml:space=\"preserve\""
}
