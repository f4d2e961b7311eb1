/// Finds the settings with which zlib has written the entries of an archive.
///
/// What it finds for an entry depends on the archive only, not on the order of the questions: entries
/// may be replaced on several threads.
struct DeflateSettingSearch: Sendable {
  /// The settings of the first entries, or nil for those that another program has written.
  private var known: [Int: DeflateSetting?] = [:]
  /// The setting of the first entry that has one; the others are tried after it.
  private var usual: DeflateSetting?

  private static let sampleCount = 2

  /// Looks at the first compressed entries of some; if zlib has written none of them, no other is
  /// compared.
  init(_ archive: ZipArchive, _ indices: [Int]) {
    let samples = indices.lazy.filter { archive.entries[$0].method == .deflated }
    for index in samples.prefix(Self.sampleCount) {
      guard let content = try? archive.content(of: index) else { continue }
      let data = archive.bytes[archive.entries[index].data]
      let setting =
        usual.flatMap { $0.writes(data, from: content) ? $0 : nil }
        ?? DeflateSetting.setting(of: data, from: content)
      known[index] = .some(setting)
      usual = usual ?? setting
    }
  }

  /// Finds the setting of an entry.
  ///
  /// - Parameters:
  ///   - index: the index of the entry.
  ///   - archive: the archive.
  ///   - content: the content of the entry.
  /// - Returns: the setting, or nil if zlib has not written the entry.
  func setting(of index: Int, in archive: ZipArchive, _ content: [UInt8]) -> DeflateSetting? {
    if let setting = known[index] { return setting }
    guard let usual else { return nil }
    let data = archive.bytes[archive.entries[index].data]
    return usual.writes(data, from: content)
      ? usual : DeflateSetting.setting(of: data, from: content)
  }
}
