import Source
import SwiftLowering

/// Observers of variables and stored properties: `willSet` and `didSet`.
struct ObserverEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Makes functions of the observers of a variable that was just declared.
  func addObservers(of declaration: ComputedVariable) {
    guard let name = declaration.pattern.name, let variable = frame.names[name] else { return }
    for accessor in declaration.accessors where accessor.kind.isObserver {
      let observer = state.makeCallable(.function(accessor.function(named: name), frame.surroundings))
      guard case .callable(let callable) = observer else { continue }
      state.addObserver(LocalObserver(kind: accessor.kind, callable: callable), of: variable)
    }
  }

  /// Assigns to a variable, and runs its observers.
  func set(_ variable: Int, to value: AbstractValue, at range: TextRange) {
    let observers = state.observers(of: variable)
    guard !observers.isEmpty else { return state.assign(variable, value) }
    let old = state.value(of: variable)
    for observer in observers where observer.kind == .willSet {
      _ = closures.invoke(observer.callable, [value], at: range)
    }
    state.assign(variable, value)
    for observer in observers where observer.kind == .didSet {
      _ = closures.invoke(observer.callable, [old], at: range)
    }
  }

  /// Runs an observer of a stored property of an object, unless its initializer sets the property.
  func observe(_ kind: ComputedVariable.Accessor.Kind, _ name: Name, of owner: AbstractValue, _ other: AbstractValue) {
    guard let path = state.type(of: owner), let (property, type) = names.storedProperty(name, of: path),
      let observer = property.observers.first(where: { $0.kind == kind })
    else { return }
    if frame.isInitializer, receiver == owner { return }
    let id = SwiftFunction.ID(declaration: property.declaration, index: Int(observer.kind.rawValue) - 100)
    guard stack.canCall(closure: id) else { return escape(owner) }
    stack.push(
      id, at: stack.last ?? location(TextRange(at: 0)), isOfCodeUnderTest: program.isCodeUnderTest(type.file))
    defer { stack.pop() }
    var inner = Frame(declaration: property.declaration)
    inner.enclosing = type.path
    _ = functions.inFrame(inner, result: nil) {
      declare(WellKnownNames.selfName, owner)
      declareConstant(observer.observedName, other)
      statements.run(observer.body)
      return .tuple([])
    }
  }

  /// Runs the observers of a place that holds a structure. They run even if an optional chain behind the place ends.
  func mayObserve(_ place: SwiftExpression) {
    guard isObserved(place) else { return }
    maybe { places.modify(place) { $0 } }
  }

  /// Whether an assignment behind a place runs code, as far as variables and their properties show.
  func isObserved(_ place: SwiftExpression) -> Bool {
    switch place.content {
    case .chained(let base), .unwrapped(let base), .parenthesized(let base), .element(let base, _):
      return isObserved(base)
    case .name(let name):
      if let variable = frame.names[name] { return !state.observers(of: variable).isEmpty }
      return receiver.map { isObserved(name, of: $0) } ?? false
    case .member(let base, let name):
      if case .name(let variable) = base.content, let number = frame.names[variable],
        isObserved(name, of: state.value(of: number).wrapped)
      {
        return true
      }
      return isObserved(base)
    default: return false
    }
  }

  private func isObserved(_ name: Name, of owner: AbstractValue) -> Bool {
    guard let path = state.type(of: owner), let (property, _) = names.storedProperty(name, of: path) else {
      return false
    }
    return !property.observers.isEmpty || property.wrapper != nil
  }
}
