// swift-tools-version: 6.2
import PackageDescription

let support = Target.Dependency.product(name: "MockSupport", package: "mockd")

/// The types of the schema, and the mocks that several packages need.
let package = Package(
  name: "MuseumAPI",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "MuseumAPI", targets: ["MuseumAPI"]),
    .library(name: "MuseumAPITestMocks", targets: ["MuseumAPITestMocks"]),
  ],
  dependencies: [
    // A package of your own has the URL and version of mockd here, and needs no traits.
    .package(name: "mockd", path: "../../..", traits: [])
  ],
  targets: [
    .target(name: "MuseumAPI", dependencies: [support]),
    .target(name: "MuseumAPITestMocks", dependencies: ["MuseumAPI", support]),
  ]
)
