import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that selected fields exist on their parent types.
/// See https://spec.graphql.org/September2025/#sec-Field-Selections
package enum FieldsOnCorrectType {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices {
      let selection = context.resolved[selection: index]
      guard selection.field == nil, let parent = selection.parent, let field = context.field(at: index) else {
        continue
      }
      if found.isFull { return }
      var suggestion = Suggestions.didYouMean(
        types(with: field.name.name, below: parent, in: context.schema), kind: "to use an inline fragment on")
      if suggestion.isEmpty {
        suggestion = Suggestions.didYouMean(field.name.text, among: fieldNames(of: parent, in: context.schema))
      }
      found.append(
        context.error(
          .fieldsOnCorrectType,
          "Cannot query field \"\(field.name.text)\" on type \"\(context.typeName(parent))\"." + suggestion,
          at: field.range))
    }
  }

  private static func fieldNames(of type: Schema.TypeID, in schema: Schema) -> [String] {
    schema[type].fields.indices.map { schema.fields[$0].name.text }
  }

  /// Returns the possible types of an abstract type, and their interfaces, that have the field. The most frequent come
  /// first, then the more general.
  package static func types(with field: Name, below type: Schema.TypeID, in schema: Schema) -> [String] {
    guard schema[type].kind.isAbstract else { return [] }
    var counts: [Schema.TypeID: Int] = [:]
    var types: [Schema.TypeID] = []
    func count(_ type: Schema.TypeID) {
      if counts[type] == nil { types.append(type) }
      counts[type, default: 0] += 1
    }
    for possible in schema.possibleTypes(of: type) where schema.field(named: field, in: possible) != nil {
      count(possible)
      for interface in schema.interfaces(of: possible) where schema.field(named: field, in: interface) != nil {
        count(interface)
      }
    }
    return sorted(types) { a, b in
      let countA = counts[a] ?? 0
      let countB = counts[b] ?? 0
      if countA != countB { return countB < countA }
      if schema[a].kind == .interface, schema.isSubType(b, of: a) { return true }
      if schema[b].kind == .interface, schema.isSubType(a, of: b) { return false }
      return Suggestions.naturallyPrecedes(schema[a].name.text, schema[b].name.text)
    }.map { schema[$0].name.text }
  }

  /// Sorts by binary insertion, as the reference implementation's runtime does for short arrays. The result depends on
  /// that, since the comparison is no total order.
  private static func sorted(
    _ types: [Schema.TypeID], by precedes: (Schema.TypeID, Schema.TypeID) -> Bool
  ) -> [Schema.TypeID] {
    var result: [Schema.TypeID] = []
    for type in types {
      var low = 0
      var high = result.count
      while low < high {
        let middle = (low + high) / 2
        if precedes(type, result[middle]) { high = middle } else { low = middle + 1 }
      }
      result.insert(type, at: low)
    }
    return result
  }
}
