// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The checks of all targets for Swift 6.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether warnings are errors. A later compiler can have new warnings, which must not end the builds of users. So this
/// is on in CI, in `scripts/test`, and in quick builds with a compiler that is known to print none.
let isStrict = Context.environment["MOCKD_STRICT"] == "1"
let warnings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

/// The settings of all targets.
let strict = warnings + features

/// Returns a module of the tool with its dependencies. TidyTests compares them with the table in
/// Documentation/development/modules.md.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// Returns a product of a package that only the tool, its tests and its benchmarks need. Packages that use
/// `MockSupport` alone don't resolve it: see the trait `Tool`.
func tool(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Tool"]))
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The settings of generated code. Generated mocks import their models with `@testable`, also in release builds for
/// benchmarks.
let generated: [SwiftSetting] = warnings + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// Whether file watching polls on Linux, as on other platforms, instead of using inotify. Set by `MOCKD_POLLING=1`.
let polls = Context.environment["MOCKD_POLLING"] == "1"

/// Whether file watching uses libinotifytools on Linux. Otherwise it calls the kernel's inotify only. `scripts/package`
/// sets `MOCKD_INOTIFY=kernel`, since the licences of the library and of swift-log don't allow one binary with both.
let usesInotifyTools = !polls && Context.environment["MOCKD_INOTIFY"] != "kernel"

/// The commit that `mockd --version` prints, or `quick build`. `scripts/package` and `scripts/quick` set it.
let commit = Context.environment["MOCKD_COMMIT"].flatMap { $0.isEmpty ? nil : $0 }

/// The folder with static libraries that replace dynamic ones of the same name. `scripts/package` sets it.
let staticLibraries = Context.environment["MOCKD_STATIC_LIBRARIES"]

/// Whether SwiftPM or Xcode has checked out this package as a dependency of another one. During the resolution, the
/// manifest is read from the repository, and the folder is `/`.
let isCheckout: Bool = {
  let folder = Context.packageDirectory
  guard folder != "/" else { return true }
  let parent = URL(fileURLWithPath: folder).deletingLastPathComponent()
  return parent.lastPathComponent == "checkouts"
    && FileManager.default.fileExists(atPath: parent.deletingLastPathComponent().path + "/repositories")
}()

/// Whether the tool is built for macOS: in a clone, and as a dependency that builds the tool of the plugins from source.
let buildsTool = !isCheckout || Context.environment["MOCKD_FROM_SOURCE"] == "1"

/// The tool of the plugins, if they build it from source. Without the condition, each build of this package would
/// compile the tool twice, since SwiftPM builds the tools of plugins separately.
let pluginTool = Target.Dependency.target(name: "mockd", condition: .when(traits: ["PluginFromSource"]))

let package = Package(
  name: "mockd",
  // The tool needs macOS 15. `MockSupport` needs no more than the systems that Apollo iOS 2 supports.
  platforms: [.macOS(buildsTool ? .v15 : .v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "mockd", targets: ["mockd"]),
    .library(name: "MockSupport", targets: ["MockSupport"]),
    .library(name: "MockSupportTesting", targets: ["MockSupportTesting"]),
    .plugin(name: "MockdPlugin", targets: ["MockdPlugin"]),
    .plugin(name: "MockdCommand", targets: ["MockdCommand"]),
  ],
  traits: [
    .trait(
      name: "Tool",
      description: "Builds mockd from source. Off by default in packages that depend on this one by its URL."),
    .trait(
      name: "PluginFromSource", description: "Builds the tool of the plugins from source. Off by default.",
      enabledTraits: ["Tool"]),
    .default(enabledTraits: isCheckout ? [] : ["Tool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    // The modules of the tool, in the order of the data flow.
    .target(name: "CSHA256"),
    module("Source", ["CSHA256"]),
    module("JSONSyntax", ["Source"]),
    module("GraphQLSyntax", ["Source"]),
    module("GraphQLSchema", ["Source", "JSONSyntax", "GraphQLSyntax"]),
    module("GraphQLValidation", ["Source", "GraphQLSyntax", "GraphQLSchema"]),
    module("MockIR", ["Source", "GraphQLSyntax", "GraphQLSchema"]),
    module("ModelIR", ["Source", "GraphQLSyntax", "GraphQLSchema"]),
    module("SwiftCode", ["Source"]),
    module("SwiftScanning", ["Source"]),
    module("SwiftLibraries", ["Source", "SwiftScanning"]),
    module(
      "SwiftParsing",
      [
        "Source", "SwiftScanning", "Parallelism", tool("SwiftParser", "swift-syntax"),
        tool("SwiftSyntax", "swift-syntax"),
      ]),
    module("SwiftEmission", ["Source", "GraphQLSyntax", "GraphQLSchema", "MockIR", "ModelIR", "SwiftCode"]),
    module(
      "SwiftLowering", ["Source", "SwiftScanning", "SwiftParsing", tool("SwiftSyntax", "swift-syntax")]),
    module("SwiftSemantics", ["Source", "SwiftScanning", "SwiftLowering", "SwiftLibraries"]),
    module(
      "CrashAnalysis",
      [
        "Source", "JSONSyntax", "GraphQLSyntax", "GraphQLSchema", "MockIR", "ModelIR", "SwiftCode", "SwiftEmission",
        "SwiftScanning", "SwiftLibraries", "SwiftLowering", "SwiftSemantics",
      ]),
    module(
      "EditorFeatures",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "GraphQLValidation", "ModelIR", "SwiftEmission", "CrashAnalysis",
      ]),
    module(
      "ProtocolMocks",
      [
        "Source", "SwiftCode", "SwiftScanning", "SwiftParsing", tool("SwiftSyntax", "swift-syntax"),
      ]),
    module("Configuration", ["Source", "JSONSyntax"]),
    module("CLibrary"),
    module("Parallelism", ["CLibrary"]),
    module("Incremental", ["Parallelism", tool("BitCollections", "swift-collections")]),
    module(
      "BuildGraph",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "GraphQLValidation", "MockIR", "ModelIR", "SwiftCode",
        "SwiftEmission", "SwiftScanning", "SwiftLibraries", "SwiftLowering", "SwiftSemantics", "CrashAnalysis",
        "EditorFeatures",
        "ProtocolMocks", "Configuration",
        "Incremental", "Parallelism",
      ]),
    module("Reporting", ["Source", "JSONSyntax", "SwiftScanning"]),
    module("FileAccess", ["Source", "CLibrary"]),
    .target(
      name: "FileWatching",
      dependencies: ["Source", "CLibrary"]
        + (usesInotifyTools ? [.target(name: "CInotifyTools", condition: .when(platforms: [.linux]))] : []),
      swiftSettings: strict + (polls ? [.define("MOCKD_POLLING")] : [])
        + (usesInotifyTools ? [] : [.define("MOCKD_KERNEL_INOTIFY")])),
    module(
      "Daemon",
      [
        "Source", "Configuration", "CLibrary", "Incremental", "Parallelism", "BuildGraph", "FileAccess",
        "FileWatching", tool("Logging", "swift-log"),
      ]),
    module(
      "BuildActions",
      [
        "Source", "JSONSyntax", "GraphQLSyntax", "GraphQLSchema", "Configuration", "Parallelism",
        "BuildGraph", "Reporting", "FileAccess", "Daemon",
      ]),
    module(
      "EditorRequests",
      [
        "Source", "JSONSyntax", "GraphQLSyntax", "GraphQLSchema", "EditorFeatures", "BuildGraph", "Reporting",
        "FileAccess",
      ]),
    module(
      "LanguageServer",
      [
        "Source", "JSONSyntax", "GraphQLSyntax", "Configuration", "CLibrary", "BuildGraph", "Reporting", "FileAccess",
        "FileWatching", "Daemon", "EditorRequests", "Parallelism", tool("DequeModule", "swift-collections"),
      ]),
    .target(name: "CArguments"),
    .target(name: "CVersion", cSettings: commit.map { [.define("MOCKD_COMMIT", to: "\"\($0)\"")] }),
    .executableTarget(
      name: "mockd",
      dependencies: [
        "CArguments", "CVersion", "Source", "Configuration", "CLibrary", "Parallelism", "Incremental", "BuildGraph",
        "Reporting", "FileAccess", "FileWatching", "Daemon", "BuildActions", "EditorRequests", "LanguageServer",
        tool("ArgumentParser", "swift-argument-parser"),
        tool("Logging", "swift-log"),
      ],
      swiftSettings: strict,
      linkerSettings: staticLibraries.map { [.unsafeFlags(["-L", $0])] }),

    // The libraries that generated code and tests import.
    module("MockSupport", [.product(name: "IssueReporting", package: "xctest-dynamic-overlay")]),
    module(
      "MockSupportTesting",
      ["MockSupport", .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")]),

    .plugin(name: "MockdPlugin", capability: .buildTool(), dependencies: [pluginTool]),
    // Without a permission, so that only commands that write need `--allow-writing-to-package-directory`.
    .plugin(
      name: "MockdCommand",
      capability: .command(intent: .custom(verb: "mockd", description: "Runs mockd: generate, check and others.")),
      dependencies: [pluginTool]),

    .executableTarget(
      name: "mockd-benchmark", dependencies: ["Source", "GraphQLSyntax", "GraphQLSchema", "GraphQLValidation"],
      path: "Benchmarks/mockd-benchmark", swiftSettings: strict),
    .executableTarget(
      name: "mockd-fuzz", dependencies: ["Fuzzing", "FuzzSubjects"], path: "Benchmarks/mockd-fuzz",
      swiftSettings: strict),
    .executableTarget(
      name: "mockd-soak", dependencies: ["Daemon", "Fuzzing"], path: "Benchmarks/mockd-soak", swiftSettings: strict),
    .executableTarget(
      name: "mockd-mutate",
      dependencies: [
        tool("SwiftOperators", "swift-syntax"),
        tool("SwiftParser", "swift-syntax"), tool("SwiftSyntax", "swift-syntax"),
      ],
      path: "Benchmarks/mockd-mutate", swiftSettings: strict),

    .executableTarget(
      name: "mock-conversion", dependencies: ["MockSupport", "ZooAPI", "ZooMocks"], path: "Benchmarks/mock-conversion",
      swiftSettings: strict),

    // Without dependencies, so that tests of one module that import it build few modules.
    .target(name: "Fuzzing", path: "Tests/Fuzzing", swiftSettings: strict),
    .target(
      name: "FuzzSubjects",
      dependencies: [
        "Fuzzing", "Source", "JSONSyntax", "GraphQLSyntax", "GraphQLSchema", "GraphQLValidation", "SwiftCode",
        "ProtocolMocks", "Configuration",
        "BuildGraph", "Reporting",
      ],
      path: "Tests/FuzzSubjects", swiftSettings: strict),
    .target(
      name: "MockReference", dependencies: ["Source", "GraphQLSyntax", "GraphQLSchema", "MockIR", "SwiftEmission"],
      path: "Tests/MockReference", swiftSettings: strict),
    .target(name: "TestSupport", dependencies: ["Source"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("SourceTests", ["CSHA256", "Source", "Fuzzing", "TestSupport"]),
    tests("JSONSyntaxTests", ["Source", "JSONSyntax", "Fuzzing", "TestSupport"]),
    tests("GraphQLSyntaxTests", ["Source", "GraphQLSyntax", "Fuzzing", "TestSupport"]),
    tests("GraphQLSchemaTests", ["Source", "JSONSyntax", "GraphQLSyntax", "GraphQLSchema", "TestSupport"]),
    tests(
      "GraphQLValidationTests",
      ["Source", "GraphQLSyntax", "GraphQLSchema", "GraphQLValidation", "MockIR", "Fuzzing", "TestSupport"]),
    tests("MockIRTests", ["Source", "GraphQLSyntax", "GraphQLSchema", "MockIR", "MockReference", "TestSupport"]),
    tests("ModelIRTests", ["Source", "GraphQLSyntax", "GraphQLSchema", "ModelIR", "TestSupport"]),
    tests("SwiftCodeTests", ["Source", "SwiftCode", "Fuzzing", "TestSupport"]),
    tests(
      "SwiftScanningTests",
      [
        "Source", "SwiftScanning", "Fuzzing", "TestSupport", tool("SwiftParser", "swift-syntax"),
        tool("SwiftSyntax", "swift-syntax"),
      ]),
    tests("SwiftLibrariesTests", ["Source", "SwiftScanning", "SwiftLibraries"]),
    tests("SwiftParsingTests", ["SwiftParsing", "Fuzzing", tool("SwiftSyntax", "swift-syntax")]),
    tests(
      "SwiftSemanticsTests",
      ["Source", "SwiftScanning", "SwiftLowering", "SwiftLibraries", "SwiftSemantics", "TestSupport"]),
    tests(
      "SwiftEmissionTests",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "MockIR", "ModelIR", "SwiftCode", "SwiftEmission", "MockSupport",
        "MockReference", "Fuzzing", "TestSupport",
      ]),
    .executableTarget(
      name: "crash-samples", dependencies: ["MockSupport", "ZooAPI", "ZooMocks"], path: "Tests/CrashSamples",
      swiftSettings: strict),
    // No target depends on this one, because its tests crash, and `swift test` would run them.
    .executableTarget(
      name: "crash-tests", dependencies: ["MockSupport", "ZooAPI", "ZooMocks"], path: "Tests/CrashTests",
      swiftSettings: strict),
    tests(
      "SwiftLoweringTests",
      [
        "Source", "SwiftScanning", "SwiftParsing", "SwiftLowering", "Fuzzing", "TestSupport",
        tool("SwiftParser", "swift-syntax"), tool("SwiftSyntax", "swift-syntax"),
      ]),
    tests(
      "CrashAnalysisTests",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "MockIR", "ModelIR", "SwiftCode", "SwiftEmission", "CrashAnalysis",
        "SwiftScanning", "SwiftLowering", "Configuration", "BuildGraph", "MockReference", "Fuzzing", "TestSupport",
        "crash-samples",
      ]),
    .testTarget(
      name: "ProtocolMocksTests",
      dependencies: [
        "Source", "SwiftCode", "ProtocolMocks", "MockSupport", "MockSupportTesting", "Fuzzing", "TestSupport",
      ],
      exclude: ["Corpus"], swiftSettings: strict),
    tests("ConfigurationTests", ["Source", "JSONSyntax", "Configuration", "Fuzzing", "TestSupport"]),
    tests(
      "BuildGraphTests",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "GraphQLValidation", "Configuration", "Incremental", "BuildGraph",
        "Fuzzing", "TestSupport", "MockIR", "SwiftEmission", "MockReference", "EditorFeatures", "SwiftLowering",
      ]),
    tests(
      "LanguageServerTests",
      ["Source", "JSONSyntax", "EditorRequests", "LanguageServer", "Fuzzing", "TestSupport"]),
    tests(
      "EditorFeaturesTests",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "CrashAnalysis", "EditorFeatures", "Configuration", "BuildGraph",
        "Incremental",
        "Fuzzing",
        "TestSupport",
      ]),
    tests("IncrementalTests", ["Incremental", "Fuzzing", "TestSupport"]),
    tests("ParallelismTests", ["Parallelism"]),
    tests("ReportingTests", ["Source", "Reporting", "Fuzzing", "TestSupport"]),
    .executableTarget(
      name: "watch-probe", dependencies: ["FileWatching", "TestSupport"], path: "Tests/WatchProbe",
      swiftSettings: strict),
    tests("FileWatchingTests", ["FileWatching", "TestSupport", "watch-probe"]),
    tests("FileAccessTests", ["FileAccess", "TestSupport"]),
    tests(
      "DaemonTests",
      [
        "Source", "Configuration", "BuildGraph", "Incremental", "FileAccess", "FileWatching", "Daemon", "Fuzzing",
        "TestSupport",
        tool("Logging", "swift-log"),
      ]),
    tests(
      "BuildActionsTests",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "Configuration", "BuildGraph", "BuildActions", "Fuzzing",
        "TestSupport", "mockd",
      ]),
    .target(
      name: "ZooAPI", dependencies: ["MockSupport"], path: "Examples/Zoo/Generated/Models",
      swiftSettings: generated),
    .target(
      name: "ZooMocks", dependencies: ["MockSupport", "ZooAPI"], path: "Examples/Zoo/Generated/TestMocks",
      swiftSettings: generated),
    .target(
      name: "ZooPlaceholders", dependencies: ["MockSupport", "ZooAPI"], path: "Examples/Zoo/Generated/Placeholders",
      swiftSettings: generated),
    .target(
      name: "StarWarsAPI", dependencies: ["MockSupport"], path: "Examples/StarWars/Generated/Models",
      swiftSettings: generated),
    .target(
      name: "StarWarsMocks", dependencies: ["MockSupport", "StarWarsAPI"],
      path: "Examples/StarWars/Generated/TestMocks", swiftSettings: generated),
    .target(
      name: "StarWarsPlaceholders", dependencies: ["MockSupport", "StarWarsAPI"],
      path: "Examples/StarWars/Generated/Placeholders", swiftSettings: generated),
    .target(
      name: "StarWarsStubs", dependencies: ["MockSupport", "StarWarsAPI"], path: "Examples/StarWars/Generated/Stubs",
      swiftSettings: generated),
    .target(
      name: "StarWars", dependencies: ["MockSupport", "StarWarsAPI"], path: "Examples/StarWars/Sources",
      swiftSettings: strict),
    .testTarget(
      name: "StarWarsTests",
      dependencies: [
        "MockSupport", "MockSupportTesting", "StarWars", "StarWarsAPI", "StarWarsMocks", "StarWarsPlaceholders",
        "StarWarsStubs",
      ],
      path: "Examples/StarWars/Tests", swiftSettings: strict),
    tests(
      "MockSupportTests",
      ["MockSupport", "MockSupportTesting", "ZooAPI", "ZooMocks", "ZooPlaceholders", "Fuzzing", "TestSupport"]),
    tests("TidyTests", ["TestSupport"]),
    tests(
      "DocumentationTests",
      [
        "Source", "JSONSyntax", "GraphQLSyntax", "Configuration", "TestSupport", "mockd",
        tool("SwiftParser", "swift-syntax"), tool("SwiftSyntax", "swift-syntax"),
      ]),
    tests(
      "MockModelTests",
      [
        "Source", "GraphQLSyntax", "GraphQLSchema", "ModelIR", "SwiftCode", "SwiftEmission", "Configuration",
        "BuildGraph", "MockSupport", "Fuzzing", "TestSupport",
      ]),
    tests("LibraryChecksTests", ["TestSupport"]),
    tests("FuzzingTests", ["Fuzzing", "TestSupport", "mockd-fuzz"]),
    tests("EndToEndTests", ["Source", "Fuzzing", "TestSupport", "mockd"]),
  ],
  swiftLanguageModes: [.v6]
)

if usesInotifyTools {
  package.targets.append(.systemLibrary(name: "CInotifyTools", providers: [.apt(["libinotifytools0-dev"])]))
  #if os(Linux)
    // Without this check, a build fails after minutes. A package that depends on this one by its path may not need the
    // library, and is built in another folder.
    let isRoot = Context.environment["PWD"] == Context.packageDirectory
    if isRoot, !FileManager.default.fileExists(atPath: "/usr/include/inotifytools/inotifytools.h") {
      let message = """
        mockd: the library libinotifytools is missing. Install it with scripts/setup or this command:
            sudo apt-get install libinotifytools0-dev
        Or build without it: MOCKD_INOTIFY=kernel swift build

        """
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
  #endif
}

// With `MOCKD_SWIFT_SYNTAX=FOLDER`, swift-syntax is the toolchain's library in this folder instead of a package. That
// saves most of the time of a build, but parsing is slower. `scripts/quick` sets it.
if let folder = Context.environment["MOCKD_SWIFT_SYNTAX"], !folder.isEmpty {
  package.dependencies.removeAll { dependency in
    if case .sourceControl(_, let location, _) = dependency.kind { location.hasSuffix("/swift-syntax") } else { false }
  }
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    let count = target.dependencies.count
    target.dependencies.removeAll { dependency in
      if case .productItem(_, "swift-syntax", _, _) = dependency { true } else { false }
    }
    // Modules that import the target need the folder, too.
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I", folder])]
    if target.dependencies.count < count {
      target.linkerSettings =
        (target.linkerSettings ?? []) + [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
    }
  }
}

if commit == "quick build" {
  // The modules in which most tests spend their time, and that take little time to optimize. Assertions stay on.
  let optimized: Set = [
    "Source", "JSONSyntax", "GraphQLSyntax", "GraphQLSchema", "GraphQLValidation", "MockIR", "ModelIR", "SwiftCode",
    "SwiftScanning", "SwiftParsing", "SwiftLowering", "SwiftLibraries", "SwiftSemantics", "SwiftEmission",
    "Incremental",
    "FileWatching",
  ]
  for target in package.targets where optimized.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O", "-assert-config", "Debug"])]
  }
}
