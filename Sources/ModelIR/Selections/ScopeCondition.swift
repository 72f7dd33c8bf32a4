import GraphQLSyntax
import Source

/// A type of the schema. It is known by name, so it is comparable between revisions of the schema.
package struct TypeIdentity: Hashable, Sendable {
  package var name: Name
  package var kind: TypeKind

  package init(_ name: Name, _ kind: TypeKind) {
    self.name = name
    self.kind = kind
  }
}

/// The condition on an object under which a selection set applies to it (rule c.4).
///
/// The step into a field's selection set has the field's type and the conditions on the field.
package struct ScopeCondition: Hashable, Sendable {
  /// Nil if the type certainly matches.
  package var type: TypeIdentity?
  /// In the order of the text.
  package var conditions: [InclusionCondition]
  /// The `@defer` that delays the selections.
  package var deferral: Deferral?

  package init(type: TypeIdentity? = nil, conditions: [InclusionCondition] = [], deferral: Deferral? = nil) {
    self.type = type
    self.conditions = conditions
    self.deferral = deferral
  }

  package var isEmpty: Bool { type == nil && conditions.isEmpty && deferral == nil }
}

/// A `@defer` that may take effect.
package struct Deferral: Hashable, Sendable {
  package var label: String
  /// The variable that enables it; nil if it is always enabled.
  package var variable: Name?

  package init(label: String, variable: Name? = nil) {
    self.label = label
    self.variable = variable
  }
}

extension Document {
  /// Returns the `@defer` among the directives of a selection, unless a literal disables it.
  package func deferral(_ directives: NodeList<Directive>) -> Deferral? {
    guard let directive = self[directives].first(where: { $0.name.name == deferName }) else { return nil }
    var result = Deferral(label: "")
    for argument in self[directive.arguments] {
      switch (argument.name.name, argument.value.content) {
      case (label, .string(let literal)): result.label = string(literal)
      case (condition, .variable(let name)): result.variable = name
      case (condition, .boolean(false)): return nil
      default: break
      }
    }
    return result
  }
}

private let deferName: Name = "defer"
private let label: Name = "label"
private let condition: Name = "if"
