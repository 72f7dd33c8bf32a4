import Source
import SwiftLowering

/// Resolves names of Swift types, functions and properties in a scope.
///
/// It reads declarations and generated code. It evaluates nothing: known values of variables only select overloads.
struct NameResolver {
  let declarations: ProgramDeclarations
  /// The scope in which names are resolved.
  var scope: TypeScope
  /// The values that have names here. It is nil for walks that track variables themselves.
  var values: VisibleValues?

  var program: any SwiftProgram { declarations.program }
  var code: GeneratedCode { declarations.code }

  init(_ declarations: ProgramDeclarations, scope: TypeScope, values: VisibleValues? = nil) {
    self.declarations = declarations
    self.scope = scope
    self.values = values
  }

  init(program: any SwiftProgram, code: GeneratedCode, scope: TypeScope) {
    self.init(ProgramDeclarations(program, code), scope: scope)
  }

  /// Returns whether a name stands for a variable here.
  func isVariable(_ name: Name) -> Bool { values?.isVariable(name) ?? false }

  /// The type whose members have bare names: the type of `self` if it is known, else the enclosing type.
  var selfPath: [Name]? {
    if let type = values?.receiverType { return type }
    return scope.enclosing.isEmpty ? nil : scope.enclosing
  }
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
  let lineages = LookupCache<[Name], [[Name]]>()
  let references = LookupCache<Question, SwiftTypeReference>()

  init(_ program: any SwiftProgram, _ code: GeneratedCode) {
    self.program = program
    self.code = code
  }
}

/// A use of a name that can stand for a function, a property or generated code.
enum NameReference {
  /// A name that is called with nothing before it, if it is a variable or a generated type.
  case callee(Name, expecting: Expectation)
  /// A function that is called with nothing before it.
  case function(Name)
  /// A function that is named without a call.
  case functionValue(Name)
  case method(Name, of: NameOwner)
  /// A method that is named without a call.
  case methodValue(Name, of: [Name])
  case staticMethod(Name, of: NameOwner)
  /// A static method that is named without a call.
  case staticMethodValue(Name, of: NameOwner)
  /// `super.name(…)`
  case superMethod(Name)
  case initializer(of: NameOwner)
  /// `self.init(…)` in a type.
  case selfInitializer([Name])
  /// `super.init(…)`
  case superInitializer
  /// A computed property of an instance.
  case getter(Name, of: NameOwner)
  /// The function that sets a computed property of an instance.
  case setter(Name, of: NameOwner)
  case subscripting(of: NameOwner)
  case staticGetter(Name, of: NameOwner)
  /// A computed property that is named with nothing before it: a member of the type of `self`.
  case memberGetter(Name)
  /// A computed property that is a member of no type.
  case globalGetter(Name)
}

/// A type, mock, model or list that has the members to search.
enum NameOwner {
  /// One of the program's own types.
  case type([Name])
  /// Mocks of a type in the schema.
  case mock(Name)
  /// Mocks of any type.
  case anyMock
  case model(ModelType)
  /// Lists of models.
  case list(of: ModelType)

  /// The path of the type that has the members.
  func path(_ code: GeneratedCode) -> [Name] {
    switch self {
    case .type(let path): path
    case .mock, .anyMock: [WellKnownNames.mock]
    case .model(let model): code.path(of: model)
    case .list: [CollectionTypes.array]
    }
  }

  /// The owner of implicit members (`.name`) for an expectation; nil if these are not followed.
  init?(_ expectation: Expectation) {
    switch expectation {
    case .none: self = .anyMock
    case .mock(let type): self = .mock(type)
    case .model(let model): self = .model(model)
    case .instance(let path): self = .type(path)
    case .list, .lazyFunction: return nil
    }
  }
}

/// The meaning of a name.
enum Resolution {
  case one(SwiftFunction.ID)
  case generated(GeneratedCallee)
  /// A variable.
  case local(Int)
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
