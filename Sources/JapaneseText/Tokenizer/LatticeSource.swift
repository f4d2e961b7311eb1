import LatticeEngine
import MeCabDictionary

#if LibMeCab
import MeCab
#endif

/// What lattice analyzers share: the dictionary opened by an engine, and the output format.
package struct LatticeSource: Sendable {
  private enum Engine: Sendable {
    case native(LatticeModel, LatticeFormat)
    #if LibMeCab
    case libmecab(Model)
    #endif
  }

  private let engine: Engine

  /// Creates an analyzer for one task.
  package func makeAnalyzer() -> any LatticeAnalyzer {
    switch engine {
    case .native(let model, let format): NativeLatticeAnalyzer(model, format)
    #if LibMeCab
    case .libmecab(let model): Lattice(model: model)
    #endif
    }
  }

  fileprivate init(
    _ tokenizer: Tokenizer, outputFormat: String?, bestPaths: Int
  ) throws(TokenizerError) {
    #if LibMeCab
    if tokenizer.engine == .mecab {
      // libmecab searches such a value for a space, also beyond the end of its buffer.
      if bestPaths > 1, let outputFormat, ["dump", "em"].contains(outputFormat) {
        throw TokenizerError(
          .engine,
          "libmecab does not compute what -O \(outputFormat) writes of several paths and can crash: "
            + "request one path, or use the native engine")
      }
      engine = .libmecab(try tokenizer.model(outputFormat: outputFormat))
      return
    }
    #endif
    let model = try tokenizer.nativeModel()
    let path = FileSystem.join(model.dictionary, "dicrc")
    do throws(MeCabError) {
      let format = try LatticeFormat(
        named: outputFormat ?? tokenizer.defaultOutputFormat, in: model.configuration, path: path)
      guard !format.needsConnections || bestPaths > 1 else {
        throw MeCabError(
          .invalidDefinition,
          "defines an output format with preceding nodes (%pp), which requires --nbest 2 or more",
          path: path)
      }
      engine = .native(model, format)
    } catch {
      throw TokenizerError(error)
    }
  }
}

extension Tokenizer {
  /// Returns what analyzers of several paths, of partial parsing and of the output formats of the
  /// dictionary share.
  ///
  /// - Parameters:
  ///   - outputFormat: a format of `dicrc` or of MeCab (as `mecab -O`); nil for the default one.
  ///   - bestPaths: the number of paths that will be requested.
  /// - Returns: the dictionary and the format.
  /// - Throws: `dictionaryDamaged` if the output format is missing or invalid; `engine` if libmecab
  ///   cannot open the dictionary, or for `dump` and `em` of several paths with libmecab.
  package func latticeSource(
    outputFormat: String?, bestPaths: Int
  ) throws(TokenizerError) -> LatticeSource {
    try LatticeSource(self, outputFormat: outputFormat, bestPaths: bestPaths)
  }
}
