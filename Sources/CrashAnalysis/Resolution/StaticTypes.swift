import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// The types of the code at the current point. They decide where the values of a call could mean several functions or
/// members. A declaration is typed when such a decision needs it.
struct StaticTypes {
  let declarations: ProgramDeclarations
  /// The declaration that has the code; nil if the code is not known.
  let declaration: DeclarationID?

  private var typed: TypedDeclaration? { declaration.flatMap { declarations.typed($0) } }

  /// Returns the call with a number; nil if its callee is not known.
  func call(at number: Int32) -> Call? { number < 0 ? nil : typed?.calls[number] }

  /// Returns the member that a name means; nil if it is not known.
  func member(at number: Int32) -> Member? {
    guard 0 <= number, case .member(let member)? = typed?.referents[number] else { return nil }
    return member
  }

  /// Returns the type of an expression without optional marks.
  func type(at number: Int32) -> StaticType {
    guard 0 <= number, let types = typed?.types, types.indices.contains(Int(number)) else { return .unknown }
    return types[Int(number)].withoutOptionals
  }

  /// Returns the types before the properties of a key path.
  func keyPathBases(at number: Int32) -> [StaticType] { number < 0 ? [] : typed?.keyPathBases[number] ?? [] }
}
