import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

/// Executes an operation like a server that has a sample value for each field. See
/// https://spec.graphql.org/September2025/#sec-Executing-Selection-Sets
///
/// Deferred fragments are included in the response, which servers may do.
struct SampleExecution {
  private let document: Document
  private let schema: Schema
  private let options: StubOptions
  private let fragments: [Name: FragmentDefinition]
  private var assumptions: [Name: Bool] = [:]
  private var size = 0

  /// The maximum number of values.
  private static let sizeLimit = 20_000

  init(of document: Document, schema: Schema, options: StubOptions) {
    self.document = document
    self.schema = schema
    self.options = options
    fragments = document.definitions.reduce(into: [:]) { result, definition in
      if case .fragment(let fragment) = definition { result[fragment.name.name] = fragment }
    }
  }

  /// The assumed values of variables in conditions, ordered by name.
  var conditions: [OperationSample.Condition] {
    assumptions.map { OperationSample.Condition(variable: $0.key, value: $0.value) }
      .sorted { $0.variable < $1.variable }
  }

  // MARK: Objects

  /// A response field with its merged selection sets.
  private struct SelectedGroup {
    let key: Name
    let field: Schema.Field
    var sets: [SelectionSet]
  }

  /// The response fields of an object, in the order of their first selections.
  private struct SelectedGroups {
    var all: [SelectedGroup] = []
    var indices: [Name: Int] = [:]
  }

  /// Returns an object. Recurses to the depth of fields, which models bound, including fragments.
  mutating func object(_ sets: [SelectionSet], of type: Schema.TypeID) throws(SampleFailure) -> SampleValue {
    var groups = SelectedGroups()
    var seen: Set<Name> = []
    for set in sets { collect(set, of: type, into: &groups, &seen) }
    var members: [SampleValue.Member] = []
    for group in groups.all {
      members.append(.init(group.key.text, try value(of: group, in: type)))
    }
    return .object(members)
  }

  /// Collects fields. See https://spec.graphql.org/September2025/#CollectFields()
  private func collect(
    _ set: SelectionSet, of type: Schema.TypeID, into groups: inout SelectedGroups, _ seen: inout Set<Name>
  ) {
    for selection in document[set.selections] {
      switch selection {
      case .field(let field): if includes(field.directives) { add(field, of: type, to: &groups) }
      case .inlineFragment(let fragment):
        guard includes(fragment.directives), applies(fragment.typeCondition?.name, to: type) else { continue }
        collect(fragment.selectionSet, of: type, into: &groups, &seen)
      case .fragmentSpread(let spread):
        let name = spread.name.name
        guard includes(spread.directives), let fragment = fragments[name],
          applies(fragment.typeCondition.name, to: type), seen.insert(name).inserted
        else { continue }
        collect(fragment.selectionSet, of: type, into: &groups, &seen)
      }
    }
  }

  private func add(_ field: Field, of type: Schema.TypeID, to groups: inout SelectedGroups) {
    let key = field.responseKey
    if let index = groups.indices[key] {
      if let inner = field.selectionSet { groups.all[index].sets.append(inner) }
      return
    }
    let name = field.name.name
    guard let id = schema.field(named: name, in: type) ?? schema.metaField(named: name, in: type) else { return }
    groups.indices[key] = groups.all.count
    groups.all.append(SelectedGroup(key: key, field: schema[id], sets: [field.selectionSet].compactMap(\.self)))
  }

  private func applies(_ condition: Name?, to type: Schema.TypeID) -> Bool {
    guard let condition, let id = schema.type(named: condition) else { return true }
    return id == type || schema.isSubType(type, of: id)
  }

  // MARK: Values

  private mutating func value(
    of group: SelectedGroup, in parent: Schema.TypeID
  ) throws(SampleFailure) -> SampleValue {
    if group.field.name == typenameField { return .string(schema[parent].name.text) }
    return try value(of: group, group.field.type.wrappers, in: parent)
  }

  private mutating func value(
    of group: SelectedGroup, _ wrappers: TypeWrappers, in parent: Schema.TypeID
  ) throws(SampleFailure) -> SampleValue {
    size += 1
    guard size <= Self.sizeLimit else { throw .tooLarge }
    guard !wrappers.isNonNull else { return try filled(group, wrappers, in: parent) }
    if options.nullable == .null { return .null }
    return try unlessImpossible(.null) { execution throws(SampleFailure) in
      try execution.filled(group, wrappers, in: parent)
    }
  }

  /// Returns the result of `make`, or `other` if it needs an object of a type without object types.
  private mutating func unlessImpossible(
    _ other: SampleValue, _ make: (inout SampleExecution) throws(SampleFailure) -> SampleValue
  ) throws(SampleFailure) -> SampleValue {
    do {
      return try make(&self)
    } catch {
      if case .noObject = error { return other }
      throw error
    }
  }

  /// Returns a non-null value.
  private mutating func filled(
    _ group: SelectedGroup, _ wrappers: TypeWrappers, in parent: Schema.TypeID
  ) throws(SampleFailure) -> SampleValue {
    if let element = wrappers.element {
      guard options.lists == .one else { return .list([]) }
      return try unlessImpossible(.list([])) { execution throws(SampleFailure) in
        .list([try execution.value(of: group, element, in: parent)])
      }
    }
    let type = group.field.type.type
    switch schema[type].kind {
    case .object: return try object(group.sets, of: type)
    case .interface, .union:
      guard let object = schema.possibleTypes(of: type).min(by: { schema[$0].name < schema[$1].name }) else {
        throw .noObject(schema[type].name)
      }
      return try self.object(group.sets, of: object)
    case .enumeration, .scalar, .inputObject:
      return options.sample(of: group.field.name, in: schema[parent].name, type, schema: schema)
    }
  }

  // MARK: Conditions

  private func includes(_ directives: NodeList<Directive>) -> Bool {
    guard let needed = document.inclusionConditions(directives) else { return false }
    return needed.allSatisfy { assumptions[$0.variable] == !$0.isInverted }
  }

  /// Chooses the values of variables in conditions: their defaults, or else the values that include the first selection
  /// with the variable.
  mutating func assume(_ operation: OperationDefinition) {
    var defaults: [Name: Bool] = [:]
    for variable in document[operation.variables] {
      if case .boolean(let value) = variable.defaultValue?.content { defaults[variable.name.name] = value }
    }
    assume(operation.selectionSet, defaults)
    for definition in document.definitions {
      if case .fragment(let fragment) = definition { assume(fragment.selectionSet, defaults) }
    }
  }

  /// Chooses the values for a selection set. The parser's depth limit bounds the recursion.
  private mutating func assume(_ set: SelectionSet, _ defaults: [Name: Bool]) {
    for selection in document[set.selections] {
      for needed in document.inclusionConditions(selection.directives) ?? []
      where assumptions[needed.variable] == nil {
        assumptions[needed.variable] = defaults[needed.variable] ?? !needed.isInverted
      }
      switch selection {
      case .field(let field): if let inner = field.selectionSet { assume(inner, defaults) }
      case .inlineFragment(let fragment): assume(fragment.selectionSet, defaults)
      case .fragmentSpread: break
      }
    }
  }
}

private let typenameField: Name = "__typename"
