extension Selection {
  /// A condition in disjunctive form: all conditions of at least one group must hold.
  public struct Conditions: Hashable, Sendable {
    /// The groups of conditions.
    public let value: [[Condition]]

    /// Creates a condition from its groups.
    public init(_ value: [[Condition]]) {
      self.value = value
    }

    /// Creates a condition from its groups.
    public init(_ groups: [Condition]...) {
      value = groups
    }

    /// Creates a condition that consists of a single one.
    public init(_ condition: Condition) {
      value = [[condition]]
    }

    /// Returns a condition that holds if one of the operands holds.
    public static func || (left: Conditions, right: [Condition]) -> Conditions { Conditions(left.value + [right]) }

    /// Returns a condition that holds if one of the operands holds.
    public static func || (left: Conditions, right: Condition) -> Conditions { left || [right] }

    /// Returns whether the conditions hold. See ``Selection/Condition/evaluate(with:)`` for missing variables.
    public func evaluate(with variables: GraphQLOperation.Variables?) -> Bool {
      value.contains { group in group.allSatisfy { $0.evaluate(with: variables) } }
    }
  }

  /// A condition of `@include` or, inverted, of `@skip`.
  public enum Condition: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, Hashable, Sendable {
    /// A constant.
    case value(Bool)
    /// A variable, or its negation if `inverted` is true.
    case variable(name: String, inverted: Bool)

    /// Creates a condition on a variable.
    public init(variableName: String, inverted: Bool) {
      self = .variable(name: variableName, inverted: inverted)
    }

    public init(stringLiteral value: String) {
      self = .variable(name: value, inverted: false)
    }

    public init(booleanLiteral value: Bool) {
      self = .value(value)
    }

    /// Returns a condition that holds if a variable is true.
    public static func `if`(_ variable: String) -> Condition { .variable(name: variable, inverted: false) }

    /// Returns the condition.
    public static func `if`(_ condition: Condition) -> Condition { condition }

    /// Returns the negation of a condition.
    public static prefix func ! (condition: Condition) -> Condition {
      switch condition {
      case .value(let value): .value(!value)
      case .variable(let name, let inverted): .variable(name: name, inverted: !inverted)
      }
    }

    /// Returns conditions that must both hold.
    public static func && (left: Condition, right: Condition) -> [Condition] { [left, right] }

    /// Returns conditions that must all hold.
    public static func && (left: [Condition], right: Condition) -> [Condition] { left + [right] }

    /// Returns a condition that holds if one of the operands holds.
    public static func || (left: Condition, right: Condition) -> Conditions { Conditions([[left], [right]]) }

    /// Returns a condition that holds if one of the operands holds.
    public static func || (left: [Condition], right: Condition) -> Conditions { Conditions([left, [right]]) }

    /// Returns whether the condition holds. It is false for a missing variable, inverted or not; null counts as false.
    ///
    /// A variable that is not a Boolean ends the process.
    public func evaluate(with variables: GraphQLOperation.Variables?) -> Bool {
      switch self {
      case .value(let value): return value
      case .variable(let name, let inverted):
        guard let given = variables?[name] else { return false }
        switch given {
        case let value as Bool: return value != inverted
        case let value as GraphQLNullable<Bool>: return (value.unwrapped ?? false) != inverted
        default:
          end("The variable '$\(name)' is a condition of a selection, so it must be a Bool, but is \(given)")
        }
      }
    }
  }
}
