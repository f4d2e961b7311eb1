import TextFoundation

/// The languages that a script determines by itself.
enum ScriptLanguages {
  /// Returns the only language of a script, or that of nearly all text in it; nil for other
  /// scripts.
  ///
  /// Hebrew script may also be Yiddish, Bengali script Assamese, Tibetan script Dzongkha, and
  /// Canadian Aboriginal script Cree. The alphabet model, which is consulted first, may distinguish
  /// them; this is the fallback.
  static func sole(of script: LetterScript) -> LanguageTag? {
    switch script {
    case .hangul: .korean
    case .bopomofo: .traditionalChinese
    case .greek: .greek
    case .armenian: .armenian
    case .georgian: .georgian
    case .hebrew: .hebrew
    case .thaana: .dhivehi
    case .bengali: .bengali
    case .gurmukhi: .punjabi
    case .gujarati: .gujarati
    case .oriya: .odia
    case .tamil: .tamil
    case .telugu: .telugu
    case .kannada: .kannada
    case .malayalam: .malayalam
    case .sinhala: .sinhala
    case .thai: .thai
    case .lao: .lao
    case .khmer: .khmer
    case .myanmar: .burmese
    case .tibetan: .tibetan
    case .ethiopic: .amharic
    case .canadianAboriginal: .inuktitut
    case .cherokee: .cherokee
    case .mongolian: .traditionalMongolian
    case .yi: .nuosu
    case .syriac: .syriac
    case .nko: .nko
    case .tifinagh: .tamazight
    case .javanese: .javanese
    case .balinese: .balinese
    case .sundanese: .sundanese
    case .olChiki: .santali
    case .meeteiMayek: .manipuri
    case .vai: .vai
    case .adlam: .fulah
    case .lisu: .lisu
    default: nil
    }
  }

  /// Returns whether ``AlphabetModel`` may distinguish the languages of a script.
  static func hasModel(_ script: LetterScript) -> Bool {
    switch script {
    case .latin, .cyrillic, .arabic, .devanagari, .hebrew, .bengali, .ethiopic: true
    default: false
    }
  }
}
