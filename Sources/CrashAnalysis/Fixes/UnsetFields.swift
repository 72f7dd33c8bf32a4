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

  /// The edits that set some of the fields, or all with nil; nil where there are none.
  func edits(_ keys: [Name]?, _ code: GeneratedCode) -> [Diagnostic.Edit]? {
    guard let mocks = code.mock(ofType: type) else { return nil }
    let wanted = keys ?? fields.map(\.key).filter { edits([$0], mocks, code) != nil }
    return edits(wanted, mocks, code)
  }

  /// Setting the field that is read, and setting all.
  func fixes(_ code: GeneratedCode) -> [Diagnostic.Fix] {
    guard let mocks = code.mock(ofType: type) else { return [] }
    var result: [Diagnostic.Fix] = []
    if let edits = edits([key], mocks, code) { result.append(Diagnostic.Fix("Set '\(key)'.", edits)) }
    let others = fields.filter { edits([$0.key], mocks, code) != nil }.map(\.key)
    if 1 < others.count, let edits = edits(others, mocks, code) {
      result.append(Diagnostic.Fix("Set everything that is required: \(list(others)).", edits))
    }
    return result
  }

  private func list(_ keys: [Name]) -> String { keys.map { "'\($0)'" }.joined(separator: ", ") }

  /// Nil where one of the fields cannot be set.
  private func edits(_ keys: [Name], _ mocks: MockClass, _ code: GeneratedCode) -> [Diagnostic.Edit]? {
    var values = FittingValues(code, variables: variables)
    var arguments: [(label: Name, argument: Argument)] = []
    var edits: [Diagnostic.Edit] = []
    for field in fields where keys.contains(field.key) {
      guard let declared = mocks.fields.first(where: { $0.responseKey == field.key }),
        let value = values.value(of: declared, field.sources)
      else { return nil }
      if let place = field.nilPlace {
        guard let replaced = place.edits(value) else { return nil }
        edits += replaced
      } else {
        let label = code.label(of: declared)
        arguments.append((Name(label.filter { $0 != "`" }), Argument(label, value)))
      }
    }
    if !arguments.isEmpty {
      guard let inserted = self.edits(arguments, mocks, code) else { return nil }
      edits += inserted
    }
    return edits.isEmpty ? nil : edits
  }

  private func edits(
    _ arguments: [(label: Name, argument: Argument)], _ mocks: MockClass, _ code: GeneratedCode
  ) -> [Diagnostic.Edit]? {
    guard let role else {
      let order = mocks.fields.map { Name(code.label(of: $0).filter { $0 != "`" }) }
      return creation.edits(giving: arguments.map { ($0.label, $0.argument.text) }, order: order)
    }
    // The default is replaced by a mock that has what is missing.
    guard let outer = code.mock(ofType: role.type),
      let field = outer.fields.first(where: { $0.responseKey == role.field })
    else { return nil }
    let mock = Expression.call(
      .type(.generic("Mock", .named(code.options.typeName(type, .object)))), arguments.map(\.argument))
    let label = code.label(of: field)
    let order = outer.fields.map { Name(code.label(of: $0).filter { $0 != "`" }) }
    return creation.edits(
      giving: [(Name(label.filter { $0 != "`" }), Argument(label, mock).text)], order: order)
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

  /// The edits after which a value stands there where there was nil; nil where there are none.
  func edits(_ value: Expression) -> [Diagnostic.Edit]? {
    guard !isNull, !isInList else { return nil }
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
