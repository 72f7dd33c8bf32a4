import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source

/// Makes the mock of one type from the fields collected on it and on its interfaces.
struct TypeJoin {
  let schema: Schema
  let referenced: ReferencedTypes
  let fields: CollectedFields

  /// Returns a mock with the type's own fields; then, for each interface in the order of `implements`, the fields
  /// with new keys (rule a.3). Sorted by key.
  func mock(of type: Schema.TypeID) -> ObjectMock {
    var collected: [CollectedFields.Entry] = []
    var seen: Set<Name> = []
    append(type, to: &collected, &seen)
    for interface in schema.interfaces(of: type) { append(interface, to: &collected, &seen) }
    collected.sort { $0.contribution.responseKey < $1.contribution.responseKey }
    return ObjectMock(
      typeName: schema[type].name,
      fields: collected.map {
        schema.mockField(under: $0.contribution.responseKey, $0.field, isMocked: referenced.contains)
      })
  }

  private func append(
    _ type: Schema.TypeID, to collected: inout [CollectedFields.Entry], _ seen: inout Set<Name>
  ) {
    for index in fields.byType[type] ?? [] {
      let entry = fields.entries[index]
      if seen.insert(entry.contribution.responseKey).inserted { collected.append(entry) }
    }
  }
}
