// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Mutsu", path: "..", traits: [.defaults, "Markdown"]),
    // Without jemalloc, its default trait, which would measure an allocator that users do not have.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // MARK: Libraries for comparison
    .target(name: "CBaseline", linkerSettings: [.linkedLibrary("mecab")]),
    .target(name: "CAllocations"),
    // The full tables come first: after -lcld2 they would not be linked.
    .target(
      name: "CLanguageBaseline",
      linkerSettings: [.linkedLibrary("cld2_full"), .linkedLibrary("cld2")]),
    .systemLibrary(
      name: "CPangoLibrary", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "CLineBaseline", dependencies: ["CPangoLibrary"],
      linkerSettings: [.linkedLibrary("icuuc")]),
    .target(name: "CLayoutBaseline", dependencies: ["CPangoLibrary"]),
    .systemLibrary(
      name: "CXMLLibrary", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(
      name: "CMarkupBaseline", dependencies: ["CXMLLibrary"],
      linkerSettings: [.linkedLibrary("gumbo")]),
    // The extensions come first, because they depend on the other library.
    .target(
      name: "CLinkBaseline",
      linkerSettings: [.linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")]),
    .executableTarget(name: "first-word-c", linkerSettings: [.linkedLibrary("mecab")]),

    // MARK: Ratios, by Scripts/benchmark
    .executableTarget(
      name: "first-word", dependencies: [.product(name: "Mutsu", package: "Mutsu")]),
    .executableTarget(
      name: "first-language",
      dependencies: [.product(name: "LanguageDetection", package: "Mutsu")]),
    .executableTarget(
      name: "post-events",
      dependencies: ["CAllocations", .product(name: "TypedEvents", package: "Mutsu")]),
    .executableTarget(
      name: "ratios",
      dependencies: [
        "CBaseline", "CAllocations", "CLanguageBaseline", "CLineBaseline", "CLayoutBaseline",
        "CMarkupBaseline", "CLinkBaseline",
        .product(name: "JapaneseLayout", package: "Mutsu"),
        .product(name: "LayoutCaching", package: "Mutsu"),
        .product(name: "LinkDetection", package: "Mutsu"),
        .product(name: "TextDrawing", package: "Mutsu"),
        .product(name: "TextInteraction", package: "Mutsu"),
        .product(name: "TextOutput", package: "Mutsu"),
        .product(name: "TextLayout", package: "Mutsu"),
        .product(name: "MarkupText", package: "Mutsu"),
        .product(name: "LineBreaking", package: "Mutsu"),
        .product(name: "LanguageDetection", package: "Mutsu"),
        .product(name: "Kana", package: "Mutsu"),
        .product(name: "Transliteration", package: "Mutsu"),
        .product(name: "MeCab", package: "Mutsu"),
        .product(name: "LatticeEngine", package: "Mutsu"),
        .product(name: "JapaneseText", package: "Mutsu"),
        .product(name: "EmbeddedDictionary", package: "Mutsu"),
      ]),

    // MARK: Regressions, by swift package benchmark
    .executableTarget(
      name: "Tokenizing",
      dependencies: [
        "CBaseline",
        .product(name: "Mutsu", package: "Mutsu"),
        .product(name: "LatticeEngine", package: "Mutsu"),
        .product(name: "MeCab", package: "Mutsu"),
        .product(name: "JapaneseText", package: "Mutsu"),
        .product(name: "EmbeddedDictionary", package: "Mutsu"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Tokenizing",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)

// MARK: Costs of each product, by Scripts/product-costs

/// The products, each with the other products that its program needs.
let products = [
  "DocumentAnnotation": ["JapaneseText"], "EmbeddedDictionary": [],
  "JapaneseLayout": ["JapaneseText", "TextLayout"], "JapaneseText": [], "Kana": [],
  "LanguageDetection": [], "LanguageDetectionFoundation": ["LanguageDetection"],
  "LatticeEngine": [], "LayoutCaching": ["TextLayout"], "LineBreaking": [], "LinkDetection": [],
  "MarkdownReading": ["MarkupText"], "MarkupText": [], "MarkupTextFoundation": ["MarkupText"],
  "MeCab": [], "MeCabDictionary": [], "Mutsu": [], "TextDrawing": ["TextLayout"],
  "TextInteraction": ["TextLayout"], "TextLayout": [], "TextOutput": ["TextLayout"],
  "Transliteration": [], "TypedEvents": [], "VisualFormat": [],
]

package.targets.append(.target(name: "Costs"))
for (product, others) in products.sorted(by: { $0.key < $1.key }) {
  package.targets.append(
    .executableTarget(
      name: "cost-\(product)",
      dependencies: ["Costs"] + ([product] + others).map { .product(name: $0, package: "Mutsu") },
      path: "Sources/ProductCosts/\(product)"))
}

for target in package.targets where target.type == .executable && target.name != "first-word-c" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
