import GraphQLSchema
import GraphQLSyntax
import Source

/// The types that a project's generated code refers to. They are the types in definitions, closed over implementers,
/// members, interfaces and input fields (rule a.2). They alone decide which mocks exist.
package struct ReferencedTypes: Sendable {
  /// Whether each type is referenced, by its index in the schema.
  private var isReferenced: [Bool]

  /// - Parameter isReduced: whether interfaces add only implementers with `@typePolicy` on their own definition
  ///   (`options.reduceGeneratedSchemaTypes`).
  /// - Complexity: linear in the number of types and their relations.
  package init(_ names: some Sequence<Name>, schema: Schema, isReduced: Bool) {
    isReferenced = Array(repeating: false, count: schema.types.count)
    var open: [Schema.TypeID] = []
    for name in names {
      if let type = schema.type(named: name) { add(type, to: &open) }
    }
    while let type = open.popLast() {
      follow(type, schema: schema, isReduced: isReduced, open: &open)
    }
  }

  package func contains(_ type: Schema.TypeID) -> Bool { isReferenced[Int(type.index)] }

  /// Returns the names of the types.
  package func names(in schema: Schema) -> [Name] {
    isReferenced.indices.filter { isReferenced[$0] }.map { schema.types[$0].name }
  }

  private mutating func add(_ type: Schema.TypeID, to open: inout [Schema.TypeID]) {
    guard !isReferenced[Int(type.index)] else { return }
    isReferenced[Int(type.index)] = true
    open.append(type)
  }

  private mutating func follow(
    _ type: Schema.TypeID, schema: Schema, isReduced: Bool, open: inout [Schema.TypeID]
  ) {
    switch schema[type].kind {
    case .scalar, .enumeration: break
    case .object:
      for interface in schema.interfaces(of: type) { add(interface, to: &open) }
    case .interface:
      for object in schema.possibleTypes(of: type) where !isReduced || schema[object].hasTypePolicy {
        add(object, to: &open)
      }
    case .union:
      for member in schema.possibleTypes(of: type) { add(member, to: &open) }
    case .inputObject:
      for field in schema[type].inputFields.indices { add(schema.inputs[field].type.type, to: &open) }
    }
  }
}
