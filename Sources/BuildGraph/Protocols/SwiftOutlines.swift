import Configuration
import Incremental
import Parallelism
import ProtocolMocks
import Source

/// The declarations of a Swift file that mocks depend on, found without the parser. Empty for a missing file.
enum OutlineOfSwiftFile: BatchQuery {
  typealias Key = Name
  typealias Value = SwiftOutline
  typealias Work = SourceFile

  static let missing = SwiftOutline(path: "")

  static func gather(_ key: Name, _ reader: Reader) -> SourceFile {
    reader.input(FileInput.self, key) ?? SourceFile(path: key.text, text: "")
  }

  static func perform(_ work: [SourceFile]) -> [SwiftOutline] {
    work.concurrentMap(minimumRun: 8, counting: "reading Swift files") { range in
      range.map { SwiftOutline.read(work[$0]) }
    }
  }
}

/// The types and aliases of Swift files by name.
enum SwiftTypesByName: Relation {
  /// A name by its use, or a group of types or aliases.
  enum Entry: Hashable, Sendable {
    case type(Name)
    case alias(Name)
    case name(Name)
    case concreteType(Name)
    /// All aliases.
    case aliases
    /// The protocols and aliases that name Sourcery's `AutoMockable`.
    case autoMockable
    /// The types with a role, an `@_spi` name, or the name of a standard type that mocks use.
    case notableNames
  }

  enum Item: Hashable, Sendable {
    case type(DeclaredType)
    case alias(OutlinedAlias)
    case name(OutlinedName)
    case concreteType(DeclaredConcreteType)
  }

  static func sources(_ reader: Reader) -> [Name] { reader.protocolFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    let outline = reader.value(OutlineOfSwiftFile.self, source)
    let types = outline.declaredTypes.map { Pair(.type(Name($0.outline.name)), .type($0)) }
    let aliases = outline.aliases.flatMap { alias in
      [Pair(.alias(Name(alias.name)), .alias(alias)), Pair(.aliases, .alias(alias))]
    }
    let autoMockable =
      outline.declaredTypes.filter(\.outline.inheritsAutoMockable).map { Pair(Entry.autoMockable, Item.type($0)) }
      + outline.aliases.filter(\.includesAutoMockable).map { Pair(Entry.autoMockable, Item.alias($0)) }
    let names =
      outline.names.map { Pair(.name(Name($0.name)), .name($0)) }
      + outline.notableNames.map { Pair(.notableNames, .name($0)) }
    return types + aliases + autoMockable + names
      + outline.concreteTypes.map {
        Pair(.concreteType(Name($0.name)), .concreteType(DeclaredConcreteType(file: outline.path, outline: $0)))
      }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(OutlineOfSwiftFile.self, sources) }
}

/// The names of aliases of functions.
enum FunctionAliases: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<String> {
    reader.items(of: SwiftTypesByName.self, .aliases).compactMap { item in
      if case .alias(let alias) = item { alias } else { nil }
    }.namesOfFunctions
  }
}

/// The facts of a type's declaration.
enum FactsOfSwiftType: BatchQuery {
  /// A type, identified by its index in the outline of its file.
  struct Key: Hashable, Sendable {
    var file: Name
    var index: Int
  }

  typealias Value = TypeFacts?
  typealias Product = TypeFacts?

  struct Work: Sendable {
    var type: OutlinedType?
    var bytes: [UInt8]
  }

  static let missing: TypeFacts? = nil

  /// Depends only on the text of the type, so other edits of the file parse nothing.
  static func gather(_ key: Key, _ reader: Reader) -> Work {
    let types = reader.value(OutlineOfSwiftFile.self, key.file).types
    guard types.indices.contains(key.index), let file = reader.input(FileInput.self, key.file) else {
      return Work(type: nil, bytes: [])
    }
    return Work(type: types[key.index], bytes: Array(file.bytes[types[key.index].range.indices]))
  }

  static func perform(_ work: [Work]) -> [TypeFacts?] {
    work.concurrentMap(minimumRun: 4) { range in
      range.map { index in work[index].type.map { TypeFacts.read(work[index].bytes, of: $0) } }
    }
  }
}

/// The Swift declarations that mocks read. Each mock depends only on its own reads.
struct TrackedMockSources: MockSources {
  let reader: Reader
  /// The index of the output whose module has the mocked types. Only the search for default results reads it.
  let output: Int

  func types(named name: String) -> [DeclaredType] {
    reader.items(of: SwiftTypesByName.self, .type(Name(name))).compactMap { item in
      if case .type(let type) = item { type } else { nil }
    }.sorted { $0.file != $1.file ? precedesByBytes($0.file, $1.file) : $0.index < $1.index }
  }

  func aliases(named name: String) -> [OutlinedAlias] {
    reader.items(of: SwiftTypesByName.self, .alias(Name(name))).compactMap { item in
      if case .alias(let alias) = item { alias } else { nil }
    }.sorted { precedesByBytes($0.target, $1.target) }
  }

  var functionAliases: Set<String> { reader.value(FunctionAliases.self, Single()) }

  var notableNames: [OutlinedName] { names(.notableNames) }

  func names(named name: String) -> [OutlinedName] { names(.name(Name(name))) }

  private func names(_ entry: SwiftTypesByName.Entry) -> [OutlinedName] {
    reader.items(of: SwiftTypesByName.self, entry).compactMap { item in
      if case .name(let name) = item { name } else { nil }
    }.sorted { $0.path != $1.path ? $0.path.lexicographicallyPrecedes($1.path) : $0.role == nil && $1.role != nil }
  }

  func facts(of type: DeclaredType) -> TypeFacts? {
    reader.value(FactsOfSwiftType.self, FactsOfSwiftType.Key(file: Name(type.file), index: type.index))
  }

  func imports(of type: DeclaredType) -> [OutlinedImport] {
    reader.value(OutlineOfSwiftFile.self, Name(type.file)).imports
  }
}

extension SwiftOutline {
  /// The types of the outline with their file.
  var declaredTypes: [DeclaredType] {
    types.enumerated().map { DeclaredType(file: path, index: $0, outline: $1) }
  }
}
