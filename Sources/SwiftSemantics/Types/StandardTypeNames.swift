import Source

/// The types and protocols of Swift that its syntax refers to.
package enum StandardTypeNames {
  package static let optional: Name = "Optional"
  package static let array: Name = "Array"
  package static let dictionary: Name = "Dictionary"
  package static let set: Name = "Set"
  package static let bool: Name = "Bool"
  package static let int: Name = "Int"
  package static let double: Name = "Double"
  package static let string: Name = "String"
  package static let character: Name = "Character"
  package static let anyObject: Name = "AnyObject"
  package static let error: Name = "Error"
  package static let keyPath: Name = "KeyPath"
  package static let writableKeyPath: Name = "WritableKeyPath"
  package static let referenceWritableKeyPath: Name = "ReferenceWritableKeyPath"
  package static let swift: Name = "Swift"
  package static let element: Name = "Element"
  package static let rawValue: Name = "RawValue"
  static let void: Name = "Void"
  static let callAsFunction: Name = "callAsFunction"
  static let dynamicMember: Name = "dynamicMember"
  static let dynamicMemberLookup: Name = "dynamicMemberLookup"
  static let resultBuilder: Name = "resultBuilder"
  static let errorVariable: Name = "error"
  /// `type(of:)`
  static let typeFunction: Name = "type"
  static let typeLabel: Name = "of"
  package static let rawRepresentable: Name = "RawRepresentable"
  package static let caseIterable: Name = "CaseIterable"
  package static let sequence: Name = "Sequence"
  package static let asyncSequence: Name = "AsyncSequence"

  /// Protocols without requirements, which the analysis takes as fulfilled.
  package static let markers: Set<Name> = ["Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"]
  /// Protocols whose requirements an enumeration without associated values has by itself.
  package static let plainEnumeration: Set<Name> = ["Equatable", "Hashable"]
}

extension StaticType {
  package static let bool = StaticType.nominal([StandardTypeNames.bool], [])
  package static let int = StaticType.nominal([StandardTypeNames.int], [])
  package static let double = StaticType.nominal([StandardTypeNames.double], [])
  package static let string = StaticType.nominal([StandardTypeNames.string], [])
  package static let error = StaticType.existential([ProtocolReference(path: [StandardTypeNames.error])])

  package static func optional(_ wrapped: StaticType) -> StaticType {
    .nominal([StandardTypeNames.optional], [wrapped])
  }

  package static func array(_ element: StaticType) -> StaticType { .nominal([StandardTypeNames.array], [element]) }

  package static func dictionary(_ key: StaticType, _ value: StaticType) -> StaticType {
    .nominal([StandardTypeNames.dictionary], [key, value])
  }

  /// The type in an optional; nil if it is not optional.
  package var wrapped: StaticType? {
    guard case .nominal(let path, let arguments) = self, path.count == 1, path[0] == StandardTypeNames.optional else {
      return nil
    }
    return arguments.first
  }

  /// The type without any optional around it.
  package var withoutOptionals: StaticType { wrapped?.withoutOptionals ?? self }

  /// The number of optionals around the type.
  package var optionalDepth: Int { wrapped.map { $0.optionalDepth + 1 } ?? 0 }

  package func isNominal(_ name: Name) -> Bool {
    if case .nominal(let path, _) = self { path.count == 1 && path[0] == name } else { false }
  }
}
