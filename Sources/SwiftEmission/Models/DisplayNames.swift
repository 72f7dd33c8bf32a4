import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode

/// The names of generated code for display.
extension ModelNames {
  /// Returns the Swift type of a schema type. Built-in scalars give Swift's own types.
  package func typeDisplayName(_ name: Name, _ kind: TypeKind) -> String? {
    let identity = TypeIdentity(name, kind)
    let namespace = options.emission.namespace
    switch kind {
    case .object: return "\(namespace).Objects.\(typeName(identity)), Mock<\(typeName(identity))>"
    case .interface: return "\(namespace).Interfaces.\(typeName(identity))"
    case .union: return "\(namespace).Unions.\(typeName(identity))"
    case .scalar:
      switch MockNamedType.BuiltInScalar(name) {
      case .string: return "String"
      case .int: return "Int"
      case .float: return "Double"
      case .boolean: return "Bool"
      case .id, nil: return "\(namespace).\(typeName(identity))"
      }
    case .enumeration, .inputObject: return "\(namespace).\(typeName(identity))"
    }
  }

  /// Returns the property of a field, with its structure and Swift type.
  ///
  /// - Parameters:
  ///   - definition: the Swift name of the operation's data or of the fragment.
  ///   - path: the path from there to the structure.
  package func fieldDisplayName(
    _ responseKey: Name, of type: TypeIdentity, _ wrappers: TypeWrappers, hasStructure: Bool, in definition: String,
    _ path: [NameComponent]
  ) -> String {
    let structure = ([definition] + path.map { self.structure($0) }).joined(separator: ".")
    let type = fieldType(responseKey, of: type, wrappers, hasStructure: hasStructure)
    return "\(structure).\(accessor(responseKey)): \(type.text)"
  }

  /// Returns the case for a value of an enum.
  package func enumCaseDisplayName(_ value: Name, of type: Name) -> String {
    "\(options.emission.typeName(type, .enumeration)).\(options.emission.enumCaseName(value, of: type))"
  }

  /// Returns the property for a field of an input object.
  package func inputFieldDisplayName(_ field: Name, of type: Name) -> String {
    "\(options.emission.typeName(type, .inputObject)).\(options.inputFieldName(field, of: type))"
  }
}
