import Configuration
import Incremental
import Source

/// The steps of a project whose diagnostics are reported. Errors of a step hide the later steps, which depend on it.
struct ReportedSteps: Equatable {
  /// The schema, and the syntax of operations.
  var documents = false
  /// The rules for operations.
  var operations = false
  /// Whether definitions are missing because of syntax errors.
  var lacksDefinitions = false
  /// Mocks, models and placeholders.
  var outputs = false
  /// Whether one of the steps has an error.
  var haveErrors = false
}

/// Diagnostics of the present inputs, by file.
extension Database {
  /// Returns the steps that are reported if outputs are generated from GraphQL. Mocks of protocols need no schema.
  func reportedSteps() -> ReportedSteps { usesGraphQL ? stepsOfDocuments() : ReportedSteps() }

  /// Returns the steps for the documents, even if no outputs are generated from them.
  func stepsOfDocuments() -> ReportedSteps {
    var steps = ReportedSteps(documents: true)
    steps.lacksDefinitions = value(HasErrors<SyntaxFindings>.self, Single())
    steps.operations = !value(HasErrors<SchemaFindings>.self, Single())
    steps.haveErrors =
      !steps.operations || steps.lacksDefinitions || value(HasErrors<OperationFindings>.self, Single())
    steps.outputs = !steps.haveErrors
    return steps
  }

  /// Returns whether a step for outputs has an error. Call it only if the earlier steps have none.
  func outputsHaveErrors() -> Bool {
    guard usesGraphQL else { return false }
    return value(HasErrors<MockFindings>.self, Single()) || value(HasErrors<ModelFindings>.self, Single())
      || value(HasErrors<DefinitionOutputFindings>.self, Single())
  }

  var usesGraphQL: Bool { input(SettingsInput.self, Single())?.outputs.useGraphQL ?? true }

  /// Returns the files whose diagnostics may differ since the last call.
  ///
  /// - Parameter former: the reported steps of the last call.
  func takeChangedFiles(_ steps: ReportedSteps, after former: ReportedSteps) -> Set<Name> {
    var files = takeChangedFiles(SchemaFindings.self, isReported: steps.documents)
    files.formUnion(takeChangedFiles(SyntaxFindings.self, isReported: steps.documents))
    files.formUnion(takeChangedFiles(OperationFindings.self, isReported: steps.operations))
    files.formUnion(takeChangedFiles(MockFindings.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(ModelFindings.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(DefinitionOutputFindings.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(ProtocolMockFindings.self, isReported: true))
    if steps.operations, former.operations, steps.lacksDefinitions != former.lacksDefinitions {
      files.formUnion(
        items(of: OperationFindings.self, .needingAllDefinitions).map { Name($0.location.file) })
    }
    return files
  }

  /// Returns the files whose diagnostics of one relation may differ since the last call.
  ///
  /// - Parameter isReported: false for a step after one with errors. The relation isn't brought up to date then, so that it
  ///   keeps the results of the last state without errors.
  func takeChangedFiles<Findings: FindingRelation>(_ findings: Findings.Type, isReported: Bool) -> Set<Name> {
    let entries = isReported ? changes(of: findings) : endChanges(of: findings)
    return Set(entries.compactMap { if case .file(let name) = $0 { name } else { nil } })
  }

  /// Returns the diagnostics of a file in the reported steps, in no particular order.
  func diagnostics(in file: Name, _ steps: ReportedSteps) -> [Diagnostic] {
    diagnostics(steps) { self.items(of: $0, in: file) } + items(of: ProtocolMockFindings.self, in: file)
  }

  /// Returns the diagnostics of all files in the steps for GraphQL, in no particular order.
  func diagnostics(_ steps: ReportedSteps) -> [Diagnostic] { diagnostics(steps) { self.diagnostics(of: $0) } }

  private func diagnostics(
    _ steps: ReportedSteps, _ read: (any FindingRelation.Type) -> [Diagnostic]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if steps.documents { found += read(SchemaFindings.self) + read(SyntaxFindings.self) }
    if steps.operations {
      found += read(OperationFindings.self).filter { !steps.lacksDefinitions || !$0.needsAllDefinitions }
    }
    if steps.outputs {
      found += read(MockFindings.self) + read(ModelFindings.self) + read(DefinitionOutputFindings.self)
    }
    return found
  }

  private func diagnostics<Findings: FindingRelation>(of findings: Findings.Type) -> [Diagnostic] {
    entries(of: findings).flatMap { entry in
      if case .file = entry { Array(self.items(of: findings, entry)) } else { [Diagnostic]() }
    }
  }

  private func items<Findings: FindingRelation>(of findings: Findings.Type, in file: Name) -> [Diagnostic] {
    Array(items(of: findings, .file(file)))
  }

  /// Returns the diagnostics that one source of a relation contributes.
  func diagnostics<Findings: FindingRelation>(
    of findings: Findings.Type, statedBy source: Findings.Source
  ) -> [Diagnostic] {
    pairs(of: findings, source).compactMap { if case .file = $0.entry { $0.item } else { nil } }
  }
}
