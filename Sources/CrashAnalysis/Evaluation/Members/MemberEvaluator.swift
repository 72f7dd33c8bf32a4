import MockIR
import Source
import SwiftLowering

/// Members of values.
struct MemberEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Returns the value of a property.
  func member(_ name: Name, of value: AbstractValue, at range: TextRange) -> AbstractValue {
    if let result = value.libraryMember(name) { return result }
    switch value {
    case .oneOf(let alternatives): return member(name, ofOneOf: alternatives, at: range)
    case .enumeration(let enumeration):
      return properties.getter(name, of: value, at: range) ?? enumerations.member(name, of: enumeration)
    case .mock(let id):
      guard let mock = state.path.mocks[id], let field = code.mock(ofType: mock.type)?.field(ofProperty: name) else {
        return properties.getter(name, of: value, at: range) ?? unknownMember(of: value)
      }
      return mock.content(of: field.responseKey)
    case .model(let model): return mocks.read(name, of: model, at: range)
    case .fragments(let model): return mocks.fragment(name, of: model, at: range)
    case .object, .record:
      if let result = concurrency.taskValue(name, of: value, at: range) ?? library.responseMember(name, of: value) {
        return result
      }
      if let result = properties.stored(name, of: value, at: range) ?? properties.getter(name, of: value, at: range)
        ?? methodValue(name, of: value, CallSite())
      {
        return result
      }
      // The code under test can add a property only to types that inherit from one of its types.
      let path = state.type(of: value) ?? []
      let mayBeInherited = path.isEmpty || !names.unknownParents(of: path).isEmpty && !names.looksUpMembers(path)
      escape(value, at: mayBeInherited ? range : nil)
      return .unknown
    case .list:
      if let result = properties.getter(name, of: value, at: range) { return result }
      return LibraryModels.measures.contains(name) ? .unknown : unknownMember(of: value)
    case .boolean, .integer, .number, .string, .something: return .unknown
    case .unknown, .nothing, .optional, .tuple, .dictionary, .callable: return unknownMember(of: value)
    }
  }

  /// Returns the value of a property of one of several values.
  func member(_ name: Name, ofOneOf alternatives: Alternatives, at range: TextRange) -> AbstractValue {
    if let value = commonCrash(name, of: alternatives, at: range) { return value }
    return forEach(of: alternatives) { member(name, of: $0, at: range) }
  }

  /// Reads a property that is missing in all models; nil if it is not.
  private func commonCrash(_ name: Name, of alternatives: Alternatives, at range: TextRange) -> AbstractValue? {
    let reader = ModelReader(code)
    var first: Model?
    for case .model(let model) in alternatives.values {
      guard let mock = state.mock(of: model), !mock.isShared, reader.isPossible(model, mock),
        reader.read(name, of: model, mock)?.missing?.isSure == true
      else { return nil }
      first = first ?? model
    }
    return first.map { mocks.read(name, of: $0, at: range) }
  }

  /// Returns a method of an instance as a function; nil if there is none, or it is unclear which.
  func methodValue(_ name: Name, of value: AbstractValue, _ site: CallSite) -> AbstractValue? {
    guard let path = state.type(of: value), let id = names.methodValue(name, of: path, site) else { return nil }
    return state.makeCallable(.member(id, of: value))
  }

  private func unknownMember(of value: AbstractValue) -> AbstractValue {
    escape(value)
    return .unknown
  }

  /// Returns the value of a subscript.
  func element(of value: AbstractValue, at index: AbstractValue?) -> AbstractValue {
    if let element = value.element(at: index) { return element }
    escape(value)
    return .unknown
  }

  /// Evaluates the arguments of a subscript.
  func indices(_ arguments: [SwiftExpression.Argument], of base: AbstractValue) -> [AbstractValue] {
    arguments.map { argument in
      unknownCalls.evaluate(argument.value, evaluatesIndex(argument.label, of: base) ? .once : .anyNumberOfTimes)
    }
  }

  private func evaluatesIndex(_ label: Name?, of base: AbstractValue) -> Bool {
    if label == nil, base.isOfLibrary { return true }
    if let label, !LibraryModels.eagerIndexLabels.contains(label) { return false }
    return !names.takesAutoclosure(SwiftFunction.subscriptName)
  }

  /// Returns the owner of the members of a value.
  func owner(of receiver: AbstractValue) -> NameOwner? {
    switch receiver {
    case .mock(let id): state.path.mocks[id].map { .mock($0.type) }
    case .model(let model): .model(model.type)
    case .list(let values): ModelType(commonTo: values).map { .list(of: $0) }
    case .object, .record, .enumeration: state.type(of: receiver).map { .type($0) }
    default: nil
    }
  }

  /// Whether a property or method of a value is surely the one that a name means.
  ///
  /// - Parameter number: the number of the expression that names it.
  func isMeant(_ name: Name, of value: AbstractValue, at number: Int32) -> Bool {
    declared(name, of: value).map { names.isMeant($0, at: number) } ?? true
  }

  /// Returns the member that the type of a value has; nil if the program declares none, or if code can know the value by
  /// this type only.
  private func declared(_ name: Name, of value: AbstractValue) -> FoundMember? {
    guard let value = value.alternatives.first else { return nil }
    switch value {
    case .object, .record, .enumeration, .model: break
    default: return nil
    }
    guard let owner = owner(of: value) else { return nil }
    let path = owner.path(code)
    let resolver = names
    guard 1 < resolver.lineage(of: path).count else { return nil }
    let getter = resolver.getter(name, of: owner).function
    if case .model(let model) = value {
      let isGenerated = model.shows(name)
      return isGenerated || getter != nil
        ? FoundMember(use: .property(name), function: isGenerated ? nil : getter, path: path) : nil
    }
    if getter != nil || resolver.storedProperty(name, of: path) != nil {
      return FoundMember(use: .property(name), function: getter, path: path)
    }
    return resolver.methodValue(name, of: path, CallSite()).map {
      FoundMember(use: .methodValue(name), function: $0, path: path)
    }
  }

  /// Returns the value at a key path from a value.
  ///
  /// - Parameter number: the number of the key path.
  func value(at path: SwiftKeyPath, _ number: Int32, from value: AbstractValue, at range: TextRange) -> AbstractValue {
    var value = value
    for (index, name) in path.names.enumerated() {
      if let found = declared(name, of: value), !isMeant(found, at: index, ofKeyPath: number) {
        value = possibleMember(of: value) { member(name, of: value, at: range) }
      } else {
        value = member(name, of: value, at: range)
      }
    }
    return value
  }

  private func isMeant(_ member: FoundMember, at index: Int, ofKeyPath number: Int32) -> Bool {
    let resolver = names
    if resolver.isMeantByAllTypes(member) { return true }
    let bases = resolver.types.keyPathBases(at: number)
    return bases.indices.contains(index) && resolver.isMeant(member, behind: bases[index])
  }

  /// Returns the value of a member that may be meant. Another member can run instead, and change the owner.
  func possibleMember(of owner: AbstractValue, _ value: () -> AbstractValue) -> AbstractValue {
    var result = AbstractValue.unknown
    maybe { result = value() }
    escape(result)
    escape(owner)
    return .unknown
  }
}

extension ModelType {
  /// The type of models in a list; nil if the list is empty, or has other values.
  fileprivate init?(commonTo values: [AbstractValue]) {
    guard case .model(let first)? = values.first,
      values.allSatisfy({ if case .model(let model) = $0 { model.type == first.type } else { false } })
    else { return nil }
    self = first.type
  }
}
