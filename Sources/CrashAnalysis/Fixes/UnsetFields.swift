import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// The required fields that a conversion takes from a mock and that are not set on it, with where they can be.
struct UnsetFields: Hashable {
  /// The mock's type in the schema.
  let type: Name
  let creation: MockCreation
  /// Set where the mock is a default of the one that was made.
  let role: MockState.DefaultRole?
  /// The field that is read.
  let key: Name
  /// All of them, that one included, in the order of their keys.
  let fields: [Field]
  let variables: VariableValues

  struct Field: Hashable {
    let key: Name
    /// What is selected from the objects in it.
    let sources: [SelectionSource: Certainty]
    /// Where it was given nil after the mock was made.
    let nilPlace: NilPlace?
  }

  /// Setting the field that is read, and setting all.
  func fixes(_ code: GeneratedCode) -> [Diagnostic.Fix] {
    let settings = settings(code)
    var result: [Diagnostic.Fix] = []
    if let edits = edits(settings.filter { $0.field.responseKey == key }, code) {
      result.append(Diagnostic.Fix("Set '\(key)'.", edits))
    }
    if 1 < settings.count, let edits = edits(settings, code) {
      let keys = settings.map { "'\($0.field.responseKey)'" }.joined(separator: ", ")
      result.append(Diagnostic.Fix("Set everything that is required: \(keys).", edits))
    }
    return result
  }

  /// The edits that set some of the fields, or all with nil; nil where there are none.
  func edits(_ keys: [Name]?, _ code: GeneratedCode) -> [Diagnostic.Edit]? {
    edits(settings(code).filter { keys?.contains($0.field.responseKey) ?? true }, code)
  }

  /// A field with a value for it.
  private struct Setting {
    let field: MockField
    let value: Expression
    let nilPlace: NilPlace?
  }

  /// The fields that can be set, in their order. The one that is read comes first to the mocks that can be made.
  private func settings(_ code: GeneratedCode) -> [Setting] {
    guard let mocks = code.mock(ofType: type) else { return [] }
    var values = FittingValues(code, variables: variables)
    var result: [Setting] = []
    for field in fields.filter({ $0.key == key }) + fields.filter({ $0.key != key }) {
      guard let mocked = mocks.field(field.key), field.nilPlace?.canBeReplaced ?? true,
        let value = values.value(of: mocked, field.sources)
      else { continue }
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
    // The default is replaced by a mock that has what is missing.
    guard let outer = code.mock(ofType: role.type),
      let field = outer.field(role.field)
    else { return nil }
    let mock = Expression.call(.type(.generic("Mock", .named(code.options.typeName(type, .object)))), arguments)
    return creation.edits(
      giving: [Argument(code.label(of: field.responseKey), mock)], order: outer.responseKeys.map(code.label))
  }
}

/// Where a field was given nil.
struct NilPlace: Hashable {
  let location: Location
  /// Whether it is written there, and not what something there gives.
  var isLiteral = false
  /// Whether it is `NSNull()`, which does not take the field away.
  var isNull = false
  /// Whether it is an element of a list.
  var isInList = false
  /// Whether there are ways on which it is not met.
  var isOnOneWay = false

  /// Whether a value can be written in its place.
  var canBeReplaced: Bool { !isNull && !isInList }

  /// The edits after which a value stands there where there was nil.
  func edits(_ value: Expression) -> [Diagnostic.Edit] {
    if isLiteral { return [Diagnostic.Edit(location, value.text)] }
    return [
      Diagnostic.Edit(Location(location.file, TextRange(at: location.range.lower)), "("),
      Diagnostic.Edit(Location(location.file, TextRange(at: location.range.upper)), ") ?? " + value.text),
    ]
  }
}

/// How the variables of a conversion are written.
enum VariablesPlace: Hashable, Sendable {
  /// Not at all; the call ends there.
  case absent(Location)
  /// As a dictionary, which is empty or not.
  case dictionary(Location, isEmpty: Bool)
  case other

  /// The fix that gives variables the values with which conditions hold.
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
    return [Diagnostic.Fix("Give \(names) a value.", [edit])]
  }
}
