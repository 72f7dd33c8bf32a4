import GraphQLSchema
import Source

/// The names in the strings of Apollo's `@typePolicy` and `@fieldPolicy`, which token walks don't find.
extension EditorProject {
  /// Returns the directive with a string that names a symbol or its family; nil if there is none.
  ///
  /// - Complexity: linear in the number of types.
  func policy(naming symbol: Symbol) -> String? {
    // One copy for all types.
    let schema = schema
    switch symbol {
    case .field(let type, let name):
      let types = types(sharing: name, with: type).compactMap { schema.type(named: $0) }
      if types.contains(where: { schema.keyFields(of: $0).contains(name) }) { return "@typePolicy" }
      let isNamed = types.contains { type in schema.policies(of: type).contains { $0.forField == name } }
      return isNamed ? "@fieldPolicy" : nil
    case .argument(_, let field, let name):
      let owners = Set(family(of: symbol).map(\.owner)).compactMap { schema.type(named: $0) }
      let isNamed = owners.contains { type in
        schema.policies(of: type).contains { policy in
          policy.forField == field && schema.paths(of: policy).contains { $0.first == name }
        }
      }
      return isNamed ? "@fieldPolicy" : nil
    case .inputField(let type, let name):
      let isNamed = schema.types.indices.contains { index in
        schema.policies(of: Schema.TypeID(index)).contains {
          schema.inputFields(namedBy: $0, in: Schema.TypeID(index)).contains { $0 == (type, name) }
        }
      }
      return isNamed ? "@fieldPolicy" : nil
    case .type, .enumValue, .directive, .directiveArgument, .fragment, .operation, .variable: return nil
    }
  }
}

extension Schema {
  fileprivate func policies(of type: TypeID) -> ArraySlice<FieldPolicy> {
    fieldPolicies[self[type].fieldPolicies.indices]
  }

  /// Returns the key arguments as paths: an argument, then fields of its input objects.
  fileprivate func paths(of policy: FieldPolicy) -> [[Name]] {
    self[policy.keyArguments].split(whereSeparator: \.isWhitespace).map { path in
      path.split(separator: ".").map { Name(String($0)) }
    }
  }

  /// Returns the types and names of the input fields on a policy's paths.
  fileprivate func inputFields(namedBy policy: FieldPolicy, in type: TypeID) -> [(type: Name, name: Name)] {
    guard let field = field(named: policy.forField, in: type) else { return [] }
    return paths(of: policy).flatMap { path -> [(type: Name, name: Name)] in
      guard let argument = path.first.flatMap({ input(named: $0, in: self[field].arguments) }) else { return [] }
      var result: [(type: Name, name: Name)] = []
      var parent = self[argument].type.type
      for name in path.dropFirst() {
        guard let input = inputField(named: name, in: parent) else { break }
        result.append((self[parent].name, name))
        parent = self[input].type.type
      }
      return result
    }
  }
}
