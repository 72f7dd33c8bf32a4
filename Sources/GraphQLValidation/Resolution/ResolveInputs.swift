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

  /// Resolves the arguments of a field or directive. `inputs` is nil if the owner is unknown.
  mutating func resolve(
    _ arguments: NodeList<Argument>, of owner: ResolvedArgumentList.Owner, inputs: Schema.Run?
  ) {
    let list = result.argumentLists.count
    result.argumentLists.append(ResolvedArgumentList(list: arguments, owner: owner))
    for index in arguments.indices {
      let argument = document.arguments[index]
      var input: Schema.InputID?
      var type: Schema.TypeUse?
      var hasDefault = false
      if let inputs { input = schema.input(named: argument.name.name, in: inputs) }
      if let input {
        type = self.input(schema.inputs[Int(input.index)].type)
        hasDefault = schema.inputs[Int(input.index)].defaultValue != nil
      }
      result.arguments.append(ResolvedArgument(argument: index, list: list, input: input))
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
      var element: Schema.TypeUse?
      if let type {
        element = Schema.TypeUse(type: type.type, wrappers: type.wrappers.element ?? type.wrappers.nullable)
      }
      for index in items.indices {
        findVariables(in: document.values[index], type: element, hasDefault: false, oneOf: nil)
      }
    case .object(let fields):
      var object: Schema.TypeID?
      if let type, schema.types[Int(type.type.index)].kind == .inputObject { object = type.type }
      findVariables(in: fields, of: object)
    case .int, .float, .string, .boolean, .null, .enumeration:
      break
    }
  }

  private mutating func findVariables(in fields: NodeList<ObjectField>, of type: Schema.TypeID?) {
    var oneOf: Schema.TypeID?
    if let type, schema.types[Int(type.index)].isOneOf { oneOf = type }
    for index in fields.indices {
      let field = document.objectFields[index]
      var expected: Schema.TypeUse?
      var hasDefault = false
      if let type, let id = schema.inputField(named: field.name.name, in: type) {
        expected = input(schema.inputs[Int(id.index)].type)
        hasDefault = schema.inputs[Int(id.index)].defaultValue != nil
      }
      findVariables(in: field.value, type: expected, hasDefault: hasDefault, oneOf: oneOf)
    }
  }
}
