import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// Samples of responses to operations.
extension StubOptions: DefinitionRenderer {
  package static var suffix: String { "+Stub.graphql.swift" }

  package static func hasFile(for definition: Definition, isLocalCacheMutation: Bool) -> Bool {
    guard case .operation = definition else { return false }
    return !isLocalCacheMutation
  }

  package func render(_ source: DefinitionSource, schema: Schema) -> EmittedFile? {
    guard case .operation(let operation) = source.definition, let name = operation.name?.name,
      let sample = source.sample(schema: schema, options: self)
    else { return nil }
    let typeName = ModelNames(models).operation(name, operation.operation, isLocalCacheMutation: false)
    let file = Self.fileName(of: source.definition, isLocalCacheMutation: false, models: models) ?? ""
    switch sample {
    case .success(let sample):
      return EmittedFile(name: file, contents: self.file(of: sample, typeName).printed())
    case .failure(let failure):
      return EmittedFile(name: file, contents: [], problems: [failure.problem(of: name)])
    }
  }

  package func problems(_ source: DefinitionSource, schema: Schema) -> [EmissionProblem] {
    guard case .operation(let operation) = source.definition, let name = operation.name?.name,
      case .failure(let failure) = source.sample(schema: schema, options: self)
    else { return [] }
    return [failure.problem(of: name)]
  }
}

extension StubOptions {
  fileprivate func file(of sample: OperationSample, _ typeName: String) -> SwiftFile {
    let runtime = models.emission.runtimeModule.api
    let isTestable = models.operationMemberAccess.isEmpty
    let isPublic = isSamplePublic && !isTestable
    // The last module has the operation.
    let imports =
      [
        SwiftFile.Import("Foundation", isPublic: isPublic),
        SwiftFile.Import(runtime, isPublic: isPublic && models.emission.runtime == .mockSupport),
      ] + modules.dropLast().map { SwiftFile.Import($0, testable: isTestable) }
      + modules.suffix(1).map { SwiftFile.Import($0, testable: isTestable, isPublic: isPublic) }
    let type = ExtensionDeclaration(
      [], operationType(typeName),
      inherits: models.emission.runtime == .mockSupport ? [.member(.named(runtime), "SampledOperation")] : [],
      members: [.documentation(sample.documentation), .variable(sampleData(sample))])
    return SwiftFile(header: SchemaFile.generatedHeader, imports: imports, declarations: [.extension(type)])
  }

  /// Returns the operation's type qualified by its module, which suppresses a warning about the retroactive
  /// conformance.
  private func operationType(_ name: String) -> SwiftType {
    let base = modules.last.map { SwiftType.named($0) }
    let isInNamespace = models.operations == .schema && models.isEmbedded
    let namespace = isInNamespace ? models.emission.namespace : nil
    return [namespace, name].compactMap(\.self).reduce(base) { base, name in
      base.map { .member($0, name) } ?? .named(name)
    } ?? .named(name)
  }

  /// Whether the sample is public. The witness of a public requirement must be as visible as its type, and a testable
  /// import makes internal types public.
  private var isSamplePublic: Bool {
    let isOperationPublic = models.operationMemberAccess == .public
    return switch models.emission.runtime {
    case .mockSupport: isOperationPublic || !modules.isEmpty
    case .apollo: isOperationPublic && access == .public
    }
  }

  private func sampleData(_ sample: OperationSample) -> VariableDeclaration {
    let modifiers: Modifiers = models.isolation.union(isSamplePublic ? [.public, .static] : .static)
    let text = Expression.rawString(sample.response.json)
    // Unqualified, `Data` is the operation's model.
    return VariableDeclaration(
      modifiers, .var, "sampleData", type: .member(.named("Foundation"), "Data"),
      .body([
        .expression(
          .call(.type(.member(.named("Foundation"), "Data")), [Argument(nil, .member(text, "utf8"))]))
      ]))
  }
}

extension OperationSample {
  /// The documentation of the sample, with the assumed values of variables.
  fileprivate var documentation: String {
    let text = "A response that a server may give."
    guard !conditions.isEmpty else { return text }
    let values = conditions.map { "`\($0.variable.text)` is \($0.value)" }
    return text + " It is one for variables of which " + values.joined(separator: ", ") + "."
  }
}

extension SampleFailure {
  fileprivate func problem(of name: Name) -> EmissionProblem {
    let reason =
      switch self {
      case .noObject(let type): "it needs an object of '\(type)', which has no object types"
      case .tooLarge: "it would contain more than 20,000 values"
      }
    return EmissionProblem(
      .outputSample, .warning, typeName: name, message: "No sample was generated for '\(name)', because \(reason)")
  }
}
