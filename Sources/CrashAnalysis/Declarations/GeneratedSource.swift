import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// The declarations of generated code for the type system. Each is made when its name is needed, from the structures
/// that generated files are printed from.
final class GeneratedSource: DeclarationSource {
  /// Each use of the source has its own code, with the same declarations.
  var code: GeneratedCode
  /// The modules that can contain generated code.
  private let modules: Set<Name>
  private var made: [SwiftFunction.ID: SwiftFunction] = [:]

  /// The path that stands for all generated files.
  static let file: Name = "<generated>"
  static let mockFields: Name = "MockFields"
  static let fragments: Name = "Fragments"

  /// - Parameter modules: the modules that the code imports.
  init(_ code: GeneratedCode, modules: Set<Name>) {
    self.code = code
    self.modules = modules
  }

  func hasModule(named name: Name) -> Bool { code.isNamespace(name) || modules.contains(name) }

  // MARK: Functions

  func function(_ id: SwiftFunction.ID) -> SwiftFunction? { made[id] }

  func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID] {
    guard let type = code.type(at: path) else { return [] }
    let functions: [SwiftFunction] =
      switch (name, type) {
      case (WellKnownNames.initializer, .model(let model)):
        [initializer(parameters(of: model), at: path), initializer([Self.dataDict], at: path)]
      case (WellKnownNames.initializer, .operation(let model)): [initializer(parameters(ofOperation: model), at: path)]
      case (WellKnownNames.initializer, .inputObject(let name)): [initializer(parameters(ofInput: name), at: path)]
      case (WellKnownNames.placeholder, .model(let model)):
        [factory(name, parameters(of: model), .path(path), at: path)]
      case (WellKnownNames.placeholder, .inputObject(let input)):
        [factory(name, parameters(ofInput: input), .path(path), at: path)]
      case (WellKnownNames.mockFunction, .object(let object)) where code.hasMockFunctions:
        [factory(name, parameters(ofMock: object), written(mockOf: object), at: path)]
      default: []
      }
    return functions.enumerated().map { index, function in
      add(function, "\(path.map(\.text).joined(separator: ".")).\(name)", index)
    }
  }

  func functions(named name: Name, at path: [Name], for arguments: [StaticType]) -> [SwiftFunction.ID] {
    guard name == WellKnownNames.initializer, path == [WellKnownNames.mock], arguments.count == 1,
      case .nominal(let path, []) = arguments[0], case .object(let object)? = code.type(at: path)
    else { return [] }
    var function = initializer(parameters(ofMock: object), at: [WellKnownNames.mock])
    function.isConvenience = true
    function.extended = ExtendedType(
      type: .path([WellKnownNames.mock]), requirements: [.sameType(.path(["O"]), .path(path))])
    return [add(function, "Mock<\(path[0])>", 0)]
  }

  private func add(_ function: SwiftFunction, _ local: String, _ index: Int) -> SwiftFunction.ID {
    let id = SwiftFunction.ID(declaration: DeclarationID(file: Self.file, local: local), index: index)
    var function = function
    function.id = id
    made[id] = function
    return id
  }

  private func initializer(_ parameters: [SwiftFunction.Parameter], at path: [Name]) -> SwiftFunction {
    SwiftFunction(.initializer, WellKnownNames.initializer, parameters, in: path)
  }

  private func factory(
    _ name: Name, _ parameters: [SwiftFunction.Parameter], _ result: WrittenType, at path: [Name]
  ) -> SwiftFunction {
    SwiftFunction(.function, name, parameters, result: result, isStatic: true, in: path)
  }

  // MARK: Types

  func types(at path: [Name]) -> [SwiftTypeDeclaration] {
    code.type(at: path).map { [header(of: $0, at: path)] } ?? []
  }

  func types(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration] {
    guard let type = code.type(at: path) else { return [] }
    var result = header(of: type, at: path)
    if case .enumeration(let enumeration) = type {
      guard code.enumCase(name, of: enumeration) != nil else { return [] }
      result.cases = [SwiftTypeDeclaration.Case(name)]
      return [result]
    }
    guard let property = property(name, of: type) else { return [] }
    result.properties = [property]
    return [result]
  }

  private func header(of type: GeneratedType, at path: [Name]) -> SwiftTypeDeclaration {
    var kind = SwiftTypeDeclaration.Kind.structure
    let inherited: [Name]
    switch type {
    case .object:
      kind = .classOrActor
      inherited = ["MockObject"]
    case .mockFields, .fragments: inherited = []
    case .operation: inherited = ["GraphQLOperation"]
    case .model(let model):
      inherited = model.value.kind == .entity ? ["RootSelectionSet"] : ["RootSelectionSet", "InlineFragment"]
    case .enumeration:
      kind = .enumeration
      inherited = ["String", "EnumType"]
    case .inputObject: inherited = ["InputObject"]
    }
    var result = SwiftTypeDeclaration(kind, at: path, inherits: inherited.map { .path([$0]) }, file: Self.file)
    result.isFinal = kind == .classOrActor
    return result
  }

  private func property(_ name: Name, of type: GeneratedType) -> SwiftTypeDeclaration.Property? {
    var isConstant = true
    let written: WrittenType?
    switch type {
    case .mockFields(let object): written = self.written(fieldOfMock: name, object)
    case .operation(let model): written = self.written(variable: name, of: model)
    case .model(let model):
      isConstant = !model.definition.isMutable
      written = self.written(memberOf: model, name)
    case .fragments(let model): written = self.written(fragmentOf: model, name)
    case .inputObject(let input): written = self.written(inputField: name, of: input)
    case .object, .enumeration: written = nil
    }
    return written.map { SwiftTypeDeclaration.Property(name, $0, isConstant: isConstant) }
  }

  func aliases(named name: Name, at path: [Name]) -> [DeclaredAlias] {
    if path.isEmpty {
      // Projects can replace this alias. Their declarations come first.
      guard name == "ID" else { return [] }
      return [alias(name, at: [], .path(["String"]))]
    }
    guard case .model(let model)? = code.type(at: path), let target = code.alias(name, of: model) else { return [] }
    return [alias(name, at: path, .path(code.path(of: target)))]
  }

  private func alias(_ name: Name, at path: [Name], _ target: WrittenType) -> DeclaredAlias {
    DeclaredAlias(file: Self.file, alias: SwiftFileFacts.TypeAlias(name, at: path, for: target))
  }
}
