import CrashAnalysis
import Foundation
import GraphQLSchema
import GraphQLSyntax
import MockIR
import MockReference
import ModelIR
import Source
import SwiftCode
import SwiftEmission
import SwiftLowering
import SwiftScanning

/// The generated code for some documents, as the test analysis sees it.
struct AnalyzedProject {
  let code: GeneratedCode
  let schema: Schema
  let catalog: MockCatalog
  let options: ModelOptions
  let names: ModelNames
  /// The definitions in the order of the documents.
  let definitions: [Definition]

  struct Definition {
    /// The Swift name of the root model: `HeroQuery.Data`
    var swiftName: String
    var structures: DefinitionStructures
  }

  init(_ documents: [Document], options: ModelOptions) {
    let schema = SchemaBuilder.build(documents, options: SchemaOptions(apolloClientDirectives: true)).schema
    let located = documents.flatMap { document in document.definitions.map { ($0, document) } }
    let contributions = located.map { ContributionCollector.collect($0.0, of: $0.1, schema: schema) }
    let catalog = CatalogJoin(contributions, schema: schema, isReduced: false).catalog
    let names = ModelNames(options)
    var fragments: [Name: DefinitionSelections.Located] = [:]
    for (definition, document) in located {
      if case .fragment(let fragment) = definition { fragments[fragment.name.name] = (definition, document) }
    }
    var models: [Name: ModelDefinition] = [:]
    var definitions: [Definition] = []
    for (definition, document) in located {
      let swiftName: String
      switch definition {
      case .operation(let operation):
        swiftName = names.operation(
          operation.name?.name ?? "", operation.operation,
          isLocalCacheMutation: document.isLocalCacheMutation(definition))
      case .fragment(let fragment): swiftName = names.fragment(fragment.name.name)
      case .schema, .type, .directive: continue
      }
      let reached = DefinitionSelections.fragments(
        reachedFrom: definition, of: document, schema: schema, lookup: { fragments[$0] })
      guard
        let selections = DefinitionSelections.collect(
          definition, of: document, schema: schema, fragments: { reached[$0] })
      else { continue }
      let structures = DefinitionStructures.build(selections, schema: schema)
      models[Name(swiftName)] = ModelDefinition(
        structures, swiftName: swiftName, names: names, isMutable: document.isLocalCacheMutation(definition))
      let root = selections.kind == .fragment ? swiftName : swiftName + ".Data"
      definitions.append(Definition(swiftName: root, structures: structures))
    }
    let declarations = CompleteDeclarations(
      schema: schema, mocks: catalog.objects, options: options.emission, definitions: models)
    code = GeneratedCode(declarations, options: options)
    self.schema = schema
    self.catalog = catalog
    self.options = options
    self.names = names
    self.definitions = definitions
  }

  /// The workspace `Examples/Zoo`.
  static func zoo(_ change: (inout ModelOptions) -> Void = { _ in }) throws -> AnalyzedProject {
    var options = mockSupportOptions("ZooAPI")
    change(&options)
    return try AnalyzedProject(
      documentsIn: Repository.root.appending(path: "Examples/Zoo/graphql"), options: options)
  }

  init(documentsIn folder: URL, options: ModelOptions) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let documents = try names.map { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      return Document.parse(SourceFile(path: name, bytes: Array(data))).document
    }
    self.init(documents, options: options)
  }

  static func mockSupportOptions(_ namespace: String) -> ModelOptions {
    var options = ModelOptions(EmissionOptions(namespace: namespace))
    options.emission.runtime = .mockSupport
    return options
  }

  /// Returns the diagnostics in files, in the order of the files.
  ///
  /// - Parameter codeUnderTest: a file of the code under test. Calls are followed into it, and the names that it reads
  ///   count.
  func diagnostics(_ files: [SourceFile], codeUnderTest: String = "") -> [Diagnostic] {
    diagnosticsWithFields(files, codeUnderTest: codeUnderTest).map(\.diagnostic)
  }

  /// Returns the names in a file that stand for generated code, as a test and as code under test.
  func names(_ file: SourceFile) -> SwiftFileNames {
    SwiftFileNames.read(file, code, tests: SwiftFiles([SwiftFileFacts.read(file)]))
  }

  func diagnosticsWithFields(_ files: [SourceFile], codeUnderTest: String = "") -> [CrashDiagnostic] {
    let app = SourceFile(path: "App.swift", text: codeUnderTest)
    let names = SourceNames.read(app).all.filter(\.countsInFollowedFiles)
    let program = SwiftFiles(
      files.map { SwiftFileFacts.read($0) }, code: [SwiftFileFacts.read(app)], codeUnderTest: names)
    return files.flatMap { program.diagnostics(inFile: Name($0.path), code) }
  }
}

extension SwiftFileNames {
  /// Returns the names in a file that stand for generated code.
  static func read(_ file: SourceFile, _ code: GeneratedCode, tests: any SwiftProgram) -> SwiftFileNames {
    let outline = OutlinedSwiftFile(file).outline
    return SwiftFileNames(
      outline.declarations.map { declaration in
        let facts = DeclarationFacts.read(declaration, in: file)
        let names = facts.names(of: declaration.id, importing: outline.imports, code, tests)
        return (declaration.range.lower, names)
      })
  }
}

enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
