import GraphQLSyntax
import Source

/// A named part of a schema that a computation can depend on. Names are valid across revisions of a schema, and in
/// schemas without the element.
package enum SchemaElement: WordHashable, Sendable {
  /// Whether a type exists, and its kind. Most computations need no more.
  case kind(Name)
  /// The possible types of an interface or union.
  case possibleTypes(Name)
  /// A type with everything except its output fields.
  case type(Name)
  /// A field of an object or interface: the names of the type and of the field.
  case field(Name, Name)
  case directive(Name)
  /// The root type of a kind of operation.
  case rootType(OperationType)

  package var hashWord: UInt {
    switch self {
    case .kind(let name): name.identity
    case .possibleTypes(let name): name.identity ^ 1
    case .type(let name): name.identity ^ 2
    case .field(let type, let name): type.identity(with: name)
    case .directive(let name): name.identity ^ 3
    case .rootType: 0
    }
  }
}

extension Schema {
  /// Returns the fingerprints of all elements in order, without repetitions and types with `isMissing`.
  ///
  /// Fingerprints cover only what affects operations: no descriptions, no order of definitions, no values of defaults.
  ///
  /// - Complexity: linear in the size of the schema.
  package func elementFingerprints() -> [(SchemaElement, Fingerprint)] {
    elementFingerprints(ofTypes: types.indices) + elementFingerprintsBesidesTypes()
  }

  /// Returns the fingerprints of the types in a range of `types`, and of their fields.
  package func elementFingerprints(ofTypes range: Range<Int>) -> [(SchemaElement, Fingerprint)] {
    var result: [(SchemaElement, Fingerprint)] = []
    result.reserveCapacity(types[range].reduce(0) { $0 + 3 + $1.fields.count })
    for type in types[range] where !type.isMissing {
      result.append((.kind(type.name), kindFingerprint(of: type)))
      result.append((.type(type.name), fingerprint(of: type)))
      if type.kind.isAbstract { result.append((.possibleTypes(type.name), possibleTypesFingerprint(of: type))) }
      for field in fields[type.fields.indices] {
        result.append((.field(type.name, field.name), fingerprint(of: field)))
      }
    }
    return result
  }

  /// Returns the fingerprints of directives and root types.
  package func elementFingerprintsBesidesTypes() -> [(SchemaElement, Fingerprint)] {
    let roots = OperationType.allCases.compactMap { operation in
      rootType(of: operation).map { root in
        var builder = FingerprintBuilder()
        builder.add(self[root].name)
        return (SchemaElement.rootType(operation), builder.fingerprint)
      }
    }
    return directives.map { (.directive($0.name), fingerprint(of: $0)) } + roots
  }

  private func kindFingerprint(of type: NamedType) -> Fingerprint {
    var builder = FingerprintBuilder()
    add(kindOf: type, to: &builder)
    return builder.fingerprint
  }

  /// Returns a sum of fingerprints, since the order of the types has no effect.
  private func possibleTypesFingerprint(of type: NamedType) -> Fingerprint {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in type.possibleTypes.indices {
      var builder = FingerprintBuilder()
      builder.add(self[typeLists[index]].name)
      low &+= builder.fingerprint.low
      high &+= builder.fingerprint.high
    }
    return Fingerprint(low: low, high: high)
  }

  private func fingerprint(of type: NamedType) -> Fingerprint {
    var builder = FingerprintBuilder()
    add(kindOf: type, to: &builder)
    builder.add((type.isBuiltIn ? 1 : 0) | (type.isOneOf ? 2 : 0) | (type.hasTypePolicy ? 4 : 0))
    add(type.interfaces, to: &builder)
    add(type.possibleTypes, to: &builder)
    add(inputs: type.inputFields, to: &builder)
    add(type.keyFields, to: &builder)
    builder.add(type.fieldPolicies.count)
    for policy in fieldPolicies[type.fieldPolicies.indices] {
      builder.add(policy.forField)
      add(policy.keyArguments, to: &builder)
    }
    builder.add(type.values.count)
    for index in type.values.indices {
      builder.add(enumValues[index].name)
      add(enumValues[index].deprecationReason, to: &builder)
    }
    return builder.fingerprint
  }

  private func fingerprint(of field: Field) -> Fingerprint {
    var builder = FingerprintBuilder()
    add(field.type, to: &builder)
    add(inputs: field.arguments, to: &builder)
    add(field.deprecationReason, to: &builder)
    return builder.fingerprint
  }

  private func fingerprint(of directive: DirectiveDefinition) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(directive.isRepeatable ? 1 : 0)
    add(inputs: directive.arguments, to: &builder)
    // The order of locations has no effect.
    var locations = 0
    for (number, location) in DirectiveLocation.allCases.enumerated() where directive.locations.contains(location) {
      locations |= 1 << number
    }
    builder.add(locations)
    return builder.fingerprint
  }

  // MARK: Parts

  private func add(kindOf type: NamedType, to builder: inout FingerprintBuilder) {
    builder.add(Int(type.kind.rawValue) << 1 | (type.isUnreferenced ? 1 : 0))
  }

  private func add(_ list: Run, to builder: inout FingerprintBuilder) {
    builder.add(list.count)
    for index in list.indices { builder.add(self[typeLists[index]].name) }
  }

  private func add(_ use: TypeUse, to builder: inout FingerprintBuilder) {
    builder.add(types[Int(use.type.index)].name)
    builder.add(use.wrappers.word)
  }

  private func add(inputs run: Run, to builder: inout FingerprintBuilder) {
    builder.add(run.count)
    for index in run.indices {
      builder.add(inputs[index].name)
      add(inputs[index].type, to: &builder)
      builder.add(inputs[index].defaultValue == nil ? 0 : 1)
      add(inputs[index].deprecationReason, to: &builder)
    }
  }

  private func add(_ reason: TextID?, to builder: inout FingerprintBuilder) {
    guard let reason else { return builder.add(0) }
    let text = texts.written(reason)
    builder.add(text.count + 1)
    text.withUnsafeBytes { builder.add($0) }
  }
}
