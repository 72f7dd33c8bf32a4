import GraphQLSchema
import GraphQLSyntax
import Source

/// Walks one definition and looks everything up in the schema.
///
/// It recurses as deep as selections and values nest, which the parser bounds.
struct Resolver {
  let documents: ExecutableDocuments
  let document: Document
  let schema: Schema
  var result: ResolvedDefinition

  /// The names that are looked for by themselves.
  static let `defer`: Name = "defer"
  static let stream: Name = "stream"

  private init(_ index: Int, _ documents: ExecutableDocuments, _ schema: Schema) {
    let entry = documents.definitions[index]
    let end = documents[index].rootSelectionSet?.selections.indices.upperBound ?? entry.firstSelection
    self.documents = documents
    self.document = documents.documents[entry.document]
    self.schema = schema
    result = ResolvedDefinition(
      firstSelection: entry.firstSelection,
      selections: Array(repeating: ResolvedSelection(), count: end - entry.firstSelection))
  }

  /// - Complexity: linear in the size of the definition.
  static func resolve(_ index: Int, of documents: ExecutableDocuments, schema: Schema) -> ResolvedDefinition {
    var resolver = Resolver(index, documents, schema)
    switch documents[index] {
    case .operation(let operation): resolver.resolve(operation)
    case .fragment(let fragment): resolver.resolve(fragment)
    case .schema, .type, .directive: break
    }
    return resolver.result
  }

  private mutating func resolve(_ operation: OperationDefinition) {
    let location: DirectiveLocation =
      switch operation.operation {
      case .query: .query
      case .mutation: .mutation
      case .subscription: .subscription
      }
    resolve(operation.variables)
    resolve(operation.directives, at: location)
    result.selectionSets.append(operation.selectionSet.selections)
    resolve(operation.selectionSet, parent: schema.rootType(of: operation.operation).flatMap(composite))
  }

  private mutating func resolve(_ fragment: FragmentDefinition) {
    resolve(fragment.variables)
    resolve(fragment.directives, at: .fragmentDefinition)
    result.selectionSets.append(fragment.selectionSet.selections)
    resolve(fragment.selectionSet, parent: schema.type(named: fragment.typeCondition.name).flatMap(composite))
  }

  private mutating func resolve(_ variables: NodeList<VariableDefinition>) {
    for variable in document[variables] {
      if let value = variable.defaultValue {
        let type = schema.type(named: variable.type.name.name).map {
          Schema.TypeUse(type: $0, wrappers: variable.type.wrappers)
        }
        result.inputs.append(ResolvedInput(value: value, type: type.flatMap(input)))
      }
      resolve(variable.directives, at: .variableDefinition)
    }
  }

  // MARK: Selections

  private mutating func resolve(_ set: SelectionSet, parent: Schema.TypeID?) {
    let isObject = parent.map { schema[$0].kind == .object } ?? false
    for index in set.selections.indices {
      switch document.selections[index] {
      case .field(let field):
        resolve(field, at: index, parent: parent, isObject: isObject)
      case .fragmentSpread(let spread):
        let fragment = documents.fragment(named: spread.name.name)
        result.spreads.append(ResolvedSpread(selection: index, parent: parent, fragment: fragment))
        if let fragment {
          result.selections[index - result.firstSelection].fragment = Int32(truncatingIfNeeded: fragment)
        }
        if !spread.directives.isEmpty { resolve(spread.directives, at: .fragmentSpread, selection: index) }
      case .inlineFragment(let fragment):
        result.inlineFragments.append(ResolvedInlineFragment(selection: index, parent: parent))
        if !fragment.directives.isEmpty { resolve(fragment.directives, at: .inlineFragment, selection: index) }
        let type = fragment.typeCondition.map { schema.type(named: $0.name).flatMap(composite) } ?? parent
        resolve(fragment.selectionSet, parent: type)
      }
    }
  }

  @inline(__always)
  private mutating func resolve(_ field: Field, at index: Int, parent: Schema.TypeID?, isObject: Bool) {
    var selection = ResolvedSelection(parent: parent, field: nil, traits: .field)
    if isObject { selection.traits.insert(.isInObject) }
    var type: Schema.TypeID?
    if let parent {
      selection.field = schema.field(named: field.name.name, in: parent)
      if selection.field == nil, let meta = schema.metaField(named: field.name.name, in: parent) {
        selection.field = meta
        selection.traits.insert(.metaField)
      }
      if let id = selection.field {
        let definition = schema[id]
        type = definition.type.type
        if !definition.arguments.isEmpty { selection.traits.insert(.takesArguments) }
        selection.traits.formUnion(traits(of: definition.type.type))
      }
    }
    if !field.arguments.isEmpty {
      resolve(field.arguments, of: .field(index), inputs: selection.field.map { schema[$0].arguments })
    }
    if !field.directives.isEmpty { resolve(field.directives, at: .field, selection: index) }
    if let selectionSet = field.selectionSet {
      selection.traits.insert(.hasSelections)
      result.selectionSets.append(selectionSet.selections)
      resolve(selectionSet, parent: selection.traits.contains(.returnsComposite) ? type : nil)
    }
    result.selections[index - result.firstSelection] = selection
  }

  private func traits(of type: Schema.TypeID) -> ResolvedSelection.Traits {
    let type = schema[type]
    if type.isMissing { return [] }
    return type.kind.isLeaf ? .returnsLeaf : type.kind.isComposite ? .returnsComposite : []
  }

  /// The type, if selections can be made from it.
  private func composite(_ type: Schema.TypeID) -> Schema.TypeID? {
    schema[type].kind.isComposite && !schema[type].isMissing ? type : nil
  }

  /// The type, if values can be of it.
  func input(_ use: Schema.TypeUse) -> Schema.TypeUse? {
    schema[use.type].kind.isInput && !schema[use.type].isMissing ? use : nil
  }
}
