internal import CLanguageModels

/// The bytes of the language models, which are constants of the binary.
enum ModelBytes {
  /// The model of Japanese, Simplified Chinese and Traditional Chinese.
  static var han: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: mutsu_han_model(), count: mutsu_han_model_size())
  }

  /// The model of the languages that share an alphabet with others.
  static var alphabets: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: mutsu_alphabets_model(), count: mutsu_alphabets_model_size())
  }
}
