import Source
import SwiftLowering

/// Values that escape to code outside of the analysis.
extension Evaluator {
  /// Hands a value to unknown code, which can change the mocks in it at any time from now on.
  ///
  /// - Parameter range: the place where models leave the tests; nil if no code under test gets them.
  func escape(_ value: AbstractValue, at range: TextRange? = nil) {
    var open = [value]
    while let value = open.popLast() {
      switch value {
      case .mock(let id): open += state.expose(id) ?? []
      case .object(let id): open += state.expose(id) ?? []
      case .callable(let index): closures.escape(callable: index, at: range)
      case .model(let model), .fragments(let model):
        guard let range, state.path.isReached else { continue }
        diagnostics.noteEscape(of: model, mocks: state.snapshots[model.snapshot], at: range, point)
      default: open += value.parts
      }
    }
  }

  func escape(_ values: [AbstractValue]) { for value in values { escape(value) } }

  /// Lets members of the program change values: libraries call them by themselves, as `print` calls `description`.
  func escapeToMembers(_ values: [AbstractValue]) { if mayCallMembers(of: values) { escape(values) } }

  /// Whether a value, or one in it, is of a type with members that libraries call by themselves.
  func mayCallMembers(of values: [AbstractValue]) -> Bool {
    guard values.contains(where: { !$0.isScalar && $0 != .unknown }) else { return false }
    return mayCall(LibraryModels.calledByLibraries.filter { !program.functions(named: $0).isEmpty }, of: values)
  }

  /// Whether libraries can know a member of a type: descriptions belong to a protocol.
  private func isKnownToLibraries(_ name: Name, of type: [Name]) -> Bool {
    guard LibraryModels.descriptions.contains(name) else { return true }
    return names.unknownParents(of: type).contains { !LibraryModels.passiveProtocols.contains($0) }
  }

  /// Whether a value, or one in it, is of a type that has one of some members or operators.
  func mayCall(_ declared: [Name], of values: [AbstractValue]) -> Bool {
    guard !declared.isEmpty, !values.allSatisfy({ $0.isScalar }) else { return false }
    var open = values
    while let value = open.popLast() {
      if let type = state.type(of: value) {
        let areGlobal = declared.contains { program.functions(named: $0).contains { program[$0].enclosing.isEmpty } }
        let known = declared.filter { isKnownToLibraries($0, of: type) }
        if areGlobal || names.declaresMember(among: known, of: type) { return true }
      }
      open += value.parts
    }
    return false
  }

  func escape(_ mentions: Mentions) {
    share(mentions, frame.names)
    if mentions.mayExit { mayThrow() }
  }

  /// Shares all variables that are mentioned.
  func share(_ mentions: Mentions, _ names: [Name: Int]) {
    for name in mentions.names {
      if let variable = names[name] {
        share(variable)
      } else if let variable = names[WellKnownNames.selfName], isMember(name, of: state.value(of: variable)) {
        share(variable)
      }
    }
  }

  /// Whether a bare name is a member of a value.
  func isMember(_ name: Name, of value: AbstractValue) -> Bool {
    guard let path = state.type(of: value) else { return false }
    return names.storedProperty(name, of: path) != nil || names.hasMember(name, in: path)
  }

  /// Lets unknown code change a variable at any time. A constant keeps its value, whose contents can change.
  func share(_ variable: Int) {
    let value = state.value(of: variable)
    if state.isConstant(variable) { return escape(value) }
    // `self` of a class or mock stays the same object, even if its contents change. Models don't change.
    switch value {
    case .object, .mock, .model, .fragments:
      if variable == frame.names[WellKnownNames.selfName] { return escape(value) }
    default: break
    }
    guard let value = state.share(variable) else { return }
    escape(value)
    for observer in state.observers(of: variable) { closures.escape(callable: observer.callable, at: nil) }
  }

  /// Shares `self`, because unknown code may be one of its methods.
  func escapeSelf() {
    if let variable = frame.names[WellKnownNames.selfName] { share(variable) }
  }

  /// Makes the values unknown that may have been changed.
  func forget(_ writes: Writes) {
    // In order, since closures that escape are evaluated.
    for variable in writes.variables.sorted() { escape(state.forget(variable)) }
    for mock in writes.mocks.sorted(by: { $0.index < $1.index }) { escape(.mock(mock)) }
    for object in writes.objects.sorted(by: { $0.index < $1.index }) { escape(.object(object)) }
  }
}
