import GraphQLSyntax
import Source

/// A type system: what operations are validated against and mocks are made from.
///
/// It is immutable and holds no positions (these are in `SchemaPositions`), so an edit that only moves things gives an
/// equal schema. Types, fields and inputs are plain values in one array each and refer to each other by index: reading
/// them copies words, nothing is retained. Indices mean something within one `Schema` only; across revisions, types
/// are known by name.
///
/// It can be made from broken input: a reference to a type that nobody defines leads to a type whose `isMissing` is
/// set, and rules say nothing about what depends on it.
package struct Schema: Sendable {
  package var description: String?

  /// In the order of the sources: built-in types that no source defines stand last.
  package internal(set) var types: [NamedType] = []
  package internal(set) var fields: [Field] = []
  /// Arguments and input fields.
  package internal(set) var inputs: [InputValue] = []
  package internal(set) var enumValues: [EnumValue] = []
  /// Interfaces of types, members of unions, implementers of interfaces, one run after the other.
  package internal(set) var typeLists: [TypeID] = []
  package internal(set) var directives: [DirectiveDefinition] = []
  /// Descriptions, deprecation reasons and the like.
  package internal(set) var texts = TextPool()
  package internal(set) var constants: [ConstantValue] = []
  /// What `@fieldPolicy` says, those of a type side by side (Apollo).
  package internal(set) var fieldPolicies: [FieldPolicy] = []

  package internal(set) var queryType: TypeID?
  package internal(set) var mutationType: TypeID?
  package internal(set) var subscriptionType: TypeID?

  /// Made by the builder when everything above is complete.
  var lookup = SchemaLookup()

  init() {}

  /// The place of an element in one of the arrays; the parameter keeps places in different arrays apart.
  package struct Index<Element>: WordHashable, Sendable {
    package let index: UInt32
    @inlinable package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
    @inlinable package var hashWord: UInt { UInt(index) }
  }

  /// In `types`.
  package typealias TypeID = Index<NamedType>
  /// In `fields`.
  package typealias FieldID = Index<Field>
  /// In `inputs`.
  package typealias InputID = Index<InputValue>
  /// In `texts`.
  package typealias TextID = Index<String>
  /// In `constants`.
  package typealias ConstantID = Index<ConstantValue>

  /// A run of one of the arrays.
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

  /// A type as a field or an input uses it: a named type inside lists and non-null marks.
  package struct TypeUse: Hashable, Sendable {
    package let type: TypeID
    package let wrappers: TypeWrappers
    @inlinable package init(type: TypeID, wrappers: TypeWrappers) {
      self.type = type
      self.wrappers = wrappers
    }
  }

  package struct NamedType: Hashable, Sendable {
    package var name: Name
    package var kind: TypeKind
    /// Whether it is one of the scalars or introspection types of the specification and no source defines it.
    package var isBuiltIn = false
    /// Whether it is a built-in scalar to which nothing refers: to operations it does not exist.
    package var isUnreferenced = false
    /// Whether something refers to it but no source defines it.
    package var isMissing = false
    /// Whether the input object carries `@oneOf`.
    package var isOneOf = false
    package var description: TextID?
    package var specifiedByURL: TextID?
    /// Of objects and interfaces, as declared. In `typeLists`.
    package var interfaces = Run.empty
    /// Of unions as declared; of interfaces the object types that implement them, in order of definition. In `typeLists`.
    package var possibleTypes = Run.empty
    /// Of objects and interfaces. In `fields`.
    package var fields = Run.empty
    /// Of input objects. In `inputs`.
    package var inputFields = Run.empty
    /// Of enums. In `enumValues`.
    package var values = Run.empty
    /// Whether the object's or interface's own definition carries `@typePolicy` (Apollo, rule a.2).
    package var hasTypePolicy = false
    /// The `keyFields` of the type's own `@typePolicy`, of which one on an extension comes first; `keyFields(of:)` asks
    /// the interfaces too.
    package var keyFields: TextID?
    /// In `fieldPolicies`.
    package var fieldPolicies = Run.empty

    package init(name: Name, kind: TypeKind) {
      self.name = name
      self.kind = kind
    }
  }

  package struct Field: Hashable, Sendable {
    package var name: Name
    package var type: TypeUse
    /// In `inputs`.
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
    /// As written: names of arguments, or paths into them, between spaces.
    package var keyArguments: TextID

    package init(forField: Name, keyArguments: TextID) {
      self.forField = forField
      self.keyArguments = keyArguments
    }
  }

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

    /// Whether a value must be given: non-null without a default.
    @inlinable package var isRequired: Bool { type.wrappers.isNonNull && defaultValue == nil }
  }

  package struct EnumValue: Hashable, Sendable {
    package var name: Name
    package var description: TextID?
    package var deprecationReason: TextID?

    package init(name: Name) {
      self.name = name
    }
  }

  package struct DirectiveDefinition: Hashable, Sendable {
    package var name: Name
    /// In `inputs`.
    package var arguments: Run
    package var isRepeatable: Bool
    /// As declared, without repetitions.
    package var locations: [DirectiveLocation]
    package var description: TextID?
    /// Whether it is one of the specification's or Apollo's and no source defines it.
    package var isBuiltIn: Bool
  }
}

/// An input value without variables, as a default is.
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

  package struct Member: Hashable, Sendable {
    package var name: Name
    package var value: ConstantValue
    package init(name: Name, value: ConstantValue) {
      self.name = name
      self.value = value
    }
  }
}
