import GraphQLSchema
import GraphQLSyntax
import Source

/// The action that adds missing required arguments. It uses variables of the same names if their types fit.
extension EditorProject {
  func missingArgumentActions(_ context: CursorContext) -> [CodeAction] {
    guard let place = context.argumentPlace, let inputs = inputs(of: place.owner) else { return [] }
    let missing = inputs.indices.map { schema.inputs[$0] }.filter { $0.isRequired && !place.given.contains($0.name) }
    guard !missing.isEmpty else { return [] }
    let list = missing.map { "\($0.name.text): \(value(for: $0, context))" }.joined(separator: ", ")
    let names = missing.map { "'\($0.name.text)'" }.joined(separator: ", ")
    let text = place.isOpen ? (place.given.isEmpty ? list : ", " + list) : "(" + list + ")"
    return [
      CodeAction(
        title: "Add missing \(missing.count == 1 ? "argument" : "arguments") \(names)", kind: .quickFix,
        edits: [TextEdit(range: TextRange(at: place.end), text: text)], codes: [.providedRequiredArguments])
    ]
  }

  private func value(for input: Schema.InputValue, _ context: CursorContext) -> String {
    let fits = context.walk.variables.contains { variable in
      variable.name == input.name && variable.type?.type == input.type.type
        && variable.type.map { input.type.wrappers.accepts($0.wrappers, hasDefault: variable.hasDefault) } == true
    }
    if fits { return "$" + input.name.text }
    return plainValue(input.type, depth: 0)
  }

  /// Returns the simplest value of a type. Input objects get their required fields, up to four levels deep.
  private func plainValue(_ use: Schema.TypeUse, depth: Int) -> String {
    if use.wrappers.isList { return "[]" }
    let type = schema[use.type]
    switch type.kind {
    case .enumeration: return type.values.isEmpty ? "null" : schema.enumValues[Int(type.values.start)].name.text
    case .inputObject:
      guard depth < 4 else { return "{}" }
      let fields = requiredFields(of: use.type).map {
        "\(schema[$0].name.text): \(plainValue(schema[$0].type, depth: depth + 1))"
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
}

extension EditorProject {
  /// Returns the fields that a value of an input object needs. For a OneOf type, prefers a field that is no input
  /// object.
  private func requiredFields(of type: Schema.TypeID) -> [Schema.InputID] {
    guard schema[type].isOneOf else { return Array(schema.requiredInputs(of: type)) }
    let fields = schema[type].inputFields.indices.map { Schema.InputID($0) }
    let plain = fields.first { schema[schema[$0].type.type].kind != .inputObject }
    return [plain ?? fields.first].compactMap(\.self)
  }
}

extension CursorContext {
  /// The argument list at the cursor.
  fileprivate struct ArgumentPlace {
    var owner: ArgumentOwner
    var given: Set<Name>
    /// Whether it has parentheses.
    var isOpen: Bool
    /// The offset for more arguments.
    var end: UInt32
  }

  /// The argument list around the cursor, or of the field or directive under it.
  fileprivate var argumentPlace: ArgumentPlace? {
    if let frame = walk.stack.last(where: { $0.kind == .arguments || $0.kind == .selections }), frame.kind == .arguments
    {
      let owner: ArgumentOwner = frame.name.map { .directive($0) } ?? .field(frame.type, frame.field)
      return arguments(of: owner, from: frame.opening)
    }
    guard let token = self.name, let name = token.name else { return nil }
    switch role {
    case .field(let parent?):
      guard let field = schema.field(named: name, in: parent) else { return nil }
      return arguments(of: .field(parent, field), behind: token)
    case .directive: return arguments(of: .directive(name), behind: token)
    default: return nil
    }
  }

  private func arguments(of owner: ArgumentOwner, behind token: Token) -> ArgumentPlace {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .leftParenthesis else {
      return ArgumentPlace(owner: owner, given: [], isOpen: false, end: token.end)
    }
    return arguments(of: owner, from: index + 1)
  }

  /// - Parameter opening: the index of the opening parenthesis.
  private func arguments(of owner: ArgumentOwner, from opening: Int) -> ArgumentPlace {
    var place = ArgumentPlace(owner: owner, given: [], isOpen: true, end: 0)
    var depth = 0
    for index in tokens.indices.dropFirst(opening) {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBrace, .leftBracket: depth += 1
      case .rightParenthesis, .rightBrace, .rightBracket: depth -= 1
      case .name where depth == 1 && index + 1 < tokens.count && tokens[index + 1].kind == .colon:
        if let name = tokens[index].name { place.given.insert(name) }
      default: break
      }
      if depth == 0 { break }
      place.end = tokens[index].end
    }
    return place
  }
}
