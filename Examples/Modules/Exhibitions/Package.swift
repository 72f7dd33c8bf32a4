// swift-tools-version: 6.2
import PackageDescription

let support = Target.Dependency.product(name: "MockSupport", package: "mockd")
let api = Target.Dependency.product(name: "MuseumAPI", package: "MuseumAPI")
let mocks = Target.Dependency.product(name: "MuseumAPITestMocks", package: "MuseumAPI")
let cards = Target.Dependency.product(name: "ArtworkCards", package: "ArtworkCards")

/// A feature with its own operations.
let package = Package(
  name: "Exhibitions",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Exhibitions", targets: ["Exhibitions"])],
  dependencies: [
    .package(name: "mockd", path: "../../..", traits: []),
    .package(path: "../MuseumAPI"),
    .package(path: "../ArtworkCards"),
  ],
  targets: [
    .target(name: "Exhibitions", dependencies: [cards, api, support]),
    .target(name: "ExhibitionsTestMocks", dependencies: [api, mocks, support]),
    .testTarget(name: "ExhibitionsTests", dependencies: ["Exhibitions", "ExhibitionsTestMocks", cards, api, mocks, support]),
  ]
)
