import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission
import SwiftLowering

/// Makes values for fields of mocks. Mocks in these values have the required fields, up to a limit.
struct FittingValues {
  let code: GeneratedCode
  let variables: VariableValues
  /// Whether the outermost mock also gets optional values.
  private let fillsRoot: Bool
  /// The number of mocks that may still be made, because operations can select a lot.
  private var budget = 24

  /// The maximum nesting depth of mocks.
  static let depthLimit = 6

  init(_ code: GeneratedCode, variables: VariableValues, fillsRoot: Bool = false) {
    self.code = code
    self.variables = variables
    self.fillsRoot = fillsRoot
  }

  /// Returns a value for a field; nil if there is none.
  ///
  /// - Parameter sources: the selections from the objects in it.
  mutating func value(
    of field: MockField, _ sources: [SelectionSource: Certainty], depth: Int = 0
  ) -> Expression? {
    guard let core = core(of: field, sources, depth: depth) else { return nil }
    return field.type.lists.reduce(core) { element, _ in .array([element]) }
  }

  private mutating func core(
    of field: MockField, _ sources: [SelectionSource: Certainty], depth: Int
  ) -> Expression? {
    switch field.type.named {
    case .builtIn(.string): return .string(field.responseKey.text)
    case .builtIn(.id): return .string("1")
    case .builtIn, .scalar, .enumeration: return code.options.defaultValue(of: MockType(field.type.named, .nonNull))
    case .object(let type): return mock(type, sources, depth: depth)
    case .interface(let reference), .union(let reference):
      return reference.firstMockedType.flatMap { mock($0, sources, depth: depth) }
    }
  }

  /// `Mock<Den>(depth: 0)`, with all of its required fields.
  mutating func mock(_ type: Name, _ sources: [SelectionSource: Certainty], depth: Int = 0) -> Expression? {
    guard let mocks = code.mock(ofType: type) else { return nil }
    let callee = Expression.type(.generic("Mock", .named(code.options.typeName(type, .object))))
    guard depth < Self.depthLimit, 0 < budget else { return .call(callee, []) }
    budget -= 1
    let execution = Execution(sources, on: type, variables: variables, in: code)
    var arguments: [Argument] = []
    for (key, selected) in execution.fields.sorted(by: { $0.key < $1.key }) {
      guard selected.isRequired || depth == 0 && fillsRoot, selected.certainty == .yes, let field = mocks.field(key),
        let value = value(of: field, selected.sources, depth: depth + 1)
      else { continue }
      arguments.append(Argument(code.label(of: key), value))
    }
    return .call(callee, arguments)
  }
}

extension Expression {
  /// Makes a literal of a test the value of a field; nil if the field has another type.
  init?(_ literal: SwiftExpression.Literal, for field: MockField) {
    guard field.type.lists.isEmpty, case .builtIn(let type) = field.type.named else { return nil }
    switch (type, literal) {
    case (.string, .string(let text)), (.id, .string(let text)): self = .string(text)
    case (.int, .integer(let number)): self = .integer(number)
    case (.float, .integer(let number)): self = .double(Double(number))
    case (.float, .number(let number)) where number.isFinite: self = .double(number)
    case (.boolean, .boolean(let value)): self = .boolean(value)
    default: return nil
    }
  }
}

extension GeneratedCode {
  /// Returns the label of the parameter for a field.
  func label(of responseKey: Name) -> String { options.propertyName(responseKey).asArgumentLabel }
}
