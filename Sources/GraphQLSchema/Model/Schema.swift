import GraphQLSyntax
import Source

/// A type system: the basis for validating operations and generating mocks.
///
/// It is immutable and holds no positions (these are in `SchemaPositions`), so an edit that only moves text gives an
/// equal schema. Types, fields and inputs are plain values in flat arrays that refer to each other by index, so reading
/// them retains nothing. Indices are valid only within one `Schema`; names identify types across revisions.
///
/// Broken input gives a schema, too. A reference to an undefined type leads to a type with `isMissing` set, and rules
/// skip everything that depends on it.
package struct Schema: Sendable {
  package var description: String?

  /// All types in the order of the sources, followed by the built-in types that no source defines.
  package internal(set) var types: [NamedType] = []
  package internal(set) var fields: [Field] = []
  /// The arguments and input fields.
  package internal(set) var inputs: [InputValue] = []
  package internal(set) var enumValues: [EnumValue] = []
  /// The runs of interfaces of types, members of unions, and implementers of interfaces.
  package internal(set) var typeLists: [TypeID] = []
  package internal(set) var directives: [DirectiveDefinition] = []
  /// The descriptions, deprecation reasons and other texts.
  package internal(set) var texts = TextPool()
  package internal(set) var constants: [ConstantValue] = []
  /// The `@fieldPolicy` directives, adjacent for each type (Apollo).
  package internal(set) var fieldPolicies: [FieldPolicy] = []

  package internal(set) var queryType: TypeID?
  package internal(set) var mutationType: TypeID?
  package internal(set) var subscriptionType: TypeID?

  /// The lookup tables. The builder creates them when everything above is complete.
  var lookup = SchemaLookup()

  init() {}

  /// The index of an element in one of the arrays. The type parameter keeps indices of different arrays apart.
  package struct Index<Element>: WordHashable, Sendable {
    package let index: UInt32
    @inlinable package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
    @inlinable package var hashWord: UInt { UInt(index) }
  }

  /// An index in `types`.
  package typealias TypeID = Index<NamedType>
  /// An index in `fields`.
  package typealias FieldID = Index<Field>
  /// An index in `inputs`.
  package typealias InputID = Index<InputValue>
  /// An index in `texts`.
  package typealias TextID = Index<String>
  /// An index in `constants`.
  package typealias ConstantID = Index<ConstantValue>

  /// A range of indices in one of the arrays.
  package struct Run: Hashable, Sendable {
    package let start: UInt32
    package let end: UInt32
    @inlinable package init(_ range: Range<Int>) {
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      end = UInt32(truncatingIfNeeded: range.upperBound)
    }
    @inlinable package static var empty: Run { Run(0..<0) }
    @inlinable package var indices: Range<Int> { Int(start)..<Int(end) }
    @inlinable package var isEmpty: Bool { start == end }
    @inlinable package var count: Int { Int(end - start) }
  }

  /// The type of a field or an input: a named type with list and non-null wrappers.
  package struct TypeUse: Hashable, Sendable {
    package let type: TypeID
    package let wrappers: TypeWrappers
    @inlinable package init(type: TypeID, wrappers: TypeWrappers) {
      self.type = type
      self.wrappers = wrappers
    }
  }

  /// A named type of the schema: defined, built-in or missing.
  package struct NamedType: Hashable, Sendable {
    package var name: Name
    package var kind: TypeKind
    /// Whether it is a scalar or introspection type of the specification that no source defines.
    package var isBuiltIn = false
    /// Whether it is a built-in scalar without references. Operations can't use such a scalar.
    package var isUnreferenced = false
    /// Whether it is referenced but not defined.
    package var isMissing = false
    /// Whether the input object has `@oneOf`.
    package var isOneOf = false
    package var description: TextID?
    package var specifiedByURL: TextID?
    /// The interfaces of an object or interface, in `typeLists`.
    package var interfaces = Run.empty
    /// The members of a union, or the objects that implement an interface in order, in `typeLists`.
    package var possibleTypes = Run.empty
    /// The interfaces of an object or interface or the members of a union as declared, in `typeLists`. Types of wrong
    /// kinds, which rules report, are only in this list.
    package var declaredTypes = Run.empty
    /// The fields of an object or interface, in `fields`.
    package var fields = Run.empty
    /// The fields of an input object, in `inputs`.
    package var inputFields = Run.empty
    /// The values of an enum, in `enumValues`.
    package var values = Run.empty
    /// Whether the definition of the object or interface has `@typePolicy` (Apollo, rule a.2).
    package var hasTypePolicy = false
    /// The `keyFields` of the type's own `@typePolicy`, preferably on an extension; `keyFields(of:)` adds interfaces.
    package var keyFields: TextID?
    /// The policies of its fields, in `fieldPolicies`.
    package var fieldPolicies = Run.empty

    package init(name: Name, kind: TypeKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// A field of an object or interface.
  package struct Field: Hashable, Sendable {
    package var name: Name
    package var type: TypeUse
    /// The arguments, in `inputs`.
    package var arguments = Run.empty
    package var description: TextID?
    package var deprecationReason: TextID?

    package init(name: Name, type: TypeUse) {
      self.name = name
      self.type = type
    }
  }

  /// A `@fieldPolicy` on an object or interface.
  package struct FieldPolicy: Hashable, Sendable {
    package var forField: Name
    /// The names of arguments or paths into them, separated by spaces as written.
    package var keyArguments: TextID

    package init(forField: Name, keyArguments: TextID) {
      self.forField = forField
      self.keyArguments = keyArguments
    }
  }

  /// An argument or input field.
  package struct InputValue: Hashable, Sendable {
    package var name: Name
    package var type: TypeUse
    package var defaultValue: ConstantID?
    package var description: TextID?
    package var deprecationReason: TextID?

    package init(name: Name, type: TypeUse) {
      self.name = name
      self.type = type
    }

    /// Whether a value is required: non-null without a default.
    @inlinable package var isRequired: Bool { type.wrappers.isNonNull && defaultValue == nil }
  }

  /// A value of an enum.
  package struct EnumValue: Hashable, Sendable {
    package var name: Name
    package var description: TextID?
    package var deprecationReason: TextID?

    package init(name: Name) {
      self.name = name
    }
  }

  /// A directive definition.
  package struct DirectiveDefinition: Hashable, Sendable {
    package var name: Name
    /// The arguments, in `inputs`.
    package var arguments: Run
    package var isRepeatable: Bool
    /// The declared locations without repetitions.
    package var locations: [DirectiveLocation]
    package var description: TextID?
    /// Whether it is a directive of the specification or Apollo that no source defines.
    package var isBuiltIn: Bool
  }
}

/// An input value without variables, such as a default.
package indirect enum ConstantValue: Hashable, Sendable {
  /// The digits as written.
  case int(String)
  /// The digits as written.
  case float(String)
  case string(String)
  case boolean(Bool)
  case null
  case enumeration(Name)
  case list([ConstantValue])
  case object([Member])

  /// A field of an input object.
  package struct Member: Hashable, Sendable {
    package var name: Name
    package var value: ConstantValue
    package init(name: Name, value: ConstantValue) {
      self.name = name
      self.value = value
    }
  }
}
