import GraphQLSyntax
import Source

/// A named element of a document, with nested elements.
package struct DocumentSymbol: Hashable, Sendable {
  package var name: String
  package var detail: String
  package var kind: Kind
  /// The whole range.
  package var range: TextRange
  /// The range of the name.
  package var nameRange: TextRange
  package var children: [DocumentSymbol] = []

  package enum Kind: Hashable, Sendable {
    case operation, fragment, field, inlineFragment, variable
    case schema, scalar, object, interface, union, enumeration, inputObject, enumValue, argument, directive
  }
}

extension Document {
  /// The outline of the document, in order.
  ///
  /// - Complexity: linear in the size of the document.
  package var symbols: [DocumentSymbol] { definitions.map { symbol($0) } }

  private func symbol(_ definition: Definition) -> DocumentSymbol {
    switch definition {
    case .operation(let operation):
      var symbol = DocumentSymbol(
        name: operation.name?.text ?? operation.operation.rawValue, detail: operation.operation.rawValue,
        kind: .operation, range: operation.range,
        nameRange: operation.name?.range ?? TextRange(at: operation.range.lower))
      symbol.children = self[operation.variables].map { variable in
        DocumentSymbol(
          name: "$" + variable.name.text, detail: variable.type.text, kind: .variable, range: variable.range,
          nameRange: variable.name.range)
      }
      symbol.children += symbols(operation.selectionSet)
      return symbol
    case .fragment(let fragment):
      return DocumentSymbol(
        name: fragment.name.text, detail: "on " + fragment.typeCondition.text, kind: .fragment, range: fragment.range,
        nameRange: fragment.name.range, children: symbols(fragment.selectionSet))
    case .schema(let schema):
      let keyword = schema.isExtension ? "extend schema" : "schema"
      return DocumentSymbol(
        name: keyword, detail: "", kind: .schema, range: schema.range, nameRange: TextRange(at: schema.range.lower),
        children: self[schema.operationTypes].map { root in
          DocumentSymbol(
            name: root.operation.rawValue, detail: root.type.text, kind: .field, range: root.range,
            nameRange: root.type.range)
        })
    case .type(let type):
      return DocumentSymbol(
        name: type.name.text, detail: (type.isExtension ? "extend " : "") + type.kind.keyword,
        kind: DocumentSymbol.Kind(type.kind), range: type.range, nameRange: type.name.range, children: symbols(type))
    case .directive(let directive):
      return DocumentSymbol(
        name: "@" + directive.name.text, detail: "directive", kind: .directive, range: directive.range,
        nameRange: directive.name.range, children: self[directive.arguments].map { symbol($0, .argument) })
    }
  }

  /// Recursion follows nested selection sets, which the parser bounds.
  private func symbols(_ set: SelectionSet) -> [DocumentSymbol] {
    self[set.selections].compactMap { selection in
      switch selection {
      case .field(let field):
        return DocumentSymbol(
          name: field.responseKey.text, detail: field.alias == nil ? "" : field.name.text, kind: .field,
          range: field.range, nameRange: (field.alias ?? field.name).range,
          children: field.selectionSet.map { symbols($0) } ?? [])
      case .fragmentSpread: return nil
      case .inlineFragment(let fragment):
        let start = fragment.range.lower
        return DocumentSymbol(
          name: fragment.typeCondition.map { "... on " + $0.text } ?? "...", detail: "", kind: .inlineFragment,
          range: fragment.range, nameRange: fragment.typeCondition?.range ?? TextRange(start, start + 3),
          children: symbols(fragment.selectionSet))
      }
    }
  }

  private func symbols(_ type: TypeDefinition) -> [DocumentSymbol] {
    self[type.fields].map { field in
      DocumentSymbol(
        name: field.name.text, detail: field.type.text, kind: .field, range: field.range, nameRange: field.name.range,
        children: self[field.arguments].map { symbol($0, .argument) })
    }
      + self[type.inputFields].map { symbol($0, .field) }
      + self[type.values].map { value in
        DocumentSymbol(
          name: value.name.text, detail: "", kind: .enumValue, range: value.range, nameRange: value.name.range)
      }
  }

  private func symbol(_ input: InputValueDefinition, _ kind: DocumentSymbol.Kind) -> DocumentSymbol {
    DocumentSymbol(
      name: input.name.text, detail: input.type.text, kind: kind, range: input.range, nameRange: input.name.range)
  }
}

extension DocumentSymbol.Kind {
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
