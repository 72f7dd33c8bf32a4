/// The mocked types and their fields, by rules a.2 and a.3.
struct ModelFields {
  /// A field of a mock.
  struct Entry: Equatable {
    var type: PlainType
    var deprecation: String?
  }

  let schema: PlainSchema
  private(set) var entries: [String: [String: Entry]] = [:]
  private(set) var referenced: Set<String> = []
  /// `Type.key` of each field for which definitions disagree on the type.
  private(set) var clashes: Set<String> = []

  /// - Parameter files: in the order of precedence.
  init(_ files: [PlainFile], schema: PlainSchema, reducesTypes: Bool) {
    self.schema = schema
    for definition in files.flatMap(\.definitions) {
      referenced.insert(definition.type)
      reference(definition.selections, on: definition.type)
      collect(definition.selections, on: definition.type)
    }
    close(reducesTypes: reducesTypes)
  }

  /// Returns the fields of an object's mock, sorted by response key.
  func fields(of object: String) -> [(key: String, entry: Entry)] {
    var fields = entries[object] ?? [:]
    for interface in schema.types[object]?.interfaces ?? [] {
      for (key, entry) in entries[interface] ?? [:] where fields[key] == nil { fields[key] = entry }
    }
    return fields.sorted { Array($0.key.unicodeScalars).lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { (key: $0.key, entry: $0.value) }
  }

  private mutating func collect(_ selections: [PlainSelection], on parent: String) {
    for selection in selections {
      switch selection {
      case .field(let field):
        guard field.name != "__typename", let definition = schema.field(field.name, of: parent) else { continue }
        record(field.key, Entry(type: definition.type, deprecation: definition.deprecation), on: parent)
        if !isExcluded(field.directives) { collect(field.selections, on: definition.type.name) }
      case .inline(let type, let directives, let selections):
        if !isExcluded(directives) { collect(selections, on: type ?? parent) }
      case .spread: break
      }
    }
  }

  private mutating func record(_ key: String, _ entry: Entry, on parent: String) {
    if let winner = entries[parent]?[key] {
      if winner.type != entry.type { clashes.insert("\(parent).\(key)") }
    } else {
      entries[parent, default: [:]][key] = entry
    }
  }

  private func isExcluded(_ directives: [PlainDirective]) -> Bool {
    for directive in directives {
      switch directive {
      case .include(.literal(false)), .skip(.literal(true)): return true
      case .include(.variable(let name)):
        for case .skip(.variable(name)) in directives { return true }
      case .include, .skip, .deferred: break
      }
    }
    return false
  }

  private mutating func reference(_ selections: [PlainSelection], on parent: String) {
    for selection in selections {
      switch selection {
      case .field(let field):
        guard field.name != "__typename", let type = schema.field(field.name, of: parent)?.type else { continue }
        referenced.insert(type.name)
        reference(field.selections, on: type.name)
      case .inline(let type, _, let selections):
        referenced.insert(type ?? parent)
        reference(selections, on: type ?? parent)
      case .spread: break
      }
    }
  }

  private mutating func close(reducesTypes: Bool) {
    var open = Array(referenced)
    while let name = open.popLast() {
      guard let type = schema.types[name] else { continue }
      var next: [String] = []
      switch type.kind {
      case .interface:
        next = schema.possibleTypes(name).filter { !reducesTypes || schema.types[$0]?.hasTypePolicy == true }
      case .union: next = type.members
      case .object: next = type.interfaces
      case .scalar, .enumeration, .inputObject: break
      }
      for name in next where referenced.insert(name).inserted { open.append(name) }
    }
  }
}
