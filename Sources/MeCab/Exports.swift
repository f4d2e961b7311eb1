// Modules that import MeCab also need the dictionary types and errors in its API, and the options of
// a parse, which it shares with the native lattice.
@_exported public import LatticeEngine
@_exported public import MeCabDictionary
