/// Compares all parts of two schemas. Positions are not part of a schema.
extension Schema: Equatable {
  package static func == (a: Schema, b: Schema) -> Bool {
    a.types == b.types && a.fields == b.fields && a.inputs == b.inputs && a.enumValues == b.enumValues
      && a.typeLists == b.typeLists && a.directives == b.directives && a.texts == b.texts
      && a.constants == b.constants && a.fieldPolicies == b.fieldPolicies && a.description == b.description
      && a.queryType == b.queryType && a.mutationType == b.mutationType && a.subscriptionType == b.subscriptionType
  }
}
