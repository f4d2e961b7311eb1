// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GRDBNotes",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without traits: no embedded dictionary and no C libraries.
    .package(name: "Mutsu", path: "../..", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "GRDBNotes",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "JapaneseText", package: "Mutsu"),
        .product(name: "SearchFTS5", package: "Mutsu"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
