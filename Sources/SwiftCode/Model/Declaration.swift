/// A declaration, or the space between two.
package indirect enum Declaration: Hashable, Sendable {
  case type(TypeDeclaration)
  case `extension`(ExtensionDeclaration)
  case variable(VariableDeclaration)
  case initializer(InitializerDeclaration)
  case alias(TypeAliasDeclaration)
  /// Empty lines: without them, declarations follow each other line by line.
  case blankLines(Int)
}

/// A class, structure or enumeration.
package struct TypeDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var kind: Kind
  package var name: String
  /// The superclass and the protocols it conforms to.
  package var inherits: [SwiftType]
  package var members: [Declaration]

  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`
  }

  package init(
    _ modifiers: Modifiers, _ kind: Kind, _ name: String, inherits: [SwiftType] = [], members: [Declaration]
  ) {
    self.modifiers = modifiers
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.members = members
  }
}

/// An extension, possibly constrained to one type: `extension Mock where O == Dog`.
package struct ExtensionDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var extended: SwiftType
  package var requirement: SameType?
  package var members: [Declaration]

  /// A requirement that a type parameter is a given type.
  package struct SameType: Hashable, Sendable {
    package var parameter: String
    package var type: SwiftType

    package init(_ parameter: String, _ type: SwiftType) {
      self.parameter = parameter
      self.type = type
    }
  }

  package init(
    _ modifiers: Modifiers, _ extended: SwiftType, where requirement: SameType? = nil, members: [Declaration]
  ) {
    self.modifiers = modifiers
    self.extended = extended
    self.requirement = requirement
    self.members = members
  }
}

/// A constant or variable, stored or computed.
package struct VariableDeclaration: Hashable, Sendable {
  package var attributes: [Attribute]
  package var modifiers: Modifiers
  package var kind: Kind
  package var name: String
  package var type: SwiftType?
  package var content: Content?

  package enum Kind: String, Hashable, Sendable {
    case `let`, `var`
  }

  package enum Content: Hashable, Sendable {
    /// `= value`
    case value(Expression)
    /// `{ get { … } set { … } }`, each accessor on its line.
    case accessors(get: Expression, set: Expression)
  }

  package init(
    attributes: [Attribute] = [], _ modifiers: Modifiers, _ kind: Kind, _ name: String, type: SwiftType? = nil,
    _ content: Content? = nil
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.kind = kind
    self.name = name
    self.type = type
    self.content = content
  }
}

/// An initializer. Its parameters and its statements, each of them an expression, stand on a line each.
package struct InitializerDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var parameters: [Parameter]
  package var body: [Expression]

  package init(_ modifiers: Modifiers, _ parameters: [Parameter], body: [Expression]) {
    self.modifiers = modifiers
    self.parameters = parameters
    self.body = body
  }
}

/// A parameter of an initializer.
package struct Parameter: Hashable, Sendable {
  package var label: String
  /// The name in the body, where it is not the label.
  package var name: String?
  package var type: SwiftType
  package var defaultValue: Expression?

  package init(_ label: String, name: String? = nil, type: SwiftType, defaultValue: Expression? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// `typealias Name = Type`
package struct TypeAliasDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var name: String
  package var type: SwiftType

  package init(_ modifiers: Modifiers, _ name: String, _ type: SwiftType) {
    self.modifiers = modifiers
    self.name = name
    self.type = type
  }
}
