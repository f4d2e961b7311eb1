/// Constants for the languages that the detector knows.
extension LanguageTag {
  /// Chinese in simplified characters: `zh-Hans`.
  public static let simplifiedChinese = LanguageTag(wellFormed: "zh-Hans")
  /// Chinese in traditional characters: `zh-Hant`.
  public static let traditionalChinese = LanguageTag(wellFormed: "zh-Hant")
  /// Japanese in Latin letters: `ja-Latn`.
  public static let romaji = LanguageTag(wellFormed: "ja-Latn")
  /// Afrikaans: `af`.
  public static let afrikaans = LanguageTag(wellFormed: "af")
  /// Ainu, in kana: `ain`.
  public static let ainu = LanguageTag(wellFormed: "ain")
  /// Albanian: `sq`.
  public static let albanian = LanguageTag(wellFormed: "sq")
  /// Amharic: `am`.
  public static let amharic = LanguageTag(wellFormed: "am")
  /// Arabic: `ar`.
  public static let arabic = LanguageTag(wellFormed: "ar")
  /// Armenian: `hy`.
  public static let armenian = LanguageTag(wellFormed: "hy")
  /// Azerbaijani: `az`.
  public static let azerbaijani = LanguageTag(wellFormed: "az")
  /// Basque: `eu`.
  public static let basque = LanguageTag(wellFormed: "eu")
  /// Belarusian: `be`.
  public static let belarusian = LanguageTag(wellFormed: "be")
  /// Bengali: `bn`.
  public static let bengali = LanguageTag(wellFormed: "bn")
  /// Bosnian: `bs`.
  public static let bosnian = LanguageTag(wellFormed: "bs")
  /// Bulgarian: `bg`.
  public static let bulgarian = LanguageTag(wellFormed: "bg")
  /// Burmese: `my`.
  public static let burmese = LanguageTag(wellFormed: "my")
  /// Cantonese: `yue`.
  public static let cantonese = LanguageTag(wellFormed: "yue")
  /// Catalan: `ca`.
  public static let catalan = LanguageTag(wellFormed: "ca")
  /// Chinese in either script: `zh`.
  public static let chinese = LanguageTag(wellFormed: "zh")
  /// Croatian: `hr`.
  public static let croatian = LanguageTag(wellFormed: "hr")
  /// Czech: `cs`.
  public static let czech = LanguageTag(wellFormed: "cs")
  /// Danish: `da`.
  public static let danish = LanguageTag(wellFormed: "da")
  /// Dhivehi: `dv`.
  public static let dhivehi = LanguageTag(wellFormed: "dv")
  /// Dutch: `nl`.
  public static let dutch = LanguageTag(wellFormed: "nl")
  /// English: `en`.
  public static let english = LanguageTag(wellFormed: "en")
  /// Esperanto: `eo`.
  public static let esperanto = LanguageTag(wellFormed: "eo")
  /// Estonian: `et`.
  public static let estonian = LanguageTag(wellFormed: "et")
  /// Finnish: `fi`.
  public static let finnish = LanguageTag(wellFormed: "fi")
  /// French: `fr`.
  public static let french = LanguageTag(wellFormed: "fr")
  /// Ganda: `lg`.
  public static let ganda = LanguageTag(wellFormed: "lg")
  /// Georgian: `ka`.
  public static let georgian = LanguageTag(wellFormed: "ka")
  /// German: `de`.
  public static let german = LanguageTag(wellFormed: "de")
  /// Greek: `el`.
  public static let greek = LanguageTag(wellFormed: "el")
  /// Gujarati: `gu`.
  public static let gujarati = LanguageTag(wellFormed: "gu")
  /// Hebrew: `he`.
  public static let hebrew = LanguageTag(wellFormed: "he")
  /// Hindi: `hi`.
  public static let hindi = LanguageTag(wellFormed: "hi")
  /// Hungarian: `hu`.
  public static let hungarian = LanguageTag(wellFormed: "hu")
  /// Icelandic: `is`.
  public static let icelandic = LanguageTag(wellFormed: "is")
  /// Indonesian: `id`.
  public static let indonesian = LanguageTag(wellFormed: "id")
  /// Inuktitut: `iu`.
  public static let inuktitut = LanguageTag(wellFormed: "iu")
  /// Irish: `ga`.
  public static let irish = LanguageTag(wellFormed: "ga")
  /// Italian: `it`.
  public static let italian = LanguageTag(wellFormed: "it")
  /// Japanese: `ja`.
  public static let japanese = LanguageTag(wellFormed: "ja")
  /// Kannada: `kn`.
  public static let kannada = LanguageTag(wellFormed: "kn")
  /// Kazakh: `kk`.
  public static let kazakh = LanguageTag(wellFormed: "kk")
  /// Khmer: `km`.
  public static let khmer = LanguageTag(wellFormed: "km")
  /// Korean: `ko`.
  public static let korean = LanguageTag(wellFormed: "ko")
  /// Lao: `lo`.
  public static let lao = LanguageTag(wellFormed: "lo")
  /// Latin: `la`.
  public static let latin = LanguageTag(wellFormed: "la")
  /// Latvian: `lv`.
  public static let latvian = LanguageTag(wellFormed: "lv")
  /// Lithuanian: `lt`.
  public static let lithuanian = LanguageTag(wellFormed: "lt")
  /// Macedonian: `mk`.
  public static let macedonian = LanguageTag(wellFormed: "mk")
  /// Malay: `ms`.
  public static let malay = LanguageTag(wellFormed: "ms")
  /// Malayalam: `ml`.
  public static let malayalam = LanguageTag(wellFormed: "ml")
  /// Maori: `mi`.
  public static let maori = LanguageTag(wellFormed: "mi")
  /// Marathi: `mr`.
  public static let marathi = LanguageTag(wellFormed: "mr")
  /// Mongolian: `mn`.
  public static let mongolian = LanguageTag(wellFormed: "mn")
  /// Norwegian Bokmål: `nb`.
  public static let norwegianBokmal = LanguageTag(wellFormed: "nb")
  /// Norwegian Nynorsk: `nn`.
  public static let norwegianNynorsk = LanguageTag(wellFormed: "nn")
  /// Nepali: `ne`.
  public static let nepali = LanguageTag(wellFormed: "ne")
  /// Odia: `or`.
  public static let odia = LanguageTag(wellFormed: "or")
  /// Persian: `fa`.
  public static let persian = LanguageTag(wellFormed: "fa")
  /// Polish: `pl`.
  public static let polish = LanguageTag(wellFormed: "pl")
  /// Portuguese: `pt`.
  public static let portuguese = LanguageTag(wellFormed: "pt")
  /// Punjabi: `pa`.
  public static let punjabi = LanguageTag(wellFormed: "pa")
  /// Romanian: `ro`.
  public static let romanian = LanguageTag(wellFormed: "ro")
  /// Russian: `ru`.
  public static let russian = LanguageTag(wellFormed: "ru")
  /// Serbian: `sr`.
  public static let serbian = LanguageTag(wellFormed: "sr")
  /// Shona: `sn`.
  public static let shona = LanguageTag(wellFormed: "sn")
  /// Sinhala: `si`.
  public static let sinhala = LanguageTag(wellFormed: "si")
  /// Slovak: `sk`.
  public static let slovak = LanguageTag(wellFormed: "sk")
  /// Slovenian: `sl`.
  public static let slovenian = LanguageTag(wellFormed: "sl")
  /// Somali: `so`.
  public static let somali = LanguageTag(wellFormed: "so")
  /// Southern Sotho: `st`.
  public static let southernSotho = LanguageTag(wellFormed: "st")
  /// Spanish: `es`.
  public static let spanish = LanguageTag(wellFormed: "es")
  /// Swahili: `sw`.
  public static let swahili = LanguageTag(wellFormed: "sw")
  /// Swedish: `sv`.
  public static let swedish = LanguageTag(wellFormed: "sv")
  /// Tagalog: `tl`.
  public static let tagalog = LanguageTag(wellFormed: "tl")
  /// Tamil: `ta`.
  public static let tamil = LanguageTag(wellFormed: "ta")
  /// Telugu: `te`.
  public static let telugu = LanguageTag(wellFormed: "te")
  /// Thai: `th`.
  public static let thai = LanguageTag(wellFormed: "th")
  /// Tibetan: `bo`.
  public static let tibetan = LanguageTag(wellFormed: "bo")
  /// Tsonga: `ts`.
  public static let tsonga = LanguageTag(wellFormed: "ts")
  /// Tswana: `tn`.
  public static let tswana = LanguageTag(wellFormed: "tn")
  /// Turkish: `tr`.
  public static let turkish = LanguageTag(wellFormed: "tr")
  /// Ukrainian: `uk`.
  public static let ukrainian = LanguageTag(wellFormed: "uk")
  /// Urdu: `ur`.
  public static let urdu = LanguageTag(wellFormed: "ur")
  /// Vietnamese: `vi`.
  public static let vietnamese = LanguageTag(wellFormed: "vi")
  /// Welsh: `cy`.
  public static let welsh = LanguageTag(wellFormed: "cy")
  /// Xhosa: `xh`.
  public static let xhosa = LanguageTag(wellFormed: "xh")
  /// Yoruba: `yo`.
  public static let yoruba = LanguageTag(wellFormed: "yo")
  /// Zulu: `zu`.
  public static let zulu = LanguageTag(wellFormed: "zu")
  /// Balinese: `ban`.
  public static let balinese = LanguageTag(wellFormed: "ban")
  /// Cherokee: `chr`.
  public static let cherokee = LanguageTag(wellFormed: "chr")
  /// Fulah: `ff`.
  public static let fulah = LanguageTag(wellFormed: "ff")
  /// Javanese: `jv`.
  public static let javanese = LanguageTag(wellFormed: "jv")
  /// Lisu: `lis`.
  public static let lisu = LanguageTag(wellFormed: "lis")
  /// Manipuri: `mni`.
  public static let manipuri = LanguageTag(wellFormed: "mni")
  /// N’Ko: `nqo`.
  public static let nko = LanguageTag(wellFormed: "nqo")
  /// Nuosu: `ii`.
  public static let nuosu = LanguageTag(wellFormed: "ii")
  /// Santali: `sat`.
  public static let santali = LanguageTag(wellFormed: "sat")
  /// Sundanese: `su`.
  public static let sundanese = LanguageTag(wellFormed: "su")
  /// Syriac: `syr`.
  public static let syriac = LanguageTag(wellFormed: "syr")
  /// Standard Moroccan Tamazight: `zgh`.
  public static let tamazight = LanguageTag(wellFormed: "zgh")
  /// Mongolian in the traditional script: `mn-Mong`.
  public static let traditionalMongolian = LanguageTag(wellFormed: "mn-Mong")
  /// Vai: `vai`.
  public static let vai = LanguageTag(wellFormed: "vai")
}
