import Source
import SwiftLowering

/// The types of a declaration's expressions, and the declarations that its names and calls stand for.
package struct TypedDeclaration: Hashable, Sendable {
  /// The type of each expression, by its number.
  package internal(set) var types: [StaticType]
  /// The declaration of each name and member.
  package internal(set) var referents: [Int32: Referent] = [:]
  /// The callee of each call, subscript and operator.
  package internal(set) var calls: [Int32: Call] = [:]

  /// The types before the properties of each key path whose types are known.
  package internal(set) var keyPathBases: [Int32: [StaticType]] = [:]

  /// The chains with `?` whose type is the optional of what their last part has.
  package internal(set) var optionalChains: Set<Int32> = []

  init(count: Int) { types = Array(repeating: .unknown, count: count) }

  package func type(of expression: SwiftExpression) -> StaticType {
    types.indices.contains(Int(expression.number)) ? types[Int(expression.number)] : .unknown
  }
}

/// The declaration that a name stands for.
package enum Referent: Hashable, Sendable {
  /// A variable or function of the enclosing functions, by its number.
  case local(Int)
  case member(Member)
  case type([Name])
  case genericParameter(TypeParameter)
  case selfValue
}

/// A call with the function that it runs.
package struct Call: Hashable, Sendable {
  package var callee: Callee
  /// The parameter of each argument.
  package var match: ArgumentMatch?
  /// The labels of all parameters.
  package var labels: [Name?] = []
  /// The types of the callee's generic parameters and of its type's parameters.
  package var substitution: Substitution = [:]
}

package enum Callee: Hashable, Sendable {
  /// A function, accessor, subscript or initializer.
  case function(SwiftFunction.ID)
  /// A requirement of a protocol: the type of the value decides.
  case requirement(SwiftFunction.ID)
  /// A method of a class: the class of the value decides.
  case overridable(SwiftFunction.ID)
  /// A local function, by its number.
  case local(Int)
  /// A closure or another value that is a function.
  case value
  case memberwise([Name])
  case rawValueInitializer([Name])
  case enumCase([Name], Name)
}

extension Callee {
  /// The function, requirement or overridable method.
  package var function: SwiftFunction.ID? {
    switch self {
    case .function(let id), .requirement(let id), .overridable(let id): id
    case .local, .value, .memberwise, .rawValueInitializer, .enumCase: nil
    }
  }
}
