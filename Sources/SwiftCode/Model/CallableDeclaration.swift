/// A function, operator, initializer or subscript with all that it can have.
package struct CallableDeclaration: Hashable, Sendable {
  package var attributes: [Attribute]
  package var modifiers: Modifiers
  package var kind: Kind
  package var generics: GenericClause
  package var parameters: [CallableParameter]
  package var effects: Effects
  package var result: SwiftType?
  package var accessors: [Accessor]

  package enum Kind: Hashable, Sendable {
    case function(String)
    /// A function whose name is made of operator characters; others in it become `_`.
    case operatorFunction(String)
    case initializer(isFailable: Bool)
    case `subscript`
  }

  /// - Parameter accessors: the bodies of a subscript; of all others one, whose keyword is not printed.
  package init(
    attributes: [Attribute] = [], _ modifiers: Modifiers, _ kind: Kind, generics: GenericClause = GenericClause(),
    _ parameters: [CallableParameter], effects: Effects = Effects(), returns result: SwiftType? = nil,
    _ accessors: [Accessor]
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.kind = kind
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.accessors = accessors
  }
}

/// A parameter with a label and a name that are each spelled, unless they are the same.
package struct CallableParameter: Hashable, Sendable {
  /// `_` for none.
  package var label: String
  package var name: String
  package var type: SwiftType
  package var defaultValue: Expression?

  package init(_ label: String, _ name: String, _ type: SwiftType, defaultValue: Expression? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A computed property.
package struct ComputedProperty: Hashable, Sendable {
  package var attributes: [Attribute]
  package var modifiers: Modifiers
  package var name: String
  package var type: SwiftType
  package var accessors: [Accessor]

  package init(
    attributes: [Attribute] = [], _ modifiers: Modifiers, _ name: String, _ type: SwiftType, _ accessors: [Accessor]
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.name = name
    self.type = type
    self.accessors = accessors
  }
}

/// The body of a getter or setter, or of a function.
package struct Accessor: Hashable, Sendable {
  package var kind: Kind
  package var effects: Effects
  package var body: [Statement]

  package enum Kind: Hashable, Sendable {
    case get, set
  }

  package init(_ kind: Kind, effects: Effects = Effects(), _ body: [Statement]) {
    self.kind = kind
    self.effects = effects
    self.body = body
  }

  /// The body of a function.
  package init(_ body: [Statement]) { self.init(.get, body) }
}

/// What a call may do besides giving a value.
package struct Effects: Hashable, Sendable {
  package var isAsync: Bool
  package var throwing: Throwing

  package enum Throwing: Hashable, Sendable {
    case never, anything
    case only(SwiftType)
  }

  package init(isAsync: Bool = false, throwing: Throwing = .never) {
    self.isAsync = isAsync
    self.throwing = throwing
  }
}

/// `<T: Codable, each U>` and `where T: Sendable`.
package struct GenericClause: Hashable, Sendable {
  package var parameters: [SwiftType]
  package var requirements: [SwiftType]

  package init(_ parameters: [SwiftType] = [], where requirements: [SwiftType] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

/// `#if CONDITION … #endif`
package struct ConditionalDeclarations: Hashable, Sendable {
  /// As another source file spells it.
  package var condition: String
  package var declarations: [Declaration]

  package init(_ condition: String, _ declarations: [Declaration]) {
    self.condition = condition
    self.declarations = declarations
  }
}
