import CrashAnalysis
import Incremental
import Source

/// The declarations of test files by name, and the custom scalars of code under test.
enum TestDeclarations: Relation {
  enum Entry: Hashable, Sendable {
    case function(Name)
    case type([Name])
    case alias(Name)
  }

  enum Item: Hashable, Sendable {
    /// The file that declares a function or type.
    case file(Name)
    /// An alias and its index in the file. The index distinguishes equal aliases.
    case alias(DeclaredAlias, index: Int)
  }

  static func sources(_ reader: Reader) -> [Name] { reader.testFiles + reader.codeFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    let file = reader.declarations(inFile: source)
    var pairs: [Pair] = []
    for name in Set(file.functions.map(\.name)) { pairs.append(Pair(.function(name), .file(source))) }
    for type in file.types { pairs.append(Pair(.type(type.path), .file(source))) }
    let isImported = !reader.value(IsTestFile.self, source)
    for (index, alias) in file.aliases.enumerated() {
      let found = DeclaredAlias(file: source, isImported: isImported, alias: alias)
      pairs.append(Pair(.alias(alias.name), .alias(found, index: index)))
    }
    return pairs
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let tests = reader.value(SetOfTestFiles.self, Single())
    reader.prepareFacts(sources.filter { tests.contains($0) })
    reader.prepare(ScalarFacts.self, sources.filter { !tests.contains($0) })
  }
}

extension Reader {
  /// Returns the files that declare something, in order.
  fileprivate func files(_ entry: TestDeclarations.Entry) -> [Name] {
    items(of: TestDeclarations.self, entry).compactMap { item in
      if case .file(let file) = item { file } else { nil }
    }.sorted()
  }
}

/// The tests of the project. The reader records each question, and each answer is cached.
struct TrackedTests: SwiftProgram {
  let reader: SerializedReader
  let turns: ReaderLock
  /// Whether to omit function bodies, so that edits of bodies change no answer.
  private let hidesBodies: Bool
  private let functionsByName = LookupCache<Name, [TestFunction.ID]>()
  private let functions = LookupCache<TestFunction.ID, TestFunction?>()
  private let typesByPath = LookupCache<[Name], [TestType]>()
  private let aliasesByName = LookupCache<Name, [DeclaredAlias]>()
  private let namesInCode = LookupCache<SourceName, Bool>()

  init(reader: SerializedReader, turns: ReaderLock, hidesBodies: Bool = false) {
    self.reader = reader
    self.turns = turns
    self.hidesBodies = hidesBodies
  }

  func functions(named name: Name) -> [TestFunction.ID] {
    functionsByName.answer(name) {
      reader.read(turns) { reader in
        reader.files(.function(name)).flatMap {
          reader.value(TestFunctionsNamed.self, TestFunctionsNamed.Key(file: $0, name: name))
        }
      }
    }
  }

  func function(_ id: TestFunction.ID) -> TestFunction? {
    functions.answer(id) {
      reader.read(turns) { hidesBodies ? $0.value(TestSignatureAt.self, id) : $0.value(TestFunctionAt.self, id) }
    }
  }

  func types(at path: [Name]) -> [TestType] {
    typesByPath.answer(path) {
      reader.read(turns) { reader in
        reader.files(.type(path)).flatMap { reader.value(TestTypesAt.self, TestTypesAt.Key(file: $0, path: path)) }
      }
    }
  }

  func aliases(named name: Name) -> [DeclaredAlias] {
    aliasesByName.answer(name) {
      reader.read(turns) { reader in
        let found = reader.items(of: TestDeclarations.self, .alias(name)).compactMap { item in
          if case .alias(let alias, let index) = item { (alias: alias, index: index) } else { nil }
        }
        return found.sorted { ($0.alias.file, $0.index) < ($1.alias.file, $1.index) }.map(\.alias)
      }
    }
  }

  func assertionsMayEndTests(inFile path: Name) -> Bool {
    reader.read(turns) { $0.value(TestFileTraits.self, path).assertionsMayEndTests }
  }

  func codeUnderTest(says name: SourceName) -> Bool {
    namesInCode.answer(name) { reader.read(turns) { !$0.items(of: NamesInCodeUnderTest.self, name).isEmpty } }
  }
}
