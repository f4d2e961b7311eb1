internal import Foundation
internal import LatticeEngine
internal import MeCabDictionary
internal import Synchronization

/// The files of MeCab for dictionaries that libmecab cannot read.
package enum MeCabFiles {
  private static let exported = Mutex<[String: String]>([:])

  /// Returns a directory that libmecab can open: that of the dictionary, or for one that is a single
  /// file a temporary one, which is written once per process and removed at its end.
  package static func directory(of dictionary: String) throws -> String {
    guard try DictionaryFolder(dictionary).image != nil else { return dictionary }
    return try exported.withLock { exported in
      if let known = exported[dictionary] { return known }
      let path = NSTemporaryDirectory() + "mecab-files-\(getpid())-\(exported.count)"
      try DictionaryExport.write(dictionary: dictionary, to: path)
      exported[dictionary] = path
      atexit { MeCabFiles.remove() }
      return path
    }
  }

  private static func remove() {
    for path in exported.withLock({ $0.values.map { $0 } }) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
