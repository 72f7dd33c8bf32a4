import BuildGraph
import Configuration
import Foundation
import GraphQLSyntax
import Source
import TestSupport

/// Compiled generated code for functions, and the same code as the analysis sees it.
struct GeneratedModules {
  let project: AnalyzedProject
  let shapes: Shapes
  let models: String
  let mocks: String
  /// The folder of module interfaces that the package's build did not make.
  let folder: URL?
  let objects: [String]
  /// Schema and operations, for messages.
  var documents = ""

  var prelude: String { Prelude.text(shapes, models: models, mocks: mocks) }

  /// Returns the package's example `Zoo`.
  static func zoo() throws -> GeneratedModules {
    let project = try AnalyzedProject.zoo()
    return GeneratedModules(
      project: project, shapes: Shapes(project), models: "ZooAPI", mocks: "ZooMocks", folder: nil,
      objects: try ["ZooAPI", "ZooMocks"].flatMap { try builtObjects(of: $0) })
  }

  /// Returns the modules of a random schema with random operations, from the first seed whose code is not large. Nested
  /// fragments can make a hundred times as much code, all of one kind, and the compiler takes minutes for it.
  static func random(seed: UInt64) throws -> GeneratedModules {
    var seed = seed
    while true {
      var random = RandomGraphQL(seed: seed)
      let generated = try Generated(schema: random.schema(), operations: random.operations())
      if generated.artifacts.map(\.bytes.count).reduce(0, +) < 500_000 { return try make(generated) }
      seed &+= 1
    }
  }

  /// Generates and compiles code in a new folder, which the caller removes.
  static func make(
    schema: String, operations: String, extra: [String: String] = [:]
  ) throws -> GeneratedModules {
    try make(Generated(schema: schema, operations: operations), extra: extra)
  }

  /// The generated code of a schema and operations.
  struct Generated {
    let sources: [SourceFile]
    let artifacts: [Artifact]

    init(schema: String, operations: String) throws {
      sources = [
        SourceFile(path: "schema.graphqls", text: schema), SourceFile(path: "operations.graphql", text: operations),
      ]
      let inputs = ProjectSources(schema: [sources[0]], operations: [sources[1]])
      let build = ProjectBuilder.build(GeneratedModules.settings, sources: inputs)
      guard build.plan.isComplete, !build.diagnostics.contains(where: { $0.severity == .error }) else {
        throw NotGenerated(reasons: build.diagnostics.map(\.message), operations: operations, schema: schema)
      }
      artifacts = build.plan.artifacts
    }
  }

  private static let settings: Project = {
    var settings = Project()
    settings.namespace = "RandomAPI"
    settings.runtime = .mocksupport
    settings.outputs.models = ModelsOutput()
    settings.outputs.testMocks = TestMocksOutput()
    return settings
  }()

  /// - Parameter extra: Swift files by the names of the generated files that they replace.
  private static func make(_ generated: Generated, extra: [String: String] = [:]) throws -> GeneratedModules {
    let folder = FileManager.default.temporaryDirectory.appending(path: "generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files: (models: [String], mocks: [String]) = ([], [])
    let mocksFolder = settings.outputs.testMocks.map { $0.path + "/" } ?? "/"
    for artifact in generated.artifacts {
      let file = folder.appending(path: artifact.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let replacement = extra[file.lastPathComponent].map { Array($0.utf8) }
      try Data(replacement ?? artifact.bytes).write(to: file)
      if artifact.path.hasPrefix(mocksFolder) { files.mocks.append(file.path) } else { files.models.append(file.path) }
    }
    let objects = [
      try compile("RandomAPI", files.models, in: folder), try compile("RandomMocks", files.mocks, in: folder),
    ]
    let documents = generated.sources.map { Document.parse($0).document }
    let project = AnalyzedProject(documents, options: AnalyzedProject.mockSupportOptions("RandomAPI"))
    return GeneratedModules(
      project: project, shapes: Shapes(project), models: "RandomAPI", mocks: "RandomMocks", folder: folder,
      objects: objects, documents: generated.sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined())
  }

  struct NotGenerated: Error {
    var reasons: [String]
    var operations: String
    var schema: String
  }

  func remove() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  private static func compile(_ module: String, _ sources: [String], in folder: URL) throws -> String {
    let object = folder.appending(path: "\(module).o").path
    try swiftc(
      [
        "-emit-module", "-emit-object", "-enable-testing", "-parse-as-library", "-module-name", module,
        "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path, "-o", object, "-I", folder.path,
      ] + sources, in: folder)
    return object
  }

  /// Runs the compiler with the package's modules.
  static func swiftc(_ arguments: [String], in folder: URL) throws {
    let options = ["-swift-version", "6", "-suppress-warnings", "-Onone", "-wmo"]
    let common = ["swiftc"] + options + ["-I", try BuiltTool.modules().path]
    let run = try ProgramRun(URL(filePath: "/usr/bin/env"), common + arguments, in: folder, includingErrors: true)
    guard run.status == 0 else { throw NotCompiled(output: run.output) }
  }

  /// Returns the object files of a module from the package's build.
  static func builtObjects(of module: String) throws -> [String] {
    let folder = try BuiltTool.modules().deletingLastPathComponent().appending(path: "\(module).build")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".o") }.sorted()
  }
}

struct NotCompiled: Error, CustomStringConvertible {
  var output: String

  var description: String {
    let errors = output.split(separator: "\n").filter { $0.contains("error:") }
    return errors.isEmpty ? output : errors.prefix(12).joined(separator: "\n")
  }
}
