import GraphQLSchema
import GraphQLSyntax
import Source

/// A builder of the selections of one definition. Recursion follows nested selections, which the parser bounds.
struct SelectionsBuilder {
  let document: Document
  let schema: Schema
  let fragments: (Name) -> DefinitionSelections?
  /// Whether selections of fragments are merged into the sets that spread them.
  let mergesFragments: Bool
  let cache: FragmentSelectionCache

  var sets: [DirectSelections] = []
  var fields: [SelectedField] = []
  var spreads: [FragmentSpreadSelection] = []
  var entities: [Entity] = []
  var nodes: [SelectionNode] = []

  var entityIndex: [EntityKey: Int] = [:]
  var childIndex: [NodeKey: Int] = [:]
  var fieldIndex: [SetKey<Name>: Int] = [:]
  var inlineIndex: [SetKey<ScopeCondition>: Int] = [:]
  var spreadIndex: [SetKey<Name>: Int] = [:]
  /// The set that each set was merged into, or the set itself.
  var mergedInto: [Int] = []
  /// For each field that was merged, the field that stands for both.
  var mergedFields: [Int: Int] = [:]
  /// The same for spreads.
  var mergedSpreads: [Int: Int] = [:]
  /// The scope of each set's object.
  var known: [Scope] = []
  /// Whether selections are missing because a limit was exceeded.
  var isTruncated = false

  /// The maximum nesting of fields, including those in fragments. Compilers don't support much deeper types.
  static let levelLimit = 64
  /// The maximum number of nodes in all trees.
  static let nodeLimit = 200_000

  /// The key of a selection within a set.
  struct SetKey<Key: Hashable>: Hashable {
    let set: Int
    let key: Key
  }

  /// The key of a node below another node.
  struct NodeKey: Hashable {
    let node: Int
    let condition: ScopeCondition
  }

  func canonical(_ set: Int) -> Int {
    var set = set
    while mergedInto[set] != set { set = mergedInto[set] }
    return set
  }

  func identity(_ type: Schema.TypeID) -> TypeIdentity { TypeIdentity(schema[type].name, schema[type].kind) }
}

extension DefinitionSelections {
  /// Returns the selections of a definition. Nil if its type isn't in the schema, and for type system definitions.
  ///
  /// Leaves out unknown fields and fragments, which validation reports.
  ///
  /// - Parameters:
  ///   - mergesFragments: whether sets show the fields of fragments that they spread
  ///     (`experimentalFeatures.fieldMerging`).
  ///   - cache: receives the texts of fields.
  ///   - fragments: returns the selections of a fragment that the definition spreads. It must break cycles of
  ///     fragments.
  /// - Complexity: linear in the size of the definition and in its fragments' selections from distinct objects.
  package static func collect(
    _ definition: Definition, of document: Document, schema: Schema, mergesFragments: Bool = true,
    cache: FragmentSelectionCache = FragmentSelectionCache(), fragments: @escaping (Name) -> DefinitionSelections?
  ) -> DefinitionSelections? {
    var builder = SelectionsBuilder(
      document: document, schema: schema, fragments: fragments, mergesFragments: mergesFragments, cache: cache)
    switch definition {
    case .operation(let operation):
      guard let type = schema.rootType(of: operation.operation), schema[type].kind.isComposite else { return nil }
      builder.addRoot(operation.selectionSet, type)
      return DefinitionSelections(
        builder, name: operation.name?.name ?? "", kind: .operation(operation.operation))
    case .fragment(let fragment):
      guard let type = schema.type(named: fragment.typeCondition.name), schema[type].kind.isComposite else {
        return nil
      }
      builder.addRoot(fragment.selectionSet, type)
      return DefinitionSelections(builder, name: fragment.name.name, kind: .fragment)
    case .schema, .type, .directive:
      return nil
    }
  }
}

// MARK: Selections

extension SelectionsBuilder {
  fileprivate mutating func addRoot(_ selectionSet: SelectionSet, _ type: Schema.TypeID) {
    let entity = addEntity(nil, type: identity(type))
    let root = addSet(entity: entity, parent: nil, scope: ScopeCondition(type: identity(type)), isEntityRoot: true)
    add(selectionSet, on: type, to: root)
    record(root)
  }

  private mutating func add(_ selectionSet: SelectionSet, on type: Schema.TypeID, to set: Int) {
    for index in selectionSet.selections.indices {
      switch document.selections[index] {
      case .field(let field): add(field, on: type, to: set)
      case .inlineFragment(let fragment): add(fragment, on: type, to: set)
      case .fragmentSpread(let spread): add(spread, to: set)
      }
    }
  }

  private mutating func add(_ field: Field, on parent: Schema.TypeID, to set: Int) {
    let name = field.name.name
    guard name != typename, let conditions = document.inclusionConditions(field.directives),
      let id = schema.field(named: name, in: parent) ?? schema.metaField(named: name, in: parent)
    else { return }
    let definition = schema[id]
    let type = identity(definition.type.type)
    let texts = cache.texts(of: id) {
      .init(
        description: name.utf8.starts(with: "__".utf8) ? nil : schema.text(definition.description),
        deprecationReason: schema.text(definition.deprecationReason))
    }
    var selected = SelectedField(
      name: name, alias: field.alias?.name, type: type, wrappers: definition.type.wrappers,
      inclusion: Inclusion(allOf: conditions), arguments: arguments(of: field, definition),
      keyArguments: schema.fieldPolicies.isEmpty ? [] : schema.keyArguments(ofField: name, in: parent),
      description: texts.description, deprecationReason: texts.deprecationReason)
    if type.kind.isComposite {
      guard let selectionSet = field.selectionSet else { return }
      let key = EntityKey(
        parent: sets[set].entity, responseKey: field.responseKey, type: type, wrappers: definition.type.wrappers)
      let child = addSet(
        entity: entity(key), parent: set, scope: ScopeCondition(type: type, conditions: conditions),
        isEntityRoot: true)
      add(selectionSet, on: definition.type.type, to: child)
      record(child)
      selected.selectionSet = child
    }
    fields.append(selected)
    merge(field: fields.count - 1, into: set)
  }

  private func arguments(of field: Field, _ definition: Schema.Field) -> [FieldArgument] {
    document[field.arguments].map { argument in
      let input = schema.input(named: argument.name.name, in: definition.arguments)
      return FieldArgument(
        name: argument.name.name, value: InputLiteral(argument.value, in: document),
        deprecationReason: input.flatMap { schema.text(schema[$0].deprecationReason) })
    }
  }

  private mutating func add(_ fragment: InlineFragment, on parent: Schema.TypeID, to set: Int) {
    let type = fragment.typeCondition.map { schema.type(named: $0.name) } ?? parent
    guard let type, schema[type].kind.isComposite,
      let conditions = document.inclusionConditions(fragment.directives)
    else { return }
    let condition = scopeCondition(type, conditions, in: set)
    let matches = known[set].matches(condition, in: schema)
    guard let deferral = document.deferral(fragment.directives) else {
      if matches { return add(fragment.selectionSet, on: type, to: set) }
      return addInline(condition, to: set) { $0.add(fragment.selectionSet, on: type, to: $1) }
    }
    let deferred = ScopeCondition(deferral: deferral)
    if matches { return addInline(deferred, to: set) { $0.add(fragment.selectionSet, on: type, to: $1) } }
    addInline(condition, to: set) { builder, wrapper in
      builder.addInline(deferred, to: wrapper) { $0.add(fragment.selectionSet, on: type, to: $1) }
    }
  }

  private mutating func add(_ spread: FragmentSpread, to set: Int) {
    guard let conditions = document.inclusionConditions(spread.directives), let fragment = fragments(spread.name.name),
      let type = schema.type(named: fragment.rootType.name)
    else { return }
    let condition = scopeCondition(type, conditions, in: set)
    let deferral = document.deferral(spread.directives)
    let own = ScopeCondition(conditions: deferral == nil ? conditions : [], deferral: deferral)
    if known[set].matches(condition, in: schema) { return add(fragment, own, to: set) }
    var wrapper = set
    addInline(condition, to: set) {
      wrapper = $1
      $0.add(fragment, own, to: $1)
    }
    // If only the conditions are uncertain, the set shows the fragment as optional.
    if deferral == nil, condition.type == nil { record(spreads: sets[wrapper].spreads, of: set) }
  }

  private mutating func add(_ fragment: DefinitionSelections, _ condition: ScopeCondition, to set: Int) {
    spreads.append(
      FragmentSpreadSelection(
        fragment: fragment, owner: set, condition: condition, inclusion: Inclusion(allOf: condition.conditions)))
    if mergesFragments, condition.deferral == nil { record(fragmentOf: spreads.count - 1) }
    merge(spread: spreads.count - 1, into: set)
  }

  /// Adds the set of an inline fragment and fills it.
  private mutating func addInline(
    _ condition: ScopeCondition, to set: Int, _ fill: (inout SelectionsBuilder, Int) -> Void
  ) {
    let child = addSet(entity: sets[set].entity, parent: set, scope: condition, isEntityRoot: false)
    fill(&self, child)
    if condition.deferral == nil { record(child) }
    merge(inlineFragment: child, into: set)
  }

  private mutating func addSet(entity: Int, parent: Int?, scope: ScopeCondition, isEntityRoot: Bool) -> Int {
    let inherited = isEntityRoot ? nil : parent
    let type = scope.type ?? inherited.map { sets[$0].type } ?? entities[entity].type
    sets.append(
      DirectSelections(entity: entity, parent: parent, isEntityRoot: isEntityRoot, scope: scope, type: type))
    mergedInto.append(sets.count - 1)
    known.append((inherited.map { known[$0] } ?? Scope()).appending(scope, in: schema))
    return sets.count - 1
  }

  private func scopeCondition(
    _ type: Schema.TypeID, _ conditions: [InclusionCondition], in set: Int
  ) -> ScopeCondition {
    ScopeCondition(type: known[set].matches(type, in: schema) ? nil : identity(type), conditions: conditions)
  }
}

private let typename: Name = "__typename"
