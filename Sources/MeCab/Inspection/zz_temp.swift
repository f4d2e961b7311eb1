enum DictionaryInspection {
  static func check(directory: String, userDictionaries: [String], full: Bool) throws(MeCabError) -> DictionaryConfiguration {
    try DictionaryFile(path: FileSystem.join(directory, "sys.dic")).requireUTF8()
    return try DictionaryConfiguration(directory: directory)
  }
}
