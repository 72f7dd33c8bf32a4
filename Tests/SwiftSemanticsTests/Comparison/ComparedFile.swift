import Foundation
import TestSupport

/// A Swift file whose expressions are compared, with the other files of its module.
struct ComparedFile {
  /// Relative to the root of the repository.
  var path: String
  var text: String
  /// The texts of all files of the module, by path.
  var module: [String: String]
  var moduleName: String
}

/// A Swift module whose types the compiler prints now.
struct ComparedModule {
  var name: String
  /// An absolute path, or relative to the root of the repository.
  var folder: String
  /// Imported modules that the package's build does not make, in the order of their dependencies.
  var imports: [(name: String, folder: String)] = []
  /// Arguments for the compiler's front end.
  var flags: [String] = []

  /// The modules of the repository that generated mocks and tests of users are like. Examples that import Apollo iOS
  /// are missing, since it is not part of the package.
  static let all: [ComparedModule] = [
    ComparedModule(name: "crash_samples", folder: "Tests/CrashSamples"),
    ComparedModule(name: "StarWars", folder: "Examples/StarWars/Sources"),
    ComparedModule(name: "StarWarsTests", folder: "Examples/StarWars/Tests"),
    example("ArtworkCards", ["ArtworkCards"]),
    example("Exhibitions", ["ArtworkCards", "Exhibitions"]),
    example("Search", ["ArtworkCards", "Search"]),
  ]

  /// The modules in `MOCKD_COMPARE_FUNCTIONS`, a folder of random functions, see `RandomFunctionFiles`.
  static let functions: [ComparedModule] = {
    guard let folder = ProcessInfo.processInfo.environment["MOCKD_COMPARE_FUNCTIONS"] else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { Int($0) }.sorted().map { number in
      ComparedModule(name: "Functions\(number)", folder: "\(folder)/\(number)")
    }
  }()

  /// Returns the tests of a package in Examples/Modules, which import targets of these packages.
  private static func example(_ package: String, _ packages: [String]) -> ComparedModule {
    let folder = "Examples/Modules"
    let targets = (["MuseumAPI"] + packages).flatMap { package in
      ["", "TestMocks"].map { ("\(package)\($0)", "\(folder)/\(package)/Sources/\(package)\($0)") }
    }
    let imports = targets.filter { !swiftFiles(below: $0.1).isEmpty }
    return ComparedModule(name: "\(package)Tests", folder: "\(folder)/\(package)/Tests", imports: imports)
  }

  /// Writes the declarations of `Libraries/Swift` as one interface into a folder, and returns them as the module `Swift`.
  static func library(in folder: URL) throws -> ComparedModule {
    let path = try RepositoryScript.run("scripts/check-libraries", ["--interface", folder.path])
    return ComparedModule(
      name: "Swift", folder: path.trimmingCharacters(in: .newlines), flags: ["-parse-stdlib", "-swift-version", "5"])
  }

  /// Asks the compiler. Takes seconds for each module.
  func files() throws -> [(ComparedFile, CompilerTypes)] {
    let built = try BuiltTool.modules().path
    let made = try TemporaryWorkspace()
    defer { withExtendedLifetime(made) {} }
    for (name, folder) in imports {
      let flags = ["-emit-module", "-module-name", name, "-parse-as-library", "-enable-testing", "-swift-version", "6"]
      let output = made.root.appending(path: "\(name).swiftmodule").path
      let run = try SwiftCompiler.current?.run(
        flags + ["-I", built, "-I", made.root.path, "-o", output] + Self.swiftFiles(below: folder).map(Self.absolute))
      if let run, run.status != 0 { throw CompilerTypesScript.Failure(description: "\(name): \(run.output)") }
    }
    let printed = try CompilerTypesScript.run(
      flags.map { "--flag=\($0)" }
        + ["--module", name, "--import-path", built, "--import-path", made.root.path, folder])
    return try Self.files(moduleName: name, CompilerTypes.tables(printed))
  }

  /// Joins tables with the texts of their files.
  private static func files(
    moduleName: String, _ tables: [String: CompilerTypes]
  ) throws -> [(ComparedFile, CompilerTypes)] {
    let texts = try tables.keys.reduce(into: [String: String]()) { texts, path in
      texts[path] = try String(contentsOfFile: absolute(path), encoding: .utf8)
    }
    return tables.sorted { $0.key < $1.key }.compactMap { path, table in
      texts[path].map {
        (ComparedFile(path: path, text: $0, module: texts, moduleName: moduleName), table)
      }
    }
  }

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : MarkdownPage.repository.appending(path: path).path
  }

  /// Returns the Swift files below a folder, relative to the root of the repository.
  static func swiftFiles(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: absolute(folder))?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }
}
