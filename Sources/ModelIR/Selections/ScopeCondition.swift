import GraphQLSyntax
import Source

/// A type of the schema, known by name so that it means the same in every revision of the schema.
package struct TypeIdentity: Hashable, Sendable {
  package var name: Name
  package var kind: TypeKind

  package init(_ name: Name, _ kind: TypeKind) {
    self.name = name
    self.kind = kind
  }
}

/// What has to be true of an object for a selection set to apply to it: one step from a selection set into another one
/// on the same object (rule c.4).
///
/// The step into a field's own selection set has the field's type and the conditions that stand on the field.
package struct ScopeCondition: Hashable, Sendable {
  /// Nil where the type is known to match.
  package var type: TypeIdentity?
  /// In the order of the text.
  package var conditions: [InclusionCondition]
  /// Where the selections come later.
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
  /// The variable that turns it on; nil where it is always on.
  package var variable: Name?

  package init(label: String, variable: Name? = nil) {
    self.label = label
    self.variable = variable
  }
}

extension Document {
  /// The `@defer` among the directives of a selection, unless it is turned off by a literal.
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
