import ModelIR
import Source
import SwiftLowering

/// Names of types.
extension NameTyping {
  /// Returns the type of the values of a written type.
  mutating func type(_ written: WrittenType) -> StaticType {
    switch written {
    case .named: return typeName(written).instance
    case .optional(let inner), .implicitlyUnwrapped(let inner): return type(inner).asOptional
    case .array(let inner): return .list(type(inner))
    case .some(let inner), .any(let inner): return type(inner)
    case .tuple(let elements, let labels):
      let types = elements.map { type($0) }
      return types.count == 1 ? types[0] : .tuple(types, labels: labels)
    case .function(let function):
      let types = function.parameters.map { type($0.type) }
      return .function(types, result: type(function.result))
    case .dictionary, .metatype, .composition, .other:
      for part in written.parts { _ = type(part) }
      return .unknown
    }
  }

  /// Returns the meaning of a written type as a name.
  mutating func typeName(_ written: WrittenType, isQualifier: Bool = false) -> StaticType {
    guard case .named(let name, let place, let base, let arguments) = written else { return .type(type(written)) }
    var result: StaticType
    if let base {
      let owner = typeName(base, isQualifier: true)
      result = member(name, at: place, of: owner)
    } else if name == WellKnownNames.selfType {
      result = .type(lookup.selfType)
    } else {
      result = typeName(name, at: place, isQualifier: isQualifier && arguments == nil)
    }
    guard let arguments else { return result }
    let types = arguments.map { typeName($0) }
    guard let only = types.first, types.count == 1 else { return .unknown }
    switch name {
    case optionalName: result = .type(only.instance.asOptional)
    case arrayName: result = .type(.list(only.instance))
    default: result = lookup.specialized(result, types)
    }
    return result
  }

  /// Returns the meaning of a name, without anything before it, as the name of a type.
  ///
  /// - Parameters:
  ///   - isQualified: whether a module stands before it, so that the tests do not declare it.
  ///   - isQualifier: whether it stands before a point.
  mutating func typeName(
    _ name: Name, at place: TextRange, isQualified: Bool = false, isQualifier: Bool = false
  ) -> StaticType {
    let code = lookup.code
    if !isQualified {
      if let type = lookup.ownType([name]) { return .type(type) }
      if case .model(let model) = lookup.selfType, let type = code.nestedType(name, in: model) {
        note(place, type.element, .plain)
        return .type(.model(type.model))
      }
      if let target = lookup.tests.alias(name) { return lookup.aliased(target) }
      if code.isNamespace(name) || lookup.modules.contains(name) {
        // A fragment or type can have the name of its module.
        if !isQualifier, let (element, type) = code.declaration(named: name) {
          note(place, element, .plain)
          return type
        }
        return .namespace
      }
    }
    switch name {
    case WellKnownNames.mock: return .mockType
    case "GraphQLEnum", "GraphQLNullable": return .wrapperType
    default: break
    }
    guard let (element, type) = code.declaration(named: name) else { return .unknown }
    note(place, element, isQualified ? .member : .plain)
    return type
  }
}
