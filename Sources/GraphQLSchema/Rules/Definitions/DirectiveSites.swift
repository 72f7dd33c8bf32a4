import GraphQLSyntax
import Source

/// A place with directives in a definition.
package struct DirectiveSite {
  /// The owner of directives. Directives of a schema or type count together, even in extensions.
  enum Owner: Hashable {
    case schema
    case type(Name)
    case member
  }

  package let directives: NodeList<Directive>
  package let location: DirectiveLocation
  let owner: Owner
}

extension SchemaDocumentContext {
  /// Calls `body` for each place that has directives.
  func forEachDirectiveSite(_ body: (DirectiveSite, Document) -> Void) {
    for (document, sites) in zip(documents, directiveSites) {
      for site in sites { body(site, document) }
    }
  }
}

extension Document {
  private typealias Visit = (NodeList<Directive>, DirectiveLocation, DirectiveSite.Owner) -> Void

  /// Calls `body` for each place in a definition that has directives.
  package func forEachDirectiveSite(in definition: Definition, _ body: (DirectiveSite) -> Void) {
    func visit(_ directives: NodeList<Directive>, _ location: DirectiveLocation, _ owner: DirectiveSite.Owner) {
      guard !directives.isEmpty else { return }
      body(DirectiveSite(directives: directives, location: location, owner: owner))
    }
    switch definition {
    case .schema(let schema): visit(schema.directives, .schema, .schema)
    case .type(let type): visitType(type, visit)
    case .directive(let directive): visitInputs(directive.arguments, .argumentDefinition, visit)
    case .operation(let operation):
      visit(operation.directives, DirectiveLocation(operation.operation), .member)
      visitVariables(operation.variables, visit)
      visitSelections(operation.selectionSet, visit)
    case .fragment(let fragment):
      visit(fragment.directives, .fragmentDefinition, .member)
      visitVariables(fragment.variables, visit)
      visitSelections(fragment.selectionSet, visit)
    }
  }

  private func visitType(_ type: TypeDefinition, _ visit: Visit) {
    visit(type.directives, DirectiveLocation(type.kind), .type(type.name.name))
    for field in self[type.fields] {
      visitInputs(field.arguments, .argumentDefinition, visit)
      visit(field.directives, .fieldDefinition, .member)
    }
    visitInputs(type.inputFields, .inputFieldDefinition, visit)
    for value in self[type.values] { visit(value.directives, .enumValue, .member) }
  }

  private func visitInputs(
    _ inputs: NodeList<InputValueDefinition>, _ location: DirectiveLocation, _ visit: Visit
  ) {
    for input in self[inputs] { visit(input.directives, location, .member) }
  }

  private func visitVariables(_ variables: NodeList<VariableDefinition>, _ visit: Visit) {
    for variable in self[variables] { visit(variable.directives, .variableDefinition, .member) }
  }

  /// Visits the selections of a set. Recursion is bounded by the parser's depth limit.
  private func visitSelections(_ set: SelectionSet, _ visit: Visit) {
    for selection in self[set.selections] {
      switch selection {
      case .field(let field):
        visit(field.directives, .field, .member)
        if let set = field.selectionSet { visitSelections(set, visit) }
      case .fragmentSpread(let spread): visit(spread.directives, .fragmentSpread, .member)
      case .inlineFragment(let fragment):
        visit(fragment.directives, .inlineFragment, .member)
        visitSelections(fragment.selectionSet, visit)
      }
    }
  }
}

extension DirectiveLocation {
  /// Returns the location of directives on a type.
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

  /// Returns the location of directives on an operation.
  init(_ operation: OperationType) {
    self =
      switch operation {
      case .query: .query
      case .mutation: .mutation
      case .subscription: .subscription
      }
  }
}
