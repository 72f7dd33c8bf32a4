import Configuration
import Incremental
import Parallelism
import ProtocolMocks
import Source

/// The files of the module that an output's protocols belong to. The key is the index of the output.
enum FilesOfMockedModule: Query {
  /// Files, by the patterns of their paths.
  struct Patterns: Equatable, Sendable {
    let patterns: [String]
    let files: GlobSet

    init(_ patterns: [String]) {
      self.patterns = patterns
      files = GlobSet(patterns)
    }

    static func == (a: Patterns, b: Patterns) -> Bool { a.patterns == b.patterns }
  }

  /// Returns nil if the output makes no default results.
  static func compute(_ key: Int, _ reader: Reader) -> Patterns? {
    let outputs = reader.value(ProtocolOutputs.self, Single())
    guard outputs.indices.contains(key), outputs[key].settings.defaultResults else { return nil }
    return Patterns(outputs[key].settings.filesOfModule ?? outputs[key].settings.sources)
  }
}

/// The ways to make a value of a structure or enumeration.
enum FactsOfConcreteType: BatchQuery {
  typealias Key = DeclaredConcreteType
  typealias Value = ConcreteTypeFacts
  typealias Work = [UInt8]

  static let missing = ConcreteTypeFacts()

  /// Depends only on the text of the type, so other edits of the file parse nothing.
  static func gather(_ key: DeclaredConcreteType, _ reader: Reader) -> [UInt8] {
    let outline = reader.value(OutlineOfSwiftFile.self, Name(key.file))
    guard let index = outline.concreteTypes.firstIndex(of: key.outline),
      let file = reader.input(FileInput.self, Name(key.file))
    else { return [] }
    return Array(file.bytes[outline.rangesOfConcreteTypes[index].indices])
  }

  static func perform(_ work: [[UInt8]]) -> [ConcreteTypeFacts] {
    work.concurrentMap(minimumRun: 4) { range in range.map { ConcreteTypeFacts.read(work[$0]) } }
  }
}

extension TrackedMockSources {
  private var filesOfModule: GlobSet? { reader.value(FilesOfMockedModule.self, output)?.files }

  var makesDefaults: Bool { filesOfModule != nil }

  func concreteTypes(named name: String) -> [DeclaredConcreteType] {
    guard let files = filesOfModule else { return [] }
    return reader.items(of: SwiftTypesByName.self, .concreteType(Name(name))).compactMap { item in
      if case .concreteType(let type) = item, files.matches(type.file) { type } else { nil }
    }.sorted { $0.file != $1.file ? precedesByBytes($0.file, $1.file) : $0.outline.precedes($1.outline) }
  }

  func facts(of type: DeclaredConcreteType) -> ConcreteTypeFacts {
    reader.value(FactsOfConcreteType.self, type)
  }
}

extension OutlinedConcreteType {
  /// The order of types of one name in a file.
  fileprivate func precedes(_ other: OutlinedConcreteType) -> Bool {
    (path + conditions).lexicographicallyPrecedes(other.path + other.conditions)
  }
}
