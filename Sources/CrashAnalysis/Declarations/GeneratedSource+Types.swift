import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission
import SwiftLowering

/// The types of members and parameters in generated code, as they are written there.
extension GeneratedSource {
  // MARK: Mocks

  func written(mockOf object: Name) -> WrittenType {
    .path([WellKnownNames.mock], of: [.path([code.className(ofType: object)])])
  }

  /// The type of a field of mocks, without the optional of the property.
  func written(fieldOfMock name: Name, _ object: Name) -> WrittenType? {
    code.mock(ofType: object)?.field(ofProperty: name).map { written($0.type) }
  }

  private func written(_ type: MockType) -> WrittenType {
    var result: WrittenType =
      switch type.named {
      case .builtIn(let scalar): .path([Self.name(of: scalar)])
      case .scalar(let name): scalar(name)
      case .enumeration(let reference): written(enumeration: reference.name)
      case .object(let name): written(mockOf: name)
      case .interface, .union: .any(.path(["AnyMock"]))
      }
    guard type.isList else { return result }
    if type.nullability == .nullable { result = .optional(result) }
    for nullability in type.lists.dropFirst().reversed() {
      result = nullability == .nullable ? .optional(.array(result)) : .array(result)
    }
    return .array(result)
  }

  /// The parameters of the initializer of mocks.
  func parameters(ofMock object: Name) -> [SwiftFunction.Parameter] {
    guard let mock = code.mock(ofType: object) else { return [] }
    return mock.responseKeys.compactMap { key in
      guard let field = mock.field(key) else { return nil }
      let type = written(field.type)
      let isRequired = code.hasNonOptionalParameters && !field.type.isNullable
      return parameter(code.options.propertyName(key), isRequired ? type : .optional(type))
    }
  }

  // MARK: Models

  /// The type of a property of a model.
  func written(memberOf model: ModelType, _ name: Name) -> WrittenType? {
    if name == ModelReader.fragments {
      return model.view.fragments.isEmpty ? nil : .path(code.path(of: model) + [Self.fragments])
    }
    if name == "asRootEntityType" { return .path(code.path(of: model.entity)) }
    if let index = model.view.fields[name] { return written(model.value.accessors[index], in: model) }
    guard let index = model.view.inlineFragments[name] else { return nil }
    return .optional(.path(code.path(of: ModelType(definition: model.definition, structure: index))))
  }

  private func written(_ accessor: FieldAccessor, in model: ModelType) -> WrittenType {
    let field = accessor.field
    var core: WrittenType
    if let type = code.type(of: accessor, in: model.definition) {
      core = .path(code.path(of: type))
    } else if field.selectionSet != nil {
      core = .other([])
    } else {
      core = output(field.type)
    }
    core = Self.wrap(core, field.wrappers)
    return accessor.isConditional ? core.asOptional : core
  }

  private func output(_ type: TypeIdentity) -> WrittenType {
    type.kind == .enumeration ? written(enumeration: type.name) : scalar(type.name)
  }

  private static func wrap(_ core: WrittenType, _ wrappers: TypeWrappers) -> WrittenType {
    let type = wrappers.element.map { .array(wrap(core, $0)) } ?? core
    return wrappers.isNonNull ? type : type.asOptional
  }

  /// The type of a property of `fragments`.
  func written(fragmentOf model: ModelType, _ name: Name) -> WrittenType? {
    guard let index = model.view.fragments[name] else { return nil }
    let accessor = model.value.fragments[index]
    guard accessor.spread.condition.deferral == nil, let type = code.type(of: accessor.spread.fragment) else {
      return nil
    }
    let path = WrittenType.path(code.path(of: type))
    return accessor.isConditional ? .optional(path) : path
  }

  /// The parameters of the initializer of a model, and of its placeholders. All of them have defaults here.
  func parameters(of model: ModelType) -> [SwiftFunction.Parameter] {
    model.value.accessors.map { parameter(code.accessor($0.field.responseKey), written($0, in: model)) }
  }

  static let dataDict = SwiftFunction.Parameter("_dataDict", .path(["DataDict"]))

  // MARK: Variables and inputs

  func written(variable name: Name, of operation: ModelType) -> WrittenType? {
    code.variable(name, of: operation).map { input($0.type, $0.wrappers) }
  }

  func parameters(ofOperation operation: ModelType) -> [SwiftFunction.Parameter] {
    code.variables(of: operation).map { parameter(code.names.accessor($0.name), input($0.type, $0.wrappers)) }
  }

  func written(inputField name: Name, of type: Name) -> WrittenType? {
    code.inputField(name, of: type).map { input($0.type, $0.wrappers) }
  }

  func parameters(ofInput type: Name) -> [SwiftFunction.Parameter] {
    code.inputFields(of: type).map {
      parameter(code.names.options.inputFieldName($0.name, of: type), input($0.type, $0.wrappers))
    }
  }

  private func input(_ named: Name, _ wrappers: TypeWrappers, isElement: Bool = false) -> WrittenType {
    let type = wrappers.element.map { .array(input(named, $0, isElement: true)) } ?? input(named)
    if wrappers.isNonNull { return type }
    return isElement ? .optional(type) : .path(["GraphQLNullable"], of: [type])
  }

  private func input(_ named: Name) -> WrittenType {
    let schema = code.schema(reading: named)
    guard let id = schema.type(named: named) else { return .other([]) }
    switch schema[id].kind {
    case .enumeration: return written(enumeration: named)
    case .inputObject: return .path([Name(code.options.typeName(named, .inputObject))])
    default: return scalar(named)
    }
  }

  // MARK: Leaves

  private func written(enumeration name: Name) -> WrittenType {
    .path(["GraphQLEnum"], of: [.path([Name(code.options.typeName(name, .enumeration))])])
  }

  private func scalar(_ name: Name) -> WrittenType {
    switch name {
    case "String", "Int": .path([name])
    case "Float": .path(["Double"])
    case "Boolean": .path(["Bool"])
    case "ID": .path(["ID"])
    default: .path([Name(code.options.namespace), Name(code.options.typeName(name, .scalar))])
    }
  }

  private static func name(of scalar: MockNamedType.BuiltInScalar) -> Name {
    switch scalar {
    case .string: "String"
    case .int: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    case .id: "ID"
    }
  }

  /// A parameter with a default value.
  private func parameter(_ spelling: String, _ type: WrittenType) -> SwiftFunction.Parameter {
    SwiftFunction.Parameter(
      Name(spelling.filter { $0 != "`" }), type, defaultValue: SwiftExpression(.literal(.nothing), TextRange(at: 0)))
  }
}

extension WrittenType {
  /// A type by its path, without places.
  static func path(_ names: [Name], of arguments: [WrittenType]? = nil) -> WrittenType {
    var result: WrittenType?
    for (index, name) in names.enumerated() {
      result = .named(
        name, TextRange(at: 0), of: result, arguments: index == names.count - 1 ? arguments : nil)
    }
    return result ?? .other([])
  }

  fileprivate var asOptional: WrittenType { if case .optional = self { self } else { .optional(self) } }
}
