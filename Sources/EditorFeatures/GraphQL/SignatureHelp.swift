import GraphQLSchema
import GraphQLSyntax
import Source

/// The signature of a field or directive.
package struct SignatureHelp: Hashable, Sendable {
  /// The text before the first argument: `hero(`.
  package var start: String
  package var parameters: [Parameter]
  /// The text after the last argument: `): Character`.
  package var end: String
  package var description: String?
  /// The parameter at the cursor, or else the first that is not given yet.
  package var active: Int?

  /// An argument as the signature shows it.
  package struct Parameter: Hashable, Sendable {
    package var text: String
    package var description: String?
  }
}

extension EditorProject {
  /// Returns the signature for a cursor between parentheses; nil elsewhere.
  ///
  /// - Complexity: that of `CursorContext`.
  package func signatureHelp(_ path: String, at offset: Int) -> SignatureHelp? {
    guard let document = document(at: path), let context = CursorContext(document, at: offset, schema: schema),
      let frame = context.walk.stack.last(where: { $0.kind == .arguments || $0.kind == .selections }),
      frame.kind == .arguments, let inputs = frame.inputs, !inputs.isEmpty
    else { return nil }
    var help = SignatureHelp(start: "", parameters: parameters(inputs), end: ")")
    if let name = frame.name, let directive = schema.directive(named: name) {
      help.start = "@\(name.text)("
      help.description = schema.text(directive.description)
    } else if let id = frame.field {
      help.start = schema[id].name.text + "("
      help.end += ": " + schema.typeText(schema[id].type)
      help.description = schema.text(schema[id].description)
    } else {
      return nil
    }
    help.active = active(in: frame, context)
    return help
  }

  private func parameters(_ inputs: Schema.Run) -> [SignatureHelp.Parameter] {
    inputs.indices.map { index in
      let input = schema.inputs[index]
      return SignatureHelp.Parameter(
        text: SchemaPrinter.excerpt(of: input, schema), description: schema.text(input.description))
    }
  }

  private func active(in frame: TokenWalk.Frame, _ context: CursorContext) -> Int? {
    let names = (frame.inputs?.indices).map { $0.map { schema.inputs[$0].name } } ?? []
    // Between a name and its value, or inside the value, the last name is active.
    let isInValue = frame.step != .start || context.walk.stack.last?.kind != .arguments
    if isInValue || context.isInLiteral, let name = frame.owner { return names.firstIndex(of: name) }
    if let name = context.name?.name, let index = names.firstIndex(of: name) { return index }
    let given = Siblings(context).names
    return names.firstIndex { !given.contains($0) }
  }
}
