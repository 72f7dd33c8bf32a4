import GraphQLSyntax
import Source

extension PlainFile {
  /// Reads a file of real operations, without the values of arguments, which the model doesn't need.
  init(_ source: SourceFile, schema: PlainSchema) {
    let document = Document.parse(source).document
    var definitions: [PlainDefinition] = []
    for definition in document.definitions {
      switch definition {
      case .operation(let operation):
        let (kind, root) =
          switch operation.operation {
          case .query: (PlainDefinition.Kind.query, schema.query)
          case .mutation: (PlainDefinition.Kind.mutation, schema.mutation)
          case .subscription: (PlainDefinition.Kind.subscription, schema.subscription)
          }
        definitions.append(
          PlainDefinition(
            kind: kind, name: operation.name?.text ?? "", type: root ?? "",
            selections: document.plain(operation.selectionSet)))
      case .fragment(let fragment):
        definitions.append(
          PlainDefinition(
            kind: .fragment, name: fragment.name.text, type: fragment.typeCondition.text,
            selections: document.plain(fragment.selectionSet)))
      case .schema, .type, .directive: break
      }
    }
    self.init(path: source.path, definitions: definitions)
  }
}

extension Document {
  fileprivate func plain(_ set: SelectionSet) -> [PlainSelection] {
    self[set.selections].map { selection in
      switch selection {
      case .field(let field):
        .field(
          PlainField(
            alias: field.alias?.text, name: field.name.text, directives: plain(field.directives),
            selections: field.selectionSet.map { plain($0) } ?? []))
      case .inlineFragment(let fragment):
        .inline(
          type: fragment.typeCondition?.text, directives: plain(fragment.directives), plain(fragment.selectionSet))
      case .fragmentSpread(let spread):
        .spread(spread.name.text, directives: plain(spread.directives))
      }
    }
  }

  private func plain(_ directives: NodeList<Directive>) -> [PlainDirective] {
    self[directives].compactMap { directive in
      guard let value = self[directive.arguments].first(where: { $0.name.text == "if" })?.value.content else {
        return nil
      }
      let condition: PlainDirective.Condition
      switch value {
      case .boolean(let value): condition = .literal(value)
      case .variable(let name): condition = .variable(name.text)
      default: return nil
      }
      switch directive.name.text {
      case "include": return .include(condition)
      case "skip": return .skip(condition)
      default: return nil
      }
    }
  }
}
