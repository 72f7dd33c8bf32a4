import GraphQLSchema
import GraphQLSyntax
import Source

/// An operation whose variables a value can use.
struct VariableScope {
  let document: Document
  /// The range of the operation. Of text that can't be parsed, only the start is certain.
  let range: TextRange
  let variables: [AvailableVariable]

  func variable(named name: Name) -> AvailableVariable? { variables.first { $0.name == name } }
}

/// A variable that values can use.
struct AvailableVariable {
  var name: Name
  /// The type as written.
  var text: String
  /// Nil if the schema has no such type.
  var type: Schema.TypeUse?
  var hasDefault: Bool

  /// Whether a value at a position may be the variable.
  func fits(_ use: Schema.TypeUse) -> Bool {
    guard let type else { return false }
    return type.type == use.type && use.wrappers.accepts(type.wrappers, hasDefault: hasDefault)
  }
}

extension EditorProject {
  /// Returns the operations whose variables the values at the cursor can use: the operation around it, or all
  /// operations that reach the fragment around it.
  func variableScopes(_ context: CursorContext) -> [VariableScope] {
    guard let frame = context.walk.stack.first(where: { $0.kind == .operation || $0.kind == .fragment }) else {
      return []
    }
    if frame.kind == .operation { return [VariableScope(context, frame)] }
    return frame.name.map { operations(reaching: $0) }?.compactMap { VariableScope($0, schema) } ?? []
  }
}

extension VariableScope {
  /// - Parameter frame: the operation around the cursor.
  fileprivate init(_ context: CursorContext, _ frame: TokenWalk.Frame) {
    document = context.document
    let start = context.tokens[min(frame.opening, context.tokens.count - 1)].start
    range = TextRange(start, context.tokens.last?.end ?? start)
    variables = context.walk.variables.map { variable in
      AvailableVariable(
        name: variable.name, text: variable.typeRange.map { context.document.text($0) } ?? "", type: variable.type,
        hasDefault: variable.hasDefault)
    }
  }

  fileprivate init?(_ place: DefinitionPlace, _ schema: Schema) {
    guard case .operation(let operation) = place.definition else { return nil }
    document = place.document
    range = operation.range
    variables = place.document[operation.variables].map { variable in
      AvailableVariable(
        name: variable.name.name, text: variable.type.text,
        type: schema.type(named: variable.type.name.name).map {
          Schema.TypeUse(type: $0, wrappers: variable.type.wrappers)
        },
        hasDefault: variable.defaultValue != nil)
    }
  }
}

extension TypeWrappers {
  /// Whether a location of this type accepts a variable of another type. See
  /// https://spec.graphql.org/September2025/#IsVariableUsageAllowed()
  func accepts(_ other: TypeWrappers, hasDefault: Bool) -> Bool {
    if isNonNull { return (other.isNonNull || hasDefault) && nullable.accepts(other.nullable, hasDefault: false) }
    guard let element else { return other.nullable == .none }
    return other.element.map { element.accepts($0, hasDefault: false) } ?? false
  }
}

extension VariableScope {
  /// Returns the edit that adds variable definitions, such as `$id: ID!`, to the operation. Nil if its list of
  /// variables isn't closed.
  func declaring(_ definitions: [String]) -> Diagnostic.Edit? {
    let list = definitions.joined(separator: ", ")
    let tokens = document.tokens(in: range.indices).drop { $0.kind.isString }
    guard let first = tokens.first else { return nil }
    if first.kind == .leftBrace { return document.insertion(of: "query (\(list)) ", at: first.start) }
    let head = tokens.dropFirst()
    let name = head.first.flatMap { $0.kind == .name ? $0 : nil }
    let rest = name == nil ? head : head.dropFirst()
    guard let opening = rest.first, opening.kind == .leftParenthesis else {
      return name.map { document.insertion(of: "(\(list))", at: $0.end) }
        ?? document.insertion(of: " (\(list))", at: first.end)
    }
    var last = opening
    var depth = 0
    for token in rest.dropFirst() {
      switch token.kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis where depth == 0:
        return document.insertion(of: (last.kind == .leftParenthesis ? "" : ", ") + list, at: last.end)
      case .rightParenthesis: depth -= 1
      default: break
      }
      last = token
    }
    return nil
  }
}

extension DefinitionPlace {
  /// Returns the types of the positions where the definition uses a variable, in the order of the text.
  func types(ofVariable name: Name, _ schema: Schema) -> [Schema.TypeUse] {
    let tokens = document.tokens(in: definition.range.indices)
    var walk = DocumentWalk(document, tokens: tokens, schema: schema)
    var result: [Schema.TypeUse] = []
    while walk.index < tokens.count {
      let token = tokens[walk.index]
      if case .variable(let use?)? = walk.next(), token.name == name { result.append(use) }
    }
    return result
  }
}
