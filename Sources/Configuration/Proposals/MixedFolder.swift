import Source

/// A folder with a test file, and possibly with production code.
struct MixedFolder {
  /// Whether it has production code: the code that a test is named after, or mostly files that are no tests.
  let hasSources: Bool

  /// - Parameters:
  ///   - folder: relative to the workspace.
  ///   - files: the Swift files of the workspace.
  ///   - tests: the files that are tests by their contents.
  init(_ folder: String, _ files: [String], tests: Set<String>) {
    // A pattern for the whole workspace would match all code.
    if folder.isEmpty {
      hasSources = true
      return
    }
    let inside = files.filter { WorkspacePath.isInside($0, folder: folder) && fileName($0) != "Package.swift" }
    let names = Set(inside.map(fileName))
    let isBesideItsCode = inside.contains { file in
      guard let ending = TestFileName.ending(of: file) else { return false }
      let tested = fileName(file).dropLast(ending.count + TestFileName.suffix.count)
      return names.contains("\(tested)\(TestFileName.suffix)")
    }
    let others = inside.filter { !tests.contains($0) && TestFileName.ending(of: $0) == nil }
    hasSources = isBesideItsCode || inside.count < 2 * others.count
  }
}

/// The typical names of files with tests.
enum TestFileName {
  static let suffix = ".swift"

  /// Returns the end of a file's name, without the extension, that is typical for tests.
  static func ending(of path: String) -> String? {
    let name = fileName(path).dropLast(suffix.count)
    return ["Tests", "Test", "Specs", "Spec"].first { name.hasSuffix($0) && $0.count < name.count }
  }
}
