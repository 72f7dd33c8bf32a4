import Source

/// The generic parameters of a declaration with all requirements.
package struct GenericSignature: Hashable, Sendable {
  package var parameters: [Name] = []
  /// Of the parameters' inheritance clauses and of `where` clauses, in the order of the text.
  package var requirements: [GenericRequirement] = []
  /// Whether it has parameter packs or value parameters.
  package var isUnsupported = false

  package init(parameters: [Name] = [], requirements: [GenericRequirement] = [], isUnsupported: Bool = false) {
    self.parameters = parameters
    self.requirements = requirements
    self.isUnsupported = isUnsupported
  }

  package mutating func add(_ other: GenericSignature) {
    parameters += other.parameters
    requirements += other.requirements
    isUnsupported = isUnsupported || other.isUnsupported
  }

  /// The parameters with the protocols or superclass to which they conform. Other requirements are left out.
  package var constrainedParameters: [GenericParameter] {
    var result = parameters.map { GenericParameter(name: $0) }
    for case .conformance(let subject, let constraint) in requirements {
      let subject = subject.reference
      guard let index = result.firstIndex(where: { subject == .named([$0.name], []) }) else { continue }
      result[index].constraints += constraint.protocols
    }
    return result
  }
}

/// A requirement of a generic parameter, or of a type in a `where` clause.
package enum GenericRequirement: Hashable, Sendable {
  /// The subject and its constraint: a protocol, class or composition.
  case conformance(WrittenType, WrittenType)
  case sameType(WrittenType, WrittenType)
  case other
}

/// A generic parameter of a function or type.
package struct GenericParameter: Hashable, Sendable {
  package var name: Name
  /// The protocols to which its types conform, or their superclass.
  package var constraints: [SwiftTypeReference] = []
}
