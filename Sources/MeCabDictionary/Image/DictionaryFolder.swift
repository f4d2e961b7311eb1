/// The files of a dictionary: those of a directory, or the sections of a ``DictionaryImage``.
package struct DictionaryFolder: Sendable {
  /// The path as specified: a directory, or an image.
  package let path: String
  /// The image; `nil` for a directory with MeCab's files.
  package let image: DictionaryImage?

  /// Finds the image of a dictionary, if it has one: `path` itself, or the file
  /// ``DictionaryFormat/imageName`` in the directory `path`.
  ///
  /// - Throws: the errors of opening an image. A missing directory is not an error here: a file
  ///   that is needed is reported when it is opened.
  package init(_ path: String) throws(MeCabError) {
    self.path = path
    if path.hasSuffix(DictionaryFormat.imageSuffix), !FileSystem.isDirectory(path) {
      image = try DictionaryImage(path: path)
      return
    }
    let name = FileSystem.join(path, DictionaryFormat.imageName)
    image = FileSystem.exists(name) ? try DictionaryImage(path: name) : nil
  }

  /// The files of an open image.
  package init(_ image: DictionaryImage) {
    path = image.path
    self.image = image
  }

  /// Returns the contents of a file.
  ///
  /// - Throws: `dictionaryMissing` or `fileUnreadable`; `dictionaryDamaged` if an image lacks it.
  package func contents(of name: String) throws(MeCabError) -> FileBytes {
    guard let image else { return try FileBytes(path: location(of: name)) }
    return try image.required(name)
  }

  /// Returns whether there is a file with a name.
  package func contains(_ name: String) -> Bool {
    guard let image else { return FileSystem.exists(location(of: name)) }
    return image.sections.contains { $0.name == name }
  }

  /// Returns the path of a file for messages.
  package func location(of name: String) -> String {
    image.map { "\($0.path) (\(name))" } ?? FileSystem.join(path, name)
  }

  /// The directory that contains the image, or the directory itself: the location of files that
  /// accompany the dictionary.
  package var directory: String {
    guard let image else { return path }
    guard let slash = image.path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == image.path.startIndex ? "/" : String(image.path[..<slash])
  }
}
