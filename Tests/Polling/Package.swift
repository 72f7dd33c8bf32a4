// swift-tools-version: 6.2

import PackageDescription

// FileWatching as on platforms other than Linux, without inotify. `scripts/test-polling` builds this package in a
// folder with links to Sources and Tests.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "polling",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "CSHA256"),
    .target(name: "Source", dependencies: ["CSHA256"], swiftSettings: strict),
    .target(name: "CLibrary", swiftSettings: strict),
    .target(
      name: "FileWatching", dependencies: ["Source", "CLibrary"], swiftSettings: strict + [.define("MOCKD_POLLING")]),
    .target(name: "TestSupport", dependencies: ["Source"], path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "watch-probe", dependencies: ["FileWatching", "TestSupport"], path: "Tests/WatchProbe",
      swiftSettings: strict),
    .testTarget(
      name: "FileWatchingTests", dependencies: ["FileWatching", "TestSupport", "watch-probe"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
