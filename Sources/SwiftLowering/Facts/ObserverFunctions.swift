import Source

extension ComputedVariable.Accessor {
  /// The name of the value that an observer gets.
  package var observedName: Name { parameter ?? (kind == .willSet ? WellKnownNames.newValue : WellKnownNames.oldValue) }

  /// An observer as a function with the name of its variable.
  package func function(named name: Name) -> SwiftFunction {
    SwiftFunction(
      kind: .function, name: name,
      parameters: [SwiftFunction.Parameter(name: observedName, type: .other, isInOut: false)],
      body: body, isStatic: false, enclosing: [], range: TextRange(at: 0))
  }
}
