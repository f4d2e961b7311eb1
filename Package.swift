// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mutsu",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Mutsu", targets: ["Mutsu"]),
    .library(name: "DocumentAnnotation", targets: ["DocumentAnnotation"]),
    .library(name: "JapaneseText", targets: ["JapaneseText"]),
    .library(name: "JapaneseLayout", targets: ["JapaneseLayout"]),
    .library(name: "Kana", targets: ["Kana"]),
    .library(name: "LanguageDetection", targets: ["LanguageDetection"]),
    .library(name: "LanguageDetectionFoundation", targets: ["LanguageDetectionFoundation"]),
    .library(name: "LatticeEngine", targets: ["LatticeEngine"]),
    // For Scripts/c-library, which links it to libmutsu.so.
    .library(name: "LibMutsu", type: .static, targets: ["LibMutsu"]),
    // For Scripts/fts5-extension, which links it to libmutsu_fts5.so.
    .library(name: "LibMutsuFTS5", type: .static, targets: ["SearchFTS5"]),
    .library(name: "LayoutCaching", targets: ["LayoutCaching"]),
    .library(name: "LineBreaking", targets: ["LineBreaking"]),
    .library(name: "LinkDetection", targets: ["LinkDetection"]),
    .library(name: "MarkdownReading", targets: ["MarkdownReading"]),
    .library(name: "MarkupText", targets: ["MarkupText"]),
    .library(name: "MarkupTextFoundation", targets: ["MarkupTextFoundation"]),
    .library(name: "MeCab", targets: ["MeCab"]),
    .library(name: "MeCabDictionary", targets: ["MeCabDictionary"]),
    .library(name: "SearchFTS5", targets: ["SearchFTS5"]),
    .library(name: "SearchText", targets: ["SearchText"]),
    .library(name: "TextDrawing", targets: ["TextDrawing"]),
    .library(name: "TextInteraction", targets: ["TextInteraction"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "TextOutput", targets: ["TextOutput"]),
    .library(name: "Transliteration", targets: ["Transliteration"]),
    .library(name: "TypedEvents", targets: ["TypedEvents"]),
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "EmbeddedDictionary", targets: ["EmbeddedDictionary"]),
    .executable(name: "vfl2swift", targets: ["vfl2swift"]),
    .plugin(name: "VFL2SwiftCommand", targets: ["VFL2SwiftCommand"]),
    .executable(name: "jptok", targets: ["jptok"]),
    .executable(name: "jptok-render", targets: ["jptok-render"]),
  ],
  traits: [
    .trait(
      name: "EmbeddedDictionary",
      description: "Compile the NAIST-jdic dictionary and ship it as a resource."),
    .trait(
      name: "WholeDictionary",
      description: """
        All entries of the embedded dictionary (66 MB). Without it, the dictionary has no proper \
        names, rare words and patterns (20 MB), for telephones and functions in the cloud.
        """,
      enabledTraits: ["EmbeddedDictionary"]),
    .trait(
      name: "AlphabetModel",
      description: """
        The model that tells languages of one alphabet apart (10.9 MB). Without it, languages that a \
        script or Han characters decide are still detected, others are undetermined.
        """),
    .trait(
      name: "LibMeCab",
      description: """
        libmecab, for dictionaries that the native engine does not support.
        """),
    .trait(
      name: "Markdown",
      description: "MarkdownReading and the annotation of Markdown, which need libcmark-gfm."),
    .trait(
      name: "Zlib",
      description: "The annotation of EPUB and DOCX, which needs zlib."),
    .trait(
      name: "Concurrency",
      description: "Functions that use tasks: tokens of many texts, edits as a sequence."),
    .default(
      enabledTraits: [
        "EmbeddedDictionary", "WholeDictionary", "AlphabetModel", "LibMeCab", "Zlib", "Concurrency",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // MARK: C libraries
    .systemLibrary(
      name: "CMeCab",
      providers: [.apt(["libmecab-dev"]), .brew(["mecab"])]),
    .target(
      name: "CICU",
      // On Linux the libraries are opened on first use, and no headers are needed.
      linkerSettings: [
        .linkedLibrary("icuuc", .when(platforms: [.macOS])),
        .linkedLibrary("icui18n", .when(platforms: [.macOS])),
      ]),

    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
    .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-gfm-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "CMutsu"),
    .target(name: "CMutsuFTS5"),
    .target(
      name: "CLanguageModels", exclude: ["Generated"],
      cSettings: [.define("MUTSU_ALPHABET_MODEL", .when(traits: ["AlphabetModel"]))]),

    // MARK: Libraries, from the bottom up
    .target(
      name: "TextFoundation",
      exclude: ["Unicode/Generated/README.md", "Unicode/Generated/UNICODE-LICENSE.txt"]),
    .target(name: "Kana", dependencies: ["TextFoundation"]),
    .target(name: "LanguageDetection", dependencies: ["TextFoundation", "CLanguageModels"]),
    .target(name: "LanguageDetectionFoundation", dependencies: ["LanguageDetection"]),
    .target(
      name: "LineBreaking", dependencies: ["TextFoundation"],
      exclude: ["Columns/README.md", "Hyphenation/README.md", "Tailoring/Generated/README.md"]),
    .target(
      name: "MarkupText", dependencies: ["TextFoundation"],
      exclude: ["Lexing/Generated/README.md", "Lexing/Generated/WHATWG-LICENSE.txt"]),
    .target(name: "MarkupTextFoundation", dependencies: ["MarkupText"]),
    .target(
      name: "MarkdownReading",
      dependencies: ["MarkupText", .target(name: "CCMark", condition: .when(traits: ["Markdown"]))]),
    .target(name: "VisualFormat"),
    .target(name: "MeCabDictionary", dependencies: ["DictionaryManifest", "TextFoundation"]),
    .target(
      name: "LatticeEngine",
      dependencies: ["DictionaryManifest", "MeCabDictionary", "TextFoundation"]),
    .target(
      name: "MeCab",
      dependencies: [
        .target(name: "CMeCab", condition: .when(traits: ["LibMeCab"])),
        "LatticeEngine", "MeCabDictionary", "TextFoundation",
      ]),
    .target(name: "Transliteration", dependencies: ["CICU", "TextFoundation"]),
    .target(name: "TypedEvents", dependencies: ["TextFoundation"]),
    .target(
      name: "JapaneseText",
      dependencies: [
        "Kana", "LatticeEngine", "LineBreaking", "MeCab", "MeCabDictionary", "Transliteration",
        "TextFoundation",
      ],
      exclude: ["Kanji/Generated/README.md", "Readings/Details/Generated/README.md"]),
    .target(
      name: "SearchText",
      dependencies: [
        "JapaneseText", "Kana", "LatticeEngine", "Transliteration", "TextFoundation",
      ]),
    .target(
      name: "DocumentAnnotation",
      dependencies: [
        "JapaneseText", "Kana", "LanguageDetection", "MarkupText", "Transliteration",
        "TextFoundation", .target(name: "CZlib", condition: .when(traits: ["Zlib"])),
        .target(name: "CCMark", condition: .when(traits: ["Markdown"])),
      ]),
    .target(name: "LinkDetection", dependencies: ["MarkupText", "TextFoundation"]),
    .target(name: "TextLayout", dependencies: ["MarkupText", "LineBreaking", "TextFoundation"]),
    .target(
      name: "TextOutput",
      dependencies: ["TextLayout", "MarkupText", "LineBreaking", "TextFoundation"]),
    .target(
      name: "TextInteraction",
      dependencies: ["TextLayout", "MarkupText", "LineBreaking", "TypedEvents", "TextFoundation"]),
    .target(
      name: "LayoutCaching",
      dependencies: ["TextLayout", "MarkupText", "TypedEvents", "TextFoundation"]),
    .target(
      name: "JapaneseLayout",
      dependencies: [
        "TextInteraction", "TextLayout", "MarkupText", "LineBreaking", "JapaneseText", "Kana",
        "TypedEvents", "TextFoundation",
      ],
      resources: [
        .embedInCode("Loupe/Page/loupe.css"), .embedInCode("Loupe/Page/loupe.html"),
        .embedInCode("Loupe/Page/loupe-input.js"), .embedInCode("Loupe/Page/loupe-lens.js"),
        .embedInCode("Loupe/Page/loupe-words.js"),
      ]
    ),
    .target(
      name: "TextDrawing",
      dependencies: [
        "TextLayout", "TextOutput", "LayoutCaching", "MarkupText", "CPango", "CPixbuf",
        "TextFoundation",
      ]),
    .target(
      name: "Mutsu",
      dependencies: [
        "JapaneseText", "Kana", "LanguageDetection", "LatticeEngine", "LineBreaking", "MeCab",
        "Transliteration", "TextFoundation",
        .target(name: "EmbeddedDictionary", condition: .when(traits: ["EmbeddedDictionary"])),
      ]),
    .target(
      name: "LibMutsu",
      dependencies: [
        "CMutsu", "DocumentAnnotation", "JapaneseText", "Kana", "LanguageDetection",
        "LatticeEngine", "LineBreaking", "MeCabDictionary", "Mutsu", "TextFoundation",
      ]),
    .target(
      name: "SearchFTS5",
      dependencies: [
        "CMutsuFTS5", "JapaneseText", "LatticeEngine", "MeCabDictionary", "SearchText",
        "TextFoundation",
      ]),

    // MARK: The embedded dictionary
    .target(name: "DictionaryManifest", path: "Dictionaries/DictionaryManifest"),
    .target(name: "LexiconFormat", path: "Dictionaries/LexiconFormat"),
    .executableTarget(
      name: "lexicon-tool",
      dependencies: ["LexiconFormat", "DictionaryManifest", "LatticeEngine", "MeCabDictionary"],
      path: "Dictionaries/lexicon-tool"),
    .plugin(
      name: "CompileDictionary",
      capability: .buildTool(),
      dependencies: ["lexicon-tool"]),
    .target(
      name: "EmbeddedDictionary",
      dependencies: ["DictionaryManifest"],
      path: "Dictionaries",
      exclude: [
        "DictionaryManifest", "LexiconFormat", "README.md", "compare-with-original", "lexicon-tool",
        "naist-jdic/Generated", "naist-jdic/corrections",
        "naist-jdic/entries", "naist-jdic/char.def",
        "naist-jdic/classes.tsv", "naist-jdic/dicrc", "naist-jdic/dictionary.tsv",
        "naist-jdic/feature.def", "naist-jdic/left-id.def", "naist-jdic/matrix.txt",
        "naist-jdic/names", "naist-jdic/paradigms.tsv", "naist-jdic/pos-id.def",
        "naist-jdic/provenance.tsv", "naist-jdic/rewrite.def", "naist-jdic/right-id.def",
        "naist-jdic/unk.def",
      ],
      sources: ["EmbeddedDictionary"],
      resources: [.copy("naist-jdic/COPYING"), .copy("naist-jdic/COPYING.consensus")],
      plugins: [.plugin(name: "CompileDictionary")]),

    // MARK: Command
    .target(
      name: "CommandSupport",
      dependencies: [
        "Mutsu", "JapaneseText", "JapaneseLayout", "LatticeEngine", "MarkupText", "MeCabDictionary",
        "TextLayout", "TextFoundation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "jptok",
      dependencies: [
        "CommandSupport", "DocumentAnnotation", "Mutsu", "JapaneseLayout", "JapaneseText", "Kana",
        "LanguageDetection", "LatticeEngine", "LineBreaking", "MarkupText", "MeCabDictionary",
        "SearchText", "TextLayout", "Transliteration", "TextFoundation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "jptok-render",
      dependencies: [
        "CommandSupport", "JapaneseLayout", "JapaneseText", "LayoutCaching", "LineBreaking",
        "MarkupText", "TextDrawing", "TextInteraction", "TextLayout", "TextOutput",
        "TextFoundation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .executableTarget(
      name: "vfl2swift",
      dependencies: [
        "VisualFormat", "TextFoundation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "VFL2SwiftCommand",
      capability: .command(
        intent: .custom(
          verb: "vfl2swift",
          description: "Write frame code from rules in the visual format language."),
        permissions: [
          .writeToPackageDirectory(
            reason: "The generated code is written next to the files with the rules.")
        ]),
      dependencies: ["vfl2swift"]),

    // MARK: Tests
    .target(
      name: "TestSupport", dependencies: ["MeCabDictionary"], path: "Tests/TestSupport",
      exclude: ["MiniDictionary"]),
    .executableTarget(
      name: "dict-index-reference",
      dependencies: [.target(name: "CMeCab", condition: .when(traits: ["LibMeCab"]))],
      path: "Tests/dict-index-reference"),
    .target(
      name: "EngineComparison",
      dependencies: ["LatticeEngine", "MeCab", "MeCabDictionary", "TestSupport", "TextFoundation"],
      path: "Tests/EngineComparison"),
    .executableTarget(
      name: "engine-identity",
      dependencies: [
        "EngineComparison", "LatticeEngine", "MeCabDictionary", "TestSupport",
        .target(name: "EmbeddedDictionary", condition: .when(traits: ["EmbeddedDictionary"])),
      ],
      path: "Tests/engine-identity"),
    .executableTarget(
      name: "nbest-identity",
      dependencies: ["EngineComparison", "LatticeEngine", "MeCabDictionary", "TestSupport"],
      path: "Tests/nbest-identity"),
    .testTarget(name: "TextFoundationTests", dependencies: ["TextFoundation", "TestSupport"]),
    .testTarget(
      name: "KanaTests",
      dependencies: ["Kana", "TextFoundation", "Transliteration", "TestSupport"]),
    .testTarget(
      name: "LanguageDetectionTests",
      dependencies: [
        "LanguageDetection", "LanguageDetectionFoundation", "TextFoundation", "TestSupport",
      ],
      exclude: ["Alphabets/scores.tsv", "Han/Data"]),
    .testTarget(
      name: "LineBreakingTests", dependencies: ["LineBreaking", "TextFoundation", "TestSupport"],
      exclude: ["Data"]),
    .testTarget(
      name: "MarkupTextTests", dependencies: ["MarkupText", "TextFoundation", "TestSupport"],
      exclude: ["Data"]),
    .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat", "TestSupport"]),
    .testTarget(
      name: "Vfl2swiftTests", dependencies: ["vfl2swift", "VisualFormat", "TestSupport"]),
    .testTarget(
      name: "MarkupTextFoundationTests", dependencies: ["MarkupTextFoundation", "MarkupText"]),
    .testTarget(
      name: "MarkdownReadingTests", dependencies: ["MarkdownReading", "MarkupText", "TestSupport"]),
    .testTarget(
      name: "MeCabDictionaryTests",
      dependencies: ["MeCabDictionary", "TestSupport", "TextFoundation", "dict-index-reference"]),
    .testTarget(
      name: "LatticeEngineTests",
      dependencies: [
        "EngineComparison", "LatticeEngine", "MeCabDictionary", "TestSupport", "TextFoundation",
        .target(name: "EmbeddedDictionary", condition: .when(traits: ["EmbeddedDictionary"])),
      ]),
    .testTarget(
      name: "MeCabTests",
      dependencies: [
        "MeCab", .target(name: "CMeCab", condition: .when(traits: ["LibMeCab"])), "LatticeEngine",
        "TestSupport", "dict-index-reference",
      ]),
    .testTarget(
      name: "TransliterationTests",
      dependencies: ["Transliteration", "TextFoundation", "TestSupport"]),
    .testTarget(
      name: "TypedEventsTests", dependencies: ["TypedEvents", "TextFoundation", "TestSupport"],
      exclude: ["CompileErrors/Snippets"]),
    .testTarget(
      name: "LexiconFormatTests",
      dependencies: [
        "LexiconFormat", "DictionaryManifest", "EmbeddedDictionary", "EngineComparison",
        "LatticeEngine", "MeCabDictionary", "TestSupport",
        "dict-index-reference", "lexicon-tool",
      ]),
    .testTarget(
      name: "JapaneseTextTests",
      dependencies: [
        "JapaneseText", "EmbeddedDictionary", "EngineComparison", "Kana", "LatticeEngine",
        "LineBreaking", "MeCab", "MeCabDictionary", "TextFoundation", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "SearchTextTests", dependencies: ["SearchText", "JapaneseText", "Mutsu"]),
    .testTarget(
      name: "DocumentAnnotationTests",
      dependencies: [
        "DocumentAnnotation", "JapaneseText", "MarkupText", "Mutsu", "TestSupport",
        .target(name: "CCMark", condition: .when(traits: ["Markdown"])),
      ],
      exclude: ["Documents"]),
    .target(
      name: "LayoutTestSupport",
      dependencies: ["TextLayout", "MarkupText", "LineBreaking", "TypedEvents", "TextFoundation"],
      path: "Tests/LayoutTestSupport"),
    .testTarget(
      name: "LinkDetectionTests",
      dependencies: ["LinkDetection", "MarkupText", "TextFoundation", "TestSupport"]),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: [
        "TextLayout", "LayoutCaching", "LayoutTestSupport", "TextInteraction", "TextOutput",
        "MarkupText", "LineBreaking", "TextFoundation", "TestSupport",
      ]),
    .testTarget(
      name: "TextOutputTests",
      dependencies: [
        "TextOutput", "TextLayout", "LayoutTestSupport", "MarkupText", "LineBreaking",
        "TextFoundation", "TestSupport",
      ]),
    .testTarget(
      name: "TextInteractionTests",
      dependencies: [
        "TextInteraction", "LinkDetection", "TextLayout", "LayoutTestSupport", "MarkupText",
        "LineBreaking", "TypedEvents", "TextFoundation", "TestSupport",
      ]),
    .testTarget(
      name: "LayoutCachingTests",
      dependencies: [
        "LayoutCaching", "TextLayout", "LayoutTestSupport", "MarkupText", "TypedEvents",
        "TextFoundation", "TestSupport",
      ]),
    .testTarget(
      name: "JapaneseLayoutTests",
      dependencies: [
        "JapaneseLayout", "TextInteraction", "TextLayout", "LayoutTestSupport", "TypedEvents",
        "MarkupText", "JapaneseText", "Kana", "EmbeddedDictionary", "DictionaryManifest",
        "TextFoundation", "TestSupport",
      ]),
    .executableTarget(
      name: "leak-check",
      dependencies: [
        "LayoutCaching", "MarkupText", "TextDrawing", "TextLayout", "TextOutput", "Transliteration",
        "TextFoundation",
      ],
      path: "Tests/leak-check"),
    .testTarget(
      name: "TextDrawingTests",
      dependencies: [
        "leak-check", "TextDrawing", "JapaneseLayout", "LayoutCaching", "TextInteraction",
        "TextLayout",
        "TextOutput", "MarkupText", "LineBreaking", "JapaneseText", "Kana", "CPango",
        "TestSupport",
      ],
      exclude: ["Snapshots", "Browser/Data", "Scenes"]),
    .testTarget(
      name: "MutsuTests", dependencies: ["Mutsu", "TestSupport", "TextFoundation"]),
    .executableTarget(
      name: "c-example", dependencies: ["CMutsu", "LibMutsu"], path: "Examples/C",
      exclude: ["CMakeLists.txt", "Makefile"]),
    .testTarget(
      name: "LibMutsuTests",
      dependencies: [
        "c-example", "CMutsu", "LibMutsu", "DocumentAnnotation", "JapaneseText", "Kana",
        "LanguageDetection",
        "LineBreaking", "TestSupport", "TextFoundation",
      ]),
    .testTarget(
      name: "SearchFTS5Tests",
      dependencies: [
        "CMutsuFTS5", "CSQLite", "EmbeddedDictionary", "JapaneseText", "SearchFTS5", "TestSupport",
      ]),
    .testTarget(
      name: "JptokTests",
      dependencies: [
        "jptok", "jptok-render", "CommandSupport", "DocumentAnnotation", "EngineComparison",
        "JapaneseText", "Kana", "LatticeEngine", "TestSupport",
      ]),
    .testTarget(
      name: "ProductProbe",
      dependencies: [
        "Mutsu", "JapaneseLayout", "JapaneseText", "Kana", "LanguageDetection",
        "LanguageDetectionFoundation", "LatticeEngine", "LayoutCaching", "LineBreaking",
        "DocumentAnnotation", "LinkDetection", "MarkupText", "MarkupTextFoundation", "MeCab",
        "MeCabDictionary",
        "TextDrawing", "TextInteraction", "TextLayout", "TextOutput", "Transliteration",
        "TypedEvents", "VisualFormat", "EmbeddedDictionary",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
