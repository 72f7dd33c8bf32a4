import Source
import SwiftLowering
import SwiftScanning

/// A function that is a value.
enum Callable {
  case closure(SwiftClosure, Surroundings)
  /// A function that a function declares.
  case function(SwiftFunction, Surroundings)
  /// The functions of one name that statements declare, by their numbers in the state. The arguments of a call select
  /// one.
  case overloads([Int])
  /// A function of the program, with the instance if it is a method.
  case member(SwiftFunction.ID, of: AbstractValue?)
  /// A key path, as an expression.
  case keyPath(SwiftExpression, Surroundings)
  /// An initializer of the type at a path.
  case initializer(SwiftFunction.ID, of: [Name])
  /// The implicit initializer of the structure at a path, which takes the stored properties.
  case memberwise([Name])
}

/// An observer of a variable that a function declares.
struct LocalObserver {
  let kind: ComputedVariable.Accessor.Kind
  /// The number of its function, which has one parameter.
  let callable: Int
}

/// The names and types that the body of a closure or local function can use.
struct Surroundings {
  let names: [Name: Int]
  let types: [Name: LocalType]
  let enclosing: [Name]
  let mock: Name?
  let declaration: DeclarationID
}
