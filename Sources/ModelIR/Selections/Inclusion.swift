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

/// When a selection is included: always, or where at least one of several groups of conditions holds as a whole.
package struct Inclusion: Hashable, Sendable {
  /// Without repetitions, in the order of the text. None: always.
  package private(set) var groups: [[InclusionCondition]]

  package static let always = Inclusion(groups: [])

  private init(groups: [[InclusionCondition]]) {
    self.groups = groups
  }

  /// Where all of `conditions` hold, which need not be any.
  package init(allOf conditions: [InclusionCondition]) {
    groups = conditions.isEmpty ? [] : [conditions]
  }

  package var isAlways: Bool { groups.isEmpty }

  /// Whether the selection is surely included where all of `conditions` hold.
  package func holds(given conditions: [InclusionCondition]) -> Bool {
    isAlways || groups.contains { $0.allSatisfy(conditions.contains) }
  }

  /// Includes the selection where `other` does, too.
  package mutating func formUnion(_ other: Inclusion) {
    if isAlways || other.isAlways {
      groups = []
    } else {
      for group in other.groups where !groups.contains(group) { groups.append(group) }
    }
  }
}

extension Document {
  /// The conditions that the directives of a selection put it under, in the order of the text; nil where it can never
  /// be included: a literal says so, or a variable is asked for both values.
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
