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
    wholeType(at: number).withoutOptionals
  }

  private func wholeType(at number: Int32) -> StaticType {
    guard 0 <= number, let types = typed?.types, types.indices.contains(Int(number)) else { return .unknown }
    return types[Int(number)]
  }

  /// Whether the values of an expression hold nothing, such as numbers and texts.
  func isScalar(_ number: Int32) -> Bool {
    guard case .nominal(let path, []) = wholeType(at: number), path.count == 1 else { return false }
    return LibraryModels.plainTypes.contains(path[0])
  }

  /// Whether the type of an array literal is known to be no array, or is unknown.
  func mayBeSet(_ number: Int32) -> Bool {
    guard case .nominal(let path, _) = type(at: number) else { return true }
    return path != [StandardTypeNames.array]
  }

  /// Whether an expression has no result.
  func isVoid(_ number: Int32) -> Bool { wholeType(at: number) == .void }

  /// Whether an expression is a sequence whose methods can run their closures later.
  func isLazySequence(_ number: Int32) -> Bool { type(at: number).isLazySequence }

  /// Whether a method surely has run its closures: its result is known, and no lazy sequence.
  func isEagerResult(_ number: Int32) -> Bool {
    let type = type(at: number)
    return type != .unknown && !type.isLazySequence
  }

  /// Returns the types before the properties of a key path.
  func keyPathBases(at number: Int32) -> [StaticType] { number < 0 ? [] : typed?.keyPathBases[number] ?? [] }
}

extension StaticType {
  /// Whether it is one of the standard library's types that run closures when their elements are read.
  fileprivate var isLazySequence: Bool {
    guard case .nominal(let path, _) = self, path.count == 1 else { return false }
    return path[0].text.hasPrefix("Lazy")
  }
}
