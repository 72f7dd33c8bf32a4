import ModelIR
import Source
import SwiftLowering

/// A member of a value or type: its type, and the generated element that it stands for.
struct NamedMember {
  var type: StaticType
  var element: GeneratedElement?

  init(_ type: StaticType, _ element: GeneratedElement? = nil) {
    self.type = type
    self.element = element
  }
}

/// Members of types.
extension TypeLookup {
  /// Returns a member; nil if none is known.
  func member(_ name: Name, of type: StaticType) -> NamedMember? {
    switch type {
    case .mock(let object): return code.mockField(name, of: object) ?? getter(name, ofMock: object)
    case .model(let model): return code.member(name, of: model) ?? getter(name, of: model)
    case .fragments(let model): return code.fragment(name, of: model)
    case .operation(let model): return code.variable(name, of: model)
    case .inputObject(let input): return code.inputField(name, of: input)
    case .wrappedEnumeration(let enumeration):
      switch name {
      case "value": return NamedMember(.optional(.enumeration(enumeration)))
      case "rawValue": return NamedMember(.other)
      default: return nil
      }
    case .nullable(let inner): return name == "unwrapped" ? NamedMember(inner.asOptional) : nil
    case .optional(let inner): return member(name, of: inner)
    case .list(let element): return listMember(name, element)
    case .tuple(let types, let labels):
      if let index = labels.firstIndex(of: name) { return NamedMember(types[index]) }
      return Int(name.text).flatMap { types.indices.contains($0) ? NamedMember(types[$0]) : nil }
    case .instance(let path): return property(name, of: path, isStatic: false)
    case .type(let type): return staticMember(name, of: type)
    case .operationType(let model): return name == "Data" ? code.responseData(of: model) : nil
    case .unknown, .other, .enumeration, .function, .objectType, .mockType, .wrapperType, .namespace: return nil
    }
  }

  private func listMember(_ name: Name, _ element: StaticType) -> NamedMember? {
    switch name {
    case "first", "last": NamedMember(element.asOptional)
    case "lazy": NamedMember(.list(element))
    case "count", "isEmpty", "indices": NamedMember(.other)
    default: nil
    }
  }

  private func staticMember(_ name: Name, of type: StaticType) -> NamedMember? {
    switch type {
    case .enumeration(let enumeration): return code.enumCase(name, of: enumeration)
    case .model(let model): return code.nestedType(name, of: model)
    case .instance(let path):
      let inner = path + [name]
      if program.types(at: inner).contains(where: { $0.kind != nil }) { return NamedMember(.type(.instance(inner))) }
      return property(name, of: path, isStatic: true)
    default: return nil
    }
  }

  // MARK: The tests' own

  /// A property of one of the tests' own types.
  func property(_ name: Name, of path: [Name], isStatic: Bool) -> NamedMember? {
    for type in tests.lineage(of: path) {
      for declaration in program.types(at: type) {
        guard let property = declaration.properties.first(where: { $0.name == name && $0.isStatic == isStatic }) else {
          continue
        }
        return NamedMember(self.type(of: property))
      }
    }
    return getter(name) { program[$0].isStatic == isStatic && tests.lineage(of: path).contains(program[$0].enclosing) }
  }

  /// A member of an enclosing type, by its name alone.
  func enclosingMember(_ name: Name) -> StaticType? {
    let enclosing = tests.scope.enclosing
    for count in (1..<max(enclosing.count + 1, 1)).reversed() {
      let path = Array(enclosing.prefix(count))
      if let member = property(name, of: path, isStatic: true) ?? property(name, of: path, isStatic: false) {
        return member.type
      }
    }
    return nil
  }

  /// A global constant or variable.
  func global(_ name: Name) -> StaticType? {
    let found = program.types(at: []).flatMap { type in
      type.properties.filter { $0.name == name && (!$0.isPrivate || type.file == tests.scope.file) }
    }
    guard let first = found.first else { return getter(name, where: { program[$0].enclosing.isEmpty })?.type }
    return found.count == 1 ? type(of: first) : .unknown
  }

  private func type(of property: SwiftTypeDeclaration.Property) -> StaticType {
    if let written = property.type { return reference(written) }
    return property.value.map { type(ofValue: $0) } ?? .unknown
  }

  /// The result of a call that names its type.
  private func type(ofValue value: SwiftExpression) -> StaticType {
    switch value.content {
    case .attempt(_, let inner), .parenthesized(let inner): return type(ofValue: inner)
    case .literal(.nothing), .closure: return .unknown
    case .literal, .interpolation: return .other
    case .call(let callee, _):
      switch callee.content {
      case .specialization(let base, let arguments):
        guard tests.path(base)?.last == WellKnownNames.mock, let only = arguments.first, arguments.count == 1 else {
          return .unknown
        }
        return tests.mockClass(only.reference).map { .mock($0.type) } ?? .unknown
      case .member(let base, WellKnownNames.from):
        return tests.path(base).flatMap { tests.model($0) }.map { .model($0) } ?? .unknown
      case .member(let base, WellKnownNames.mockFunction) where code.hasMockFunctions:
        return tests.path(base).flatMap { tests.mockClass($0) }.map { .mock($0.type) } ?? .unknown
      default: return tests.path(callee).map { reference(.named($0, [])) } ?? .unknown
      }
    default: return .unknown
    }
  }

  private func getter(_ name: Name, ofMock object: Name) -> NamedMember? {
    getter(name) { tests.extends($0, object) }
  }

  private func getter(_ name: Name, of model: ModelType) -> NamedMember? {
    getter(name) { tests.isMember($0, of: model) }
  }

  private func getter(_ name: Name, where isCandidate: (SwiftFunction.ID) -> Bool) -> NamedMember? {
    let found = program.functions(named: name).filter { program[$0].kind == .getter && isCandidate($0) }
    return found.isEmpty ? nil : NamedMember(result(of: found, on: .unknown))
  }

  /// Returns the type that all of some functions return.
  ///
  /// - Parameter receiver: the meaning of `Self`.
  func result(of functions: [SwiftFunction.ID], on receiver: StaticType) -> StaticType {
    let visible = functions.filter { tests.isVisible($0) }
    let results = Set(
      visible.map { id -> StaticType in
        guard let result = program[id].result else { return .other }
        if case .named([WellKnownNames.selfType], []) = result { return receiver }
        return reference(result)
      })
    return results.count == 1 ? results.first ?? .unknown : .unknown
  }
}
