// Modules that import MeCab also need the dictionary types and errors in its API.
@_exported public import MeCabDictionary
