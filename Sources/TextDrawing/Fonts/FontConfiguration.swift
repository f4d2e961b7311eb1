internal import CPango
internal import TextFoundation

/// A fontconfig configuration: the set of available fonts.
///
/// `@unchecked Sendable`: a configuration does not change after its creation, and fontconfig's
/// reference counts are atomic.
final class FontConfiguration: @unchecked Sendable {
  /// The configuration; nil if fontconfig could not read its files for the installed fonts.
  let pointer: OpaquePointer?

  /// Creates the configuration of the installed fonts.
  init() { pointer = FcConfigReference(nil) }

  /// Creates a configuration with only the fonts in some files and directories.
  init(files: [String]) throws(DrawingError) {
    pointer = FcConfigCreate()
    guard let pointer else {
      throw DrawingError(code: .backend, message: "fontconfig cannot create a configuration")
    }
    // Without a cache directory fontconfig prints warnings.
    try Self.load(
      "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>",
      into: pointer)
    for file in files {
      let added = file.withCString { path in
        path.withMemoryRebound(to: FcChar8.self, capacity: 1) {
          FcConfigAppFontAddFile(pointer, $0) != 0 || FcConfigAppFontAddDir(pointer, $0) != 0
        }
      }
      guard added else {
        throw DrawingError(
          code: .noFonts,
          message:
            "\(file): not a readable font file or folder (pass a font file or a folder of fonts)")
      }
    }
    let fonts = FcConfigGetFonts(pointer, FcSetApplication)
    guard let fonts, fonts.pointee.nfont > 0 else {
      throw DrawingError(
        code: .noFonts,
        message: "no fonts in \(files) (pass font files or folders that contain fonts)")
    }
    try Self.load(Self.rules(for: Self.families(of: fonts.pointee)), into: pointer)
  }

  deinit { if let pointer { FcConfigDestroy(pointer) } }

  private static func load(_ rules: String, into config: OpaquePointer) throws(DrawingError) {
    let document =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>" + rules
      + "</fontconfig>"
    let isLoaded = document.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigParseAndLoadFromMemory(config, $0, 1) != 0
      }
    }
    guard isLoaded else {
      throw DrawingError(code: .backend, message: "fontconfig rejected the font rules")
    }
  }

  /// Returns the families of fonts, in the order of their first font.
  private static func families(of fonts: FcFontSet) -> [String] {
    var families: [String] = []
    for index in 0..<Int(fonts.nfont) {
      var family: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(fonts.fonts[index], FC_FAMILY, 0, &family) == FcResultMatch,
        let family
      else { continue }
      let name = String(cString: family)
      if !families.contains(name) { families.append(name) }
    }
    return families
  }

  /// Returns rules like those of an installed fontconfig.
  ///
  /// They define generic families, by the names of the available families, and synthesize oblique
  /// and bold forms from upright and regular fonts.
  private static func rules(for families: [String]) -> String {
    var generic: [String: [String]] = ["sans-serif": [], "serif": [], "monospace": [], "emoji": []]
    for family in families {
      let name = family.lowercased()
      let isSerif = ["serif", "mincho", "明朝", "song", "ming", "batang", "times", "roman"]
        .contains { name.contains($0) && !name.contains("sans") }
      let kind =
        name.contains("emoji")
        ? "emoji" : name.contains("mono") ? "monospace" : isSerif ? "serif" : "sans-serif"
      generic[kind]?.append(family)
    }
    let aliases = generic.sorted { $0.key < $1.key }.map { kind, families in
      let preferred = families.map { "<family>\(EscapeTable.basic.escape($0))</family>" }.joined()
      return "<alias><family>\(kind)</family><prefer>\(preferred)</prefer></alias>"
    }
    return aliases.joined() + synthesis
  }

  private static let synthesis = """
    <match target="font"><test name="slant"><const>roman</const></test>\
    <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>\
    <edit name="matrix" mode="assign"><times><name>matrix</name>\
    <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>\
    </times></edit><edit name="slant" mode="assign"><const>oblique</const></edit></match>\
    <match target="font"><test name="weight" compare="less_eq"><const>medium</const></test>\
    <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>\
    <edit name="embolden" mode="assign"><bool>true</bool></edit>\
    <edit name="weight" mode="assign"><const>bold</const></edit></match>
    """
}
