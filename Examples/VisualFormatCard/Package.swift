// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "VisualFormatCard",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Mutsu", path: "../..")],
  targets: [
    .executableTarget(
      name: "VisualFormatCard",
      dependencies: [.product(name: "VisualFormat", package: "Mutsu")])
  ],
  swiftLanguageModes: [.v6]
)
