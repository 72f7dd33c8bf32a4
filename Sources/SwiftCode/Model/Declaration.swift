/// A declaration, or the space between two.
package indirect enum Declaration: Hashable, Sendable {
  case type(TypeDeclaration)
  case `extension`(ExtensionDeclaration)
  case variable(VariableDeclaration)
  case initializer(InitializerDeclaration)
  case function(FunctionDeclaration)
  case alias(TypeAliasDeclaration)
  case enumCase(EnumCaseDeclaration)
  /// A comment that documents the next declaration; nothing for an empty text.
  case documentation(String)
  /// A comment on lines of its own; nothing for an empty text.
  case comment(String)
  /// An attribute of the next declaration, for those that have no list of attributes or where a comment stands between.
  case attribute(Attribute)
  /// `#warning("…")`; what is quoted stands at the end, between apostrophes.
  case warning(String, quoting: String? = nil)
  /// Empty lines: without them, declarations follow each other line by line.
  case blankLines(Int)
  /// Declarations that have been printed before.
  case printed(PrintedList<Declaration>)
  case callable(CallableDeclaration)
  case property(ComputedProperty)
  case conditional(ConditionalDeclarations)
  /// `import Module`, with all that can stand before and behind it, as another source file spells it.
  case importLine(String)
}

/// A class, actor, structure, enumeration or protocol.
package struct TypeDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var kind: Kind
  package var name: String
  /// The superclass and the protocols it conforms to.
  package var inherits: [SwiftType]
  /// A requirement on an associated type, on a line of its own.
  package var requirement: SameType?
  package var attributes: [Attribute] = []
  package var generics = GenericClause()
  package var members: [Declaration]
  /// How the braces stand where there are no members.
  package var emptyBody = EmptyBody.lines

  package enum Kind: String, Hashable, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`
  }

  package enum EmptyBody: Hashable, Sendable {
    /// On two lines.
    case lines
    /// `{}`
    case closed
    /// `{ }`
    case spaced
  }

  package init(
    _ modifiers: Modifiers, _ kind: Kind, _ name: String, inherits: [SwiftType] = [],
    where requirement: SameType? = nil, members: [Declaration] = [], emptyBody: EmptyBody = .lines
  ) {
    self.modifiers = modifiers
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.requirement = requirement
    self.members = members
    self.emptyBody = emptyBody
  }
}

/// A requirement that a type parameter is a given type.
package struct SameType: Hashable, Sendable {
  package var parameter: String
  package var type: SwiftType

  package init(_ parameter: String, _ type: SwiftType) {
    self.parameter = parameter
    self.type = type
  }
}

/// An extension, possibly constrained to one type: `extension Mock where O == Dog`.
package struct ExtensionDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var extended: SwiftType
  /// The protocols that it makes the type conform to.
  package var inherits: [SwiftType]
  package var requirement: SameType?
  package var members: [Declaration]

  package init(
    _ modifiers: Modifiers, _ extended: SwiftType, inherits: [SwiftType] = [], where requirement: SameType? = nil,
    members: [Declaration]
  ) {
    self.modifiers = modifiers
    self.extended = extended
    self.inherits = inherits
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
    case accessors(get: Statement, set: Statement)
    /// `{ get { … } _modify { …; … } }`, each accessor on its line.
    case modified(get: Expression, modify: [Statement])
    /// `{ … }` behind the type.
    case getter(Expression)
    /// The statements of a getter, on lines of their own.
    case body([Statement])
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

/// A function, with its statements on a line each.
package struct FunctionDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var name: String
  /// Parameters that have been printed before; the other ones follow them.
  package var printedParameters: PrintedList<Parameter> = PrintedList()
  package var parameters: [Parameter]
  /// How the parameters stand.
  package var parameterLayout: Layout
  package var isAsync = false
  package var result: SwiftType?
  package var body: [Statement]

  package init(
    _ modifiers: Modifiers, _ name: String, _ parameters: [Parameter], parameterLayout: Layout = .line,
    returns result: SwiftType? = nil, body: [Statement]
  ) {
    self.modifiers = modifiers
    self.name = name
    self.parameters = parameters
    self.parameterLayout = parameterLayout
    self.result = result
    self.body = body
  }
}

/// An initializer.
package struct InitializerDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  /// Parameters that have been printed before; the other ones follow them.
  package var printedParameters: PrintedList<Parameter> = PrintedList()
  package var parameters: [Parameter]
  package var body: [Statement]
  /// How the parameters stand.
  package var parameterLayout: Layout
  /// `line` for all statements on the line of the braces, which is for one or none.
  package var bodyLayout: Layout

  package init(
    _ modifiers: Modifiers, _ parameters: [Parameter], parameterLayout: Layout = .lines, body: [Statement],
    bodyLayout: Layout = .lines
  ) {
    self.modifiers = modifiers
    self.parameters = parameters
    self.body = body
    self.parameterLayout = parameterLayout
    self.bodyLayout = bodyLayout
  }
}

/// A parameter of an initializer or function.
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

/// A case of an enumeration: `case large = "LARGE"`, `case owner(ID)`
package struct EnumCaseDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var name: String
  package var payload: [SwiftType]
  package var rawValue: Expression?

  package init(_ name: String, modifiers: Modifiers = [], payload: [SwiftType] = [], rawValue: Expression? = nil) {
    self.modifiers = modifiers
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
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
