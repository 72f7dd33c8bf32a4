import Configuration
import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source
import SwiftEmission

/// The conflicting selections on types, the problems and missing modules of their mocks, and clashes of names.
enum MockDiagnostics: DiagnosticRelation {
  /// The subject of a diagnostic.
  enum Source: Hashable, Sendable {
    /// A type that fields are selected on.
    case parent(Name)
    /// A type that has a mock.
    case object(Name)
    /// The names of all mocks.
    case names
  }

  static func sources(_ reader: Reader) -> [Source] {
    guard reader.value(HasTestMocks.self, Single()) else { return [] }
    let parents = reader.items(of: CollectedFields.self, .parents).compactMap { item in
      if case .name(let name) = item { Source.parent(name) } else { nil }
    }
    return parents + reader.value(AllMockedTypes.self, Single()).objects.map { .object($0) } + [.names]
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    switch source {
    case .parent(let name): pairs(reader.value(FieldConflicts.self, name))
    case .object(let name):
      pairs(
        reader.value(EmissionDiagnostics.self, name)
          + (1 < reader.modules.count ? reader.value(MockModuleDiagnostics.self, name) : []))
    case .names: pairs(MockNameClashes.diagnostics(reader))
    }
  }
}

/// The problems of a type's mock, located at the type's definition. Computed without rendering the mock.
enum EmissionDiagnostics: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    let lists = ([key] + reader.value(InterfacesOf.self, key)).map { reader.value(FieldsOfMock.self, $0) }
    let options = reader.value(EmissionSettings.self, .root)
    let problems =
      reader.known(RenderedMock.self, key)?.problems
      ?? mockProblems(ObjectMock(typeName: key, joining: lists), options: options)
    guard !problems.isEmpty else { return [] }
    let place = reader.value(SchemaBuild.self, Single()).nameLocation(of: key)
    return problems.map { $0.diagnostic(at: place) }
  }
}

/// The diagnostic of a mock without a module, located at the type's definition.
enum MockModuleDiagnostics: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    guard let users = reader.value(ModulesOfMocks.self, Single()).homeless[key] else { return [] }
    let names = users.map { "'\(visibleText(reader.value(ModuleSettings.self, $0).name ?? ""))'" }
    let root = reader.value(ModuleSettings.self, .root).name ?? ""
    return [
      Diagnostic(
        .mockWithoutModule, .error,
        "\(names.joined(separator: ", ")) need the mock of '\(key.text)', but depend on no common project with test mocks; "
          + "set 'outputs.testMocks' of '\(visibleText(root))'",
        at: reader.value(SchemaBuild.self, Single()).nameLocation(of: key))
    ]
  }
}

/// The conflicting selections on a type. Each losing selection gets a warning that refers to the winning one.
enum FieldConflicts: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    reader.collectedKeys(of: key).sorted().flatMap { responseKey -> [Diagnostic] in
      let choice = reader.value(ChosenField.self, MockKey(parent: key, responseKey: responseKey))
      guard let winner = choice.winner else { return [] }
      return choice.losers.map { loser in
        let contribution = { (candidate: FieldCandidate) in
          FieldContribution(parent: key, responseKey: responseKey, fieldName: candidate.fieldName)
        }
        return Diagnostic(
          .ambiguousMockField, .warning,
          "'\(responseKey.text)' on '\(key.text)' is '\(loser.fieldName.text)' here, but "
            + "'\(winner.fieldName.text)' of another type elsewhere, which the mock uses; use another alias",
          at: place(of: contribution(loser), in: loser.definition, reader),
          related: [
            .init(
              "the mock uses the type of this field", at: place(of: contribution(winner), in: winner.definition, reader)
            )
          ])
      }
    }
  }

  private static func place(
    of contribution: FieldContribution, in definition: DefinitionID, _ reader: Reader
  ) -> Location {
    let source = reader.value(ParsedFile.self, definition.file)
    let schema = reader.value(SchemaModel.self, Single()).schema
    let document = source.document
    guard let index = source.index(of: definition) else { return document.location(TextRange(at: 0)) }
    let places = ContributionCollector.places(
      of: contribution, in: document.definitions[index], of: document, schema: schema)
    return places.first ?? document.location(document.definitions[index].range)
  }
}
