import CrashAnalysis
import GraphQLSyntax
import Incremental
import Source
import SwiftCode
import SwiftEmission

/// The names that unreadable definitions may give to generated code. Empty without syntax errors in operations.
enum UnreadableDefinitions: Relation {
  enum Entry: Hashable, Sendable {
    /// The Swift type of an operation or fragment.
    case swiftName(Name)
    /// A property of mocks.
    case property(Name)
    case all
  }

  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<Entry, Obstacle>] {
    if reader.input(DocumentsAreValidInput.self, Single()) == true { return [] }
    guard reader.value(HasErrors<SyntaxDiagnostics>.self, Single()) else { return [] }
    let files = Set(reader.items(of: SyntaxDiagnostics.self, .errors).map { Name($0.location.file) })
    let names = ModelNames(reader.value(ModelSettings.self, .root))
    let options = reader.value(EmissionSettings.self, .root)
    var pairs: [Pair] = []
    for file in files.sorted() {
      for part in reader.value(ParsedFile.self, file).unreadableParts where !part.names.isEmpty {
        let obstacle = Obstacle(name: nil, file: file)
        let kept = part.names.filter { reader.isKept($0) }
        // A part with a kept definition rarely has another one.
        if kept.isEmpty { pairs.append(Pair(.all, obstacle)) }
        for name in part.names.subtracting(kept).sorted() {
          let fragments = part.fragmentNames.contains(name) ? [names.fragment(name)] : []
          let types = names.operations(named: name).sorted() + fragments
          pairs += types.map { Pair(.swiftName(Name($0)), Obstacle(name: name, file: file)) }
          pairs.append(Pair(.property(Name(options.propertyName(name).filter { $0 != "`" })), obstacle))
        }
      }
    }
    return pairs
  }
}

/// The Swift names of types that unreadable definitions may have, sorted.
enum UnreadableTypes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Name] {
    reader.entries(of: UnreadableDefinitions.self).compactMap { entry in
      if case .swiftName(let name) = entry { name } else { nil }
    }.sorted()
  }
}

/// The definitions with errors that no valid version stands in for.
enum MissingDefinitions: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Obstacle] {
    let broken = reader.entries(of: BrokenDefinitions.self).filter { !reader.isKept($0.name) }
    let unreadable = reader.items(of: UnreadableDefinitions.self, .all)
    return Set(broken.map { Obstacle($0) } + unreadable).sorted()
  }
}

/// Whether there are such definitions.
enum HasMissingDefinitions: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool {
    !reader.value(MissingDefinitions.self, Single()).isEmpty
  }
}

extension Obstacle {
  init(_ id: DefinitionID) { self.init(name: id.name, file: id.file) }
}

extension Reader {
  /// Returns whether the last valid version of an operation or fragment stands in for it.
  fileprivate func isKept(_ name: Name) -> Bool {
    guard !keptFiles.isEmpty else { return false }
    let kept = value(KeptByName.self, Single())
    return [DefinitionID.Kind.operation, .fragment].contains { kind in
      kept[DefinitionName(kind: kind, name: name)]?.contains { value(KeptIsValid.self, $0) } ?? false
    }
  }
}

extension ModelNames {
  /// Returns the names of the Swift types that an operation of any kind has.
  fileprivate func operations(named name: Name) -> Set<String> {
    let names = OperationType.allCases.flatMap { type in
      [false, true].map { operation(name, type, isLocalCacheMutation: $0) }
    }
    return Set(names)
  }
}
