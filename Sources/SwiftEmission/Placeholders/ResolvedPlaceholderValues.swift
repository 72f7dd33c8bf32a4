import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The values of leaves in placeholders and samples.
package struct PlaceholderValues: Hashable, Sendable {
  package var enumeration = EnumPolicy.firstCase
  /// The values by scalar name.
  package var scalars: [Name: SampleValue] = [:]
  /// The values by field name, with or without the type: `email`, `User.email`.
  package var fields: [String: SampleValue] = [:]
  /// Whether fields with usual names, such as `email`, have usual values.
  package var goesByName = false
  /// The seed of varying values; nil for constant values.
  package var seed: String?

  package init() {}

  /// The choice of an enum's value.
  package enum EnumPolicy: Hashable, Sendable {
    /// The first value in the schema.
    case firstCase
    /// `.unknown("")`, which code can't mistake for a known value.
    case unknown
  }

  /// The kind of a leaf.
  package enum Leaf: Hashable, Sendable {
    case builtIn(MockNamedType.BuiltInScalar)
    case scalar(Name)
    case enumeration
  }
}

extension PlaceholderValues {
  /// Returns the configured value of a leaf; nil if no setting fits.
  ///
  /// In order of precedence: by the field with its type, the field, the scalar, usual names, and the seed.
  ///
  /// - Parameter owners: the types that have the field for an object, its own first.
  func value(for leaf: Leaf, of field: Name, in owners: [Name]) -> SampleValue? {
    for value in given(field, in: owners) + [scalars[leaf.scalar ?? ""]] {
      if let value = value?.fitting(leaf) { return value }
    }
    if goesByName, let value = usualValue(of: field, for: leaf) { return value }
    return seed.flatMap { seeded(leaf, [$0, owners.first?.text ?? "", field.text]) }
  }

  /// Returns the configured value of an enum field; nil if no setting fits.
  func enumValue(of field: Name, in owners: [Name], isKnown: (String) -> Bool) -> String? {
    for case .string(let value)? in given(field, in: owners) where isKnown(value) { return value }
    return nil
  }

  /// Returns the settings for a field, first with each of its types, then without.
  private func given(_ field: Name, in owners: [Name]) -> [SampleValue?] {
    owners.map { fields["\($0.text).\(field.text)"] } + [fields[field.text]]
  }

  /// Returns the types under which settings can list an object's fields: its own, then its interfaces by name.
  static func owners(of object: Name, in schema: Schema) -> [Name] {
    let interfaces = schema.type(named: object).map { schema.interfaces(of: $0).map { schema[$0].name } }
    return [object] + (interfaces ?? []).sorted()
  }

  /// Returns the configured value of a leaf as a Swift expression; nil if no setting fits.
  ///
  /// - Parameters:
  ///   - type: the leaf's type, if it can't be inferred at the expression's position.
  ///   - isKnown: returns whether the enum has a value.
  func expression(
    for leaf: Leaf, of field: Name, in owners: [Name], type: SwiftType?, isKnown: (String) -> Bool
  ) -> Expression? {
    func member(_ name: String) -> Expression { type.map { .member(.type($0), name) } ?? .implicitMember(name) }
    if leaf == .enumeration {
      if let value = enumValue(of: field, in: owners, isKnown: isKnown) {
        return .call(type.map { .type($0) } ?? .implicitMember("init"), [Argument("rawValue", .string(value))])
      }
      return enumeration == .unknown ? .call(member("unknown"), [Argument(nil, .string(""))]) : nil
    }
    guard let literal = value(for: leaf, of: field, in: owners)?.literal else { return nil }
    switch leaf {
    case .builtIn(.string), .builtIn(.int), .builtIn(.float), .builtIn(.boolean): return literal
    // These can have custom Swift types, so the value is decoded from JSON at run time.
    case .builtIn(.id), .scalar: return .call(member("placeholder"), [Argument("json", literal)])
    case .enumeration: return nil
    }
  }
}

extension PlaceholderValues.Leaf {
  /// Creates the kind of a leaf; nil for other types.
  init?(_ name: Name, _ kind: TypeKind) {
    switch kind {
    case .scalar: self = MockNamedType.BuiltInScalar(name).map { .builtIn($0) } ?? .scalar(name)
    case .enumeration: self = .enumeration
    case .object, .interface, .union, .inputObject: return nil
    }
  }

  /// The name of a scalar.
  fileprivate var scalar: Name? {
    switch self {
    case .builtIn(.string): "String"
    case .builtIn(.int): "Int"
    case .builtIn(.float): "Float"
    case .builtIn(.boolean): "Boolean"
    case .builtIn(.id): "ID"
    case .scalar(let name): name
    case .enumeration: nil
    }
  }
}

extension SampleValue {
  /// Returns the value converted for a leaf; nil if it does not fit.
  fileprivate func fitting(_ leaf: PlaceholderValues.Leaf) -> SampleValue? {
    switch (leaf, self) {
    case (.scalar, .string), (.scalar, .integer), (.scalar, .double), (.scalar, .boolean): self
    case (.builtIn(.string), .string), (.builtIn(.id), .string), (.builtIn(.boolean), .boolean): self
    case (.builtIn(.int), .integer(let value)): Int32(exactly: value) == nil ? nil : self
    case (.builtIn(.id), .integer(let value)): .string(String(value))
    case (.builtIn(.float), .double): self
    case (.builtIn(.float), .integer(let value)): .double(Double(value))
    default: nil
    }
  }

  fileprivate var literal: Expression? {
    switch self {
    case .string(let text): .string(text)
    case .integer(let value): .integer(value)
    case .double(let value): .double(value)
    case .boolean(let value): .boolean(value)
    case .null, .list, .object: nil
    }
  }
}

extension Schema {
  /// Returns whether an enum has a value with a name.
  func hasValue(_ value: String, ofEnum name: Name) -> Bool {
    type(named: name).map { enumValues[self[$0].values.indices].contains { $0.name.text == value } } ?? false
  }
}
