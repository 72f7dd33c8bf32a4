import Source

/// Variables, mocks and objects that something changed, or that code which is not followed got hold of.
struct Writes {
  var variables: Set<Int> = []
  var mocks: Set<MockID> = []
  var objects: Set<ObjectID> = []

  var isEmpty: Bool { variables.isEmpty && mocks.isEmpty && objects.isEmpty }

  var count: Int { variables.count + mocks.count + objects.count }

  mutating func formUnion(_ other: Writes) {
    variables.formUnion(other.variables)
    mocks.formUnion(other.mocks)
    objects.formUnion(other.objects)
  }
}

extension Interpreter {
  /// Runs a closure, and returns the existing values that it changed.
  mutating func watching(_ body: (inout Interpreter) -> Void) -> Writes {
    let before = writes
    let (variables, mocks, objects) = (made.variables, made.mocks, made.objects)
    writes = Writes()
    body(&self)
    var result = writes
    writes = before
    writes.formUnion(result)
    result.variables = result.variables.filter { $0 <= variables }
    result.mocks = result.mocks.filter { $0.index <= mocks }
    result.objects = result.objects.filter { $0.index <= objects }
    return result
  }

  /// Nothing is known any more of what something may have changed.
  mutating func forget(_ writes: Writes) {
    // In order, since closures that escape are evaluated.
    for variable in writes.variables.sorted() {
      let value = value(of: variable)
      state.variables[variable] = .unknown
      escape(value)
    }
    for mock in writes.mocks.sorted(by: { $0.index < $1.index }) { escape(.mock(mock)) }
    for object in writes.objects.sorted(by: { $0.index < $1.index }) { escape(.object(object)) }
  }
}
