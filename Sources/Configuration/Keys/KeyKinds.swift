import JSONSyntax

/// Constructors for keys with simple values.
extension Key {
  typealias Field<Value> = any WritableKeyPath<Target, Value> & Sendable

  /// Returns a key with functions for reading and showing its value. `read` returns nil for values of a wrong shape.
  static func custom<Value: Sendable>(
    _ name: String, _ field: Field<Value>, _ shape: ValueShape, _ documentation: String,
    read: @escaping @Sendable (JSONValue, Reading) -> Value?, show: @escaping @Sendable (Value) -> JSONTree
  ) -> Key {
    Key(
      name, documentation, shape: { _ in shape },
      read: { value, target, reading in
        if let value = read(value, reading) { target[keyPath: field] = value }
      },
      settings: { .value(show($0[keyPath: field])) })
  }

  static func flag(_ name: String, _ field: Field<Bool>, _ documentation: String) -> Key {
    custom(name, field, .bool, documentation, read: { value, _ in value.bool }, show: { .bool($0) })
  }

  /// Returns a key for one case of an enum.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ field: Field<Value>, _ documentation: String
  ) -> Key {
    custom(
      name, field, .choice(Value.allCases.map(\.rawValue)), documentation,
      read: { value, _ in value.string.flatMap(Value.init(rawValue:)) }, show: { .string($0.rawValue) })
  }

  /// Returns a key for a list of cases of an enum.
  static func choices<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ field: Field<[Value]>, _ documentation: String
  ) -> Key {
    custom(
      name, field, .list(.choice(Value.allCases.map(\.rawValue))), documentation,
      read: { value, _ in value.elements.compactMap { $0.string.flatMap(Value.init(rawValue:)) } },
      show: { .array($0.map { .string($0.rawValue) }) })
  }

  static func text(_ name: String, _ field: Field<String?>, _ rule: StringRule, _ documentation: String) -> Key {
    custom(
      name, field, .string(rule), documentation, read: { value, _ in value.string },
      show: { $0.map(JSONTree.string) ?? .null })
  }

  static func texts(_ name: String, _ field: Field<[String]>, _ rule: StringRule, _ documentation: String) -> Key {
    Key(
      name, documentation, shape: { _ in .list(.string(rule)) },
      read: { value, target, reading in
        guard value.kind == .array else { return }
        let texts = value.elements.filter { $0.kind == .string }
        for (index, text) in texts.enumerated() { reading.note("[\(index)]", text) }
        target[keyPath: field] = texts.compactMap(\.string)
      },
      settings: { .value(.array($0[keyPath: field].map(JSONTree.string))) })
  }

  /// Returns a key for the path of a file or folder.
  static func path(_ name: String, _ field: Field<String>, _ documentation: String) -> Key {
    custom(
      name, field, .string(.path), documentation, read: { value, reading in value.string.map(reading.resolve) },
      show: { .string($0) })
  }

  /// Returns a key for the optional path of a file or folder.
  static func optionalPath(_ name: String, _ field: Field<String?>, _ documentation: String) -> Key {
    custom(
      name, field, .string(.path), documentation, read: { value, reading in value.string.map(reading.resolve) },
      show: { $0.map(JSONTree.string) ?? .null })
  }

  /// Returns a key for path patterns.
  static func globs(
    _ name: String, _ field: Field<[String]>, _ documentation: String, rule: StringRule = .glob
  ) -> Key {
    Key(
      name, documentation, shape: { _ in .list(.string(rule)) },
      read: { value, target, reading in
        guard value.kind == .array else { return }
        let patterns = value.elements.filter { $0.kind == .string }
        for (index, pattern) in patterns.enumerated() { reading.note("[\(index)]", pattern) }
        target[keyPath: field] = patterns.compactMap { $0.string.map(reading.resolve) }
      },
      settings: { .value(.array($0[keyPath: field].map(JSONTree.string))) })
  }

  /// Returns a key that is accepted without effect.
  static func ignored(_ name: String, _ shape: ValueShape, _ documentation: String) -> Key {
    Key(name, documentation, shape: { _ in shape }, read: { _, _, _ in }, settings: { _ in .nothing })
  }
}

/// Constructors for keys with nested keys.
extension Key {
  /// Returns a key for an object that is part of the target.
  static func group<Child: Sendable>(
    _ name: String, _ field: Field<Child>, _ keys: [Key<Child>], _ documentation: String,
    unknownKeys: ObjectShape.UnknownKeys = .error, count: ObjectShape.Count = .any
  ) -> Key {
    Key(
      name, documentation,
      shape: { target in
        let descriptions = keys.map { $0.description(in: target[keyPath: field]) }
        return .object(ObjectShape(descriptions, unknownKeys: unknownKeys, count: count))
      },
      read: { value, target, reading in reading.members(of: value, keys, into: &target[keyPath: field]) },
      settings: { target in
        .group(keys.map { ($0.name, $0.settings(target[keyPath: field])) })
      })
  }

  /// Returns a key for an optional object. `null` sets the field to nil.
  static func optionalGroup<Child: Sendable>(
    _ name: String, _ field: Field<Child?>, new: Child, _ keys: [Key<Child>], _ documentation: String
  ) -> Key {
    Key(
      name, documentation,
      shape: { target in
        let descriptions = keys.map { $0.description(in: target[keyPath: field] ?? new) }
        return .object(ObjectShape(descriptions))
      },
      read: { value, target, reading in
        if value.isNull {
          target[keyPath: field] = nil
        } else if value.kind == .object {
          var child = target[keyPath: field] ?? new
          reading.members(of: value, keys, into: &child)
          target[keyPath: field] = child
        }
      },
      settings: { target in
        guard let child = target[keyPath: field] else { return .value(.null) }
        return .group(keys.map { ($0.name, $0.settings(child)) })
      }
    ).nullable()
  }

  /// Returns a key for a list of objects.
  static func list<Child: Sendable>(
    _ name: String, _ field: Field<[Child]>, new: Child, _ keys: [Key<Child>], _ documentation: String
  ) -> Key {
    Key(
      name, documentation,
      shape: { _ in .list(.object(ObjectShape(keys.map { $0.description(in: new) }))) },
      read: { value, target, reading in
        guard value.kind == .array else { return }
        target[keyPath: field] = value.elements.enumerated().map { index, element in
          var child = new
          let outer = reading.path
          reading.path.append("[\(index)]")
          reading.members(of: element, keys, into: &child)
          reading.path = outer
          return child
        }
      },
      settings: { target in
        .value(
          .array(
            target[keyPath: field].map { child in
              .object(keys.map { JSONTree.Member($0.name, $0.settings(child).tree) })
            }))
      })
  }
}
