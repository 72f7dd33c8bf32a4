import Source
import SwiftLowering

/// The types that a statement's literals and generic parameters have, as far as they are found.
struct Inference {
  /// The literal whose type a variable is.
  enum Literal: UInt8, Hashable {
    case integer, number, string, boolean, array, dictionary, nothing

    init?(_ literal: SwiftExpression.Literal) {
      switch literal {
      case .nothing: self = .nothing
      case .boolean: self = .boolean
      case .integer, .other(.integer): self = .integer
      case .number, .other(.number): self = .number
      case .string, .other(.string): self = .string
      case .other: return nil
      }
    }

    /// The protocol of the types that such literals can have.
    var path: [Name] { Self.paths[Int(rawValue)] }

    /// By the order of the cases.
    private static let paths: [[Name]] = [
      ["ExpressibleByIntegerLiteral"], ["ExpressibleByFloatLiteral"], ["ExpressibleByStringLiteral"],
      ["ExpressibleByBooleanLiteral"], ["ExpressibleByArrayLiteral"], ["ExpressibleByDictionaryLiteral"],
      ["ExpressibleByNilLiteral"],
    ]
    /// The protocols of characters, which have the same literals as texts.
    static let characterPaths: [[Name]] = [
      ["ExpressibleByExtendedGraphemeClusterLiteral"], ["ExpressibleByUnicodeScalarLiteral"],
    ]

    /// The type that such a literal has without a context.
    var defaultType: StaticType? {
      switch self {
      case .integer: .int
      case .number: .double
      case .string: .string
      case .boolean: .bool
      case .array, .dictionary, .nothing: nil
      }
    }
  }

  private struct Variable {
    var type: StaticType?
    var literal: Literal?
    /// Whether the type came from an argument, so that a wider type may replace it.
    var isLoose = false
  }

  private var variables: [Variable] = []

  mutating func makeVariable(_ literal: Literal? = nil) -> StaticType {
    variables.append(Variable(literal: literal))
    return .variable(variables.count - 1)
  }

  /// The number of variables so far.
  var count: Int { variables.count }

  func literal(of variable: Int) -> Literal? { variables[variable].literal }

  func isLoose(_ variable: Int) -> Bool { variables[variable].isLoose }

  /// Returns the type without variables that are bound, at the outermost level.
  func head(_ type: StaticType) -> StaticType {
    var present = type
    while case .variable(let number) = present, variables.indices.contains(number), let bound = variables[number].type {
      present = bound
    }
    return present
  }

  /// The last variable of a chain of bound variables.
  func last(_ variable: Int) -> Int {
    var present = variable
    while case .variable(let next)? = variables[present].type { present = next }
    return present
  }

  /// Returns the type with all variables that are bound replaced.
  func resolved(_ type: StaticType) -> StaticType {
    guard type.hasVariables else { return type }
    let head = head(type)
    if case .variable = head { return head }
    return head.mapParts { resolved($0) }
  }

  /// Binds a variable. Returns false if the type contains the variable.
  mutating func bind(_ variable: Int, to type: StaticType, isLoose: Bool) -> Bool {
    let type = resolved(type)
    if type == .variable(variable) { return true }
    if type.contains(where: { $0 == .variable(variable) }) { return false }
    variables[variable].type = type
    variables[variable].isLoose = isLoose
    return true
  }

  /// Gives a literal an unknown type, since its place is not understood.
  mutating func giveUp(on type: StaticType) {
    let head = head(type)
    if case .variable(let number) = head {
      if variables.indices.contains(number) { variables[number].type = .unknown }
    } else if head.hasVariables {
      _ = head.contains { part in
        if case .variable(let number) = part, case .variable(let last) = self.head(.variable(number)),
          variables.indices.contains(last)
        {
          variables[last].type = .unknown
        }
        return false
      }
    }
  }

  /// Binds a type that is a variable.
  mutating func bind(variable: StaticType, to type: StaticType) -> Bool {
    guard case .variable(let number) = head(variable) else { return false }
    return bind(number, to: type, isLoose: true)
  }

  /// Replaces the type of a variable that came from an argument by a wider one.
  mutating func widen(_ variable: Int, to type: StaticType) -> Bool {
    var present = variable
    while case .variable(let next)? = variables[present].type { present = next }
    guard variables[present].isLoose else { return false }
    return bind(present, to: type, isLoose: true)
  }

  /// Makes two variables one. The literal that fewer types can have remains.
  mutating func join(_ first: Int, _ second: Int) -> Bool? {
    guard first != second else { return true }
    switch (variables[first].literal, variables[second].literal) {
    case (nil, _): return bind(first, to: .variable(second), isLoose: true)
    case (_, nil): return bind(second, to: .variable(first), isLoose: true)
    case (.integer, .number): return bind(first, to: .variable(second), isLoose: true)
    case (.number, .integer): return bind(second, to: .variable(first), isLoose: true)
    case (let one, let other): return one == other ? bind(first, to: .variable(second), isLoose: true) : false
    }
  }

  /// Gives literals that have no type yet their default types.
  ///
  /// - Parameter first: the number of the first variable.
  mutating func takeDefaults(from first: Int) {
    for index in variables.indices.dropFirst(first) where variables[index].type == nil {
      variables[index].type = variables[index].literal?.defaultType
    }
  }

  /// Returns the type with the default types of literals, and without variables.
  func finished(_ type: StaticType) -> StaticType {
    guard type.hasVariables else { return type }
    let head = head(type)
    if case .variable(let number) = head { return variables[number].literal?.defaultType ?? .unknown }
    return head.mapParts { finished($0) }
  }
}
