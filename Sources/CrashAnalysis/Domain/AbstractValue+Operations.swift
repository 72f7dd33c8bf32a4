import JSONSyntax
import Source
import SwiftLowering

/// Operations on values that need no state.
extension AbstractValue {
  init(_ literal: SwiftExpression.Literal) {
    switch literal {
    case .nothing: self = .nothing
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number: self = .number
    case .string(let text): self = .string(text)
    case .other: self = .something
    }
  }

  /// A JSON value as Foundation makes it. Null is nil.
  init(_ json: JSONValue) {
    switch json.kind {
    case .null: self = .nothing
    case .object:
      var values: [String: AbstractValue] = [:]
      for member in json.members { values[member.key.string ?? ""] = AbstractValue(member.value) }
      self = .dictionary(values)
    case .array:
      var values: [AbstractValue] = []
      for element in json.elements { values.append(AbstractValue(element)) }
      self = .list(values)
    case .string: self = json.string.map { .string($0) } ?? .something
    default: self = .something
    }
  }

  /// Returns whether two values are equal.
  func equals(_ other: AbstractValue) -> Certainty {
    switch (self, other) {
    case (.nothing, .nothing): .yes
    case (.nothing, _) where other.isThere, (_, .nothing) where isThere: .no
    case (.boolean(let a), .boolean(let b)): a == b ? .yes : .no
    case (.integer(let a), .integer(let b)): a == b ? .yes : .no
    case (.string(let a), .string(let b)): a == b ? .yes : .no
    case (.enumeration(let a), .enumeration(let b)):
      a.name != b.name ? .no : a.payload.isEmpty && b.payload.isEmpty ? .yes : .maybe
    default: .maybe
    }
  }

  /// Returns the value of a property that the standard library declares; nil if there is none, or it is unknown.
  func libraryMember(_ name: Name) -> AbstractValue? {
    switch (self, name.text) {
    case (.list(let values), "count"): return .integer(values.count)
    case (.list(let values), "isEmpty"): return .boolean(values.isEmpty)
    case (.list(let values), "first"): return AbstractValue(optional: values.first)
    case (.list(let values), "last"): return AbstractValue(optional: values.last)
    case (.list(let values), "indices"): return .list(values.indices.map { .integer($0) })
    case (.dictionary(let values), "count"): return .integer(values.count)
    case (.dictionary(let values), "isEmpty"): return .boolean(values.isEmpty)
    case (.dictionary, "values"): return inUnknownOrder.map { .list($0) }
    case (.tuple(let values), let index):
      guard let index = Int(index), values.indices.contains(index) else { return nil }
      return values[index]
    case (.string(let text), "isEmpty"): return .boolean(text.isEmpty)
    case (.string(let text), "count"): return .integer(text.count)
    // The bytes of a text stand for the text.
    case (.string, "utf8"): return self
    default: return nil
    }
  }

  /// An optional element. An optional of an optional is unknown.
  private init(optional element: AbstractValue?) {
    guard let element else {
      self = .nothing
      return
    }
    self = element.isThere ? element : .unknown
  }

  /// The values of a dictionary, each of which can be any of them; nil if these can't be described.
  var inUnknownOrder: [AbstractValue]? { isOfLibrary ? AbstractValue.inUnknownOrder(parts) : nil }

  /// Returns as many values, each of which can be any of some values; nil if these can't be described.
  static func inUnknownOrder(_ values: [AbstractValue]) -> [AbstractValue]? {
    guard 1 < values.count else { return values }
    return AbstractValue(oneOf: values).map { Array(repeating: $0, count: values.count) }
  }

  /// Returns an element of a list or dictionary; nil if it is unknown.
  func element(at index: AbstractValue?) -> AbstractValue? {
    switch (self, index) {
    case (.list(let values), .integer(let index)?) where values.indices.contains(index): values[index]
    case (.list(let values), .list(let indices)?): values.elements(at: indices).map { .list($0) }
    case (.dictionary(let values), .string(let key)?): values[key] ?? .nothing
    default: nil
    }
  }

  /// The values of the variables of a conversion that gets this dictionary.
  var variables: VariableValues {
    switch self {
    case .nothing: return .none
    case .dictionary(let values):
      var result = VariableValues()
      for (key, value) in values {
        if case .boolean(let value) = value {
          result.values[Name(key)] = .boolean(value)
        } else {
          result.values[Name(key)] = .unknown
        }
      }
      return result
    default: return .unknown
    }
  }
}

extension [AbstractValue] {
  /// Returns the elements at indices that are known; nil if one is not.
  fileprivate func elements(at indices: [AbstractValue]) -> [AbstractValue]? {
    var result: [AbstractValue] = []
    for index in indices {
      guard case .integer(let index) = index, self.indices.contains(index) else { return nil }
      result.append(self[index])
    }
    return result
  }
}
