import ModelIR
import Source
import SwiftLowering

/// Finds the static types of names that are declared elsewhere: types, members, functions and global variables.
struct TypeLookup {
  let code: GeneratedCode
  /// Resolves names of types and functions in the scope of the enclosing types.
  var tests: NameResolver
  /// The type of `self`; unknown outside of types.
  var selfType = StaticType.unknown
  /// The modules that the file imports.
  var modules: Set<Name>

  var program: any SwiftProgram { tests.program }

  // MARK: Types

  /// Returns a type that the tests declare. The enclosing types come first.
  func ownType(_ names: [Name]) -> StaticType? {
    let enclosing = tests.scope.enclosing
    for count in (0...enclosing.count).reversed() {
      let outer = Array(enclosing.prefix(count))
      guard let first = names.first else { return nil }
      let path = tests.declaredPath(first, in: outer) + names.dropFirst()
      if tests.declares(path) { return .instance(path) }
    }
    return nil
  }

  /// Returns the type that an alias stands for.
  func aliased(_ target: SwiftTypeReference) -> StaticType {
    if case .named(let path, []) = target, let type = path.last.flatMap({ code.declaration(named: $0)?.type }),
      case .objectType = type
    {
      return type
    }
    return .type(reference(target))
  }

  /// Returns the type of the values of a type without places.
  func reference(_ type: SwiftTypeReference) -> StaticType {
    switch type {
    case .optional(let inner): return reference(inner).asOptional
    case .array(let inner): return .list(reference(inner))
    case .function, .other, .lazyFunction: return .unknown
    case .named(let path, let arguments):
      if arguments.isEmpty, let own = ownType(path) { return own }
      guard case .named(let path, let inner) = arguments.isEmpty ? tests.resolved(path) : type else { return .unknown }
      guard let last = path.last else { return .unknown }
      if last == WellKnownNames.mock, inner.count == 1 {
        return tests.mockClass(inner[0]).map { .mock($0.type) } ?? .unknown
      }
      if inner.count == 1, path.count <= 2, last == "GraphQLEnum", case .enumeration(let name) = reference(inner[0]) {
        return .wrappedEnumeration(name)
      }
      if inner.count == 1, path.count <= 2, last == "GraphQLNullable" { return .nullable(reference(inner[0])) }
      guard inner.isEmpty else { return .unknown }
      if path == [WellKnownNames.selfType] { return selfType }
      if let model = code.model(path) { return .model(model) }
      if case .model(let around) = selfType, path.count == 1, let nested = code.nestedType(last, in: around) {
        return .model(nested.model)
      }
      guard path.count == 1 || path.count == 2 && code.isNamespace(path[0]) else { return .unknown }
      return code.declaration(named: last)?.type.instance ?? .unknown
    }
  }

  /// Returns a type with generic arguments.
  func specialized(_ base: StaticType, _ arguments: [StaticType]) -> StaticType {
    guard let only = arguments.first, arguments.count == 1 else { return .unknown }
    switch (base, only) {
    case (.mockType, .objectType(let name)): return .type(.mock(name))
    case (.wrapperType, .type(.enumeration(let name))): return .type(.wrappedEnumeration(name))
    case (.wrapperType, .type(let inner)): return .type(.nullable(inner))
    default: return .unknown
    }
  }

  // MARK: Functions

  /// Returns the functions that a name can mean by itself: methods of the enclosing types, or global functions.
  func functions(named name: Name) -> [SwiftFunction.ID] {
    let all = program.functions(named: name).filter { program[$0].kind == .function }
    guard !all.isEmpty else { return [] }
    let methods = methods(all, of: selfType)
    if !methods.isEmpty { return methods }
    let enclosing = tests.scope.enclosing
    let around = all.filter { !program[$0].enclosing.isEmpty && enclosing.starts(with: program[$0].enclosing) }
    return around.isEmpty ? all.filter { program[$0].enclosing.isEmpty } : around
  }

  /// Returns the methods that values of a type have.
  func methods(named name: Name, of type: StaticType) -> [SwiftFunction.ID] {
    methods(program.functions(named: name).filter { program[$0].kind == .function }, of: type)
  }

  private func methods(_ all: [SwiftFunction.ID], of type: StaticType) -> [SwiftFunction.ID] {
    switch type {
    case .mock(let object): return all.filter { tests.extends($0, object) }
    case .model(let model): return all.filter { tests.isMember($0, of: model) }
    case .instance(let path):
      let lineage = tests.lineage(of: path)
      return all.filter { !program[$0].isMethodOfMocks && lineage.contains(program[$0].enclosing) }
    case .type(let type): return methods(all, of: type)
    default: return []
    }
  }

  func parameter(_ label: Name, ofInitializersOf path: [Name]) -> StaticType? {
    guard let type = path.last else { return nil }
    return parameter(label, of: initializers(inTypesNamed: type).filter { program[$0].enclosing == path })
  }

  /// Returns the type of the parameters with a label, if all functions agree.
  func parameter(_ label: Name?, of functions: [SwiftFunction.ID]) -> StaticType? {
    let types = Set(
      functions.flatMap { program[$0].parameters.filter { $0.label == label }.map { reference($0.type) } })
    return types.count == 1 ? types.first : nil
  }

  /// Whether the tests have an initializer of mocks with these labels.
  func hasMockInitializer(of object: Name, labels: [Name]) -> Bool {
    guard !labels.isEmpty else { return false }
    return initializers(inTypesNamed: WellKnownNames.mock).contains { id in
      let function = program[id]
      return function.kind == .initializer && tests.extends(id, object)
        && labels.allSatisfy { label in function.parameters.contains { $0.label == label } }
    }
  }

  private func initializers(inTypesNamed type: Name) -> [SwiftFunction.ID] {
    program.functions(named: WellKnownNames.initializer, inTypesNamed: Name(type.written))
  }
}
