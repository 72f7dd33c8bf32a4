import Source

/// What Apollo's `@typePolicy` and `@fieldPolicy` say, with what interfaces hand down.
extension Schema {
  /// The names of the fields by which the objects of a type are told apart: those of its own `@typePolicy`, else of the
  /// first of its interfaces that has any. O(interfaces).
  package func keyFields(of type: TypeID) -> [Name] {
    let sources = CollectionOfOne(type) + interfaces(of: type)
    guard let text = sources.lazy.compactMap({ self[$0].keyFields }).first else { return [] }
    return self[text].split(separator: " ", omittingEmptySubsequences: false).map { Name(String($0)) }
  }

  /// The arguments by which `@fieldPolicy` tells values of a field apart, each once; empty where there is no policy.
  /// What an interface says overrides what the type says, as in Apollo's generator. O(policies).
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
