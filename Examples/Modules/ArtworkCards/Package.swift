// swift-tools-version: 6.2
import PackageDescription

let support = Target.Dependency.product(name: "MockSupport", package: "mockd")
let api = Target.Dependency.product(name: "MuseumAPI", package: "MuseumAPI")
let mocks = Target.Dependency.product(name: "MuseumAPITestMocks", package: "MuseumAPI")

/// Fragments that several features use, and the code that shows them.
let package = Package(
  name: "ArtworkCards",
  platforms: [.macOS(.v15)],
  products: [.library(name: "ArtworkCards", targets: ["ArtworkCards"])],
  dependencies: [
    .package(name: "mockd", path: "../../..", traits: []),
    .package(path: "../MuseumAPI"),
  ],
  targets: [
    .target(name: "ArtworkCards", dependencies: [api, support]),
    .testTarget(name: "ArtworkCardsTests", dependencies: ["ArtworkCards", api, mocks, support]),
  ]
)
