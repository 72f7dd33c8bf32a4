import GraphQLSyntax
import Source

/// Checks that the default of an input field does not refer to itself through the defaults of other fields.
///
/// See https://spec.graphql.org/September2025/#InputObjectDefaultValueHasCycle()
@Sendable func defaultValueCycles(_ context: SchemaContext) -> [Diagnostic] {
  var finder = DefaultCycleFinder(context)
  for type in context.definedTypes where context.schema[type].kind == .inputObject {
    for index in context.schema[type].inputFields.indices { finder.visit(Schema.InputID(index)) }
  }
  return finder.diagnostics
}

/// Finds cycles of default values by a depth-first search over input fields. A field leads to the fields with defaults
/// that its own default omits.
private struct DefaultCycleFinder {
  let context: SchemaContext
  var diagnostics: [Diagnostic] = []
  /// The visited fields, and the depth of those on the path.
  private var visited: Set<Schema.InputID> = []
  private var depths: [Schema.InputID: Int] = [:]
  private var path: [Frame] = []
  /// The maximum number of steps. An exhaustive search could take the square of the number of fields.
  private var steps = 2_000_000
  /// The types of the fields, for messages.
  private var owners: [Schema.InputID: Schema.TypeID] = [:]

  /// A field on the path, with the edges left to follow.
  private struct Frame {
    var field: Schema.InputID
    var next: [Schema.InputID]
  }

  init(_ context: SchemaContext) { self.context = context }

  mutating func visit(_ root: Schema.InputID) {
    guard diagnostics.count < SchemaContext.limit, enter(root) else { return }
    while !path.isEmpty, diagnostics.count < SchemaContext.limit {
      guard let field = path[path.count - 1].next.popLast() else {
        depths[path.removeLast().field] = nil
        continue
      }
      if let start = depths[field] { report(field, path[start...]) } else { _ = enter(field) }
    }
  }

  private mutating func enter(_ field: Schema.InputID) -> Bool {
    let input = context.schema[field]
    guard let value = input.defaultValue, context.schema[input.type.type].kind == .inputObject,
      visited.insert(field).inserted
    else { return false }
    var next: [Schema.InputID] = []
    collect(context.schema[value], input.type.type, &next)
    depths[field] = path.count
    path.append(Frame(field: field, next: next.reversed()))
    return true
  }

  /// Adds the fields with defaults that `value` omits. Recurses as deep as the value nests.
  private mutating func collect(_ value: ConstantValue, _ type: Schema.TypeID, _ next: inout [Schema.InputID]) {
    switch value {
    case .list(let values):
      for value in values { collect(value, type, &next) }
    case .object(let members):
      for index in context.schema[type].inputFields.indices {
        steps -= 1
        guard 0 < steps else { return }
        let field = context.schema.inputs[index]
        guard context.schema[field.type.type].kind == .inputObject else { continue }
        if let given = members.first(where: { $0.name == field.name }) {
          collect(given.value, field.type.type, &next)
        } else if field.defaultValue != nil {
          next.append(Schema.InputID(index))
        }
      }
    case .int, .float, .string, .boolean, .null, .enumeration: break
    }
  }

  private mutating func report(_ field: Schema.InputID, _ cycle: ArraySlice<Frame>) {
    if owners.isEmpty {
      for type in context.definedTypes {
        for index in context.schema[type].inputFields.indices { owners[Schema.InputID(index)] = type }
      }
    }
    let text = { [context, owners] (field: Schema.InputID) in
      "\(owners[field].map(context.name) ?? "").\(context.schema[field].name.text)"
    }
    let others = cycle.dropFirst().map { text($0.field) }.joined(separator: ", ")
    diagnostics.append(
      context.diagnostic(
        .schemaDefaultValueCycles,
        "Invalid circular reference. The default value of Input Object field \(text(field)) references itself"
          + (others.isEmpty ? "" : " via the default values of: \(others)") + ".",
        at: cycle.map { context.defaultPlace(of: $0.field) }, related: "by way of this default"))
  }
}
