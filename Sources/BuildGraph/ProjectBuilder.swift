import Configuration
import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import MockIR
import Source

/// The whole flow for one project: sources to diagnostics and files.
///
/// A pure function of its inputs. It is asynchronous only because its steps use all cores.
package enum ProjectBuilder {
  package static func build(_ project: Project, sources: ProjectSources) async -> ProjectBuild {
    async let parsed = ParsedSources.parse(sources.operations)
    let schema = await ProjectSchema.build(sources.schema, project: project)
    let operations = await parsed
    let documents = ExecutableDocuments(operations.documents)
    var findings = schema.diagnostics + operations.diagnostics
    // On a schema that is broken in itself, what rules would say of operations is no help.
    if !schema.diagnostics.hasErrors {
      let options = validationOptions(of: project, hasGaps: operations.diagnostics.hasErrors)
      findings += await validate(documents, schema: schema.result.schema, options: options)
    }
    var plan = ArtifactPlan.Project(
      name: project.name ?? "", artifacts: [], directories: outputDirectories(of: project), isComplete: false)
    var counts = documents.counts
    if !findings.hasErrors {
      let mocks = await TestMocks.build(documents, schema: schema.result, project: project)
      findings += mocks.diagnostics
      counts.mocks = mocks.objectCount
      if !findings.hasErrors {
        plan = ArtifactPlan.Project(
          name: plan.name, artifacts: mocks.artifacts, directories: plan.directories, isComplete: true)
      }
    }
    return ProjectBuild(plan: plan, diagnostics: findings.sorted(), counts: counts)
  }

  /// The same diagnostics as `Validator.validate`, found on all cores.
  private static func validate(
    _ documents: ExecutableDocuments, schema: Schema, options: ValidationOptions
  ) async -> [Diagnostic] {
    let definitions = documents.definitions
    let resolved = await definitions.concurrentMap { Validator.resolve($0, of: documents, schema: schema) }
    let unit = ValidationUnit(documents: documents, resolved: resolved, schema: schema, options: options)
    async let names = unit.validateNames()
    let found = await definitions.concurrentMap { unit.validate($0) }
    return Validator.merge([await names, found])
  }

  /// - Parameter hasGaps: whether definitions are missing because of syntax errors. Then nothing is said about names that
  ///   they may define or use.
  private static func validationOptions(of project: Project, hasGaps: Bool) -> ValidationOptions {
    var options = ValidationOptions(schemaNamespace: project.namespaceName)
    if hasGaps { options.rules.subtract([.knownFragmentNames, .noUnusedVariables, .noUnusedFragments]) }
    return options
  }

  /// Where the outputs of a project go.
  package static func outputDirectories(of project: Project) -> [ArtifactPlan.OutputDirectory] {
    // Other generated files may lie beside test mocks, so an orphan is told by the whole end of its name.
    let suffixes = ["+Mock.graphql.swift", "MockObject+Interfaces.graphql.swift", "MockObject+Unions.graphql.swift"]
    return [project.outputs.testMocks?.path].compactMap { $0 }.map {
      ArtifactPlan.OutputDirectory($0, suffixes: suffixes)
    }
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension ExecutableDocuments {
  fileprivate var counts: ProjectBuild.Counts {
    var counts = ProjectBuild.Counts()
    for index in definitions.indices {
      switch self[index] {
      case .operation: counts.operations += 1
      case .fragment: counts.fragments += 1
      case .schema, .type, .directive: break
      }
    }
    return counts
  }
}
