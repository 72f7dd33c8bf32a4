/// A part of a declaration list: a declaration, comment, attribute, directive or blank lines.
package indirect enum Declaration: Hashable, Sendable {
  case type(TypeDeclaration)
  case `extension`(ExtensionDeclaration)
  case variable(VariableDeclaration)
  case initializer(InitializerDeclaration)
  case function(FunctionDeclaration)
  case alias(TypeAliasDeclaration)
  case enumCase(EnumCaseDeclaration)
  /// A documentation comment for the next declaration; nothing for an empty text.
  case documentation(String)
  /// A comment on separate lines; nothing for an empty text.
  case comment(String)
  /// An attribute of the next declaration, if that has no attribute list or a comment is between them.
  case attribute(Attribute)
  /// `#warning("…")`; the quoted text is appended between apostrophes.
  case warning(String, quoting: String? = nil)
  /// Blank lines. Without them, declarations are on consecutive lines.
  case blankLines(Int)
  /// Printed declarations.
  case printed(PrintedList<Declaration>)
  case callable(CallableDeclaration)
  case property(ComputedProperty)
  case conditional(ConditionalDeclarations)
  /// An import declaration with attributes and modifiers, copied from another source file.
  case importLine(String)
}

/// A class, actor, structure, enumeration or protocol.
package struct TypeDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var kind: Kind
  package var name: String
  /// The superclass and the conformances.
  package var inherits: [SwiftType]
  /// A requirement on an associated type, on a separate line.
  package var requirement: SameType?
  package var attributes: [Attribute] = []
  package var generics = GenericClause()
  package var members: [Declaration]
  /// The layout of the braces if there are no members.
  package var emptyBody = EmptyBody.lines

  package enum Kind: String, Hashable, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`
  }

  /// The layout of a body without members.
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

/// A same-type requirement, such as `O == Dog`.
package struct SameType: Hashable, Sendable {
  package var parameter: String
  package var type: SwiftType

  package init(_ parameter: String, _ type: SwiftType) {
    self.parameter = parameter
    self.type = type
  }
}

/// An extension, optionally constrained to one type: `extension Mock where O == Dog`.
package struct ExtensionDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var extended: SwiftType
  /// The added conformances.
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

  /// The value, accessors or getter of a variable.
  package enum Content: Hashable, Sendable {
    /// `= value`
    case value(Expression)
    /// `{ get { … } set { … } }`, each accessor on a separate line.
    case accessors(get: Statement, set: Statement)
    /// `{ get { … } _modify { …; … } }`, each accessor on a separate line.
    case modified(get: Expression, modify: [Statement])
    /// `{ … }` after the type.
    case getter(Expression)
    /// The statements of a getter, on separate lines.
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

/// A function, with each statement on a separate line.
package struct FunctionDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var name: String
  /// Printed parameters; `parameters` follow them.
  package var printedParameters: PrintedList<Parameter> = PrintedList()
  package var parameters: [Parameter]
  /// The layout of the parameters.
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

/// An initializer, with the layouts of its parameters and its body.
package struct InitializerDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  /// Printed parameters; `parameters` follow them.
  package var printedParameters: PrintedList<Parameter> = PrintedList()
  package var parameters: [Parameter]
  package var body: [Statement]
  /// The layout of the parameters.
  package var parameterLayout: Layout
  /// The layout of the body; `line` is for at most one statement.
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
  /// The name in the body, if it differs from the label.
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

/// A case of an enumeration, such as `case large = "LARGE"` and `case owner(ID)`.
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

/// A type alias: `typealias Name<T> = Type`.
package struct TypeAliasDeclaration: Hashable, Sendable {
  package var modifiers: Modifiers
  package var name: String
  package var generics: GenericClause
  package var type: SwiftType

  package init(
    _ modifiers: Modifiers, _ name: String, generics: GenericClause = GenericClause(), _ type: SwiftType
  ) {
    self.modifiers = modifiers
    self.name = name
    self.generics = generics
    self.type = type
  }
}
