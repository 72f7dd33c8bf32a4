import CrashAnalysis
import Incremental
import Parallelism
import Source
import SwiftLowering

/// Whether a test file can use a project's generated code.
///
/// A file is examined only if it mentions a generated name, directly or through declarations of other files. Most files
/// of most projects don't, and several projects can list the same tests.
enum ConcernsProject: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool { !reader.items(of: FilesOfProject.self, key).isEmpty }
}

/// The files through which tests reach a project's generated code. They mention generated types, or declarations of
/// such files.
enum FilesOfProject: Relation {
  /// The generated types whose names are looked for.
  enum Source: Hashable, Sendable {
    case known
    /// The types of definitions that syntax errors hide.
    case unreadable
    /// The types in `Mock<…>` that definitions with errors may name.
    case withoutMocks
  }

  static func sources(_ reader: Reader) -> [Source] { [.known, .unreadable, .withoutMocks] }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<Name, Single>] {
    let files =
      switch source {
      case .known:
        reader.files(
          reaching: reader.entries(of: DefinitionsBySwiftName.self)
            + reader.value(MockedTypesByClass.self, Single()).keys)
      case .unreadable: reader.files(reaching: reader.value(UnreadableTypes.self, Single()))
      case .withoutMocks: reader.filesMakingMocks(of: reader.typesThatMayHaveMocks)
      }
    return files.map { Pair($0, Single()) }
  }
}

extension Reader {
  /// Returns the files that mention some names, or declarations of such files.
  fileprivate func files(reaching names: [Name]) -> Set<Name> {
    var names = names
    var known = Set(names)
    var files: Set<Name> = []
    while let name = names.popLast() {
      for file in items(of: FilesByWord.self, .word(name)) where files.insert(file).inserted {
        for name in items(of: FilesByWord.self, .declarations(of: file)) where known.insert(name).inserted {
          names.append(name)
        }
      }
    }
    return files
  }

  /// The types without mocks that would have some without errors in GraphQL.
  fileprivate var typesThatMayHaveMocks: [Name] {
    let isMissing = value(HasMissingDefinitions.self, Single())
    return (isMissing ? Array(value(TypesWithoutMocks.self, Single())) : [])
      + value(SchemaDefects.self, Single()).types.keys
  }

  /// Returns the files that make mocks and mention one of some types.
  fileprivate func filesMakingMocks(of types: [Name]) -> Set<Name> {
    guard !types.isEmpty else { return [] }
    let makers = Set(["Mock", "mock"].flatMap { Array(items(of: FilesByWord.self, .word($0))) })
    return types.reduce(into: []) { files, type in
      files.formUnion(items(of: FilesByWord.self, .word(type)).filter { makers.contains($0) })
    }
  }
}

/// The files with test code by their words, and the names that each declares for other files.
enum FilesByWord: Relation {
  enum Entry: Hashable, Sendable {
    case word(Name)
    case declarations(of: Name)
  }

  /// Returns the tests, and the files of the code under test that have aliases or can create mocks.
  static func sources(_ reader: Reader) -> [Name] {
    reader.testFiles + reader.codeFiles.filter { reader.value(HelpsTests.self, $0) }
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Name>] {
    reader.value(WordsInSwiftFile.self, source).map { Pair(.word($0), source) }
      + reader.value(ReachableNames.self, source).map { Pair(.declarations(of: source), $0) }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(WordsInSwiftFile.self, sources) }
}

/// Whether a file of the code under test has aliases or can create mocks.
enum HelpsTests: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    !reader.value(AliasesInFile.self, key).isEmpty
      || reader.value(IsFollowedFile.self, key)
        && reader.swiftFileReading(key).part(\.mentionsMocks, read: mentionsMocks)
  }

  private static func mentionsMocks(_ file: SourceFile) -> Bool {
    file.bytes.withUnsafeBufferPointer { bytes in
      var rest = bytes[...]
      while let start = rest.firstIndex(of: UInt8(ascii: "M")) {
        rest = rest[start...]
        if rest.starts(with: "Mock".utf8) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

/// The names through which other files reach the declarations of a Swift file.
///
/// Initializers and properties in extensions of mocks are reached through the names of the mocks.
enum ReachableNames: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Set<Name> {
    let names = reader.value(NamesInOutline.self, key)
    let aliases = reader.value(AliasesInFile.self, key).map { $0.path.first ?? $0.name }
    guard reader.value(IsFollowedFile.self, key) else { return Set(aliases) }
    var result = names.reachable.union(aliases)
    if !names.undivided.isEmpty {
      let file = reader.value(TestFacts.self, key)
      result.formUnion(file.types.compactMap { $0.path.first.map { Name($0.written) } })
      result.formUnion(file.functions.map(\.name))
      result.formUnion(file.types.filter(\.path.isEmpty).flatMap(\.properties).map(\.name))
    }
    return result
  }
}

/// The words of a Swift file, each once: all identifiers, including those in comments and strings.
enum WordsInSwiftFile: BatchQuery {
  typealias Key = Name
  typealias Value = [Name]
  typealias Work = SwiftFileReading
  typealias Product = [Name]

  static let missing: [Name] = []

  static func gather(_ key: Name, _ reader: Reader) -> SwiftFileReading { reader.swiftFileReading(key) }

  static func perform(_ work: [SwiftFileReading]) -> [[Name]] {
    work.concurrentMap(minimumRun: 8) { range in range.map { work[$0].part(\.words, read: words) } }
  }

  /// - Complexity: linear in the size of the file.
  private static func words(of file: SourceFile) -> [Name] {
    var result: Set<Name> = []
    var cache = NameCache()
    file.bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in 0...bytes.count {
        if index < bytes.count, isWord(bytes[index]) { continue }
        if start < index {
          let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
          result.insert(cache.intern(text, hash: NameHash.of(text)))
        }
        start = index + 1
      }
    }
    // One order for equal words.
    return result.sorted { $0.identity < $1.identity }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
