internal import CLanguageModels

/// The language models' bytes: constants of the binary, so they live as long as the process and any
/// task may read them.
enum ModelBytes {
  /// Japanese against Simplified and Traditional Chinese.
  static var han: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: mutsu_han_model(), count: mutsu_han_model_size())
  }

  /// The languages that share an alphabet with others.
  static var alphabets: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: mutsu_alphabets_model(), count: mutsu_alphabets_model_size())
  }
}
