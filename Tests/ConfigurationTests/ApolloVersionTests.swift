import Configuration
import Source
import Testing

/// The version of Apollo that a workspace uses.
@Suite struct ApolloVersionTests {
  /// The Apollo version in `Package.resolved` decides the shape; bugs are corrected unless a version is set.
  @Test(arguments: [
    (#"{"pins": [{"identity": "apollo-ios", "state": {"version": "1.15.3"}}], "version": 2}"#, "1.15.3+corrected"),
    (
      #"{"object": {"pins": [{"repositoryURL": "https://github.com/apollographql/apollo-ios.git", "state": {"version": "1.20.0"}}]}}"#,
      "1.20.0+corrected"
    ),
    (#"{"pins": [{"identity": "apollo-ios", "state": {"branch": "main", "version": null}}]}"#, "corrected"),
    (#"{"pins": [{"identity": "apollo-ios-codegen", "state": {"version": "1.15.3"}}]}"#, "corrected"),
    (#"{"pins": [{"identity": "apollo-ios", "state": {"version": "1.2.0"}}]}"#, "1.15.0+corrected"),
    (#"{"pins": [{"identity": "apollo-ios", "state": {"version": "3.0.0"}}]}"#, "corrected"),
    (#"{"pins": [{"identity": "apollo-ios", "state": {"version": "99999999999999999999.0.0"}}]}"#, "corrected"),
    ("{", "corrected"),
  ])
  func pinnedVersionsAreRead(resolved: String, version: String) {
    let loaded = load(["Package.resolved": resolved])
    #expect(loaded.settings.projects[0].apolloVersion.text == version)
    #expect(!loaded.hasErrors)
  }

  /// Every location of resolved versions.
  @Test(arguments: [
    "Package.resolved", "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "App.xcworkspace/xcshareddata/swiftpm/Package.resolved", "Tuist/Package.resolved", ".package.resolved",
    "Tuist/Dependencies/Lockfiles/Package.resolved", "ios/App/App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "Modules/API/Package.resolved",
  ])
  func resolvedVersionsHaveLocations(path: String) {
    let loaded = load([path: Self.resolved("1.16.1")])
    #expect(loaded.settings.projects[0].apolloVersion.text == "1.16.1+corrected")
    #expect(loaded.projectPlaces[0]["apolloVersion"]?.file == path)
    #expect(loaded.projectPlaces[0].reasons["apolloVersion"] == "\(path) pins it")
  }

  @Test(arguments: [
    (#".package(url: "https://github.com/apollographql/apollo-ios.git", exact: "1.16.0"),"#, "1.16.0+corrected"),
    (#".package(url: "https://github.com/apollographql/apollo-ios", .exact("1.16.2"))"#, "1.16.2+corrected"),
    (#".package(url: "https://github.com/apollographql/apollo-ios", from: "1.16.2")"#, "1.25+corrected"),
    (#".package(url: "https://github.com/apollographql/apollo-ios", from: "2.0.0")"#, "corrected"),
    (
      #".package(url: "https://github.com/apollographql/apollo-ios", .upToNextMinor(from: "1.16.2"))"#, "1.16+corrected"
    ),
    (#".package(url: "https://github.com/apollographql/apollo-ios", .upToNextMajor(from: "1.0.0"))"#, "1.25+corrected"),
    (#".package(url: "https://github.com/apollographql/apollo-ios", "1.15.0"..<"1.18.0")"#, "1.17+corrected"),
    (#".package(url: "https://github.com/apollographql/apollo-ios", "1.15.0"..."1.18.2")"#, "1.18.2+corrected"),
    (#".package(url: "https://github.com/apollographql/apollo-ios", branch: "main"), "1.16.0""#, "corrected"),
    (#".package(url: "https://github.com/apollographql/apollo-ios-codegen", exact: "1.16.0")"#, "corrected"),
    (
      #".package(url: "https://github.com/x/y", exact: "1.17.0"), .package(url: "git@github.com:apollographql/apollo-ios.git", exact: "1.16.0")"#,
      "1.16.0+corrected"
    ),
    (
      #".package(url: "https://github.com/apollographql/apollo-ios"), .package(url: "https://github.com/x/y", exact: "1.16.0")"#,
      "corrected"
    ),
    (
      #".package(url: "https://github.com/apollographql/apollo-ios", from: "99999999999999999999.9223372036854775807.0")"#,
      "corrected"
    ),
  ])
  func packageRequirementsAreRead(text: String, version: String) {
    #expect(load(["Package.swift": text]).settings.projects[0].apolloVersion.text == version)
    #expect(load(["Tuist/Package.swift": text]).settings.projects[0].apolloVersion.text == version)
  }

  @Test(arguments: [
    (
      "Project.swift",
      #".remote(url: "https://github.com/apollographql/apollo-ios", requirement: .exact("1.16.3"))"#, "1.16.3+corrected"
    ),
    (
      "Project.swift",
      #".remote(url: "https://github.com/apollographql/apollo-ios", requirement: .upToNextMajor(from: "1.9.3"))"#,
      "1.25+corrected"
    ),
    (
      "App.xcodeproj/project.pbxproj",
      """
      /* XCRemoteSwiftPackageReference "apollo-ios" */ = {
        isa = XCRemoteSwiftPackageReference;
        repositoryURL = "https://github.com/apollographql/apollo-ios.git";
        requirement = { kind = exactVersion; version = 1.16.3; };
      };
      """, "1.16.3+corrected"
    ),
    (
      "App.xcodeproj/project.pbxproj",
      """
      repositoryURL = "https://github.com/apollographql/apollo-ios";
      requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; };
      """, "1.25+corrected"
    ),
    (
      "App.xcodeproj/project.pbxproj",
      """
      repositoryURL = "https://github.com/apollographql/apollo-ios";
      requirement = { kind = versionRange; maximumVersion = 1.19.0; minimumVersion = 1.15.0; };
      """, "1.18+corrected"
    ),
    (
      "project.yml",
      """
      packages:
        Apollo:
          url: https://github.com/apollographql/apollo-ios
          exactVersion: 1.16.3
        Other:
          url: https://github.com/x/y
          from: 1.17.0
      """, "1.16.3+corrected"
    ),
    ("Podfile.lock", "PODS:\n  - Apollo (1.16.3):\n    - Apollo/Core (= 1.16.3)\n", "1.16.3+corrected"),
    ("Podfile.lock", "PODS:\n  - ApolloCodegen (1.16.3)\n", "corrected"),
  ])
  func otherFilesHaveNoVersion(path: String, text: String, version: String) {
    #expect(load([path: text]).settings.projects[0].apolloVersion.text == version)
  }

  /// The version that the generated package requires, according to Apollo's configuration and the package.
  @Test func generatedPackagesAreRead() {
    let package =
      #"{ "swiftPackage": { "apolloSDKDependency": { "sdkVersion": { "exact": { "version": "1.17.0" } } } } }"#
    let text = ApolloReaderTests.text().replacing(#"{ "other": {} }"#, with: package)
    #expect(load([:], text).settings.projects[0].apolloVersion.text == "1.17.0+corrected")
    let resolved = ["App.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.resolved("1.18.0")]
    #expect(load(resolved, text).settings.projects[0].apolloVersion.text == "1.18.0+corrected")
    let generated = #".package(url: "https://github.com/apollographql/apollo-ios", exact: "1.19.0"),"#
    #expect(load(["API/Package.swift": generated]).settings.projects[0].apolloVersion.text == "1.19.0+corrected")
  }

  /// Files above the workspace, and in other folders of its repository.
  @Test(arguments: [
    "../Package.resolved", "../../../Package.resolved", "../Podfile.lock",
    "../App.xcworkspace/xcshareddata/swiftpm/Package.resolved", "../../Tuist/Package.resolved",
    "../../ios/App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
  ])
  func versionsInTheRepositoryAreRead(path: String) {
    let text = path.hasSuffix(".lock") ? "PODS:\n  - Apollo (1.16.1):\n" : Self.resolved("1.16.1")
    let loaded = load([path: text])
    #expect(loaded.settings.projects[0].apolloVersion.text == "1.16.1+corrected")
    #expect(loaded.projectPlaces[0]["apolloVersion"]?.file == path)
    #expect(ApolloVersionFiles.includes(path))
  }

  /// In order: own resolved versions, the ones of other folders that the own requirement allows, and the requirement.
  @Test func versionsOfOtherFoldersNeedToFit() {
    let package = { (requirement: String) in
      #".package(url: "https://github.com/apollographql/apollo-ios", \#(requirement))"#
    }
    var files = [
      "../Package.resolved": Self.resolved("1.16.0"), "../Other/Package.resolved": Self.resolved("2.0.0"),
      "../../App/Package.resolved": Self.resolved("1.17.0"), "Package.swift": package(#"from: "1.15.0""#),
      "../Other/Package.swift": package(#"exact: "1.19.0""#),
    ]
    for (expected, removed) in [
      ("1.16.0", "../Package.resolved"), ("1.17.0", "../../App/Package.resolved"), ("1.25", "Package.swift"),
      ("2.0.0", "../Other/Package.resolved"), ("1.19.0", "../Other/Package.swift"), ("2.4", ""),
    ] {
      #expect(load(files).settings.projects[0].apolloVersion.version.description == expected)
      files[removed] = nil
    }
  }

  @Test func pathsAreFoundFromTheTopOfTheRepository() {
    let search = ApolloVersionSearch(from: "ios/API")
    let found = ["Package.resolved", "ios/Podfile.lock", "ios/API/a/b/c/d/Package.swift", "a/b/project.yml"]
    for path in found { #expect(search.includes(path), "\(path)") }
    for folder in ["ios", "ios/API", "ios/API/a/b/c/d", "a/b", "ios/a/b", "App.xcworkspace/xcshareddata/swiftpm"] {
      #expect(search.mayContain(folder), "\(folder)")
    }
    for folder in ["a/b/c", "ios/a/b/c", "ios/API/a/b/c/d/e", "node_modules"] {
      #expect(!search.mayContain(folder), "\(folder)")
    }
    #expect(!search.includes("a/b/c/Package.resolved"))
    #expect(
      search.names(of: found)
        == ["../../Package.resolved", "../Podfile.lock", "a/b/c/d/Package.swift", "../../a/b/project.yml"])
  }

  /// Resolved versions precede requirements, and near files precede distant ones.
  @Test func resolvedAndNearbyVersionsTakePrecedence() {
    var files = [
      "Package.swift": #".package(url: "https://github.com/apollographql/apollo-ios", exact: "1.16.0")"#,
      "Other/Package.resolved": Self.resolved("1.17.0"), "Package.resolved": Self.resolved("1.18.0"),
      "App/Package.resolved": Self.resolved("1.19.0"),
    ]
    let main = #"{ "version": 1, "apolloConfig": "App/a.json" }"#
    for expected in ["1.19.0", "1.18.0", "1.17.0", "1.16.0"] {
      let loaded = ConfigurationLoader.load(
        SourceFile(path: ".mockgen.json", text: main), candidates: { [files] in files.keys.sorted() },
        lookup: { [files] path in
          SourceFile(path: path, text: (path == "App/a.json" ? ApolloReaderTests.text() : files[path]) ?? "")
        })
      #expect(loaded.settings.projects[0].apolloVersion.text == "\(expected)+corrected")
      for (path, text) in files where text.contains(expected) { files[path] = nil }
    }
  }

  /// The listing of settings names the version and the reason for it.
  @Test func settingsListTheSourceOfTheVersion() {
    let shown = EffectiveSettings.json(
      of: load(["Package.swift": #".package(url: "https://github.com/apollographql/apollo-ios", from: "1.16.2")"#]))
    #expect(
      shown.contains(
        "\"why\": \"it is the newest known version from 1.16.2 to before 2.0.0, which Package.swift requires\""))
    #expect(
      EffectiveSettings.json(of: load([:])).contains(
        "\"why\": \"no file states the version in use, and this is the newest known version\""))
    let old = EffectiveSettings.json(of: load(["Package.resolved": Self.resolved("1.3.0")]))
    #expect(
      old.contains("\"why\": \"it is the known version nearest to 1.3.0; Package.resolved pins it\""))
  }

  @Test func aConfiguredVersionTakesPrecedence() {
    let files = ["a.json": ApolloReaderTests.text(), "Package.resolved": Self.resolved("1.15.3")]
    for (given, expected) in [("2.1", "2.1"), ("corrected", "1.15.3+corrected"), ("2.0+corrected", "2.0+corrected")] {
      let main = #"{"apolloConfig": "a.json", "apolloVersion": ""# + given + #""}"#
      let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: main)) { path in
        files[path].map { SourceFile(path: path, text: $0) }
      }
      #expect(loaded.settings.projects[0].apolloVersion.text == expected)
    }
  }

  /// Folders of dependencies and build products, and deeply nested folders, are not searched.
  @Test func versionFilesAreFoundInTheRepository() {
    let package = "xcshareddata/swiftpm/Package.resolved"
    for path in ["A.xcodeproj/project.xcworkspace/\(package)", "a/b/c/d/A.xcworkspace/\(package)", "a/Podfile.lock"] {
      #expect(ApolloVersionFiles.includes(path), "\(path)")
      let folders = path.split(separator: "/").dropLast()
      for count in 1...folders.count {
        #expect(ApolloVersionFiles.mayContain(folders.prefix(count).joined(separator: "/")), "\(path)")
      }
    }
    for folder in [".build", "Pods", "a/b/c/d/e", "A.xcodeproj/xcuserdata"] {
      #expect(!ApolloVersionFiles.mayContain(folder), "\(folder)")
    }
    #expect(!ApolloVersionFiles.includes("a/b/c/d/e/Package.resolved"))
    #expect(!ApolloVersionFiles.includes("Package.swift.orig"))
  }

  private static func resolved(_ version: String) -> String {
    #"{"pins": [{"identity": "apollo-ios", "state": {"version": "\#(version)"}}], "version": 2}"#
  }

  private func load(_ files: [String: String], _ text: String = ApolloReaderTests.text()) -> LoadedConfiguration {
    ConfigurationLoader.load(
      SourceFile(path: "apollo-codegen-config.json", text: text), scope: PathScope(allowsOutside: true),
      candidates: { files.keys.sorted() },
      lookup: { path in files[path].map { SourceFile(path: path, text: $0) } })
  }
}
