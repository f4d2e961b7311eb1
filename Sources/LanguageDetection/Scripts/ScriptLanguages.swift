import TextFoundation

/// What a script alone says about the language.
enum ScriptLanguages {
  /// The only language of a script, or that of nearly all text in it.
  ///
  /// Hebrew letters may be Yiddish, Bengali ones Assamese, Tibetan ones Dzongkha, Canadian ones
  /// Cree: the model of alphabets, asked first, may tell them apart; this is the rest.
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

  /// Whether the languages of a script are told apart by ``AlphabetModel``.
  static func hasModel(_ script: LetterScript) -> Bool {
    switch script {
    case .latin, .cyrillic, .arabic, .devanagari, .hebrew, .bengali, .ethiopic: true
    default: false
    }
  }
}
