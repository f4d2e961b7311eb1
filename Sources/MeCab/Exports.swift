// Who imports the engine has the dictionaries it is opened with, and its errors.
@_exported public import MeCabDictionary
