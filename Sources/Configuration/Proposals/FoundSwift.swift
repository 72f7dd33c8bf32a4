import JSONSyntax
import Source

/// The Swift tests found in a workspace, and the code that they test.
struct FoundSwift {
  /// Folders with tests, sorted by path. None is inside another.
  private let folders: [String]
  /// Test files in folders with other code.
  private let besideSources: [String]
  /// Top-level folders with other Swift files.
  private let sources: [String]

  init(_ listing: WorkspaceListing) {
    // No pattern matches generated files.
    let files = listing.files(endingWith: ".swift").filter { !$0.hasSuffix(".graphql.swift") }
    var folders = Set(files.flatMap(Self.testFolders))
    for manifest in files where fileName(manifest) == "Package.swift" {
      folders.formUnion(Self.testTargets(ofPackage: manifest, listing))
    }
    let others = files.filter { file in !folders.contains { WorkspacePath.isInside(file, folder: $0) } }
    let tests = Set(others.prefix(Self.maximumFiles).filter { Self.isTest($0, listing) })
    let holders = Set(tests.map { Path.parent($0) })
    folders.formUnion(holders.filter { !MixedFolder($0, files, tests: tests).hasSources })
    let found = folders.filter { folder in files.contains { WorkspacePath.isInside($0, folder: folder) } }
    self.folders = found.filter { folder in
      !found.contains { $0 != folder && WorkspacePath.isInside(folder, folder: $0) }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let code = files.filter { file in !found.contains { WorkspacePath.isInside(file, folder: $0) } }
    besideSources = code.filter { tests.contains($0) }
    sources = Set(code.compactMap { path in path.firstIndex(of: "/").map { String(path[..<$0]) } }).sorted()
      .filter { folder in code.contains { Glob(Self.pattern(for: folder)).matches($0) } }
  }

  /// Returns the pattern for the Swift files of a folder.
  private static func pattern(for folder: String) -> String { "\(escapedGlob(folder))/**/*.swift" }

  /// The maximum number of files to read in search of tests in folders with other names.
  private static let maximumFiles = 20_000

  /// Returns the outermost folder of a file that has a typical name for tests.
  private static func testFolders(of file: String) -> [String] {
    var path: [Substring] = []
    for component in file.split(separator: "/").dropLast() {
      path.append(component)
      if component.hasSuffix("Tests") { return [path.joined(separator: "/")] }
    }
    return []
  }

  /// Returns the folders of the test targets of a Swift package.
  private static func testTargets(ofPackage manifest: String, _ listing: WorkspaceListing) -> [String] {
    guard let text = listing.text(manifest) else { return [] }
    let folder = Path.parent(manifest)
    return parts(of: text, separatedBy: ".testTarget(").dropFirst().compactMap { rest in
      let target = parts(of: rest, separatedBy: "arget(")[0]
      let name = argument("name", in: target)
      let path = argument("path", in: target) ?? name.map { "Tests/" + $0 }
      return path.map { WorkspacePath.join(folder, $0) }.flatMap { WorkspacePath.isOutside($0) ? nil : $0 }
    }
  }

  /// Returns the string after a label.
  private static func argument(_ label: String, in text: String) -> String? {
    let parts = parts(of: text, separatedBy: label + ":")
    guard 1 < parts.count else { return nil }
    let value = parts[1].drop { $0.isWhitespace }
    guard value.first == "\"" else { return nil }
    let string = value.dropFirst().prefix { $0 != "\"" && $0 != "\n" }
    return string.isEmpty ? nil : String(string)
  }

  /// Returns whether a file that people wrote imports a testing library and mentions mocks.
  private static func isTest(_ path: String, _ listing: WorkspaceListing) -> Bool {
    guard fileName(path) != "Package.swift", let text = listing.text(path), text.contains("Mock"),
      !text.hasPrefix("// @generated")
    else { return false }
    return ["XCTest", "Testing", "Quick", "ApolloTestSupport"].contains { text.contains("import \($0)\n") }
  }

  /// Returns the members `tests` and `sources` of a `.mockgen.json`, if the defaults don't match the Swift files.
  func members(notes: inout [String]) -> [JSONTree.Member] {
    if folders.isEmpty, besideSources.isEmpty {
      notes.append("Found no Swift tests; set 'tests' in .mockgen.json once you have some")
      return []
    }
    var members: [JSONTree.Member] = []
    if !besideSources.isEmpty || !folders.allSatisfy({ WorkspacePath.isInside($0, folder: "Tests") }) {
      members.append(JSONTree.Member("tests", .array(testPatterns.map(JSONTree.string))))
      if !folders.isEmpty {
        let shown = folders.prefix(5).joined(separator: ", ")
        notes.append(
          "Found Swift tests in \(shown)\(5 < folders.count ? " and \(folders.count - 5) more folders" : "")")
      }
      if let first = besideSources.first {
        let others = besideSources.count == 1 ? "" : " and \(besideSources.count - 1) more files"
        notes.append("Found Swift tests beside sources: \(first)\(others)")
      }
    }
    if sources.contains(where: { $0 != "Sources" }) {
      let patterns = sources.map(Self.pattern)
      members.append(JSONTree.Member("sources", .array(patterns.map(JSONTree.string))))
    }
    return members
  }

  private var testPatterns: [String] {
    let files = filePatterns
    let isLong = Self.maximumPatterns < folders.count
    let excluded = isLong ? ["!**/.build/**", "!**/Pods/**"] : []
    return folderPatterns + files + (files.isEmpty ? excluded : [Self.dependencies])
  }

  /// How many folders have patterns of their own.
  private static let maximumPatterns = 8

  /// One pattern for each folder. Many folders with typical names share one pattern for each top-level folder.
  private var folderPatterns: [String] {
    if folders.count <= Self.maximumPatterns { return folders.map(Self.pattern) }
    var patterns: [String] = []
    for folder in folders {
      let root = folder.split(separator: "/")[0]
      let isNamedAlike = fileName(folder).hasSuffix("Tests") && folder.contains("/")
      let pattern =
        isNamedAlike ? "\(escapedGlob(String(root)))/**/*Tests/**/*.swift" : Self.pattern(for: folder)
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    return patterns
  }

  /// One pattern for each typical end of the names of tests beside sources, and the paths of others.
  private var filePatterns: [String] {
    let endings = Set(besideSources.compactMap { TestFileName.ending(of: $0) })
    let unusual = besideSources.filter { TestFileName.ending(of: $0) == nil }
    return endings.sorted().map { "**/*\($0).swift" } + unusual.map { escapedGlob($0) }
  }

  /// Excludes the tests of dependencies.
  private static let dependencies = "!**/{Carthage,DerivedData,Pods,SourcePackages,checkouts,node_modules}/**"
}

/// Returns the parts of a text between the occurrences of a separator, which must not be empty.
private func parts(of text: some StringProtocol, separatedBy separator: String) -> [String] {
  var result: [String] = []
  var rest = Substring(text)
  while let range = rest.firstRange(of: separator) {
    result.append(String(rest[..<range.lowerBound]))
    rest = rest[range.upperBound...]
  }
  return result + [String(rest)]
}
