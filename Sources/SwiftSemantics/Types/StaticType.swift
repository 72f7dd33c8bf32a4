import Source
import SwiftLowering

/// The static type of an expression or declaration.
package indirect enum StaticType: Hashable, Sendable {
  /// A structure, class, enumeration or actor. The arguments belong to the types of its path, the outermost type's first.
  case nominal([Name], [StaticType])
  /// `any P & Q`; without protocols, `Any`. Sorted by path.
  case existential([ProtocolReference])
  /// A `some` type in the result of a function or property. It is equal only to itself.
  case opaqueResult(OpaqueResult)
  /// A generic parameter, or `Self` in a protocol.
  case parameter(TypeParameter)
  /// `Base.Name`, where the base has no known witness.
  case member(StaticType, Name)
  case function(FunctionType)
  /// The empty tuple is `Void`. A tuple never has exactly one element.
  case tuple([TupleElement])
  /// The type of a type.
  case metatype(StaticType)
  /// A type that no source declares. It is equal to itself, and its members are unknown.
  case named([Name])
  /// A type that inference has not found yet. It exists only while a statement is typed.
  case variable(Int)
  /// It converts to and from every type.
  case unknown

  package static let void = StaticType.tuple([])
  package static let any = StaticType.existential([])
  package static let anyObject = StaticType.existential([ProtocolReference(path: [StandardTypeNames.anyObject])])
}

/// A generic parameter by its declaration and position.
package struct TypeParameter: Hashable, Sendable {
  /// The declaration of a generic parameter.
  package enum Owner: Hashable, Sendable {
    case type([Name])
    /// `Self` in a protocol.
    case protocolSelf([Name])
    case function(SwiftFunction.ID)
    /// A local function, by its number among the local functions of a declaration.
    case local(Int)
    case alias([Name])
  }

  package var owner: Owner
  package var index: Int
  package var name: Name

  package init(owner: Owner, index: Int, name: Name) {
    (self.owner, self.index, self.name) = (owner, index, name)
  }

  package static func == (a: TypeParameter, b: TypeParameter) -> Bool { a.index == b.index && a.owner == b.owner }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(index)
  }

  /// `Self` in a protocol and its extensions.
  package static func selfType(of path: [Name]) -> TypeParameter {
    TypeParameter(owner: .protocolSelf(path), index: 0, name: WellKnownNames.selfType)
  }
}

/// A protocol with the arguments of its primary associated types.
package struct ProtocolReference: Hashable, Sendable {
  package var path: [Name]
  package var arguments: [StaticType] = []

  package init(path: [Name], arguments: [StaticType] = []) {
    (self.path, self.arguments) = (path, arguments)
  }
}

/// A `some` type of the result of a declaration.
package struct OpaqueResult: Hashable, Sendable {
  /// The function, or the getter of a property.
  package var function: SwiftFunction.ID
  /// The function with its type and labels.
  package var name: String
  /// The position among the `some` types of the result.
  package var index: Int
  package var constraints: [ProtocolReference]
  /// The generic arguments of the function and of the type around it.
  package var arguments: [StaticType]
}

/// The type of a function or closure.
package struct FunctionType: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var type: StaticType
    package var isInOut = false
    /// The argument becomes a closure. The type is that of the argument.
    package var isAutoclosure = false
    /// The type is that of one argument.
    package var isVariadic = false

    package init(_ type: StaticType, isInOut: Bool = false, isAutoclosure: Bool = false, isVariadic: Bool = false) {
      (self.type, self.isInOut, self.isAutoclosure) = (type, isInOut, isAutoclosure)
      self.isVariadic = isVariadic
    }
  }

  package var parameters: [Parameter]
  package var result: StaticType
  package var isAsync = false
  package var canThrow = false

  package init(_ parameters: [Parameter], _ result: StaticType, isAsync: Bool = false, canThrow: Bool = false) {
    (self.parameters, self.result, self.isAsync, self.canThrow) = (parameters, result, isAsync, canThrow)
  }
}

package struct TupleElement: Hashable, Sendable {
  package var label: Name?
  package var type: StaticType

  package init(_ label: Name? = nil, _ type: StaticType) {
    (self.label, self.type) = (label, type)
  }
}
