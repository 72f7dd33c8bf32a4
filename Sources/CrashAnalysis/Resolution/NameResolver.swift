import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// Resolves names of Swift types, functions and properties in a scope.
///
/// It reads declarations and generated code, and evaluates nothing. Where several functions fit, types select one.
struct NameResolver {
  let declarations: ProgramDeclarations
  /// The scope in which names are resolved.
  var scope: TypeScope
  /// The variables that have names here.
  var variables: [Name: Int] = [:]
  /// The path of the type of `self`; nil if it is unknown, or none of the program's own types.
  var receiverType: [Name]?
  /// The types of the code here.
  var types: StaticTypes

  var program: any SwiftProgram { declarations.program }
  var code: GeneratedCode { declarations.code }

  /// - Parameter declaration: the declaration that has the code.
  init(_ declarations: ProgramDeclarations, scope: TypeScope, in declaration: DeclarationID? = nil) {
    self.declarations = declarations
    self.scope = scope
    types = StaticTypes(declarations: declarations, declaration: declaration)
  }

  init(program: any SwiftProgram, code: GeneratedCode, scope: TypeScope) {
    self.init(ProgramDeclarations(program, code), scope: scope)
  }

  /// Returns whether a name stands for a variable here.
  func isVariable(_ name: Name) -> Bool { variables[name] != nil }

  /// The type whose members have bare names: the type of `self` if it is known, else the enclosing type.
  var selfPath: [Name]? { receiverType ?? (scope.enclosing.isEmpty ? nil : scope.enclosing) }
}

/// A program with its generated code, and caches of answers about its types.
///
/// All resolvers of a program on one thread can share it.
final class ProgramDeclarations {
  /// A path of names with the scope in which it is resolved.
  struct Question: Hashable {
    let path: [Name]
    let file: Name
    let enclosing: [Name]
  }

  let program: any SwiftProgram
  let code: GeneratedCode
  let valueCheck: ValueCheck?
  let lineages = LookupCache<[Name], [[Name]]>()
  let references = LookupCache<Question, SwiftTypeReference>()
  private let typedDeclarations = LookupCache<DeclarationID, TypedDeclaration?>()

  init(_ program: any SwiftProgram, _ code: GeneratedCode) {
    self.program = program
    self.code = code
    valueCheck = program.valueCheck
  }

  /// Returns the types of a declaration; nil if it is gone.
  func typed(_ declaration: DeclarationID) -> TypedDeclaration? {
    typedDeclarations.answer(declaration) {
      LibraryFunctions.typed(declaration) ?? program.typed(declaration, code)
    }
  }
}

/// A type, mock, model or list that has the members to search.
enum NameOwner {
  /// One of the program's own types.
  case type([Name])
  /// Mocks of a type in the schema.
  case mock(Name)
  case model(ModelType)
  /// Lists of models.
  case list(of: ModelType)

  /// The path of the type that has the members.
  func path(_ code: GeneratedCode) -> [Name] {
    switch self {
    case .type(let path): path
    case .mock: [WellKnownNames.mock]
    case .model(let model): code.path(of: model)
    case .list: [CollectionTypes.array]
    }
  }
}

/// The function that a name means.
enum Resolution {
  case one(SwiftFunction.ID)
  /// The function that the type of a value has. The code may mean another one, since its types are not known.
  case possible(SwiftFunction.ID)
  /// There are such functions, but it is unclear which one is called, or whether another one replaces it.
  case witnesses
  /// No declaration is known.
  case unknown

  /// The function, if it is the only one.
  var function: SwiftFunction.ID? {
    if case .one(let id) = self { return id }
    return nil
  }
}

/// A generated type that can be called.
enum GeneratedCallee {
  case mock(MockClass)
  case model(ModelType)
}

extension TypeScope {
  static let selfType = WellKnownNames.selfType
  static let selfName = WellKnownNames.selfName

  /// A path at which there is no type.
  static let nowhere: [Name] = ["?"]
}
