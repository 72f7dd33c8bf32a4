import GraphQLSchema
import GraphQLSyntax
import Source

extension Resolver {
  mutating func resolve(
    _ directives: NodeList<Directive>, at location: DirectiveLocation, selection: Int? = nil
  ) {
    guard !directives.isEmpty else { return }
    if 1 < directives.count { result.directiveLists.append(directives) }
    for index in directives.indices {
      let directive = document.directives[index]
      let name = directive.name.name
      if name == Self.defer || name == Self.stream { result.defersOrStreams = true }
      let definition = schema.directive(named: name)
      result.directives.append(
        ResolvedDirective(directive: index, location: location, selection: selection, definition: definition))
      if !directive.arguments.isEmpty {
        resolve(
          directive.arguments, of: .directive(result.directives.count - 1), inputs: definition?.arguments)
      }
    }
  }

  /// Resolves the arguments of a field or directive that takes `inputs`; nil where it is not known.
  mutating func resolve(
    _ arguments: NodeList<Argument>, of owner: ResolvedArgumentList.Owner, inputs: Schema.Run?
  ) {
    let list = result.argumentLists.count
    result.argumentLists.append(ResolvedArgumentList(list: arguments, owner: owner))
    for index in arguments.indices {
      let argument = document.arguments[index]
      let input = inputs.flatMap { schema.input(named: argument.name.name, in: $0) }
      result.arguments.append(ResolvedArgument(argument: index, list: list, input: input))
      let type = input.flatMap { self.input(schema[$0].type) }
      let hasDefault = input.map { schema[$0].defaultValue != nil } ?? false
      if case .variable = argument.value.content {
      } else {
        result.inputs.append(ResolvedInput(value: argument.value, type: type))
      }
      findVariables(in: argument.value, type: type, hasDefault: hasDefault, oneOf: nil)
    }
  }

  private mutating func findVariables(
    in value: Value, type: Schema.TypeUse?, hasDefault: Bool, oneOf: Schema.TypeID?
  ) {
    switch value.content {
    case .variable(let name):
      result.variableUsages.append(
        VariableUsage(name: name, range: value.range, type: type, hasDefault: hasDefault, oneOf: oneOf))
    case .list(let items):
      let element = type.map { Schema.TypeUse(type: $0.type, wrappers: $0.wrappers.element ?? $0.wrappers.nullable) }
      for item in document[items] { findVariables(in: item, type: element, hasDefault: false, oneOf: nil) }
    case .object(let fields):
      findVariables(in: fields, of: type.flatMap { schema[$0.type].kind == .inputObject ? $0.type : nil })
    case .int, .float, .string, .boolean, .null, .enumeration:
      break
    }
  }

  private mutating func findVariables(in fields: NodeList<ObjectField>, of type: Schema.TypeID?) {
    let oneOf = type.flatMap { schema[$0].isOneOf ? $0 : nil }
    for field in document[fields] {
      let definition = type.flatMap { schema.inputField(named: field.name.name, in: $0) }.map { schema[$0] }
      findVariables(
        in: field.value, type: definition.flatMap { input($0.type) }, hasDefault: definition?.defaultValue != nil,
        oneOf: oneOf)
    }
  }
}
