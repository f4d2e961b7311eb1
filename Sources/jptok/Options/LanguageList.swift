import ArgumentParser
import LanguageDetection

/// A list of languages to choose from, such as `ja,zh-Hans,ko,en`.
struct LanguageList: Sendable {
  let tags: Set<LanguageTag>

  /// Parses a list.
  ///
  /// Letter case and spaces around tags do not matter. A tag without a script means the
  /// language in any script: `zh`.
  ///
  /// - Throws: `ValidationError` with the valid tags, because a misspelled tag would silently match
  ///   nothing.
  init(_ list: String) throws {
    let valid = LanguageDetector.supportedLanguages
    var tags: Set<LanguageTag> = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      let name = item.drop { $0 == " " }
      let last = name.lastIndex { $0 != " " } ?? name.startIndex
      guard let tag = LanguageTag(rawValue: name.isEmpty ? "" : String(name[...last])),
        valid.contains(tag) || valid.contains(where: { $0.language == tag.rawValue })
      else {
        let names = valid.map(\.rawValue).joined(separator: ", ")
        throw ValidationError(
          "--among: '\(item)' is not a language that can be detected (these are: \(names), and zh "
            + "for both scripts)")
      }
      tags.insert(tag)
    }
    self.tags = tags
  }
}
