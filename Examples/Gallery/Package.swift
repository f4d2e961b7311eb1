// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Mutsu", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "JapaneseLayout", package: "Mutsu"),
        .product(name: "JapaneseText", package: "Mutsu"),
        .product(name: "MarkupText", package: "Mutsu"),
        .product(name: "TextDrawing", package: "Mutsu"),
        .product(name: "TextInteraction", package: "Mutsu"),
        .product(name: "TextLayout", package: "Mutsu"),
        .product(name: "TextOutput", package: "Mutsu"),
        .product(name: "VisualFormat", package: "Mutsu"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
