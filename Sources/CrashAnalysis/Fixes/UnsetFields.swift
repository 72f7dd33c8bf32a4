import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission
import SwiftLowering

/// The unset required fields of a mock in a conversion, with the places where edits can set them.
struct UnsetFields: Hashable {
  /// The mock's type in the schema.
  let type: Name
  let creation: MockCreation
  /// The role of a mock that is a default of another one.
  let role: AbstractMock.DefaultRole?
  /// The field that the test reads.
  let key: Name
  /// All unset fields, including that one, in the order of their keys.
  let fields: [Field]
  let variables: VariableValues
  /// The literal with which the test compares the read.
  var expected: SwiftExpression.Literal?

  /// An unset field.
  struct Field: Hashable {
    let key: Name
    /// The selections from the objects in the field.
    let sources: [SelectionSource: Certainty]
    /// The place that set it to nil after the mock was made.
    let nilPlace: NilPlace?
  }

  /// Returns a fix that sets the field that is read, and one that sets all fields.
  func fixes(_ code: GeneratedCode) -> [Diagnostic.Fix] {
    let settings = settings(code)
    var result: [Diagnostic.Fix] = []
    if let edits = edits(settings.filter { $0.field.responseKey == key }, code) {
      result.append(Diagnostic.Fix("Set '\(key)'", edits))
    }
    if 1 < settings.count, let edits = edits(settings, code) {
      let keys = settings.map { "'\($0.field.responseKey)'" }.joined(separator: ", ")
      result.append(Diagnostic.Fix("Set all required fields: \(keys)", edits))
    }
    return result
  }

  /// Returns the edits that set some fields, or all fields if `keys` is nil; nil if there are none.
  func edits(_ keys: [Name]?, _ code: GeneratedCode) -> [Diagnostic.Edit]? {
    edits(settings(code).filter { keys?.contains($0.field.responseKey) ?? true }, code)
  }

  /// A field and its new value.
  private struct Setting {
    let field: MockField
    let value: Expression
    let nilPlace: NilPlace?
  }

  /// Returns the fields that can be set, in their order. The field that is read has first claim on the limited number
  /// of mocks.
  private func settings(_ code: GeneratedCode) -> [Setting] {
    guard let mocks = code.mock(ofType: type) else { return [] }
    var values = FittingValues(code, variables: variables)
    var result: [Setting] = []
    for field in fields.filter({ $0.key == key }) + fields.filter({ $0.key != key }) {
      guard let mocked = mocks.field(field.key), field.nilPlace?.canBeReplaced ?? true else { continue }
      let compared = field.key == key ? expected.flatMap { Expression($0, for: mocked) } : nil
      guard let value = compared ?? values.value(of: mocked, field.sources) else { continue }
      result.append(Setting(field: mocked, value: value, nilPlace: field.nilPlace))
    }
    return result.sorted { $0.field.responseKey < $1.field.responseKey }
  }

  private func edits(_ settings: [Setting], _ code: GeneratedCode) -> [Diagnostic.Edit]? {
    var edits: [Diagnostic.Edit] = []
    var arguments: [Argument] = []
    for setting in settings {
      if let place = setting.nilPlace {
        edits += place.edits(setting.value)
      } else {
        arguments.append(Argument(code.label(of: setting.field.responseKey), setting.value))
      }
    }
    if !arguments.isEmpty {
      guard let inserted = self.edits(arguments, code) else { return nil }
      edits += inserted
    }
    return edits.isEmpty ? nil : edits
  }

  private func edits(_ arguments: [Argument], _ code: GeneratedCode) -> [Diagnostic.Edit]? {
    guard let role else {
      return code.mock(ofType: type).map { creation.edits(giving: arguments, order: $0.responseKeys.map(code.label)) }
    }
    // A mock with the missing fields replaces the default.
    guard let outer = code.mock(ofType: role.type),
      let field = outer.field(role.field)
    else { return nil }
    let mock = Expression.call(.type(.generic("Mock", .named(code.options.typeName(type, .object)))), arguments)
    return creation.edits(
      giving: [Argument(code.label(of: field.responseKey), mock)], order: outer.responseKeys.map(code.label))
  }
}

/// A place that sets a field to nil.
struct NilPlace: Hashable {
  let location: Location
  /// Whether it is a literal nil, and not the value of another expression.
  var isLiteral = false
  /// Whether it is `NSNull()`, which keeps the field.
  var isNull = false
  /// Whether it is an element of a list.
  var isInList = false
  /// Whether some paths don't set it.
  var isOnOneWay = false

  /// Whether a value can be written in its place.
  var canBeReplaced: Bool { !isNull && !isInList }

  /// Returns the edits that replace nil by a value.
  func edits(_ value: Expression) -> [Diagnostic.Edit] {
    if isLiteral { return [Diagnostic.Edit(location, value.text)] }
    return [
      Diagnostic.Edit(Location(location.file, TextRange(at: location.range.lower)), "("),
      Diagnostic.Edit(Location(location.file, TextRange(at: location.range.upper)), ") ?? " + value.text),
    ]
  }
}

/// The spelling of a conversion's variables.
enum VariablesPlace: Hashable, Sendable {
  /// The call has no variables. It ends at this place.
  case absent(Location)
  /// A dictionary literal.
  case dictionary(Location, isEmpty: Bool)
  case other

  /// Returns the fix that gives variables values for which conditions hold.
  func fixes(_ conditions: [InclusionCondition]) -> [Diagnostic.Fix] {
    var pairs: [(name: Name, value: Bool)] = []
    for condition in conditions where !pairs.contains(where: { $0.name == condition.variable }) {
      pairs.append((condition.variable, !condition.isInverted))
    }
    let elements = pairs.map { DictionaryElement(.string($0.name.text), .boolean($0.value)) }
    let edit: Diagnostic.Edit
    switch self {
    case .other: return []
    case .absent(let call):
      let argument = Argument("withVariables", .dictionary(elements))
      edit = Diagnostic.Edit(Location(call.file, TextRange(at: call.range.upper - 1)), ", " + argument.text)
    case .dictionary(let place, isEmpty: true): edit = Diagnostic.Edit(place, Expression.dictionary(elements).text)
    case .dictionary(let place, isEmpty: false):
      let text = elements.map { $0.key.text + ": " + $0.value.text + ", " }.joined()
      edit = Diagnostic.Edit(Location(place.file, TextRange(at: place.range.lower + 1)), text)
    }
    let names = pairs.map { "'\($0.name)'" }.joined(separator: ", ")
    return [Diagnostic.Fix("Set \(names)", [edit])]
  }
}
