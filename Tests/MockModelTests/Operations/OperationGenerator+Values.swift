/// Arguments and input values.
extension OperationGenerator {
  /// Returns values for all required arguments and some others.
  mutating func arguments(_ field: PlainSchema.Field) -> [PlainField.Argument] {
    field.arguments.compactMap { input in
      let isRequired = input.type.isNonNull && !input.hasDefault
      guard isRequired || random.chance(25) else { return nil }
      guard random.chance(40) else {
        return PlainField.Argument(name: input.name, value: value(input.type, depth: 2))
      }
      // The name tells the type, so a variable has one type in all definitions.
      let name = input.type.description.map { character in
        switch character {
        case "[": "L_"
        case "]": "_J"
        case "!": "_N"
        default: "\(character)"
        }
      }.joined()
      return PlainField.Argument(
        name: input.name, value: "$of_\(name)", variableType: input.type.description)
    }
  }

  private mutating func value(_ type: PlainType, depth: Int) -> String {
    switch type {
    case .nonNull(.list(let element)), .list(let element):
      if !type.isNonNull, random.chance(10) { return "null" }
      let count = Int.random(in: 0...2, using: &random)
      let values = (0..<count).map { _ in value(element, depth: depth) }
      return "[" + values.joined(separator: ", ") + "]"
    case .nonNull(let type): return literal(type.name, depth: depth)
    case .named(let name): return random.chance(10) ? "null" : literal(name, depth: depth)
    }
  }

  private mutating func literal(_ name: String, depth: Int) -> String {
    guard let type = schema.types[name] else { return "null" }
    switch type.kind {
    case .enumeration: return random.pick(type.values)?.name ?? "null"
    case .inputObject: return object(type, depth: depth)
    case .scalar, .object, .interface, .union: return scalar(name)
    }
  }

  private mutating func scalar(_ name: String) -> String {
    let texts = [#""""#, #""text""#, #""\"{}\n \u{1F600}""#, #""""block # "quoted" """"#]
    switch name {
    case "Int": return "\(Int.random(in: -9...99, using: &random))"
    case "Float": return random.pick(["1", "-0.5", "1e3"]) ?? "1"
    case "Boolean": return "\(random.chance(50))"
    case "String": return random.pick(texts) ?? "\"\""
    case "ID": return random.pick(texts + ["7"]) ?? "\"\""
    default: return random.pick(texts + ["7", "true", "[1, 2]", #"{a: "b"}"#]) ?? "\"\""
    }
  }

  private mutating func object(_ type: PlainSchema.NamedType, depth: Int) -> String {
    if type.isOneOf {
      guard let input = random.pick(type.inputs.filter { depth > 0 || isLeaf($0.type) }) ?? type.inputs.first else {
        return "{}"
      }
      return "{\(input.name): \(value(.nonNull(input.type.nullable), depth: depth - 1))}"
    }
    let members = type.inputs.compactMap { input -> String? in
      let isRequired = input.type.isNonNull && !input.hasDefault
      guard isRequired || (0 < depth && random.chance(30)) else { return nil }
      return "\(input.name): \(value(input.type, depth: depth - 1))"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func isLeaf(_ type: PlainType) -> Bool { schema.kind(type.name) != .inputObject }
}
