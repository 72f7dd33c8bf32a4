import GraphQLSchema
import GraphQLSyntax
import Source

/// The schema elements that rules and generated code depend on.
///
/// Let two schemas without errors have equal fingerprints for all elements that a definition and its fragments use. If
/// the definition has no diagnostics with one, it has none with the other, and its selections have the same meaning.
/// Suggestions in messages are not uses.
extension ValidationUnit {
  /// Returns the elements that a definition uses itself, without its fragments. They are distinct, and may be missing.
  ///
  /// - Complexity: linear in the size of the definition, after work that is linear in the size of the schema.
  package func schemaUses(of definition: Int) -> [SchemaElement] { schemaUses(each: [definition]).first ?? [] }

  /// Returns the elements that each definition uses itself. One call for many definitions is cheaper than many calls.
  package func schemaUses(each definitions: [Int]) -> [[SchemaElement]] {
    var collector = UseCollector(schema)
    return definitions.map { definition in
      guard resolved.indices.contains(definition) else { return [] }
      return collector.collect(DefinitionContext(self, definition))
    }
  }
}

/// A collector of the elements that definitions use, one definition at a time.
///
/// Present elements are marked by index, so a repetition costs one comparison. Missing elements are in a set.
private struct UseCollector {
  private let schema: Schema
  private var uses: [SchemaElement] = []
  /// The last round that used each type or field.
  private var kinds: [UInt32]
  private var types: [UInt32]
  private var possibleTypes: [UInt32]
  private var fields: [UInt32]
  private var others: Set<SchemaElement> = []
  private var round: UInt32 = 0

  init(_ schema: Schema) {
    self.schema = schema
    kinds = Array(repeating: 0, count: schema.types.count)
    types = kinds
    possibleTypes = kinds
    fields = Array(repeating: 0, count: schema.fields.count)
  }

  mutating func collect(_ context: DefinitionContext) -> [SchemaElement] {
    round &+= 1
    uses.removeAll(keepingCapacity: true)
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    switch context.definition {
    case .operation(let operation):
      add(other: .rootType(operation.operation))
      if let root = schema.rootType(of: operation.operation) { addKind(root) }
    case .fragment(let fragment): addKind(named: fragment.typeCondition.name)
    case .schema, .type, .directive: break
    }
    for variable in context.document[context.variables] { addKind(named: variable.type.name.name) }
    collectSelections(context)
    collectFragments(context)
    collectDirectives(context)
    collectInputs(context)
    // A copy of exact size, since callers keep it.
    return uses.map { $0 }
  }

  // MARK: Parts of a definition

  private mutating func collectSelections(_ context: DefinitionContext) {
    for index in context.resolved.selectionIndices {
      let selection = context.resolved[selection: index]
      guard let parent = selection.parent, case .field(let field) = context.document.selections[index] else { continue }
      guard let id = selection.field else {
        add(other: .field(schema[parent].name, field.name.name))
        // The field becomes a meta-field if its type becomes the query type.
        if Self.rootFields.contains(field.name.name) { add(other: .rootType(.query)) }
        continue
      }
      addKind(schema[id].type.type)
      if selection.traits.contains(.metaField) {
        if field.name.name != Self.typename { add(other: .rootType(.query)) }
      } else if fields[Int(id.index)] != round {
        fields[Int(id.index)] = round
        uses.append(.field(schema[parent].name, field.name.name))
      }
      if selection.traits.contains(.takesArguments) {
        addRequired(schema[id].arguments, without: field.arguments, context.document)
      }
    }
  }

  private mutating func collectFragments(_ context: DefinitionContext) {
    for use in context.resolved.inlineFragments {
      guard case .inlineFragment(let fragment) = context.document.selections[use.selection],
        let condition = fragment.typeCondition
      else { continue }
      addOverlap(use.parent, condition.name)
    }
    for use in context.resolved.spreads {
      guard let target = use.fragment, case .fragment(let fragment) = context.unit.documents[target] else { continue }
      addOverlap(use.parent, fragment.typeCondition.name)
    }
  }

  private mutating func collectDirectives(_ context: DefinitionContext) {
    for use in context.resolved.directives {
      let directive = context.document.directives[use.directive]
      add(other: .directive(directive.name.name))
      guard let definition = use.definition else { continue }
      addRequired(definition.arguments, without: directive.arguments, context.document)
    }
  }

  private mutating func collectInputs(_ context: DefinitionContext) {
    for argument in context.resolved.arguments {
      if let input = argument.input { addKind(schema[input].type.type) }
    }
    for input in context.resolved.inputs {
      if let type = input.type { collect(input.value, type.type, context.document) }
    }
  }

  /// Recursion follows nested values, which the parser bounds.
  private mutating func collect(_ value: Value, _ type: Schema.TypeID, _ document: Document) {
    addKind(type)
    switch value.content {
    case .list(let items):
      for index in items.indices { collect(document.values[index], type, document) }
    case .object(let fields):
      guard schema[type].kind == .inputObject else { return }
      addType(type)
      for index in fields.indices {
        let field = document.objectFields[index]
        guard let input = schema.inputField(named: field.name.name, in: type) else { continue }
        collect(field.value, schema[input].type.type, document)
      }
    case .enumeration:
      if schema[type].kind == .enumeration { addType(type) }
    case .variable, .int, .float, .string, .boolean, .null: break
    }
  }

  /// Adds the types of omitted required arguments, since a rule requires only arguments of known types.
  private mutating func addRequired(_ inputs: Schema.Run, without given: NodeList<Argument>, _ document: Document) {
    for index in inputs.indices where schema.inputs[index].isRequired {
      let name = schema.inputs[index].name
      if !document[given].contains(where: { $0.name.name == name }) { addKind(schema.inputs[index].type.type) }
    }
  }

  // MARK: Elements

  /// Adds the elements that decide whether two types overlap.
  private mutating func addOverlap(_ parent: Schema.TypeID?, _ condition: Name) {
    addKind(named: condition)
    guard let parent, let type = schema.type(named: condition), type != parent else { return }
    addPossibleTypes(parent)
    addPossibleTypes(type)
  }

  private mutating func addPossibleTypes(_ type: Schema.TypeID) {
    guard schema[type].kind.isAbstract, possibleTypes[Int(type.index)] != round else { return }
    possibleTypes[Int(type.index)] = round
    uses.append(.possibleTypes(schema[type].name))
  }

  private mutating func addKind(named name: Name) {
    if let type = schema.type(named: name) { addKind(type) } else { add(other: .kind(name)) }
  }

  private mutating func addKind(_ type: Schema.TypeID) {
    guard kinds[Int(type.index)] != round else { return }
    kinds[Int(type.index)] = round
    // Definitions may name a type that the schema mentions but doesn't define.
    if schema[type].isMissing { return add(other: .kind(schema[type].name)) }
    uses.append(.kind(schema[type].name))
  }

  private mutating func addType(_ type: Schema.TypeID) {
    guard types[Int(type.index)] != round else { return }
    types[Int(type.index)] = round
    uses.append(.type(schema[type].name))
  }

  private mutating func add(other element: SchemaElement) {
    if others.insert(element).inserted { uses.append(element) }
  }

  private static let typename: Name = "__typename"
  private static let rootFields: [Name] = ["__schema", "__type"]
}
