import GraphQLSchema
import GraphQLSyntax
import Source

/// The actions that add missing required arguments and input fields.
extension EditorProject {
  func missingInputActions(_ context: CursorContext) -> [CodeAction] {
    context.inputPlaces.compactMap { missingInputAction($0, context) }
  }

  private func missingInputAction(_ place: InputPlace, _ context: CursorContext) -> CodeAction? {
    let missing = missingInputs(of: place)
    guard !missing.isEmpty else { return nil }
    var variables = InsertedVariables(variableScopes(context), schema)
    let list = missing.map { input in
      let value = place.isConstant ? constant(input.type, depth: 0) : variables.value(for: input)
      return "\(input.name.text): \(value)"
    }.joined(separator: ", ")
    let names = missing.map { "'\($0.name.text)'" }.joined(separator: ", ")
    let noun = place.isObject ? "input field" : "argument"
    let code: DiagnosticCode = place.isObject ? .valuesOfCorrectType : .providedRequiredArguments
    let insertion = context.document.insertion(of: context.document.inserted(list, in: place), at: place.end)
    return .fix(
      "Add missing \(noun)\(missing.count == 1 ? "" : "s") \(names)", variables.edits + [insertion], of: [code],
      at: place.head.range)
  }

  /// Returns the inputs that a list lacks. A OneOf object without fields lacks one: preferably a field that is no input
  /// object.
  private func missingInputs(of place: InputPlace) -> [Schema.InputValue] {
    switch place.owner {
    case .arguments(let owner):
      guard let inputs = inputs(of: owner) else { return [] }
      return place.lacking(inputs.indices.map { schema.inputs[$0] }.filter(\.isRequired))
    case .object(let type):
      if schema[type].isOneOf, !place.inputs.isEmpty { return [] }
      return place.lacking(requiredFields(of: type).map { schema[$0] })
    }
  }

  /// Returns the simplest constant of a type. Input objects get their required fields, up to four levels deep.
  private func constant(_ use: Schema.TypeUse, depth: Int) -> String {
    if use.wrappers.isList { return "[]" }
    let type = schema[use.type]
    switch type.kind {
    case .enumeration: return type.values.isEmpty ? "null" : schema.enumValues[Int(type.values.start)].name.text
    case .inputObject:
      guard depth < 4 else { return "{}" }
      let fields = requiredFields(of: use.type).map {
        "\(schema[$0].name.text): \(constant(schema[$0].type, depth: depth + 1))"
      }
      return fields.isEmpty ? "{}" : "{ " + fields.joined(separator: ", ") + " }"
    case .scalar, .object, .interface, .union:
      switch type.name.text {
      case "Int", "Float": return "0"
      case "Boolean": return "false"
      default: return "\"\""
      }
    }
  }

  /// Returns the fields that a value of an input object needs. For a OneOf type, prefers a field that is no input
  /// object.
  private func requiredFields(of type: Schema.TypeID) -> [Schema.InputID] {
    guard schema[type].isOneOf else { return Array(schema.requiredInputs(of: type)) }
    let fields = schema[type].inputFields.indices.map { Schema.InputID($0) }
    let plain = fields.first { schema[schema[$0].type.type].kind != .inputObject }
    return [plain ?? fields.first].compactMap(\.self)
  }
}

extension InputPlace {
  fileprivate var isObject: Bool {
    if case .object = owner { true } else { false }
  }

  fileprivate func lacking(_ inputs: [Schema.InputValue]) -> [Schema.InputValue] {
    inputs.filter { input in !self.inputs.contains { $0.name == input.name } }
  }
}

extension Document {
  /// Returns the text that adds inputs to a list, with brackets and separators.
  fileprivate func inserted(_ list: String, in place: InputPlace) -> String {
    guard place.opening != nil else { return "(\(list))" }
    if !place.inputs.isEmpty { return ", " + list }
    guard place.isObject else { return list }
    let isBeforeBlank = Int(place.end) < source.bytes.count && source.bytes[Int(place.end)] <= UInt8(ascii: " ")
    return " " + list + (isBeforeBlank ? "" : " ")
  }
}

/// The variables of inserted values. A variable has the name of its input. If its type doesn't fit, a number follows.
private struct InsertedVariables {
  private let scopes: [VariableScope]
  private let schema: Schema
  /// The definitions to add to each scope.
  private var added: [[String]]

  init(_ scopes: [VariableScope], _ schema: Schema) {
    self.scopes = scopes
    self.schema = schema
    added = scopes.map { _ in [] }
  }

  /// Returns a variable for an input, and declares it where it is missing.
  mutating func value(for input: Schema.InputValue) -> String {
    // Fields of OneOf objects are nullable, but their variables aren't.
    let use = Schema.TypeUse(type: input.type.type, wrappers: input.type.wrappers.nonNull ?? input.type.wrappers)
    var name = input.name
    var number = 1
    while !scopes.allSatisfy({ $0.variable(named: name)?.fits(use) ?? true }) {
      number += 1
      name = Name(input.name.text + String(number))
    }
    for index in scopes.indices where scopes[index].variable(named: name) == nil {
      added[index].append("$\(name.text): \(schema.typeText(use))")
    }
    return "$" + name.text
  }

  /// The edits that declare the variables.
  var edits: [Diagnostic.Edit] {
    zip(scopes, added).compactMap { scope, definitions in definitions.isEmpty ? nil : scope.declaring(definitions) }
  }
}
