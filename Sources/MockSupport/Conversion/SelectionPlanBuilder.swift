/// Collects the fields that selection sets select on an object of one type, as a GraphQL server does.
/// See https://spec.graphql.org/draft/#CollectFields()
struct SelectionPlanBuilder {
  private let typename: String
  private let variables: GraphQLOperation.Variables?
  private var keys: [String] = []
  private var fields: [String: (type: Selection.Field.OutputType, models: [any RootSelectionSet.Type])] = [:]
  private var fulfilled: Set<ObjectIdentifier> = []
  private var deferred: Set<ObjectIdentifier> = []

  init(typename: String, variables: GraphQLOperation.Variables?) {
    self.typename = typename
    self.variables = variables
  }

  var plan: SelectionPlan {
    let steps = keys.compactMap { key in
      fields[key].map { field in
        SelectionPlan.Step(
          key: key, shape: FieldShape(field.type), type: field.type.namedType,
          objects: field.models.isEmpty ? nil : ObjectPlans(field.models, variables: variables))
      }
    }
    return SelectionPlan(layout: ObjectLayout(keys: keys, fulfilled: fulfilled, deferred: deferred), steps: steps)
  }

  mutating func add(_ type: any SelectionSet.Type) {
    let schema = schema(of: type)
    let object = schema.objectType(forTypename: typename) ?? Object(typename: typename, implementedInterfaces: [])
    add(type, object)
  }

  /// Adds a selection set, unless it was added before. So cycles of fragments end.
  private mutating func add(_ type: any SelectionSet.Type, _ object: Object) {
    guard fulfilled.insert(ObjectIdentifier(type)).inserted else { return }
    add(SelectionCache.selections(of: type), object)
  }

  private mutating func add(_ selections: [Selection], _ object: Object) {
    for selection in selections {
      switch selection {
      case .field(let field): add(field)
      case .fragment(let type): add(type, object)
      case .inlineFragment(let type):
        if type.__parentType.canBeConverted(from: object) { add(type, object) }
      case .deferred(let condition, let type, _):
        if condition?.evaluate(with: variables) ?? true {
          deferred.insert(ObjectIdentifier(type))
        } else {
          add(type, object)
        }
      case .conditional(let conditions, let selections):
        if conditions.evaluate(with: variables) { add(selections, object) }
      }
    }
  }

  private mutating func add(_ field: Selection.Field) {
    let key = field.responseKey
    if fields[key] == nil {
      keys.append(key)
      fields[key] = (field.type, [])
    }
    if case .object(let model) = field.type.namedType { fields[key]?.models.append(model) }
  }

  private func schema<S: SelectionSet>(of type: S.Type) -> any SchemaMetadata.Type { S.Schema.self }
}
