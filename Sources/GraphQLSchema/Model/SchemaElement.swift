import GraphQLSyntax
import Source

/// A part of a schema that something can depend on, by name: names mean the same across revisions of a schema, and in
/// schemas that do not have the element.
package enum SchemaElement: WordHashable, Sendable {
  /// Whether there is a type of that name, and of which kind: all that most uses want to know.
  case kind(Name)
  /// Which types an interface or union can turn out to be.
  case possibleTypes(Name)
  /// A type with everything but its output fields.
  case type(Name)
  /// A field of an object or interface: the names of the type and of the field.
  case field(Name, Name)
  case directive(Name)
  /// Which type operations of that kind start from.
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
  /// What each element of the schema is like, in the order of the schema, each once. An element that the schema lacks is
  /// not among them, and neither is a type that `isMissing`.
  ///
  /// Nothing counts but what operations can tell: no descriptions, no order of definitions, of defaults only whether
  /// they are there.
  ///
  /// - Complexity: linear in the size of the schema.
  package func elementFingerprints() -> [(SchemaElement, Fingerprint)] {
    elementFingerprints(ofTypes: types.indices) + elementFingerprintsBesidesTypes()
  }

  /// The same of some types and their fields.
  ///
  /// - Parameter range: in `types`.
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

  /// The same of directives and root types.
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

  /// A sum, since in which order the types are defined makes no difference to what is asked of them.
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
    // In which order locations are declared makes no difference.
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
