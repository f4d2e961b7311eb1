import MeCabDictionary
import TestSupport

@testable import LatticeEngine

/// The miniature dictionary with proper names, and the same dictionary without them.
struct NameFixtures {
  /// The dictionary of all rows, with its `names.bits`.
  let whole: TemporaryDirectory
  /// The dictionary without the proper names.
  let plain: TemporaryDirectory

  /// Names, most of them cheaper than the existing entries, with rows before the others of their
  /// surface, or after them.
  static let before = [
    "犬,3,3,-900,名詞,固有名詞,人名,一般,*,*,犬,ケン,ナマエ0",
    "東京,2,2,2400,名詞,固有名詞,地域,一般,*,*,東京,アズマ,ナマエ1",  // the same cost as 東京 itself
    "東,2,2,9000,名詞,固有名詞,地域,一般,*,*,東,アガリ,ナマエ2",  // more expensive than 東
  ]
  static let after = [
    "東京,2,2,100,名詞,固有名詞,地域,一般,*,*,東京,ヒガシ,ナマエ3",  // cheaper than both
    "日本,2,2,-100,名詞,固有名詞,地域,一般,*,*,日本,ヤマト,ナマエ4",
    "本,3,3,-3000,名詞,固有名詞,人名,一般,*,*,本,モト,ナマエ5",  // other context ids
    "東京都の,2,2,-5000,名詞,固有名詞,地域,一般,*,*,東京都の,x,ナマエ6",  // no other entry
    "学,3,3,-2000,名詞,固有名詞,人名,一般,*,*,学,マナブ,ナマエ7",  // no other entry; a prefix of others
    "学生は日,1,1,-7000,名詞,一般,*,*,*,*,学生は日,x,ナマエ8",  // no other entry; continues others
    "𠮷,3,3,-2000,名詞,固有名詞,人名,一般,*,*,𠮷,ヨシ,ナマエ9",  // above U+FFFF
    "𩸽,1,1,-2000,名詞,一般,*,*,*,*,𩸽,ホッケ,ナマエ10",  // the first character occurs nowhere else
    "鰻,1,1,-2000,名詞,一般,*,*,*,*,鰻,ウナギ,ナマエ11",
    "うち,3,3,-2000,名詞,固有名詞,人名,一般,*,*,うち,x,ナマエ12",
  ]

  /// Lines that contain the names.
  static let lines: [[UInt8]] =
    TableFixtures.lines + [TableFixtures.longLine]
    + [
      "東京都の学生は日本の本を", "犬と鰻と𩸽", "𠮷さんは𠮷野家で", "学は学生は日本語のテスト", "東の東京都", "鰻", "𠮷",
    ].map { Array($0.utf8) }

  init() throws {
    let source = try MiniDictionary.copyOfSource()
    let rows = try contents(ofFile: source.file("lexicon.csv"))
    func lines(_ rows: [String]) -> [UInt8] { rows.flatMap { Array("\($0)\n".utf8) } }
    try source.write(lines(Self.before) + rows + lines(Self.after), to: "lexicon.csv")
    whole = try TemporaryDirectory(prefix: "names")
    try DictionaryCompiler.compileSystemDictionary(source: source.path, to: whole.path)
    plain = try MiniDictionary.copyOfCompiled()
    try ProperNameEntries.compile(directory: whole.path, entries: Self.names(in: whole.path))
  }

  /// Returns the indices of the entries whose features mark them as names.
  static func names(in directory: String) throws -> [Int] {
    try DictionaryFile(path: directory + "/sys.dic").entries().enumerated()
      .filter { $0.element.feature.contains("ナマエ") }.map(\.offset)
  }

  /// Returns the model without proper names.
  func withoutNames(_ source: TrieSource = .memory, users: [String] = []) throws
    -> LatticeModel
  {
    try LatticeModel(
      dictionary: whole.path, userDictionaries: users, properNames: .excluded, tries: source)
  }

  /// Returns all properties of the words that the engine finds in lines.
  static func analysis(_ model: LatticeModel, _ lines: [[UInt8]]) throws -> [[NativeAnalysis.Word]]
  {
    let finder = BestPathFinder(model: model)
    return try lines.map { try NativeAnalysis.words(of: $0, finder) }
  }
}
