import MeCab
struct CompiledUserDictionaries { let paths: [String]
 init(_ d: [UserDictionary], for model: Model, schema: DictionarySchema) throws(TokenizerError) { paths = [] } }
