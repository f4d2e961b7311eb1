public import CMutsu
import JapaneseText
import LatticeEngine
import MeCabDictionary

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a dictionary.
#if compiler(>=6.3)
@c(mutsu_open) @implementation
#else
@_cdecl("mutsu_open")
#endif
public func mutsu_open(
  _ path: UnsafePointer<CChar>?, _ pathLength: Int64,
  _ options: UnsafePointer<mutsu_open_options>?, _ result: OpaquePointer?,
  _ engine: UnsafeMutablePointer<OpaquePointer?>?
) -> mutsu_status {
  engine?.pointee = nil
  cmutsu_begin_work()
  defer { cmutsu_end_work() }
  guard let result = AnalysisResult.object(of: result) else {
    return mutsu_status(MUTSU_INVALID_ARGUMENT)
  }
  result.begin([])
  do throws(Failure) {
    guard let engine else {
      throw Failure(MUTSU_INVALID_ARGUMENT, "engine is NULL (pass the address of a pointer)")
    }
    let path = try Options.string(path, pathLength, "path")
    let options = try Options.copy(options, mutsu_open_options())
    engine.pointee = Engine(try openTokenizer(path, options)).open()
  } catch {
    result.fail(error)
  }
  return result.status
}

private func openTokenizer(
  _ path: String?, _ options: mutsu_open_options
) throws(Failure) -> Tokenizer? {
  let rows = try Options.string(
    options.user_dictionary, options.user_dictionary_length, "user_dictionary")
  let excludesNames = try Options.flag(options.excludes_proper_names, "excludes_proper_names")
  let isVerified = try Options.flag(options.verifies_contents, "verifies_contents")
  guard let path else {
    guard rows == nil else {
      throw Failure(
        MUTSU_NO_DICTIONARY,
        "a user dictionary adds to a dictionary, but path is NULL (pass the path of one)")
    }
    return nil
  }
  guard !path.isEmpty, !path.utf8.contains(0) else {
    throw Failure(
      MUTSU_DICTIONARY_MISSING, "path is empty or contains NUL (pass the path of a dictionary)")
  }
  do throws(TokenizerError) {
    return try Tokenizer(
      dictionary: .directory(path), userDictionaries: rows.map { [.csv($0)] } ?? [],
      properNames: excludesNames ? .excluded : .included,
      verification: isVerified ? .full : .headers)
  } catch {
    throw Failure(error)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes an engine.
#if compiler(>=6.3)
@c(mutsu_close) @implementation
#else
@_cdecl("mutsu_close")
#endif
public func mutsu_close(_ engine: OpaquePointer?) {
  cmutsu_begin_work()
  defer { cmutsu_end_work() }
  Engine.close(engine)
}
