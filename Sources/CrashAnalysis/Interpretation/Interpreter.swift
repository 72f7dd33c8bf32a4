import Source

/// Runs one function without running it: with what is known of its values instead of these.
///
/// What it says of mocks and models holds for every run: whatever is not followed makes values unknown, or the rest of
/// the function one that may not be reached. It ends after `stepLimit` steps, and goes no deeper than `depthLimit`; what
/// comes after that is not looked at.
struct Interpreter {
  let code: GeneratedCode
  let program: any TestProgram
  var state = ProgramState()
  var frame: Frame
  var crashes: [Crash] = []
  var escapes: [Escape] = []
  /// How many of the ways around the current point are ones that may not be taken.
  var uncertainty = 0
  /// How many `try` are around the current point.
  var attempts = 0

  var snapshots: [[MockID: MockState]] = []
  var callables: [Callable] = []
  /// JSON that models cannot be made of.
  var jsonGaps: [JSONGap] = []
  /// How many `catch` and `try?` are around the current point.
  var handlers = 0
  /// Where a read gives nil because a variable has no value.
  var absences: [Location: Crash] = [:]
  /// The variables that hold such nil.
  var variableAbsences: [Int: Crash] = [:]
  /// Whether it runs an initializer to see what the default of a scalar is.
  var isScalarInitializer = false
  /// Variables that code which is not followed can change at any time.
  var sharedVariables: Set<Int> = []
  /// The functions that are being run, the calls of which lead to the current point.
  var calls: [Call] = []

  private var mockCount = 0
  private var variableCount = 0
  private var steps = 0
  private var depth = 0
  private(set) var hasGivenUp = false

  static let stepLimit = 20_000
  static let depthLimit = 160
  static let callLimit = 8
  /// Lists with more elements are not taken apart.
  static let elementLimit = 32

  /// A function that is being run.
  struct Frame {
    /// The path of the file that it stands in.
    var file: Name
    var names: [Name: Int] = [:]
    /// The types around it.
    var enclosing: [Name] = []
    /// What it returns.
    var result = Expectation.none
    /// What it was left with.
    var returns: [(state: ProgramState, value: Value)] = []
    /// What loops and `switch` were left with, the innermost last.
    var breaks: [[ProgramState]] = []
    var continues: [[ProgramState]] = []
    /// What `do` was left with by errors, the innermost last.
    var thrown: [[(state: ProgramState, uncertainty: Int)]] = []
    /// Whether it may have been left by an error.
    var mayThrow = false
  }

  struct Call {
    let function: TestFunction.ID
    /// Where it is called.
    let location: Location
  }

  enum Callable {
    case closure(TestClosure, [Name: Int], file: Name)
    case function(TestFunction, [Name: Int], file: Name)
  }

  init(_ program: any TestProgram, _ code: GeneratedCode, file: Name) {
    self.program = program
    self.code = code
    frame = Frame(file: file)
  }

  // MARK: Limits

  /// Does something that may lead deeper, unless that is too far.
  mutating func bounded<Result>(_ fallback: Result, _ body: (inout Interpreter) -> Result) -> Result {
    steps += 1
    guard !hasGivenUp, depth < Self.depthLimit, steps < Self.stepLimit else {
      hasGivenUp = true
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  // MARK: Places

  func location(_ range: TextRange) -> Location { Location(frame.file.text, range) }

  /// Whether the current point is reached whenever the function runs.
  var isCertain: Bool { uncertainty == 0 && state.isReachedForSure && state.isReached && !hasGivenUp }

  // MARK: Variables

  mutating func declare(_ name: Name, _ value: Value) {
    variableCount += 1
    frame.names[name] = variableCount
    state.variables[variableCount] = value
  }

  mutating func assign(_ variable: Int, _ value: Value) {
    state.variables[variable] = sharedVariables.contains(variable) ? .unknown : value
  }

  func value(of variable: Int) -> Value { state.variables[variable] ?? .unknown }

  /// Binds the names of a pattern to a value.
  mutating func bind(_ pattern: TestPattern, _ value: Value) {
    switch pattern {
    case .name(let name): declare(name, value)
    case .wildcard, .expression: break
    case .opaque(let names):
      escape(value)
      for name in names { declare(name, .unknown) }
    case .tuple(let parts):
      if case .tuple(let values) = value, values.count == parts.count {
        for (part, value) in zip(parts, values) { bind(part, value) }
      } else {
        escape(value)
        for part in parts { bind(part, .unknown) }
      }
    }
  }

  // MARK: Mocks

  mutating func makeMock(_ type: Name, at origin: Location, defaultOf role: MockState.DefaultRole? = nil) -> MockID {
    mockCount += 1
    let id = MockID(index: mockCount)
    state.mocks[id] = MockState(type: type, origin: origin, defaultOf: role)
    return id
  }

  // MARK: Ways

  /// What may or may not happen.
  mutating func maybe(_ body: (inout Interpreter) -> Void) {
    let before = state
    uncertainty += 1
    body(&self)
    uncertainty -= 1
    state = state.joined(with: before)
  }

  /// One of two things, depending on what is known of a condition.
  mutating func branch(
    _ certainty: Certainty, _ then: (inout Interpreter) -> Void, otherwise: (inout Interpreter) -> Void
  ) {
    switch certainty {
    case .yes: then(&self)
    case .no: otherwise(&self)
    case .maybe:
      let before = state
      uncertainty += 1
      then(&self)
      let first = state
      state = before
      otherwise(&self)
      uncertainty -= 1
      state = first.joined(with: state)
    }
  }

  /// The rest may not be reached, because something that is not followed may have thrown an error.
  mutating func mayThrow() {
    state.isReachedForSure = false
    frame.mayThrow = true
  }
}
