import GraphQLSchema
import GraphQLSyntax
import Source

/// A walk over definitions that looks up their parts in the schema.
///
/// Recursion follows nested selections and values, which the parser bounds. No closure captures `self`, since copying
/// it costs more than the walk.
struct Resolver {
  let documents: ExecutableDocuments
  let schema: Schema
  var tree: SharedDocument
  var result = ResolvedDraft()

  var document: Document { tree.document }

  /// The names with a special meaning.
  static let `defer`: Name = "defer"
  static let stream: Name = "stream"

  /// Returns the resolved definitions. Linear in their size.
  static func resolve(
    _ definitions: Range<Int>, of documents: ExecutableDocuments, schema: Schema
  ) -> [ResolvedDefinition] {
    guard let first = definitions.first else { return [] }
    var resolver = Resolver(documents: documents, schema: schema, tree: documents.tree(of: first))
    var result: [ResolvedDefinition] = []
    result.reserveCapacity(definitions.count)
    for index in definitions { result.append(resolver.resolve(index)) }
    return result
  }

  private mutating func resolve(_ index: Int) -> ResolvedDefinition {
    let start = documents.definitions[index].firstSelection
    let definition = documents[index]
    tree = documents.tree(of: index)
    result.begin(start..<(definition.rootSelectionSet?.selections.indices.upperBound ?? start))
    switch definition {
    case .operation(let operation): resolve(operation)
    case .fragment(let fragment): resolve(fragment)
    case .schema, .type, .directive: break
    }
    return ResolvedDefinition(result)
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
    resolve(operation.selectionSet, parent: composite(schema.rootType(of: operation.operation)))
  }

  private mutating func resolve(_ fragment: FragmentDefinition) {
    resolve(fragment.variables)
    resolve(fragment.directives, at: .fragmentDefinition)
    result.selectionSets.append(fragment.selectionSet.selections)
    resolve(fragment.selectionSet, parent: composite(schema.type(named: fragment.typeCondition.name)))
  }

  private mutating func resolve(_ variables: NodeList<VariableDefinition>) {
    for index in variables.indices {
      let variable = document.variables[index]
      if let value = variable.defaultValue {
        var type: Schema.TypeUse?
        if let id = schema.type(named: variable.type.name.name) {
          type = input(Schema.TypeUse(type: id, wrappers: variable.type.wrappers))
        }
        result.inputs.append(ResolvedInput(value: value, type: type))
      }
      resolve(variable.directives, at: .variableDefinition)
    }
  }

  // MARK: Selections

  private mutating func resolve(_ set: SelectionSet, parent: Schema.TypeID?) {
    var isObject = false
    if let parent { isObject = schema.types[Int(parent.index)].kind == .object }
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
        var type = parent
        if let condition = fragment.typeCondition { type = composite(schema.type(named: condition.name)) }
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
        let definition = schema.fields[Int(id.index)]
        type = definition.type.type
        if !definition.arguments.isEmpty { selection.traits.insert(.takesArguments) }
        selection.traits.formUnion(traits(of: definition.type.type))
      }
    }
    if !field.arguments.isEmpty {
      var inputs: Schema.Run?
      if let id = selection.field { inputs = schema.fields[Int(id.index)].arguments }
      resolve(field.arguments, of: .field(index), inputs: inputs)
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
    let index = Int(type.index)
    if schema.types[index].isMissing { return [] }
    let kind = schema.types[index].kind
    return kind.isLeaf ? .returnsLeaf : kind.isComposite ? .returnsComposite : []
  }

  /// Returns the type if it is composite.
  private func composite(_ type: Schema.TypeID?) -> Schema.TypeID? {
    guard let type else { return nil }
    let index = Int(type.index)
    return schema.types[index].kind.isComposite && !schema.types[index].isMissing ? type : nil
  }

  /// Returns the type if it is an input type.
  func input(_ use: Schema.TypeUse?) -> Schema.TypeUse? {
    guard let use else { return nil }
    let index = Int(use.type.index)
    return schema.types[index].kind.isInput && !schema.types[index].isMissing ? use : nil
  }
}
