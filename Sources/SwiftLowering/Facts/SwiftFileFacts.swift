import Source
import SwiftScanning

/// The joined facts of all declarations of a Swift file.
///
/// They depend only on the text of the file. Ranges are relative to declarations, so text that moves changes nothing.
package struct SwiftFileFacts: Hashable, Sendable {
  package var path: String
  /// All functions, including members, in the order of the text.
  package var functions: [SwiftFunction] = []
  /// The types, each once, with the members of its extensions in the file.
  package var types: [SwiftTypeDeclaration] = []
  package var aliases: [TypeAlias] = []
  /// The index of the first function of each declaration.
  private var firstFunctions: [DeclarationID: Int] = [:]
  /// Whether failed assertions may end tests (`continueAfterFailure = false`).
  package var assertionsMayEndTests = false
  /// Whether the file was skipped because it exceeds the limits of the parser.
  package var exceedsLimits = false
  /// The starts of the declarations, if the file was read by itself.
  package var places = DeclarationPlaces()

  /// A type alias of the file or of a type in it.
  package struct TypeAlias: Hashable, Sendable {
    /// The path of enclosing types.
    package var path: [Name]
    package var name: Name
    package var target: SwiftTypeReference
    /// Whether only its own file can name it.
    package var isPrivate = false
  }

  package init(path: String) {
    self.path = path
  }

  /// Joins declarations, which are in the order of the text.
  ///
  /// - Parameter privateTypes: the private types of the whole file; nil if all of its declarations are given.
  package init(
    path: String, _ declarations: [(id: DeclarationID, facts: DeclarationFacts)], _ privateTypes: PrivateTypes? = nil
  ) {
    self.path = path
    let privateTypes = privateTypes ?? PrivateTypes(inFile: Name(path), declarations.map(\.facts))
    var indices: [[Name]: Int] = [:]
    for (id, facts) in declarations {
      if !facts.functions.isEmpty { firstFunctions[id] = functions.count }
      functions += facts.functions(of: id, named: nil).compactMap { facts.function($0, privateTypes) }
      for type in facts.types {
        if indices[type.path] == nil {
          indices[type.path] = types.count
          types.append(SwiftTypeDeclaration(path: privateTypes.separated(type.path), kind: nil, file: type.file))
        }
        if let index = indices[type.path] { types[index].add(type, of: id) }
      }
      aliases += facts.aliases.map { alias in
        var alias = alias
        alias.path = privateTypes.separated(alias.path)
        return alias
      }
    }
  }

  /// Returns a function of the file; nil if it is gone.
  package func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    guard let first = firstFunctions[id.declaration], functions.indices.contains(first + id.index),
      functions[first + id.index].id == id
    else { return nil }
    return functions[first + id.index]
  }

  /// Returns the functions of a declaration: one, unless it could not be divided.
  package func functions(of declaration: DeclarationID) -> [SwiftFunction.ID] {
    guard let first = firstFunctions[declaration] else { return [] }
    return functions[first...].prefix { $0.id.declaration == declaration }.map(\.id)
  }

  /// The file without the bodies of functions.
  package var withoutBodies: SwiftFileFacts {
    var result = self
    result.functions = functions.map(\.withoutBody)
    return result
  }

  /// The declarations that have functions, in the order of the text.
  package var declarations: [DeclarationID] {
    firstFunctions.sorted { $0.value < $1.value }.map(\.key)
  }
}

extension SwiftTypeDeclaration {
  /// Adds another part of the type. A type that is declared twice is not known.
  fileprivate mutating func add(_ part: SwiftTypeDeclaration, of id: DeclarationID) {
    if let kind = part.kind { self.kind = self.kind == nil ? kind : .enumeration }
    inherited += part.inherited
    properties += part.properties.map { property in
      var property = property
      property.declaration = id
      return property
    }
    cases += part.cases
    overridden += part.overridden
    traits += part.traits
    genericParameters += part.genericParameters
    requirements += part.requirements
    isPropertyWrapper = isPropertyWrapper || part.isPropertyWrapper
  }
}

/// A function, initializer or subscript, or the getter or setter of a computed property.
package struct SwiftFunction: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case function, initializer, getter, setter
    /// The getter of a subscript.
    case subscripting
  }

  package var id = ID.none
  package var kind: Kind
  package var name: Name
  package var parameters: [Parameter]
  package var result: SwiftTypeReference?
  package var body: [SwiftStatement]
  package var isStatic: Bool
  /// Whether only its own file can call it.
  package var isPrivate = false
  package var isOverride = false
  package var isMutating = false
  package var isAsync = false
  /// Whether it is declared with `throws` or `rethrows`.
  package var isThrowing = false
  /// Whether an initializer can give nil.
  package var isFailable = false
  /// Whether it is inside `#if`.
  package var isConditional = false
  /// The arguments of `@Test`; nil if it is no test of Swift Testing.
  package var testArguments: [SwiftExpression]?
  /// The traits of `@Test(…)`.
  package var traits: [SwiftExpression] = []
  package var genericParameters: [GenericParameter] = []
  /// The enclosing types, the outermost first.
  package var enclosing: [Name]
  /// `Otter`, in an extension of `Mock` for this type.
  package var mockObject: SwiftTypeReference?
  /// `Otter`, in an extension of a collection `where Element == Otter`, or of `[Otter]`.
  package var elementType: SwiftTypeReference?
  /// Whether it is in an extension of `Mock` for all types.
  package var isForAllMocks = false
  /// The range of its name, relative to its declaration.
  package var range: TextRange
  /// The type of its result with the places of its names.
  package var writtenResult: WrittenType?
  /// The types and arguments of its attributes.
  package var attributes: [SwiftStatement] = []

  package struct Parameter: Hashable, Sendable {
    package var label: Name?
    package var name: Name
    package var type: SwiftTypeReference
    package var defaultValue: SwiftExpression?
    package var isInOut: Bool
    /// Whether it is `consuming`, so that the function can change its own copy.
    package var isConsuming = false
    /// Whether a property wrapper gives its value.
    package var isWrapped = false
    /// Whether the argument becomes a closure. The type is that of its result.
    package var isAutoclosure = false
    /// The type with the places of its names. For a variadic parameter, it is the type of the list.
    package var written: WrittenType?
  }
}

/// A generic parameter of a function or type.
package struct GenericParameter: Hashable, Sendable {
  package var name: Name
  /// The protocols to which its types conform, or their superclass.
  package var constraints: [SwiftTypeReference] = []
}

extension SwiftFunction {
  /// The function as its callers see it.
  package var withoutBody: SwiftFunction {
    var result = self
    (result.body, result.attributes) = ([], [])
    return result
  }

  /// Stands for a function that is absent.
  package static let absent = SwiftFunction(
    kind: .function, name: "", parameters: [], body: [], isStatic: false, enclosing: [], range: TextRange(at: 0))

  /// Whether a call may throw an error. The effects of properties and subscripts are not recorded.
  package var mayThrow: Bool { isThrowing || kind != .function && kind != .initializer }

  /// The name of initializers from JSON, which differs from the name of other initializers.
  package static let jsonInitializer: Name = "init(_jsonValue:)"

  /// The name of every subscript.
  package static let subscriptName: Name = "subscript"
}

/// A type with its extensions in one declaration or file. The empty path stands for global declarations.
package struct SwiftTypeDeclaration: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure, classOrActor, enumeration, protocolType
  }

  package var path: [Name]
  /// Nil if there are only extensions of the type.
  package var kind: Kind?
  /// The path of the file.
  package var file: Name
  /// The inheritance clause: the superclass and protocols.
  package var inherited: [SwiftTypeReference] = []
  package var properties: [Property] = []
  /// The cases of an enumeration.
  package var cases: [Case] = []
  /// The names of overriding methods, without the methods that XCTest calls around tests.
  package var overridden: [Name] = []
  /// The traits of `@Suite(…)`.
  package var traits: [SwiftExpression] = []
  package var genericParameters: [GenericParameter] = []
  /// The methods that a protocol requires.
  package var requirements: [Requirement] = []
  package var isPropertyWrapper = false

  /// A case of an enumeration.
  package struct Case: Hashable, Sendable {
    package var name: Name
    /// The associated values.
    package var parameters: [Parameter] = []
    /// The raw value, if it is a text or a number.
    package var rawValue: SwiftExpression.Literal?

    package struct Parameter: Hashable, Sendable {
      package var label: Name?
      package var type: SwiftTypeReference
      /// The type without `any` and `some`.
      package var bareType: SwiftTypeReference
    }
  }

  /// A method that types must have to conform to a protocol.
  package struct Requirement: Hashable, Sendable {
    package var name: Name
    /// The labels of its parameters.
    package var labels: [Name?]
  }

  /// A stored property, of instances or of the type.
  package struct Property: Hashable, Sendable {
    /// The declaration to which ranges in the value are relative.
    package var declaration = DeclarationID.none
    package var name: Name
    package var type: SwiftTypeReference?
    /// The type without `any` and `some`.
    package var bareType: SwiftTypeReference?
    package var value: SwiftExpression?
    package var isStatic: Bool
    package var isPrivate = false
    package var isConstant = false
    /// Whether its initial value is made at the first read.
    package var isLazy = false
    /// The bodies of `willSet` and `didSet`.
    package var observers: [ComputedVariable.Accessor] = []
    package var isWeak = false
    /// Whether other code runs when it is read or set: property wrappers and the like.
    package var isObserved = false
    /// Its only wrapper; nil for a property with observers or several wrappers.
    package var wrapper: WrittenWrapper?

    /// Whether its value is not followed. Observers of structures are not.
    package func isHidden(in kind: Kind) -> Bool { isObserved || kind != .classOrActor && !observers.isEmpty }
  }
}

extension SwiftTypeDeclaration.Property {
  /// Returns the stored property that holds the wrapper, under this name; nil if there is no wrapper.
  package func wrapperStorage(named name: Name) -> SwiftTypeDeclaration.Property? {
    wrapper.map { SwiftTypeDeclaration.Property(name: name, type: $0.type, isStatic: false) }
  }
}
