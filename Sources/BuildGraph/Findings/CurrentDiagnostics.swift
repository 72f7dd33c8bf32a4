import Configuration
import Incremental
import Source

/// The steps of a project whose diagnostics are reported. Errors of a step hide the later steps, which depend on it.
struct StepTimes: Equatable {
  /// The schema, and the syntax of operations.
  var documents = false
  /// The rules for operations.
  var operations = false
  /// Whether definitions are missing because of syntax errors.
  var lacksDefinitions = false
  /// The namespace, mocks, models and placeholders.
  var outputs = false
  /// Whether one of the steps has an error.
  var haveErrors = false
}

/// Diagnostics of the present inputs, by file.
extension Database {
  /// Returns the steps that are reported if outputs are generated from GraphQL. Mocks of protocols need no schema.
  func reportedSteps() -> StepTimes { usesGraphQL ? stepsOfDocuments() : StepTimes() }

  /// Returns the steps for the documents, even if no outputs are generated from them.
  func stepsOfDocuments() -> StepTimes {
    var steps = StepTimes(documents: true)
    steps.lacksDefinitions = value(HasErrors<SyntaxDiagnostics>.self, Single())
    steps.operations = !value(HasErrors<SchemaDiagnostics>.self, Single())
    steps.haveErrors =
      !steps.operations || steps.lacksDefinitions || value(HasErrors<OperationDiagnostics>.self, Single())
    steps.outputs = !steps.haveErrors
    return steps
  }

  /// Returns whether a step for outputs has an error. Call it only if the earlier steps have none.
  func outputsHaveErrors() -> Bool {
    guard usesGraphQL else { return false }
    return value(HasErrors<NamespaceDiagnostics>.self, Single())
      || value(HasErrors<MockDiagnostics>.self, Single()) || value(HasErrors<ModelDiagnostics>.self, Single())
      || value(HasErrors<DefinitionOutputDiagnostics>.self, Single())
  }

  var usesGraphQL: Bool { input(SettingsInput.self, Single())?.groupUsesGraphQL ?? true }

  /// Returns the files whose diagnostics may differ since the last call.
  ///
  /// - Parameter former: the reported steps of the last call.
  func takeChangedFiles(_ steps: StepTimes, after former: StepTimes) -> Set<Name> {
    var files = takeChangedFiles(SchemaDiagnostics.self, isReported: steps.documents)
    files.formUnion(takeChangedFiles(SyntaxDiagnostics.self, isReported: steps.documents))
    files.formUnion(takeChangedFiles(OperationDiagnostics.self, isReported: steps.operations))
    files.formUnion(takeChangedFiles(NamespaceDiagnostics.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(MockDiagnostics.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(ModelDiagnostics.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(DefinitionOutputDiagnostics.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(UnusedSelectionDiagnostics.self, isReported: steps.outputs))
    files.formUnion(takeChangedFiles(ProtocolMockDiagnostics.self, isReported: true))
    if steps.operations, former.operations, steps.lacksDefinitions != former.lacksDefinitions {
      files.formUnion(
        items(of: OperationDiagnostics.self, .needingAllDefinitions).map { Name($0.location.file) })
    }
    return files
  }

  /// Returns the files whose diagnostics of one relation may differ since the last call.
  ///
  /// - Parameter isReported: false for a step after one with errors. The relation isn't brought up to date then, so
  ///   that it keeps the results of the last state without errors.
  func takeChangedFiles<Diagnostics: DiagnosticRelation>(_ diagnostics: Diagnostics.Type, isReported: Bool) -> Set<Name>
  {
    let entries = isReported ? changes(of: diagnostics) : endChanges(of: diagnostics)
    return Set(entries.compactMap { if case .file(let name) = $0 { name } else { nil } })
  }

  /// Returns the diagnostics of a file in the reported steps, in no particular order.
  func diagnostics(in file: Name, _ steps: StepTimes) -> [Diagnostic] {
    diagnostics(steps) { self.items(of: $0, in: file) } + items(of: ProtocolMockDiagnostics.self, in: file)
  }

  /// Returns the diagnostics of all files in the steps for GraphQL, in no particular order.
  func diagnostics(_ steps: StepTimes) -> [Diagnostic] { diagnostics(steps) { self.diagnostics(of: $0) } }

  private func diagnostics(
    _ steps: StepTimes, _ read: (any DiagnosticRelation.Type) -> [Diagnostic]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if steps.documents { found += read(SchemaDiagnostics.self) + read(SyntaxDiagnostics.self) }
    if steps.operations {
      found += read(OperationDiagnostics.self).filter { !steps.lacksDefinitions || !$0.needsAllDefinitions }
    }
    if steps.outputs {
      found += read(MockDiagnostics.self) + read(ModelDiagnostics.self) + read(DefinitionOutputDiagnostics.self)
      found += read(NamespaceDiagnostics.self) + read(UnusedSelectionDiagnostics.self)
    }
    return found
  }

  /// Returns the diagnostics of a relation in all files, in no particular order.
  func diagnostics<Diagnostics: DiagnosticRelation>(of diagnostics: Diagnostics.Type) -> [Diagnostic] {
    entries(of: diagnostics).flatMap { entry in
      if case .file = entry { Array(self.items(of: diagnostics, entry)) } else { [Diagnostic]() }
    }
  }

  private func items<Diagnostics: DiagnosticRelation>(of diagnostics: Diagnostics.Type, in file: Name) -> [Diagnostic] {
    Array(items(of: diagnostics, .file(file)))
  }

  /// Returns the diagnostics that one source of a relation contributes.
  func diagnostics<Diagnostics: DiagnosticRelation>(
    of diagnostics: Diagnostics.Type, statedBy source: Diagnostics.Source
  ) -> [Diagnostic] {
    pairs(of: diagnostics, source).compactMap { if case .file = $0.entry { $0.item } else { nil } }
  }
}
