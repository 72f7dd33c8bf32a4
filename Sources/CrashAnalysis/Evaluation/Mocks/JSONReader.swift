import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftLowering

/// Compares the known parts of a JSON value with the selections of a model.
struct JSONReader {
  let code: GeneratedCode
  let variables: VariableValues
  private(set) var gaps: [Gap] = []
  private var visits = 0

  private static let visitLimit = 2_000

  /// Required values that are missing or null in one object, or a null in a list.
  struct Gap {
    var keys: [Name]
    var isNull = false
    var path: [String]
    /// The expression of the object or null, if it is a literal.
    var expression: SwiftExpression?
    var field: FieldOrigin?
    var values: [String] = []
  }

  init(_ code: GeneratedCode, variables: VariableValues) {
    self.code = code
    self.variables = variables
  }

  /// - Parameter isRoot: whether it is the root object of an operation, which has no `__typename`.
  ///
  /// - Complexity: linear in the JSON, and bounded.
  mutating func read(
    _ object: [String: AbstractValue], _ expression: SwiftExpression?, _ sources: [SelectionSource: Certainty],
    path: [String],
    isRoot: Bool
  ) {
    visits += 1
    guard visits < Self.visitLimit, let declared = sources.keys.first.map({ $0.definition.sets[$0.set].type }) else {
      return
    }
    var missing: [Name] = !isRoot && object["__typename"] == nil ? [Self.typename] : []
    var values: [String?] = missing.map { _ in nil }
    var origin: FieldOrigin?
    if let type = typename(object, declared) {
      let execution = Execution(sources, on: type, variables: variables, in: code)
      for (key, field) in execution.fields.sorted(by: { $0.key < $1.key }) where field.certainty == .yes {
        let written = expression?.value(forKey: key.text)
        switch object[key.text] {
        case nil:
          guard field.isRequired else { continue }
          missing.append(key)
          values.append(value(of: field, key, on: type))
          origin = origin ?? code.origin(of: key, in: execution)
        case .nothing?:
          guard field.isRequired else { continue }
          gaps.append(
            Gap(
              keys: [key], isNull: true, path: path, expression: written,
              field: code.origin(of: key, in: execution)))
        case let value?:
          read(value, written, field.wrappers, field.sources, path + [key.text], key)
        }
      }
    }
    guard !missing.isEmpty else { return }
    gaps.append(
      Gap(keys: missing, path: path, expression: expression, field: origin, values: values.compactMap { $0 }))
  }

  /// Returns a leaf as JSON; nil for lists and objects, because Swift needs their types.
  private func value(of field: Execution.Field, _ key: Name, on type: Name) -> String? {
    guard field.wrappers.nullable.isNamed, field.sources.isEmpty,
      let mocked = code.mock(ofType: type)?.field(key)
    else { return nil }
    switch mocked.type.named {
    case .builtIn(.id): return Expression.string("1").text
    case .builtIn(.string): return Expression.string(key.text).text
    case .builtIn(.int): return Expression.integer(0).text
    case .builtIn(.float): return Expression.double(0).text
    case .builtIn(.boolean): return Expression.boolean(false).text
    case .scalar: return Expression.string("").text
    case .enumeration(let type): return type.firstValue.map { Expression.string($0.text).text }
    case .object, .interface, .union: return nil
    }
  }

  private mutating func read(
    _ value: AbstractValue, _ expression: SwiftExpression?, _ wrappers: TypeWrappers,
    _ sources: [SelectionSource: Certainty],
    _ path: [String], _ key: Name
  ) {
    switch value {
    case .dictionary(let object) where wrappers.element == nil && !sources.isEmpty:
      read(object, expression?.dictionary, sources, path: path, isRoot: false)
    case .list(let values):
      guard let element = wrappers.element else { return }
      for (index, value) in values.enumerated() {
        let written = expression?.element(index)
        if value == .nothing, element.isNonNull {
          gaps.append(Gap(keys: [Name("\(index)")], isNull: true, path: path, expression: written))
        } else {
          read(value, written, element, sources, path + [String(index)], key)
        }
      }
    default: break
    }
  }

  /// Returns the type of an object; nil if it is unknown.
  private func typename(_ object: [String: AbstractValue], _ declared: TypeIdentity) -> Name? {
    if case .string(let name)? = object["__typename"] { return Name(name) }
    return declared.kind == .object ? declared.name : nil
  }

  private static let typename: Name = "__typename"
}

extension SwiftExpression {
  /// The expression without coercions, parentheses and `try`.
  private var bare: SwiftExpression {
    switch content {
    case .coercion(let inner, _), .parenthesized(let inner), .attempt(_, let inner): inner.bare
    default: self
    }
  }

  /// Returns the value for a key of a dictionary literal.
  func value(forKey key: String) -> SwiftExpression? {
    guard case .dictionary(let pairs) = bare.content else { return nil }
    return pairs.first { $0.key.content == .literal(.string(key)) }?.value.bare
  }

  /// Returns an element of an array literal.
  func element(_ index: Int) -> SwiftExpression? {
    guard case .array(let elements) = bare.content, elements.indices.contains(index) else { return nil }
    return elements[index].bare
  }

  /// Whether it is a dictionary literal with elements.
  var isFilledDictionary: Bool {
    if case .dictionary(let pairs) = content { return !pairs.isEmpty }
    return false
  }

  /// The dictionary literal, if it is one.
  var dictionary: SwiftExpression? {
    if case .dictionary = bare.content { return bare }
    return nil
  }
}
