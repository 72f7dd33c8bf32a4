import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// What stands for leaves of which nothing is said: in placeholders and in samples.
package struct PlaceholderValues: Hashable, Sendable {
  package var enumeration = EnumPolicy.firstCase
  /// By the name of a scalar.
  package var scalars: [Name: SampleValue] = [:]
  /// By the name of a field, alone or with its type: `email`, `User.email`.
  package var fields: [String: SampleValue] = [:]
  /// Whether fields with usual names have usual values.
  package var goesByName = false
  /// What values are varied by; nil where they are all alike.
  package var seed: String?

  package init() {}

  /// Which value of an enum is taken.
  package enum EnumPolicy: Hashable, Sendable {
    /// The one that the schema has first.
    case firstCase
    /// `.unknown("")`, which no code can take for one that it knows.
    case unknown
  }

  /// What kind of leaf a value is for.
  package enum Leaf: Hashable, Sendable {
    case builtIn(MockNamedType.BuiltInScalar)
    case scalar(Name)
    case enumeration
  }
}

extension PlaceholderValues {
  /// The value that the settings give a leaf; nil where they say nothing that fits.
  ///
  /// What is said of a field with its type comes first, then what is said of a field, of a scalar, of usual names, and at
  /// last what comes of the seed.
  ///
  /// - Parameter owners: the types that have the field for an object, its own first.
  func value(for leaf: Leaf, of field: Name, in owners: [Name]) -> SampleValue? {
    for value in given(field, in: owners) + [scalars[leaf.scalar ?? ""]] {
      if let value = value?.fitting(leaf) { return value }
    }
    if goesByName, let value = usualValue(of: field, for: leaf) { return value }
    return seed.flatMap { seeded(leaf, [$0, owners.first?.text ?? "", field.text]) }
  }

  /// The value of an enum that the settings give a field; nil where they say nothing that fits.
  func enumValue(of field: Name, in owners: [Name], isKnown: (String) -> Bool) -> String? {
    for case .string(let value)? in given(field, in: owners) where isKnown(value) { return value }
    return nil
  }

  /// What is said of a field, with each of its types and alone.
  private func given(_ field: Name, in owners: [Name]) -> [SampleValue?] {
    owners.map { fields["\($0.text).\(field.text)"] } + [fields[field.text]]
  }

  /// The types under whose names settings speak of the fields of an object: its own, then its interfaces by name.
  static func owners(of object: Name, in schema: Schema) -> [Name] {
    let interfaces = schema.type(named: object).map { schema.interfaces(of: $0).map { schema[$0].name } }
    return [object] + (interfaces ?? []).sorted()
  }

  /// The same in Swift.
  ///
  /// - Parameters:
  ///   - type: the leaf's type, where it is not known from where the expression stands.
  ///   - isKnown: whether there is such a value of an enum.
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
    // What these are in Swift is for their files to say.
    case .builtIn(.id), .scalar: return .call(member("placeholder"), [Argument("json", literal)])
    case .enumeration: return nil
    }
  }
}

extension PlaceholderValues.Leaf {
  /// Nil for types that are no leaves.
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
  /// The value as one for a leaf; nil where it is none.
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
  /// Whether an enum has a value of that name.
  func hasValue(_ value: String, ofEnum name: Name) -> Bool {
    type(named: name).map { enumValues[self[$0].values.indices].contains { $0.name.text == value } } ?? false
  }
}
