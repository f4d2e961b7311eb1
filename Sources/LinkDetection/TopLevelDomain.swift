import TextFoundation

/// The labels that count as top-level domains where the text is ambiguous.
enum TopLevelDomain {
  /// The second letters of country-code top-level domains, by first letter (IANA root zone, 2024).
  private static let countries: [StaticString] = [
    "cdefgilmoqrstuwxz", "abdefghijmnorstvwyz", "acdfghiklmnoruvwxyz", "ejkmoz", "cegerstu",
    "ijkmor", "abdefghilmnpqrstuwy", "kmnrtu", "delmnoqrst", "emop", "eghimnprwyz",
    "abcikrstuvy", "acdeghklmnopqrstuvwxyz", "acefgilopruz", "m", "aefghklmnrstwy", "a", "eosuw",
    "abcdeghijklmnorstuvxyz", "cdfghjklmnortvwz", "agksyz", "aceginu", "fs", "", "et", "amw",
  ]

  /// Other domains that are common in links without `http://`, and those of Japan.
  private static let others: Set<String> = [
    "com", "net", "org", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "mobi", "asia",
    "app", "dev", "page", "blog", "shop", "store", "site", "online", "tech", "cloud", "xyz", "wiki",
    "news", "link", "click", "space", "website", "world", "live", "life", "work", "works", "jobs",
    "design", "art", "ink", "moe", "fun", "games", "game", "social", "chat", "club", "team", "host",
    "one", "top", "run", "zone", "today", "media", "video", "audio", "photo", "photos", "pics",
    "codes", "tools", "systems", "network", "digital", "company", "studio", "academy", "school",
    "tokyo", "osaka", "kyoto", "nagoya", "yokohama", "okinawa", "ryukyu",
  ]
  private static let maximumOtherLength = 8

  /// Top-level domains in kana and kanji that are used in Japan (IANA root zone, 2024), and the
  /// test domain テスト.
  private static let japanese: Set<String> = [
    "みんな", "コム", "クラウド", "ストア", "セール", "ポイント", "ファッション", "グーグル", "アマゾン", "家電", "世界", "テスト",
  ]

  /// Returns whether a label is a top-level domain in kana or kanji.
  static func isJapanese(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    label.count <= 18 && japanese.contains(String(decoding: label, as: UTF8.self))
  }

  /// Returns whether an ASCII label is a known top-level domain.
  static func isKnown(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = label.first, first.isASCIILetter, label.count <= maximumOtherLength else {
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
