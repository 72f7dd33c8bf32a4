/// A function, operator, initializer or subscript with all clauses of Swift's grammar.
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
    /// An operator function. Other characters than operator characters in the name become `_`.
    case operatorFunction(String)
    case initializer(isFailable: Bool)
    case `subscript`
  }

  /// - Parameter accessors: the accessors of a subscript, or one body, printed without a keyword.
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

/// A parameter with a label and a name; the name is omitted if it equals the label.
package struct CallableParameter: Hashable, Sendable {
  /// The label; `_` for none.
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

/// A computed property with its attributes and accessors; an accessor can have effects.
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

/// An accessor of a property or subscript, or the body of a function.
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

  /// Creates the body of a function.
  package init(_ body: [Statement]) { self.init(.get, body) }
}

/// The effects of a call: `async` and `throws`.
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

/// A generic parameter list and `where` clause, such as `<T: Codable, each U>` and `where T: Sendable`.
package struct GenericClause: Hashable, Sendable {
  package var parameters: [SwiftType]
  package var requirements: [SwiftType]

  package init(_ parameters: [SwiftType] = [], where requirements: [SwiftType] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

/// Declarations inside `#if CONDITION … #endif`.
package struct ConditionalDeclarations: Hashable, Sendable {
  /// The condition, copied from another source file.
  package var condition: String
  package var declarations: [Declaration]

  package init(_ condition: String, _ declarations: [Declaration]) {
    self.condition = condition
    self.declarations = declarations
  }
}
