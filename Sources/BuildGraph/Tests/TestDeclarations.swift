import CrashAnalysis
import Incremental
import Source

/// The files of tests and of code under test by the names that they declare.
enum TestDeclarations: Relation {
  enum Entry: Hashable, Sendable {
    case function(Name)
    /// An initializer or subscript in types of a name, in the code under test.
    case member(Name, of: Name)
    case type([Name])
    case alias(Name)
    /// In outlines only: the file declares aliases.
    case aliases
    /// In outlines only: the file could not be divided into declarations.
    case everything
  }

  enum Item: Hashable, Sendable {
    /// The file that declares a function or type.
    case file(Name)
    /// An alias and its index in the file. The index distinguishes equal aliases.
    case alias(DeclaredAlias, index: Int)
  }

  static func sources(_ reader: Reader) -> [Name] { reader.testFiles + reader.codeFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    let isTest = reader.value(IsTestFile.self, source)
    if !isTest, reader.value(IsFollowedFile.self, source) { return pairs(ofCode: source, reader) }
    return pairs(of: reader.declarations(inFile: source), source, isTest: isTest)
  }

  /// Returns the pairs of a file of the code under test. It is parsed only if it declares aliases.
  private static func pairs(ofCode source: Name, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    let entries = reader.value(OutlinedEntries.self, source)
    guard entries.isDisjoint(with: [.aliases, .everything]) else {
      return pairs(of: reader.declarations(inFile: source), source, isTest: false)
    }
    return entries.map { Pair($0, .file(source)) }
  }

  private static func pairs(of file: TestFile, _ source: Name, isTest: Bool) -> [RelationPair<Entry, Item>] {
    var pairs: [Pair] = []
    for entry in Set(file.functions.map { entry(of: $0, isTest: isTest) }) { pairs.append(Pair(entry, .file(source))) }
    for type in file.types { pairs.append(Pair(.type(type.path), .file(source))) }
    for (index, alias) in file.aliases.enumerated() {
      let found = DeclaredAlias(file: source, isImported: !isTest, alias: alias)
      pairs.append(Pair(.alias(alias.name), .alias(found, index: index)))
    }
    return pairs
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let tests = reader.value(SetOfTestFiles.self, Single())
    reader.prepareFacts(sources.filter { tests.contains($0) })
    let code = sources.filter { !tests.contains($0) }
    reader.prepare(OutlineOfTests.self, code)
    reader.prepare(ScalarFacts.self, code.filter { !reader.value(IsFollowedFile.self, $0) })
  }

  /// Returns the entry of a function. Few tests declare initializers, so these have entries by name.
  private static func entry(of function: TestFunction, isTest: Bool) -> Entry {
    guard !isTest, OutlinedEntries.isOfType(function.name), let type = function.enclosing.last else {
      return .function(function.name)
    }
    return .member(function.name, of: Name(type.written))
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
  private let membersByType = LookupCache<MemberName, [TestFunction.ID]>()
  private let functions = LookupCache<TestFunction.ID, TestFunction?>()
  private let typesByPath = LookupCache<[Name], [TestType]>()
  private let aliasesByName = LookupCache<Name, [DeclaredAlias]>()
  private let codeFiles = LookupCache<Name, Bool>()
  private let namesInCode = LookupCache<SourceName, Bool>()

  private struct MemberName: Hashable {
    let name: Name
    let type: Name
  }

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

  func functions(named name: Name, inTypesNamed type: Name) -> [TestFunction.ID] {
    membersByType.answer(MemberName(name: name, type: type)) {
      reader.read(turns) { reader in
        let files = Set(reader.files(.function(name)) + reader.files(.member(name, of: type))).sorted()
        return files.flatMap {
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
        var files = reader.files(.type(path))
        // A private type is found by the file in its path.
        if let file = path.lazy.compactMap(\.declaringFile).first, !files.contains(file) { files.append(file) }
        return files.flatMap { reader.value(TestTypesAt.self, TestTypesAt.Key(file: $0, path: path)) }
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

  func isCodeUnderTest(_ file: Name) -> Bool {
    codeFiles.answer(file) { reader.read(turns) { !$0.value(IsTestFile.self, file) } }
  }

  func codeUnderTest(says name: SourceName) -> Bool {
    namesInCode.answer(name) { reader.read(turns) { !$0.items(of: NamesInCodeUnderTest.self, name).isEmpty } }
  }
}
