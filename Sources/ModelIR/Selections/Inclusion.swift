import GraphQLSyntax
import Source

/// A Boolean variable that decides whether a selection is included: `@include(if: $a)` or, inverted, `@skip(if: $a)`.
package struct InclusionCondition: Hashable, Sendable {
  package var variable: Name
  package var isInverted: Bool

  package init(_ variable: Name, isInverted: Bool) {
    self.variable = variable
    self.isInverted = isInverted
  }
}

/// The condition of a selection: it is always included, or if all conditions of some group hold.
package struct Inclusion: Hashable, Sendable {
  /// Distinct groups in the order of the text; empty for always.
  package private(set) var groups: [[InclusionCondition]]

  package static let always = Inclusion(groups: [])

  private init(groups: [[InclusionCondition]]) {
    self.groups = groups
  }

  /// Includes the selection if all conditions hold, or always if there are none.
  package init(allOf conditions: [InclusionCondition]) {
    groups = conditions.isEmpty ? [] : [conditions]
  }

  package var isAlways: Bool { groups.isEmpty }

  /// Whether the selection is certainly included if all of `conditions` hold.
  package func holds(given conditions: [InclusionCondition]) -> Bool {
    isAlways || groups.contains { $0.allSatisfy(conditions.contains) }
  }

  /// The conditions that hold whenever the selection is included.
  var sharedConditions: Set<InclusionCondition> {
    groups.dropFirst().reduce(Set(groups.first ?? [])) { $0.intersection($1) }
  }

  /// Also includes the selection where `other` includes it.
  package mutating func formUnion(_ other: Inclusion) {
    if isAlways || other.isAlways {
      groups = []
    } else {
      for group in other.groups where !groups.contains(group) { groups.append(group) }
    }
  }
}

extension Document {
  /// Returns the conditions from the directives of a selection, in the order of the text. Nil if a literal or a
  /// contradiction excludes the selection.
  package func inclusionConditions(_ directives: NodeList<Directive>) -> [InclusionCondition]? {
    var result: [InclusionCondition] = []
    for directive in self[directives] {
      let isSkip = directive.name.name == skip
      guard isSkip || directive.name.name == include else { continue }
      switch self[directive.arguments].first?.value.content {
      case .boolean(let value): if value == isSkip { return nil }
      case .variable(let name):
        if result.contains(InclusionCondition(name, isInverted: !isSkip)) { return nil }
        let condition = InclusionCondition(name, isInverted: isSkip)
        if !result.contains(condition) { result.append(condition) }
      default: break
      }
    }
    return result
  }
}

private let include: Name = "include"
private let skip: Name = "skip"
