import GraphQLSyntax
import Source

/// A place with directives in a definition.
struct DirectiveSite {
  /// Directives of these owners count together, wherever they stand.
  enum Owner: Hashable {
    case schema
    case type(Name)
    case member
  }

  let directives: NodeList<Directive>
  let location: DirectiveLocation
  let owner: Owner
}

extension DefinitionContext {
  /// Calls `body` for each place that has directives, in the order of the text.
  func forEachDirectiveSite(_ body: (DirectiveSite, Document) -> Void) {
    for document in documents where !document.directives.isEmpty {
      func visit(_ directives: NodeList<Directive>, _ location: DirectiveLocation, _ owner: DirectiveSite.Owner) {
        guard !directives.isEmpty else { return }
        body(DirectiveSite(directives: directives, location: location, owner: owner), document)
      }
      for definition in document.definitions {
        switch definition {
        case .schema(let schema): visit(schema.directives, .schema, .schema)
        case .type(let type): visitType(type, document, visit)
        case .directive(let directive): visitInputs(directive.arguments, .argumentDefinition, document, visit)
        case .operation, .fragment: break
        }
      }
    }
  }

  private typealias Visit = (NodeList<Directive>, DirectiveLocation, DirectiveSite.Owner) -> Void

  private func visitType(_ type: TypeDefinition, _ document: Document, _ visit: Visit) {
    visit(type.directives, DirectiveLocation(type.kind), .type(type.name.name))
    for field in document[type.fields] {
      visitInputs(field.arguments, .argumentDefinition, document, visit)
      visit(field.directives, .fieldDefinition, .member)
    }
    visitInputs(type.inputFields, .inputFieldDefinition, document, visit)
    for value in document[type.values] { visit(value.directives, .enumValue, .member) }
  }

  private func visitInputs(
    _ inputs: NodeList<InputValueDefinition>, _ location: DirectiveLocation, _ document: Document, _ visit: Visit
  ) {
    for input in document[inputs] { visit(input.directives, location, .member) }
  }
}

extension DirectiveLocation {
  /// Where the directives of a type stand.
  init(_ kind: TypeKind) {
    self =
      switch kind {
      case .scalar: .scalar
      case .object: .object
      case .interface: .interface
      case .union: .union
      case .enumeration: .enumeration
      case .inputObject: .inputObject
      }
  }
}
