import Source

/// The abstract state of an evaluation: the values on the current path, and the tables of all paths.
///
/// Its operations evaluate nothing. They return values that escape, since a closure that escapes is evaluated.
struct AbstractState {
  /// The values on the current path. Branches copy, replace and join it.
  var path = PathState()
  /// The changes since `beginWatching`.
  private(set) var writes = Writes()
  private(set) var callables: [Callable] = []
  /// The states of mocks at conversions, for the models that these made.
  private(set) var snapshots: [[MockID: AbstractMock]] = []
  /// The paths at the creation of tasks.
  private var taskStarts: [PathState] = []
  /// Variables that nothing assigns to: constants and parameters.
  private var constants: Set<Int> = []
  /// Variables that become nil when the last strong reference to their object is gone.
  private var weakVariables: Set<Int> = []
  /// Variables that code outside of the analysis can change at any time.
  private var sharedVariables: Set<Int> = []
  /// Callables that code outside of the analysis can call at any time.
  private var escapedCallables: Set<Int> = []
  /// The observers of variables.
  private var observers: [Int: [LocalObserver]] = [:]
  private var made = Counts()

  /// Counts the values that were made, to number them.
  fileprivate struct Counts {
    var variables = 0
    var mocks = 0
    var objects = 0
  }

  // MARK: New values

  /// Makes a variable.
  mutating func declare(_ value: AbstractValue) -> Int {
    made.variables += 1
    path.variables[made.variables] = value
    return made.variables
  }

  /// Makes a variable that keeps its value.
  mutating func declareConstant(_ value: AbstractValue) -> Int {
    let variable = declare(value)
    constants.insert(variable)
    return variable
  }

  /// Makes a variable weak.
  mutating func weaken(_ variable: Int) {
    weakVariables.insert(variable)
    path.variables[variable] = path.value(of: variable).asOptional
  }

  mutating func makeMock(_ type: Name, at origin: Location, defaultOf role: AbstractMock.DefaultRole? = nil) -> MockID {
    made.mocks += 1
    let id = MockID(index: made.mocks)
    path.mocks[id] = AbstractMock(type: type, origin: origin, defaultOf: role)
    return id
  }

  mutating func makeObject(_ type: [Name], fields: [Name: AbstractValue] = [:]) -> ObjectID {
    made.objects += 1
    let id = ObjectID(index: made.objects)
    path.objects[id] = ObjectState(type: type, fields: fields)
    return id
  }

  mutating func makeCallable(_ callable: Callable) -> AbstractValue {
    callables.append(callable)
    return .callable(callables.count - 1)
  }

  mutating func addObserver(_ observer: LocalObserver, of variable: Int) {
    observers[variable, default: []].append(observer)
  }

  /// Changes the names that the body of a function can use.
  mutating func setSurroundings(_ surroundings: Surroundings, of callable: Int) {
    if case .function(let function, _) = callables[callable] { callables[callable] = .function(function, surroundings) }
  }

  func observers(of variable: Int) -> [LocalObserver] { observers.isEmpty ? [] : observers[variable] ?? [] }

  /// Records the present states of all mocks.
  mutating func takeSnapshot() -> Int {
    snapshots.append(path.mocks)
    return snapshots.count - 1
  }

  /// Sets the snapshots of the models that a function gets.
  mutating func setSnapshots(_ snapshots: [[MockID: AbstractMock]]) { self.snapshots = snapshots }

  /// Records the present path for a task that begins at some time from now on.
  mutating func beginTask() -> Int {
    taskStarts.append(path)
    return taskStarts.count - 1
  }

  /// Whether all values are the same as when a task was made.
  func isUnchanged(sinceTask number: Int) -> Bool { path.hasSameValues(as: taskStarts[number]) }

  // MARK: Reads

  func value(of variable: Int) -> AbstractValue { path.value(of: variable) }

  func type(of value: AbstractValue) -> [Name]? { path.type(of: value) }

  func isConstant(_ variable: Int) -> Bool { constants.contains(variable) }

  func isWeak(_ variable: Int) -> Bool { weakVariables.contains(variable) }

  /// Returns the state of a model's mock at the conversion.
  func mock(of model: Model) -> AbstractMock? { snapshots[model.snapshot][model.mock] }

  // MARK: Writes

  mutating func assign(_ variable: Int, _ value: AbstractValue) {
    writes.variables.insert(variable)
    let kept = weakVariables.contains(variable) ? value.asOptional : value
    path.variables[variable] = sharedVariables.contains(variable) ? .unknown : kept
  }

  /// Changes the type that conversions take a mock for.
  mutating func rename(_ id: MockID, _ typename: Name) {
    writes.mocks.insert(id)
    path.mocks[id]?.typename = typename
  }

  /// Gives a mock the fields of another one.
  mutating func replaceFields(of id: MockID, with other: AbstractMock) {
    writes.mocks.insert(id)
    path.mocks[id]?.fields = other.fields
    if other.isShared { path.mocks[id]?.isShared = true }
  }

  /// Sets a field of a mock, and returns whether the mock's state is known.
  mutating func set(_ key: Name, of id: MockID, to value: AbstractValue) -> Bool {
    guard path.mocks[id]?.isShared == false else { return false }
    writes.mocks.insert(id)
    path.mocks[id]?.fields[key] = value == .nothing ? nil : value
    return true
  }

  /// Sets a property of an object, and returns whether the object's state is known.
  mutating func set(_ name: Name, of id: ObjectID, to value: AbstractValue) -> Bool {
    guard path.objects[id]?.isShared == false else { return false }
    writes.objects.insert(id)
    path.objects[id]?.fields[name] = value
    return true
  }

  // MARK: Paths

  /// Joins the current path with another one.
  ///
  /// - Returns: the values that the result no longer describes, which escape.
  mutating func merge(_ other: PathState) -> [AbstractValue] {
    var lost: [AbstractValue] = []
    path = path.joined(with: other, &lost)
    return lost
  }

  // MARK: Watching

  /// The beginning of a period in which writes are recorded.
  struct Watch {
    fileprivate let before: Writes
    fileprivate let made: Counts
  }

  mutating func beginWatching() -> Watch {
    defer { writes = Writes() }
    return Watch(before: writes, made: made)
  }

  /// Returns the values that were changed since the beginning, and that are older than it.
  mutating func endWatching(_ watch: Watch) -> Writes {
    var result = writes
    writes = watch.before
    writes.formUnion(result)
    result.variables = result.variables.filter { $0 <= watch.made.variables }
    result.mocks = result.mocks.filter { $0.index <= watch.made.mocks }
    result.objects = result.objects.filter { $0.index <= watch.made.objects }
    return result
  }
}

/// Values that code outside of the analysis can reach or change.
extension AbstractState {
  /// Makes the contents of a mock unknown, and returns the values in it. It returns nil if they were unknown before.
  mutating func expose(_ id: MockID) -> [AbstractValue]? {
    guard let mock = path.mocks[id], !mock.isShared else { return nil }
    writes.mocks.insert(id)
    path.mocks[id]?.isShared = true
    return mock.fields.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Makes the contents of an object unknown, and returns the values in it. It returns nil if they were unknown before.
  mutating func expose(_ id: ObjectID) -> [AbstractValue]? {
    guard let object = path.objects[id], !object.isShared else { return nil }
    writes.objects.insert(id)
    path.objects[id]?.isShared = true
    return object.fields.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Makes a variable unknown for good, and returns its value. It returns nil if it was shared before.
  mutating func share(_ variable: Int) -> AbstractValue? {
    let value = path.value(of: variable)
    guard sharedVariables.insert(variable).inserted else { return nil }
    writes.variables.insert(variable)
    path.variables[variable] = .unknown
    return value
  }

  /// Marks a callable as one that any code can call, and returns whether it was not marked before.
  mutating func markEscaped(callable: Int) -> Bool { escapedCallables.insert(callable).inserted }

  /// Marks the mocks in a value as known to other tests, which can set more fields.
  ///
  /// - Returns: the objects and callables in it, which escape.
  mutating func makeCommon(_ value: AbstractValue) -> [AbstractValue] {
    var escaping: [AbstractValue] = []
    var open = [value]
    while let value = open.popLast() {
      switch value {
      case .mock(let id):
        guard let mock = path.mocks[id], !mock.isCommon else { continue }
        path.mocks[id]?.isCommon = true
        open += mock.fields.sorted { $0.key < $1.key }.map(\.value)
      case .object, .callable: escaping.append(value)
      default: open += value.parts
      }
    }
    return escaping
  }

  /// Makes a variable unknown for now, and returns its value.
  mutating func forget(_ variable: Int) -> AbstractValue {
    defer { path.variables[variable] = .unknown }
    return path.value(of: variable)
  }

  /// Makes all values unknown.
  mutating func forgetEverything() {
    for (id, mock) in path.mocks where !mock.isShared {
      path.mocks[id]?.isShared = true
      writes.mocks.insert(id)
    }
    for (id, object) in path.objects where !object.isShared {
      path.objects[id]?.isShared = true
      writes.objects.insert(id)
    }
    for id in path.variables.keys { writes.variables.insert(id) }
    for id in path.variables.keys { path.variables[id] = .unknown }
    for id in path.globals.keys { path.globals[id] = .unknown }
  }
}
