import GraphQLSyntax
import Source

/// Checks that input objects can have values: no cycle of non-null fields leads back to the object.
///
/// See https://spec.graphql.org/September2025/#sec-Input-Objects.Circular-References
@Sendable func inputCycles(_ context: SchemaContext) -> [Diagnostic] {
  var finder = InputCycleFinder(context)
  for type in context.definedTypes where context.schema[type].kind == .inputObject { finder.visit(type) }
  return finder.diagnostics
}

/// Finds cycles of non-null fields between input objects by a depth-first search with an explicit stack. A chain of
/// types may be as long as the schema.
private struct InputCycleFinder {
  let context: SchemaContext
  var diagnostics: [Diagnostic] = []
  private var visited: [Bool]
  /// The depth of each type on the path, or -1.
  private var depths: [Int]
  private var path: [Frame] = []

  /// A type on the path.
  private struct Frame {
    var type: Schema.TypeID
    /// The index of the current field.
    var field: Int
  }

  init(_ context: SchemaContext) {
    self.context = context
    visited = Array(repeating: false, count: context.schema.types.count)
    depths = Array(repeating: -1, count: context.schema.types.count)
  }

  mutating func visit(_ root: Schema.TypeID) {
    guard !visited[Int(root.index)], diagnostics.count < SchemaContext.limit else { return }
    enter(root)
    while let frame = path.last, diagnostics.count < SchemaContext.limit {
      guard frame.field < Int(context.schema[frame.type].inputFields.end) else {
        depths[Int(frame.type.index)] = -1
        path.removeLast()
        if !path.isEmpty { path[path.count - 1].field += 1 }
        continue
      }
      let use = context.schema.inputs[frame.field].type
      let follows = use.wrappers == TypeWrappers.none.nonNull && context.schema[use.type].kind == .inputObject
      if follows, 0 <= depths[Int(use.type.index)] { report(use.type) }
      if follows, !visited[Int(use.type.index)] {
        enter(use.type)
      } else {
        path[path.count - 1].field += 1
      }
    }
  }

  private mutating func enter(_ type: Schema.TypeID) {
    visited[Int(type.index)] = true
    depths[Int(type.index)] = path.count
    path.append(Frame(type: type, field: Int(context.schema[type].inputFields.start)))
  }

  private mutating func report(_ type: Schema.TypeID) {
    let cycle = path[depths[Int(type.index)]...].map { Schema.InputID($0.field) }
    let names = cycle.map { context.schema[$0].name.text }.joined(separator: ".")
    diagnostics.append(
      context.diagnostic(
        .schemaInputCycles,
        "Cannot reference Input Object \"\(context.name(type))\" within itself through a series of non-null fields: "
          + "\"\(names)\".", at: cycle.map(context.place), related: "by way of this field"))
  }
}
