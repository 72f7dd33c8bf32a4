import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning
import SwiftSemantics
import Synchronization

/// The declarations of a program by name, and the results of calls of its code under test.
///
/// An implementation can record every question, so that diagnostics depend only on the answers. Files go by their
/// paths.
package protocol SwiftProgram {
  /// The state of the declarations, and of the generated code that belongs to them; nil if it is not known.
  var state: ProgramState? { get }

  /// Receives all evaluated values with their types; nil unless a test sets it.
  var valueCheck: ValueCheck? { get }

  /// The functions of a name, in all files: in the order of the paths, then in that of the text.
  ///
  /// Initializers and subscripts are found only by the types that declare them.
  func functions(named name: Name) -> [SwiftFunction.ID]

  /// The functions of a name that types of the other name declare. Others of the name may be among them.
  func functions(named name: Name, inTypesNamed type: Name) -> [SwiftFunction.ID]

  /// The requirements of protocols with a name, in the same order. Requirements of other protocols may be among them.
  func requirements(named name: Name) -> [SwiftFunction.ID]

  /// Returns a function; nil if it is gone. Functions of the code under test can lack their bodies.
  func function(_ id: SwiftFunction.ID) -> SwiftFunction?

  /// Returns a function with its body; nil if it is gone.
  func wholeFunction(_ id: SwiftFunction.ID) -> SwiftFunction?

  /// Returns the types of a declaration; nil if it is gone.
  func typed(_ declaration: DeclarationID, _ code: GeneratedCode) -> TypedDeclaration?

  /// Returns the result of a call of the code under test.
  func result(of call: AppliedCall, _ code: GeneratedCode) -> AppliedResult

  /// Returns the declarations of a type and its extensions. An empty path stands for global declarations.
  func types(at path: [Name]) -> [SwiftTypeDeclaration]

  /// The aliases of a name, of tests and of the code under test.
  func aliases(named name: Name) -> [DeclaredAlias]

  /// The names of types that both the program and a library declare. A few of them may be functions of the program.
  func typesNamedLikeLibraries() -> Set<Name>

  /// Whether failed assertions may end tests of a file.
  func assertionsMayEndTests(inFile path: Name) -> Bool

  /// Whether a file belongs to the code under test.
  func isCodeUnderTest(_ file: Name) -> Bool

  /// Whether any file of the code under test says something about a name.
  func codeUnderTest(says name: SourceName) -> Bool
}

extension SwiftProgram {
  package var state: ProgramState? { nil }
  package var valueCheck: ValueCheck? { nil }

  /// A function of the program or of the stub of a library.
  subscript(id: SwiftFunction.ID) -> SwiftFunction { function(id) ?? LibraryFunctions.function(id) ?? .absent }

  func functionWithBody(_ id: SwiftFunction.ID) -> SwiftFunction {
    wholeFunction(id) ?? LibraryFunctions.function(id) ?? .absent
  }

  /// Whether a type stores a property with a name, as far as is known.
  func hasStoredProperty(_ name: Name, in path: [Name]) -> Bool {
    types(at: path).contains { $0.properties.contains { $0.name == name } }
  }
}

/// The types of declarations that were needed so far.
private final class TypedDeclarations: Sendable {
  private let known = Mutex<[DeclarationID: TypedDeclaration]>([:])

  func answer(_ id: DeclarationID, _ find: () -> TypedDeclaration) -> TypedDeclaration {
    if let known = known.withLock({ $0[id] }) { return known }
    let answer = find()
    known.withLock { $0[id] = answer }
    return answer
  }
}

/// A program whose files are all in memory, for use with one generated code.
package struct SwiftFiles: SwiftProgram {
  private let files: [Name: SwiftFileFacts]
  private let functions: [Name: [SwiftFunction.ID]]
  private let requirements: [Name: [SwiftFunction.ID]]
  private let types: [[Name]: [SwiftTypeDeclaration]]
  private let aliases: [Name: [DeclaredAlias]]
  private let codeUnderTest: Set<SourceName>
  private let codeFiles: Set<Name>
  package var valueCheck: ValueCheck?
  package let state: ProgramState? = .next()
  private let typedDeclarations = TypedDeclarations()

  /// - Parameters:
  ///   - code: the declarations in files of the code under test.
  ///   - codeUnderTest: the names that these files mention.
  package init(_ files: [SwiftFileFacts], code: [SwiftFileFacts] = [], codeUnderTest: Set<SourceName> = []) {
    self.codeUnderTest = codeUnderTest
    codeFiles = Set(code.map { Name($0.path) })
    var functions: [Name: [SwiftFunction.ID]] = [:]
    var requirements: [Name: [SwiftFunction.ID]] = [:]
    var types: [[Name]: [SwiftTypeDeclaration]] = [:]
    var aliases: [Name: [DeclaredAlias]] = [:]
    let all = files + code
    for file in all.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      for function in file.functions { functions[function.name, default: []].append(function.id) }
      for requirement in file.requirements { requirements[requirement.name, default: []].append(requirement.id) }
      for type in file.types { types[type.path, default: []].append(type) }
      for alias in file.aliases where !alias.isGeneric {
        let found = DeclaredAlias(file: Name(file.path), alias: alias)
        aliases[alias.name, default: []].append(found)
      }
    }
    self.files = Dictionary(all.map { (Name($0.path), $0) }, uniquingKeysWith: { first, _ in first })
    self.functions = functions
    self.requirements = requirements
    self.types = types
    self.aliases = aliases
  }

  package func functions(named name: Name) -> [SwiftFunction.ID] { functions[name] ?? [] }

  package func functions(named name: Name, inTypesNamed type: Name) -> [SwiftFunction.ID] { functions(named: name) }

  package func requirements(named name: Name) -> [SwiftFunction.ID] { requirements[name] ?? [] }

  package func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    files[id.file]?.function(id)
  }

  package func wholeFunction(_ id: SwiftFunction.ID) -> SwiftFunction? { function(id) }

  package func typed(_ declaration: DeclarationID, _ code: GeneratedCode) -> TypedDeclaration? {
    guard let file = files[declaration.file], let facts = file.facts[declaration] else { return nil }
    return typedDeclarations.answer(declaration) {
      facts.typed(declaration, importing: Set(file.imports), code, self)
    }
  }

  package func result(of call: AppliedCall, _ code: GeneratedCode) -> AppliedResult { call.result(in: self, code) }

  package func types(at path: [Name]) -> [SwiftTypeDeclaration] { types[path] ?? [] }

  package func aliases(named name: Name) -> [DeclaredAlias] { aliases[name] ?? [] }

  package func typesNamedLikeLibraries() -> Set<Name> {
    Set(types.keys.lazy.filter { $0.count == 1 && SwiftLibraries.declaresType(named: $0[0]) }.map { $0[0] })
  }

  package func assertionsMayEndTests(inFile path: Name) -> Bool { files[path]?.assertionsMayEndTests ?? false }

  package func isCodeUnderTest(_ file: Name) -> Bool { codeFiles.contains(file) }

  package func codeUnderTest(says name: SourceName) -> Bool { codeUnderTest.contains(name) }

  /// Returns the diagnostics in the functions of a file. Every function runs by itself, with unknown arguments.
  ///
  /// - Complexity: bounded for each function, however it is written.
  package func diagnostics(inFile path: Name, _ code: GeneratedCode) -> [CrashDiagnostic] {
    guard let file = files[path] else { return [] }
    let found = file.declarations.map { examine(file.functions(of: $0), code, recordsUses: false) }
    return CrashDiagnostic.joined(found) { files[$0]?.places ?? DeclarationPlaces() }
  }
}
