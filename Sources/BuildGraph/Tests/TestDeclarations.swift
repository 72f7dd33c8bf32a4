import CrashAnalysis
import Incremental
import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// The files of tests and of code under test by the names that they declare.
enum TestDeclarations: Relation {
  /// A name that a file declares.
  enum Entry: Hashable, Sendable {
    case function(Name)
    /// An initializer or subscript in types of a name.
    case member(Name, of: Name)
    case type([Name])
    case alias(Name)
  }

  enum Item: Hashable, Sendable {
    /// The file that declares a function or type.
    case file(Name)
    /// An alias and its index in the file. The index distinguishes equal aliases.
    indirect case alias(DeclaredAlias, index: Int)
  }

  static func sources(_ reader: Reader) -> [Name] { reader.testFiles + reader.codeFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    let aliases = reader.value(AliasesInFile.self, source).enumerated().map { index, alias in
      let found = DeclaredAlias(file: source, alias: alias)
      return Pair(.alias(alias.name), .alias(found, index: index))
    }
    return entries(of: source, reader).map { Pair($0, .file(source)) } + aliases
  }

  /// Returns the entries under which tests find a file. An entry can be one that the file does not need.
  private static func entries(of source: Name, _ reader: Reader) -> Set<Entry> {
    guard reader.value(IsFollowedFile.self, source) else {
      return entries(of: reader.value(ScalarFacts.self, source))
    }
    let names = reader.value(NamesInOutline.self, source)
    guard names.undivided.isEmpty else { return entries(of: reader.value(TestFacts.self, source)) }
    return Set(names.members.keys.lazy.filter { !isOfType($0) }.map { .function($0) })
      .union(names.membersOfTypes).union(names.parts.keys.lazy.map { .type($0) })
  }

  private static func entries(of file: SwiftFileFacts) -> Set<Entry> {
    Set(file.functions.map { entry(of: $0) } + file.types.map { .type($0.path) })
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    reader.prepare(OutlineOfTests.self, sources)
    reader.prepare(ScalarFacts.self, sources.filter { !reader.value(IsFollowedFile.self, $0) })
  }

  static func entry(of function: SwiftFunction) -> Entry {
    guard isOfType(function.name), let type = function.enclosing.last else { return .function(function.name) }
    return .member(function.name, of: Name(type.written))
  }

  /// Whether members of a name are found by the type that has them, because most types have some.
  static func isOfType(_ name: Name) -> Bool { name == "init" || name == "subscript" }
}

/// The names of types in files of tests and of code under test that a library also declares.
enum TypesNamedLikeLibraries: Relation {
  static func sources(_ reader: Reader) -> [Name] { reader.testFiles + reader.codeFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Single, Name>] {
    guard reader.value(IsFollowedFile.self, source) else { return [] }
    let names = reader.value(NamesInOutline.self, source)
    var found = names.reachable
    if !names.undivided.isEmpty {
      found.formUnion(reader.value(TestFacts.self, source).types.compactMap(\.path.first))
    }
    return found.filter { SwiftLibraries.declaresType(named: $0) }.map { Pair(Single(), $0) }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(OutlineOfTests.self, sources) }
}

extension Reader {
  /// Returns the files that declare something, in order.
  fileprivate func files(_ entry: TestDeclarations.Entry) -> [Name] {
    items(of: TestDeclarations.self, entry).compactMap { item in
      if case .file(let file) = item { file } else { nil }
    }.sorted()
  }
}

/// The declarations of tests and of the code under test, by name. The reader records each question, and each answer is
/// cached.
struct TrackedTests: SwiftProgram {
  let reader: SerializedReader
  let turns: ReaderLock
  /// Receives the errors in GraphQL that hide types; nil if nothing asks for types.
  private let obstacles: Obstacles?
  /// Whether to omit function bodies, so that edits of bodies change no answer.
  private let hidesBodies: Bool
  private let functionsByName = LookupCache<Name, [SwiftFunction.ID]>()
  private let membersByType = LookupCache<MemberName, [SwiftFunction.ID]>()
  private let requirementsByName = LookupCache<Name, [SwiftFunction.ID]>()
  private let functions = LookupCache<SwiftFunction.ID, SwiftFunction?>()
  private let wholeFunctions = LookupCache<SwiftFunction.ID, SwiftFunction?>()
  private let results = LookupCache<AppliedCall, AppliedResult>()
  private let typesByPath = LookupCache<[Name], [SwiftTypeDeclaration]>()
  private let aliasesByName = LookupCache<Name, [DeclaredAlias]>()
  private let codeFiles = LookupCache<Name, Bool>()
  private let namesInCode = LookupCache<SourceName, Bool>()

  private struct MemberName: Hashable {
    let name: Name
    let type: Name
  }

  init(reader: SerializedReader, turns: ReaderLock, obstacles: Obstacles? = nil, hidesBodies: Bool = false) {
    self.reader = reader
    self.turns = turns
    self.obstacles = obstacles
    self.hidesBodies = hidesBodies
  }

  var state: ProgramState? {
    reader.read(turns) { ProgramState(program: $0.database.number, change: $0.database.changeNumber) }
  }

  func functions(named name: Name) -> [SwiftFunction.ID] {
    functionsByName.answer(name) {
      reader.read(turns) { reader in
        reader.files(.function(name)).flatMap {
          reader.value(TestFunctionsNamed.self, TestFunctionsNamed.Key(file: $0, name: name))
        }
      }
    }
  }

  func functions(named name: Name, inTypesNamed type: Name) -> [SwiftFunction.ID] {
    membersByType.answer(MemberName(name: name, type: type)) {
      reader.read(turns) { reader in
        let files = Set(reader.files(.function(name)) + reader.files(.member(name, of: type))).sorted()
        return files.flatMap {
          reader.value(TestFunctionsNamed.self, TestFunctionsNamed.Key(file: $0, name: name))
        }
      }
    }
  }

  func requirements(named name: Name) -> [SwiftFunction.ID] {
    requirementsByName.answer(name) {
      reader.read(turns) { reader in
        reader.files(.function(name)).flatMap {
          reader.value(RequirementsNamed.self, TestFunctionsNamed.Key(file: $0, name: name))
        }
      }
    }
  }

  func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    functions.answer(id) {
      let hasBody = !hidesBodies && !isCodeUnderTest(id.file)
      return reader.read(turns) { hasBody ? $0.value(TestFunctionAt.self, id) : $0.value(TestSignatureAt.self, id) }
    }
  }

  func wholeFunction(_ id: SwiftFunction.ID) -> SwiftFunction? {
    guard hidesBodies || isCodeUnderTest(id.file) else { return function(id) }
    return wholeFunctions.answer(id) { reader.read(turns) { $0.value(TestFunctionAt.self, id) } }
  }

  func typed(_ declaration: DeclarationID, _ code: GeneratedCode) -> TypedDeclaration? {
    let found = reader.read(turns) { $0.value(TypesOfDeclaration.self, declaration) }
    obstacles?.add(found.obstacles)
    return found.typed
  }

  func result(of call: AppliedCall, _ code: GeneratedCode) -> AppliedResult {
    results.answer(call) {
      reader.read(turns) {
        call.isNested ? $0.value(ResultOfNestedCall.self, call) : $0.value(ResultOfAppliedCall.self, call)
      }
    }
  }

  func types(at path: [Name]) -> [SwiftTypeDeclaration] {
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

  func typesNamedLikeLibraries() -> Set<Name> {
    reader.read(turns) { Set($0.items(of: TypesNamedLikeLibraries.self, Single())) }
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
