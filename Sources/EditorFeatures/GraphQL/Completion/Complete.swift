import GraphQLSchema
import GraphQLSyntax
import Source

extension EditorProject {
  /// Returns the completions at an offset. The list is complete, so clients can filter it while the user types on.
  ///
  /// - Complexity: that of `CursorContext`, plus linear in the number of candidates.
  package func completion(_ path: String, at offset: Int) -> CompletionList? {
    guard let document = document(at: path), let context = CursorContext(document, at: offset, schema: schema),
      !context.isInLiteral
    else { return nil }
    let typed = context.prefix
    let items = items(for: context).filter { typed.isEmpty || $0.matches(typed) }
    return CompletionList(replaced: context.replaced, items: items.ordered())
  }

  func items(for context: CursorContext) -> [CompletionItem] {
    switch context.role {
    case .nothing, .operationName, .fragmentName, .alias, .variableDefinition, .fieldDefinition, .argumentDefinition,
      .inputFieldDefinition, .enumValueDefinition, .directiveName:
      []
    case .definition(let isExtension): definitionItems(context, isExtension: isExtension)
    case .on: [.keyword("on", followedBy: " ")]
    case .directiveKeyword: [.keyword("on", followedBy: " "), .keyword("repeatable", followedBy: " ")]
    case .afterTypeName(let kind):
      (kind == .object || kind == .interface ? [.keyword("implements", followedBy: " ")] : [])
        + definitionItems(context, isExtension: false)
    case .field(let parent): fieldItems(of: parent, context)
    case .spread(let parent): spreadItems(in: parent, context)
    case .inlineType(let parent): inlineTypeItems(in: parent)
    case .argument(let owner): argumentItems(of: owner, context)
    case .inputField(let type): inputFieldItems(of: type, context)
    case .value(let use, let isConstant): valueItems(use, isConstant: isConstant, context)
    case .variable(let use): variableItems(fitting: use, context, prefix: "")
    case .directive(let location): directiveItems(at: location, context)
    case .fragmentType: typeItems { $0.isComposite }
    case .variableType: variableTypeItems(context)
    case .inputType: typeItems { $0.isInput }
    case .fieldType: typeItems { $0.isOutput }
    case .interface(let owner):
      typeItems { $0 == .interface }.without(
        Siblings(context).names.union([owner].compactMap(\.self))
          .union(named(owner, context) { schema.interfaces(of: $0) }))
    case .member(let owner):
      typeItems { $0 == .object }.without(
        Siblings(context).names.union(named(owner, context) { schema.possibleTypes(of: $0) }))
    case .typeName(let kind, let isExtension): isExtension ? typeItems { $0 == kind } : []
    case .rootType: typeItems { $0 == .object }
    case .rootOperation:
      OperationType.allCases.map {
        .keyword($0.rawValue, followedBy: context.token(after: 1)?.kind == .colon ? "" : ": ")
      }.without(Siblings(context).names)
    case .directiveLocation:
      DirectiveLocation.allCases.map { CompletionItem($0.rawValue, .enumValue) }.without(Siblings(context).names)
    }
  }

  /// Returns the types that the definitions of a type list together, without the name under the cursor.
  private func named(
    _ owner: Name?, _ context: CursorContext, _ types: (Schema.TypeID) -> some Sequence<Schema.TypeID>
  ) -> Set<Name> {
    guard let owner = owner.flatMap({ schema.type(named: $0) }) else { return [] }
    return Set(types(owner).map { schema[$0].name }).subtracting([context.name?.name].compactMap(\.self))
  }

  /// Returns the schema's types of some kinds, without the introspection types.
  ///
  /// - Parameter isReferenced: whether to leave out scalars that operations can't use.
  func typeItems(isReferenced: Bool = false, _ isWanted: (TypeKind) -> Bool) -> [CompletionItem] {
    schema.types.filter {
      !(isReferenced && $0.isUnreferenced) && isWanted($0.kind) && !$0.isMissing && !$0.name.text.hasPrefix("__")
    }
    .map { typeItem($0) }.sorted { $0.label < $1.label }
  }

  func typeItem(_ type: Schema.NamedType) -> CompletionItem {
    var item = CompletionItem(type.name.text, CompletionItem.Kind(type.kind), detail: type.kind.keyword)
    item.description = schema.text(type.description)
    return item
  }
}

extension CompletionItem {
  fileprivate var order: Int { rank * 2 + (deprecationReason == nil ? 0 : 1_000) }

  static func keyword(_ word: String, followedBy text: String = "") -> CompletionItem {
    var item = CompletionItem(word, .keyword)
    if !text.isEmpty { item.text = word + text }
    return item
  }
}

extension [CompletionItem] {
  /// Returns the items by rank in stable order, deprecated ones last.
  func ordered() -> [CompletionItem] {
    enumerated().sorted { a, b in
      let (first, second) = (a.element.order, b.element.order)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  fileprivate func without(_ names: Set<Name>) -> [CompletionItem] {
    let used = Set(names.map(\.text))
    return filter { !used.contains($0.label) }
  }
}

extension CompletionItem.Kind {
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
