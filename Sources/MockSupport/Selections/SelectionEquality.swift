// Selections are equal if they select the same fields and fragments in the same order.

extension Selection: Hashable {
  public static func == (left: Selection, right: Selection) -> Bool {
    switch (left, right) {
    case (.field(let field), .field(let other)): field == other
    case (.fragment(let type), .fragment(let other)): type == other
    case (.inlineFragment(let type), .inlineFragment(let other)): type == other
    case (.deferred(let condition, let type, let label), .deferred(let otherCondition, let other, let otherLabel)):
      condition == otherCondition && type == other && label == otherLabel
    case (.conditional(let conditions, let selections), .conditional(let otherConditions, let others)):
      conditions == otherConditions && selections == others
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .field(let field): hasher.combine(field)
    case .fragment(let type): hasher.combine(ObjectIdentifier(type))
    case .inlineFragment(let type): hasher.combine(ObjectIdentifier(type))
    case .deferred(let condition, let type, let label):
      hasher.combine(condition)
      hasher.combine(ObjectIdentifier(type))
      hasher.combine(label)
    case .conditional(let conditions, let selections):
      hasher.combine(conditions)
      hasher.combine(selections)
    }
  }
}

extension Selection.Field: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.alias == right.alias && left.arguments == right.arguments && left.type == right.type
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(alias)
    hasher.combine(type)
  }
}

extension Selection.Field.OutputType: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.scalar(let type), .scalar(let other)): type == other
    case (.customScalar(let type), .customScalar(let other)): type == other
    case (.object(let type), .object(let other)): type == other
    case (.nonNull(let type), .nonNull(let other)), (.list(let type), .list(let other)): type == other
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .scalar(let type): hasher.combine(ObjectIdentifier(type))
    case .customScalar(let type): hasher.combine(ObjectIdentifier(type))
    case .object(let type): hasher.combine(ObjectIdentifier(type))
    case .nonNull(let type), .list(let type): hasher.combine(type)
    }
  }
}
