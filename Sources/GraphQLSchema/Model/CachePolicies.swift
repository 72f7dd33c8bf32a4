import Source

/// Queries for the policies of Apollo's `@typePolicy` and `@fieldPolicy`, including inherited ones.
extension Schema {
  /// Returns the names of the fields that identify the objects of a type: from its own `@typePolicy`, else from the
  /// first of its interfaces with one. O(interfaces).
  package func keyFields(of type: TypeID) -> [Name] {
    let sources = CollectionOfOne(type) + interfaces(of: type)
    guard let text = sources.lazy.compactMap({ self[$0].keyFields }).first else { return [] }
    return self[text].split(separator: " ", omittingEmptySubsequences: false).map { Name(String($0)) }
  }

  /// Returns the arguments that identify values of a field by `@fieldPolicy`, without repetitions. Empty without a
  /// policy.
  /// The policy of an interface overrides that of the type, as in Apollo's generator. O(policies).
  package func keyArguments(ofField name: Name, in type: TypeID) -> [String] {
    var result: [String] = []
    for source in CollectionOfOne(type) + interfaces(of: type) {
      for policy in fieldPolicies[self[source].fieldPolicies.indices] where policy.forField == name {
        result = []
        for argument in self[policy.keyArguments].split(whereSeparator: \.isWhitespace).map(String.init)
        where !result.contains(argument) {
          result.append(argument)
        }
      }
    }
    return result
  }
}
