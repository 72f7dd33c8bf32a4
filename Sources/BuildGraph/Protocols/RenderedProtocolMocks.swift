import Configuration
import Incremental
import Parallelism
import ProtocolMocks
import Source

/// A Swift file as the source of one output.
struct ProtocolMockSource: Hashable, Sendable {
  /// The index of the output.
  var output: Int
  var file: Name
}

/// The source files of outputs. A file may be a source of several outputs.
enum ProtocolMockSources: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [ProtocolMockSource] {
    let files = reader.protocolFiles
    return reader.value(ProtocolOutputs.self, Single()).enumerated().flatMap { index, output in
      let globs = GlobSet(output.settings.sources)
      return files.filter { globs.matches($0.text) }.map { ProtocolMockSource(output: index, file: $0) }
    }
  }
}

/// The mocks of the protocols and classes that a file declares, with their problems.
enum RenderedProtocolMocks: BatchQuery {
  typealias Key = ProtocolMockSource

  /// The mocks of one file and their diagnostics.
  struct Value: Equatable, Sendable {
    /// The generated mocks; nil without a requested protocol.
    var file: ProtocolMockFile?
    /// Whether an error keeps the existing file.
    var isBroken = false
    var diagnostics: [Diagnostic] = []
    /// The mocks by their names in the module, with the locations of their protocols.
    var mocks: [NamedMock] = []
  }

  /// A mock's name and the location of its protocol.
  struct NamedMock: Hashable, Sendable {
    var name: String
    var conditions: [String]
    var location: Location
  }

  struct Work: Sendable {
    var path: Name
    var module: String?
    var types: [(lineage: TypeLineage, isRequested: Bool)] = []
    var diagnostics: [Diagnostic] = []
    /// Whether there are no types because they are too large.
    var isExcessive = false
  }

  typealias Product = Value

  static let missing = Value()

  static func gather(_ key: ProtocolMockSource, _ reader: Reader) -> Work {
    let outline = reader.value(OutlineOfSwiftFile.self, key.file)
    let outputs = reader.value(ProtocolOutputs.self, Single())
    guard outputs.indices.contains(key.output) else {
      return Work(path: key.file)
    }
    let output = outputs[key.output]
    let selected = outline.declaredTypes.filter { reader.selects($0.outline, output) }
    if !selected.isEmpty {
      let excess = reader.excess(of: key, outline)
      if excess.isExcessive {
        return Work(path: key.file, diagnostics: outline.problems + excess.reasons, isExcessive: true)
      }
    }
    let sources = TrackedMockSources(reader: reader, output: key.output)
    let types = selected.compactMap { type in
      TypeLineage.find(type, sources).map {
        ($0, output.requests(type.outline) || reader.isAutoMockable(type.outline))
      }
    }
    return Work(path: key.file, module: output.settings.module, types: types, diagnostics: outline.problems)
  }

  static func perform(_ work: [Work]) -> [Value] {
    work.concurrentMap(minimumRun: 8, counting: "rendering mocks of protocols") { range in
      range.map { index in
        let work = work[index]
        let joined = work.types.map { type in
          var mock = type.lineage.joined()
          if !type.isRequested { mock.skipIfUnsupported() }
          return mock
        }
        let mocks = joined.filter(\.canBeMocked)
        var value = Value(diagnostics: work.diagnostics + joined.flatMap { $0.problems.map(\.diagnostic) })
        value.isBroken = work.isExcessive || value.diagnostics.hasErrors
        guard !mocks.isEmpty else { return value }
        value.file = renderMocks(mocks, of: work.path.text, module: work.module)
        value.mocks = mocks.map { mock in
          let outline = mock.declared.outline
          return NamedMock(
            name: (outline.path + [mock.mockName]).joined(separator: "."), conditions: outline.conditions,
            location: Location(mock.declared.file, outline.nameRange))
        }
        return value
      }
    }
  }
}

extension Reader {
  /// Returns whether a type gets a mock in an output.
  func selects(_ type: OutlinedType, _ output: ProtocolOutput) -> Bool {
    output.selects(type, isAutoMockable: isAutoMockable(type))
  }

  /// Returns whether a protocol inherits from Sourcery's `AutoMockable`. Reads nothing of other types if no type does.
  func isAutoMockable(_ type: OutlinedType) -> Bool {
    if type.inherited.isEmpty || items(of: SwiftTypesByName.self, .autoMockable).isEmpty { return false }
    return TrackedMockSources(reader: self, output: 0).isAutoMockable(type)
  }
}

extension SwiftOutline {
  /// The problems that concern the whole file.
  fileprivate var problems: [Diagnostic] {
    var problems = strayMarkers.map { range in
      Diagnostic(
        .protocolMockUnsupported, "Expected a protocol or class after this annotation",
        at: Location(path, range))
    }
    if let brokenAt {
      problems.append(
        Diagnostic(
          .protocolMockSyntax, "Unbalanced brackets or string quotes before this place",
          at: Location(path, TextRange(at: brokenAt))))
    }
    if let tooDeepAt {
      problems.append(
        Diagnostic(
          .protocolMockUnsupported, "Too many types or conditions enclose this place, so there are no mocks inside",
          at: Location(path, TextRange(at: tooDeepAt))))
    }
    return problems
  }
}

/// The diagnostics of the Swift files with mocked protocols.
enum ProtocolMockDiagnostics: DiagnosticRelation {
  static func sources(_ reader: Reader) -> [ProtocolMockSource] { reader.value(ProtocolMockSources.self, Single()) }

  static func pairs(of source: ProtocolMockSource, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    let value = reader.value(RenderedProtocolMocks.self, source)
    return pairs(value.diagnostics + reader.nameClashes(of: source))
  }

  static func prepare(_ sources: [ProtocolMockSource], _ reader: Reader) { prepareMocks(sources, reader) }
}

extension Reader {
  /// Returns the mocks of a file that share a name with other mocks of the output.
  func nameClashes(of source: ProtocolMockSource) -> [Diagnostic] {
    value(RenderedProtocolMocks.self, source).mocks.compactMap { mock in
      let entry = ProtocolMockNames.Entry(output: source.output, name: mock.name)
      let first = value(FirstMocksOfName.self, entry)[mock.conditions] ?? []
      guard let other = first.first(where: { $0 != mock }) else { return nil }
      return Diagnostic(
        .protocolMockNameClash, "Two mocks in one output are named '\(mock.name)'", at: mock.location,
        related: [Diagnostic.Related("the other mock is of this type", at: other.location)])
    }
  }
}

/// The names of protocol mocks, by output.
enum ProtocolMockNames: Relation {
  struct Entry: Hashable, Sendable {
    var output: Int
    var name: String
  }

  static func sources(_ reader: Reader) -> [ProtocolMockSource] { reader.value(ProtocolMockSources.self, Single()) }

  static func pairs(
    of source: ProtocolMockSource, _ reader: Reader
  ) -> [RelationPair<Entry, RenderedProtocolMocks.NamedMock>] {
    reader.value(RenderedProtocolMocks.self, source).mocks.map { mock in
      Pair(Entry(output: source.output, name: mock.name), mock)
    }
  }

  static func prepare(_ sources: [ProtocolMockSource], _ reader: Reader) { prepareMocks(sources, reader) }
}

/// The first two mocks with a name, by their conditions.
enum FirstMocksOfName: Query {
  static func compute(
    _ key: ProtocolMockNames.Entry, _ reader: Reader
  ) -> [[String]: [RenderedProtocolMocks.NamedMock]] {
    Dictionary(grouping: reader.items(of: ProtocolMockNames.self, key), by: \.conditions)
      .mapValues { Array($0.sorted { $0.location < $1.location }.prefix(2)) }
  }
}

/// Reads all required types in parallel, then renders the mocks in parallel.
func prepareMocks(_ sources: [ProtocolMockSource], _ reader: Reader) {
  reader.prepare(OutlineOfSwiftFile.self, Array(Set(sources.map(\.file))))
  let outputs = reader.value(ProtocolOutputs.self, Single())
  var types: [Int: [FactsOfSwiftType.Key]] = [:]
  for source in sources where outputs.indices.contains(source.output) {
    for (index, type) in reader.value(OutlineOfSwiftFile.self, source.file).types.enumerated()
    where reader.selects(type, outputs[source.output]) {
      types[source.output, default: []].append(FactsOfSwiftType.Key(file: source.file, index: index))
    }
  }
  for (output, types) in types.sorted(by: { $0.key < $1.key }) {
    let sources = TrackedMockSources(reader: reader, output: output)
    prepareFacts(types, sources)
    prepareDefaults(types, sources)
  }
  reader.prepare(RenderedProtocolMocks.self, sources)
}

/// Reads types in parallel, then their parents, until at most one type is left.
private func prepareFacts(_ types: [FactsOfSwiftType.Key], _ sources: TrackedMockSources) {
  let reader = sources.reader
  var known = Set(types)
  var names: Set<String> = []
  var next = types
  while 1 < next.count {
    reader.prepare(FactsOfSwiftType.self, next)
    let inherited = next.flatMap { reader.value(FactsOfSwiftType.self, $0)?.inheritedNames ?? [] }
    next = inherited.filter { names.insert($0).inserted }.flatMap { sources.types(named: $0) }.map { type in
      FactsOfSwiftType.Key(file: Name(type.file), index: type.index)
    }
    next = next.filter { known.insert($0).inserted }
  }
}

/// Reads the types of results in parallel, then the types of their arguments, until at most one is left.
private func prepareDefaults(_ types: [FactsOfSwiftType.Key], _ sources: TrackedMockSources) {
  guard sources.makesDefaults else { return }
  let reader = sources.reader
  var seen: Set<String> = []
  var names = types.flatMap { reader.value(FactsOfSwiftType.self, $0)?.namesOfResults ?? [] }
  while true {
    let next = names.filter { seen.insert($0).inserted }.flatMap { sources.concreteTypes(named: $0) }
    guard 1 < next.count else { return }
    reader.prepare(FactsOfConcreteType.self, next)
    names = next.flatMap { reader.value(FactsOfConcreteType.self, $0).namesOfArguments }
  }
}
