/// A rule for the capitalization of a segment of a camel-case name.
package struct CapitalizationRule: Hashable, Sendable {
  package var term: Term
  package var strategy: Strategy

  package init(term: Term, strategy: Strategy) {
    self.term = term
    self.strategy = strategy
  }

  /// The segments that a rule applies to.
  package enum Term: Hashable, Sendable {
    /// The whole segment, in any case.
    case string(String)
    /// Any part of the segment.
    case regex(String)
  }

  /// The change of the segments.
  package enum Strategy: Hashable, Sendable {
    case upper, lower
    case replace(String)
  }
}

/// A rule for singular and plural forms.
package enum InflectionRule: Hashable, Sendable {
  case pluralization(singularRegex: String, replacementRegex: String)
  case singularization(pluralRegex: String, replacementRegex: String)
  case irregular(singular: String, plural: String)
  case uncountable(word: String)
}

/// New names for a type of the schema and its members.
package enum TypeCustomization: Hashable, Sendable {
  case type(name: String)
  case `enum`(name: String?, cases: [String: String])
  case inputObject(name: String?, fields: [String: String])

  /// The new name of the type.
  package var name: String? {
    switch self {
    case .type(let name): name
    case .enum(let name, _), .inputObject(let name, _): name
    }
  }
}
