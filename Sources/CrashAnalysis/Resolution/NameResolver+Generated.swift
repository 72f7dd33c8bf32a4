import MockIR
import ModelIR
import Source
import SwiftLowering
import SwiftSemantics

/// The meanings of names in generated code, and extensions of generated types.
extension NameResolver {
  func model(canonical type: SwiftTypeReference) -> ModelType? {
    guard case .named(let path, []) = type, !hidesGeneratedTypes(path) else { return nil }
    return code.model(path)
  }

  func model(_ path: [Name]) -> ModelType? { model(canonical: resolved(path)) }

  /// Whether a declared type hides generated types at a path. In a test, a type of the code under test would be
  /// ambiguous, so its module is not imported.
  private func hidesGeneratedTypes(_ path: [Name]) -> Bool {
    let declared = program.types(at: path).filter { $0.kind != nil }
    guard !declared.isEmpty, !program.isCodeUnderTest(scope.file) else { return !declared.isEmpty }
    return declared.contains { !program.isCodeUnderTest($0.file) }
  }

  /// Returns the mocks of the type at a path: `Otter` or `ZooMocks.Otter`.
  func mockClass(_ path: [Name]) -> MockClass? { mockClass(canonical: resolved(path)) }

  func mockClass(_ type: SwiftTypeReference) -> MockClass? { mockClass(canonical: resolved(type, in: scope)) }

  func mockClass(canonical type: SwiftTypeReference) -> MockClass? {
    guard case .named(let path, []) = type, path.count <= 2, let name = path.last, !hidesGeneratedTypes(path)
    else { return nil }
    return code.mock(named: name)
  }

  /// Returns the mocks of a type: `Mock<Otter>`
  ///
  /// - Parameter type: a type whose names are resolved.
  func mocks(canonical type: SwiftTypeReference) -> MockClass? {
    guard case .named(let path, let arguments) = type.unwrapped, path.last == WellKnownNames.mock,
      arguments.count == 1, !declares(path)
    else { return nil }
    return mockClass(canonical: arguments[0])
  }

  /// Returns the mocks of a type: `Mock<Otter>`
  func mocks(typed type: StaticType) -> MockClass? {
    guard case .nominal([WellKnownNames.mock], let arguments) = type, arguments.count == 1,
      case .nominal(let path, []) = arguments[0]
    else { return nil }
    return mockClass(canonical: .named(path, []))
  }

  /// Returns the model that is a type.
  func model(typed type: StaticType) -> ModelType? {
    guard case .nominal(let path, []) = type else { return nil }
    return model(canonical: .named(path, []))
  }

  /// Returns the mocks of an alias without arguments: `typealias OtterMock = Mock<Otter>`.
  func aliasedMock(_ name: Name) -> MockClass? {
    guard case .named(let path, let arguments) = resolved([name]), path.last == WellKnownNames.mock,
      arguments.count == 1
    else {
      return nil
    }
    return mockClass(canonical: arguments[0])
  }

  /// Returns the mocks that an expression names: `Mock<Otter>`, an alias of it, or `Self` in an extension of it.
  func mocks(namedBy expression: SwiftExpression) -> MockClass? {
    switch expression.content {
    case .specialization(let base, let types):
      guard path(base)?.last == WellKnownNames.mock, types.count == 1 else { return nil }
      return mockClass(types[0].reference)
    case .name(let name): return isVariable(name) ? nil : aliasedMock(name) ?? ownMock(name)
    default: return nil
    }
  }

  /// Returns the mocks that `Self` and `Mock` stand for in an extension of `Mock`.
  func ownMock(_ name: Name) -> MockClass? {
    guard name == WellKnownNames.selfType || name == WellKnownNames.mock else { return nil }
    return scope.mock.flatMap { code.mock(ofType: $0) }
  }

  /// Returns the names of an expression that can be the path of a type.
  func path(_ expression: SwiftExpression) -> [Name]? {
    var names: [Name] = []
    var expression = expression
    while case .member(let base, let name) = expression.content {
      names.append(name)
      expression = base
    }
    guard case .name(let first) = expression.content, !isVariable(first) else { return nil }
    names.append(first)
    return names.reversed()
  }

  /// Whether a function is a member of the mocks of a type.
  func extends(_ id: SwiftFunction.ID, _ type: Name) -> Bool {
    program[id].isForAllMocks || objectOfMocks(extendedBy: id) == type
  }

  /// Returns the object type of the mocks that have a function as a member; nil if there is none, or if mocks of all
  /// types have it.
  func objectOfMocks(extendedBy id: SwiftFunction.ID) -> Name? {
    let function = program[id]
    guard let object = function.mockObject, !function.isForAllMocks else { return nil }
    return mockClass(canonical: resolved(object, in: TypeScope(file: id.file)))?.type
  }

  // MARK: Other generated types

  /// Whether a path names an operation, whose initializer throws no errors.
  func isOperation(_ path: [Name]) -> Bool {
    guard let name = generatedName(path), let definition = code.definition(name) else { return false }
    return definition.selections.kind != .fragment
  }

  /// Whether a path names an input object or enum of the schema, whose initializers throw no errors.
  func isInputType(_ path: [Name]) -> Bool {
    generatedName(path).map { code.declarations.inputType(named: $0) != nil } ?? false
  }

  /// Returns the name of a generated type without its namespace; nil if the path names a member, or if the program
  /// adds initializers that throw.
  private func generatedName(_ path: [Name]) -> Name? {
    guard case .named(let found, []) = resolved(path), !hidesGeneratedTypes(found), let name = found.last,
      found.count == 1 || found.count == 2 && code.isNamespace(found[0])
    else { return nil }
    let own = program.functions(named: WellKnownNames.initializer, inTypesNamed: name)
    return own.contains { program[$0].isThrowing && program[$0].enclosing.last == name } ? nil : name
  }

  /// Whether a function is in an extension of a model.
  func isMember(_ id: SwiftFunction.ID, of model: ModelType) -> Bool {
    !program[id].enclosing.isEmpty && self.model(canonical: .named(home(of: id), [])) == model
  }

  /// Whether a function is in an extension of lists of a model.
  func extendsLists(_ id: SwiftFunction.ID, of model: ModelType) -> Bool {
    guard let element = program[id].elementType else { return false }
    return self.model(canonical: resolved(element, in: TypeScope(file: id.file))) == model
  }

  func isVisible(_ id: SwiftFunction.ID) -> Bool { !program[id].isPrivate || id.file == scope.file }
}
