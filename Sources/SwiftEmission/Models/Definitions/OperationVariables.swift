import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The variables of an operation, as properties of its type.
struct OperationVariables {
  let variables: [Variable]
  let names: ModelNames
  let schema: Schema

  /// A variable with its property and type.
  struct Variable {
    let name: Name
    let property: String
    let type: InputType
    let use: Schema.TypeUse
    let defaultValue: InputLiteral?
  }

  /// Creates the variables. Variables of types outside the schema are ignored.
  init(_ list: NodeList<VariableDefinition>, of document: Document, schema: Schema, names: ModelNames) {
    self.names = names
    self.schema = schema
    variables = document[list].compactMap { variable in
      guard let type = schema.type(named: variable.type.name.name) else { return nil }
      let use = Schema.TypeUse(type: type, wrappers: variable.type.wrappers)
      return Variable(
        name: variable.name.name, property: names.accessor(variable.name.name), type: InputType(use, schema: schema),
        use: use, defaultValue: variable.defaultValue.map { InputLiteral($0, in: document) })
    }
  }

  private var isWithSchema: Bool { names.options.operations == .schema }

  private func swiftType(_ variable: Variable) -> SwiftType {
    names.options.inputType(variable.type, isWithSchema: isWithSchema)
  }

  /// The properties. They are always public, as in Apollo's output.
  var properties: [Declaration] {
    variables.map { .variable(VariableDeclaration(.public, .var, $0.property, type: swiftType($0))) }
  }

  var initializer: Declaration {
    let parameters = variables.map { variable in
      Parameter(
        variable.property, type: swiftType(variable),
        defaultValue: variable.defaultValue.map { value($0, variable.use, isInList: false) })
    }
    let body = variables.map {
      Statement.assignment(.member(.name("self"), $0.property), .name($0.property))
    }
    return .initializer(
      InitializerDeclaration(
        .public, parameters, parameterLayout: parameters.count <= 1 ? .line : .lines, body: body,
        bodyLayout: body.isEmpty ? .line : .lines))
  }

  /// Returns the property with the values by variable name.
  func accessor(isLocalCacheMutation: Bool) -> [Declaration] {
    guard !variables.isEmpty else { return [] }
    let values = variables.map { DictionaryElement(.string($0.name.text), .name($0.property)) }
    let type: SwiftType =
      isLocalCacheMutation ? .member(.named("GraphQLOperation"), "Variables") : .named("Variables")
    return [
      .variable(
        VariableDeclaration(
          [.spiUnsafe, .public], .var, "__variables", type: .optional(type),
          .getter(.dictionary(values, values.count == 1 ? .line : .lines))))
    ]
  }

  // MARK: Default values

  /// Returns a default value for a position of type `use`. The parser's depth limit bounds the recursion.
  private func value(_ literal: InputLiteral, _ use: Schema.TypeUse, isInList: Bool) -> Expression {
    if case .null = literal { return isInList ? .nil : .implicitMember("null") }
    if let element = use.wrappers.element {
      let items = Schema.TypeUse(type: use.type, wrappers: element)
      // A single value is coerced to a list.
      guard case .list(let values) = literal else {
        return .array([value(literal, items, isInList: true)])
      }
      return .array(values.map { value($0, items, isInList: true) }, values.count <= 1 ? .line : .lines)
    }
    switch literal {
    case .variable, .null, .list: return .implicitMember("null")
    case .int(let digits):
      let scalar = MockNamedType.BuiltInScalar(schema[use.type].name)
      guard scalar != .id, scalar != .string, let number = Int(digits) else { return .string(digits) }
      return .integer(number)
    case .float(let digits): return .double(Double(finite: digits))
    case .string(let text): return .string(text)
    case .boolean(let value): return .boolean(value)
    case .enumeration(let name):
      if names.options.emission.correctsKnownBugs, isExcluded(name, of: use.type) {
        let value = Expression.call(.implicitMember("unknown"), [Argument(nil, .string(name.text))])
        return use.wrappers.isNonNull || isInList ? value : .call(.implicitMember("some"), [Argument(nil, value)])
      }
      let enumCase = names.options.emission.enumCaseName(name, of: schema[use.type].name)
      return .call(.implicitMember("init"), [Argument(nil, .implicitMember(enumCase))])
    case .object(let members):
      let object = oneOf(members, use.type) ?? inputObject(members, use.type)
      guard !use.wrappers.isNonNull, !isInList else { return object }
      return .call(.implicitMember("init"), [Argument(nil, object)], .lines)
    }
  }

  /// Returns the enum case for a `@oneOf` object; nil for other objects. Apollo's output calls a missing initializer.
  private func oneOf(_ members: [InputLiteral.Member], _ type: Schema.TypeID) -> Expression? {
    guard schema[type].isOneOf, names.options.emission.correctsKnownBugs else { return nil }
    let fields = schema[type].inputFields.indices.lazy.map { schema.inputs[$0] }
    guard members.count == 1, let member = members.first, let field = fields.first(where: { $0.name == member.name })
    else { return nil }
    // The payloads of the enum's cases are not nullable.
    let use = Schema.TypeUse(type: field.type.type, wrappers: field.type.wrappers.nonNull ?? field.type.wrappers)
    return .call(
      .member(.type(inputType(type)), names.options.inputFieldName(field.name, of: schema[type].name)),
      [Argument(nil, value(member.value, use, isInList: false))])
  }

  /// Returns an input object, with the arguments in the order of the schema, as Swift requires.
  private func inputObject(_ members: [InputLiteral.Member], _ type: Schema.TypeID) -> Expression {
    let name = schema[type].name
    let given = Dictionary(members.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var arguments: [Argument] = []
    for index in schema[type].inputFields.indices {
      let field = schema.inputs[index]
      guard let member = given[field.name] else { continue }
      arguments.append(
        Argument(
          names.options.inputFieldLabel(field.name, of: name), value(member.value, field.type, isInList: false)))
    }
    return .call(.type(inputType(type)), arguments, arguments.count <= 1 ? .line : .lines)
  }

  /// Returns the type of an input object.
  private func inputType(_ type: Schema.TypeID) -> SwiftType {
    let name = names.options.emission.typeName(schema[type].name, .inputObject)
    return isWithSchema ? .named(name) : .member(.named(names.options.emission.namespace), name)
  }
}
