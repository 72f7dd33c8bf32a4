// swift-tools-version: 6.2
import PackageDescription

let support = Target.Dependency.product(name: "MockSupport", package: "mockd")
let generated = Target.PluginUsage.plugin(name: "MockdPlugin", package: "mockd")

let package = Package(
  name: "Cinema",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A package of your own has the URL and branch of mockd here, and needs no traits.
    .package(name: "mockd", path: "../..", traits: [])
  ],
  targets: [
    // Models and placeholders.
    .target(name: "CinemaAPI", dependencies: [support], plugins: [generated]),
    // Test mocks and stubs.
    .target(name: "CinemaMocks", dependencies: ["CinemaAPI", support], plugins: [generated]),
    // The app.
    .target(name: "Cinema", dependencies: ["CinemaAPI"]),
    // Tests, and mocks of the app's protocols.
    .testTarget(
      name: "CinemaTests", dependencies: ["Cinema", "CinemaAPI", "CinemaMocks", support], plugins: [generated]),
  ]
)
