/// A selection of a selection set.
public enum Selection: Sendable {
  /// A field.
  case field(Field)
  /// A spread of a named fragment.
  case fragment(any Fragment.Type)
  /// An inline fragment.
  case inlineFragment(any InlineFragment.Type)
  /// A deferred fragment. If the condition is false, it arrives with the other selections.
  case deferred(if: Condition? = nil, any Deferrable.Type, label: String)
  /// Selections that apply only if the conditions hold.
  case conditional(Conditions, [Selection])

  /// Returns a field with the output type that a Swift type represents.
  public static func field(
    _ name: String, alias: String? = nil, _ type: any OutputTypeConvertible.Type,
    arguments: [String: InputValue]? = nil, fieldPolicy: FieldPolicyDirective? = nil
  ) -> Selection {
    .field(Field(name, alias: alias, type: type._asOutputType, arguments: arguments, fieldPolicy: fieldPolicy))
  }

  /// Returns a selection with a condition of `@include` or `@skip`.
  public static func include(if condition: String, _ selection: Selection) -> Selection {
    include(if: condition, [selection])
  }

  /// Returns selections with a condition of `@include` or `@skip`.
  public static func include(if condition: String, _ selections: [Selection]) -> Selection {
    include(if: Condition(stringLiteral: condition), selections)
  }

  /// Returns a selection with a condition of `@include` or `@skip`.
  public static func include(if condition: Condition, _ selection: Selection) -> Selection {
    include(if: condition, [selection])
  }

  /// Returns selections with a condition of `@include` or `@skip`.
  public static func include(if condition: Condition, _ selections: [Selection]) -> Selection {
    .conditional(Conditions(condition), selections)
  }

  /// Returns a selection with a condition of `@include` or `@skip`.
  public static func include(if conditions: [Condition], _ selection: Selection) -> Selection {
    include(if: conditions, [selection])
  }

  /// Returns selections with a condition of `@include` or `@skip`.
  public static func include(if conditions: [Condition], _ selections: [Selection]) -> Selection {
    .conditional(Conditions([conditions]), selections)
  }

  /// Returns a selection with a condition of `@include` or `@skip`.
  public static func include(if conditions: Conditions, _ selection: Selection) -> Selection {
    .conditional(conditions, [selection])
  }

  /// Returns selections with a condition of `@include` or `@skip`.
  public static func include(if conditions: Conditions, _ selections: [Selection]) -> Selection {
    .conditional(conditions, selections)
  }
}
