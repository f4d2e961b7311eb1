import TextFoundation

/// Which labels are taken for top-level domains where text leaves room for doubt.
///
/// Sendable: a plain value.
enum TopLevelDomain {
  /// The second letters of the countries' domains, by the first one (IANA's root zone, 2024).
  private static let countries: [StaticString] = [
    "cdefgilmoqrstuwxz", "abdefghijmnorstvwyz", "acdfghiklmnoruvwxyz", "ejkmoz", "cegerstu",
    "ijkmor", "abdefghilmnpqrstuwy", "kmnrtu", "delmnoqrst", "emop", "eghimnprwyz",
    "abcikrstuvy", "acdeghklmnopqrstuvwxyz", "acefgilopruz", "m", "aefghklmnrstwy", "a", "eosuw",
    "abcdeghijklmnorstuvxyz", "cdfghjklmnortvwz", "agksyz", "aceginu", "fs", "", "et", "amw",
  ]

  /// Others that are common where links are written without `http://`, and those of Japan.
  private static let others: Set<String> = [
    "com", "net", "org", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "mobi", "asia",
    "app", "dev", "page", "blog", "shop", "store", "site", "online", "tech", "cloud", "xyz", "wiki",
    "news", "link", "click", "space", "website", "world", "live", "life", "work", "works", "jobs",
    "design", "art", "ink", "moe", "fun", "games", "game", "social", "chat", "club", "team", "host",
    "one", "top", "run", "zone", "today", "media", "video", "audio", "photo", "photos", "pics",
    "codes", "tools", "systems", "network", "digital", "company", "studio", "academy", "school",
    "tokyo", "osaka", "kyoto", "nagoya", "yokohama", "okinawa", "ryukyu",
  ]
  private static let longestOther = 8

  /// Those in kana and kanji that are in use in Japan (IANA's root zone, 2024), and the one that
  /// examples have.
  private static let japanese: Set<String> = [
    "みんな", "コム", "クラウド", "ストア", "セール", "ポイント", "ファッション", "グーグル", "アマゾン", "家電", "世界", "テスト",
  ]

  /// Whether a label is one in kana or kanji.
  static func isJapanese(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    label.count <= 18 && japanese.contains(String(decoding: label, as: UTF8.self))
  }

  /// Whether a label is one of them.
  static func isKnown(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = label.first, first.isASCIILetter, label.count <= longestOther else {
      return false
    }
    if label.count == 2 {
      let letters = countries[Int((first | 0x20) &- 0x61)]
      let second = label[label.startIndex &+ 1] | 0x20
      return UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
        .contains(second)
    }
    return label.count > 2 && others.contains(String(decoding: label, as: UTF8.self).lowercased())
  }
}
