import EditorFeatures
import GraphQLSchema
import GraphQLSyntax
import Incremental
import Parallelism
import Source
import SwiftEmission

/// The schema without positions. It is available despite errors, since editors need it most in a broken file.
enum EditorSchema: Query {
  static func compute(_ key: Single, _ reader: Reader) -> SharedSchema {
    SharedSchema(reader.value(SchemaBuild.self, Single()).result.schema)
  }
}

/// The symbol occurrences in a file.
enum FileOccurrences: BatchQuery {
  typealias Key = Name
  typealias Value = [SymbolOccurrence]
  typealias Product = [SymbolOccurrence]

  struct Work: Sendable {
    var source: ParsedSource
    var schema: SharedSchema
  }

  static let missing: [SymbolOccurrence] = []

  static func gather(_ key: Name, _ reader: Reader) -> Work {
    Work(source: reader.value(ParsedFile.self, key), schema: reader.value(EditorSchema.self, Single()))
  }

  static func perform(_ work: [Work]) -> [[SymbolOccurrence]] {
    work.concurrentMap(minimumRun: 8) { range in
      range.map { work[$0].source.document.occurrences(work[$0].schema.schema) }
    }
  }
}

/// All fragments, ordered by name.
enum FragmentSummaries: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [FragmentSummary] {
    var seen: Set<Name> = []
    return reader.items(of: DefinitionsByName.self, .kind(.fragment)).compactMap { id in
      guard seen.insert(id.name).inserted, let type = reader.value(TypeCondition.self, id) else { return nil }
      return FragmentSummary(name: id.name, type: type)
    }.sorted { $0.name < $1.name }
  }
}

/// The names of all operations, in order.
enum OperationNames: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Name] {
    Set(reader.items(of: DefinitionsByName.self, .kind(.operation)).map(\.name)).filter { !$0.isEmpty }.sorted()
  }
}

/// The operations that spread a fragment, directly or indirectly.
enum OperationsReaching: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [DefinitionID] {
    var found: Set<Name> = [key]
    var open = [key]
    var operations: Set<DefinitionID> = []
    while let name = open.popLast() {
      for spreading in reader.items(of: DefinitionsByName.self, .spreading(name)) {
        if spreading.kind == .operation {
          operations.insert(spreading)
        } else if found.insert(spreading.name).inserted {
          open.append(spreading.name)
        }
      }
    }
    return operations.sorted()
  }
}

/// The Swift names of the project's generated code.
struct SwiftNamesOfProject: Sendable, Equatable {
  let names: ModelNames

  static func == (a: SwiftNamesOfProject, b: SwiftNamesOfProject) -> Bool { a.names.options == b.names.options }
}

/// The Swift names of the project, as a query.
enum SwiftNames: Query {
  static func compute(_ key: Single, _ reader: Reader) -> SwiftNamesOfProject {
    SwiftNamesOfProject(names: ModelNames(reader.value(ModelSettings.self, .root)))
  }
}
