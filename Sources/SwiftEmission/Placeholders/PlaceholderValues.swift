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
  func value(for leaf: Leaf, of field: Name, in parent: Name) -> SampleValue? {
    let given = [fields["\(parent.text).\(field.text)"], fields[field.text], scalars[leaf.scalar ?? ""]]
    for value in given {
      if let value = value?.fitting(leaf) { return value }
    }
    if goesByName, let value = usualValue(of: field, for: leaf) { return value }
    return seed.flatMap { seeded(leaf, [$0, parent.text, field.text]) }
  }

  /// The same in Swift.
  ///
  /// - Parameter type: the leaf's type, where it is not known from where the expression stands.
  func expression(for leaf: Leaf, of field: Name, in parent: Name, type: SwiftType?) -> Expression? {
    func member(_ name: String) -> Expression { type.map { .member(.type($0), name) } ?? .implicitMember(name) }
    if leaf == .enumeration {
      return enumeration == .unknown ? .call(member("unknown"), [Argument(nil, .string(""))]) : nil
    }
    guard let literal = value(for: leaf, of: field, in: parent)?.literal else { return nil }
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
