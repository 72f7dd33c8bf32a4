import Foundation
import Source
import SwiftLowering
import SwiftSemantics

/// The sources of the modules that a compared module imports: generated code, and what it is for.
struct ImportedModules {
  let declarations: FileDeclarations
  /// The modules, by the folders of their files.
  let modules: [String: String]

  /// The folders of imported modules, by the name of the compared module.
  private static let folders: [String: [(module: String, folder: String)]] = {
    let support = (module: "MockSupport", folder: "Sources/MockSupport")
    let starWars = ["API": "Models", "Mocks": "TestMocks"].map { suffix, folder in
      (module: "StarWars\(suffix)", folder: "Examples/StarWars/Generated/\(folder)")
    }
    let zoo = [
      support, (module: "ZooAPI", folder: "Examples/Zoo/Generated/Models"),
      (module: "ZooMocks", folder: "Examples/Zoo/Generated/TestMocks"),
    ]
    var result = [
      "crash_samples": zoo,
      "StarWars": [support] + starWars,
      "StarWarsTests": [support, ("StarWars", "Examples/StarWars/Sources")] + starWars,
    ]
    for module in ComparedModule.functions { result[module.name] = zoo }
    for module in ComparedModule.all where !module.imports.isEmpty {
      result[module.name] = [support] + module.imports.map { (module: $0.name, folder: $0.folder) }
    }
    return result
  }()

  /// - Parameter module: the name of the compared module.
  init(of module: String) throws {
    let imported = Self.folders[module] ?? []
    modules = Dictionary(imported.map { ($0.folder, $0.module) }, uniquingKeysWith: { first, _ in first })
    let files = try imported.flatMap { ComparedModule.swiftFiles(below: $0.folder) }.map { path in
      let text = try String(contentsOfFile: ComparedModule.absolute(path), encoding: .utf8)
      return SwiftFileFacts.read(SourceFile(path: path, text: text))
    }
    declarations = FileDeclarations(files, modules: Set(imported.map { Name($0.module) } + ["ApolloAPI"]))
  }
}
