import Source
import SwiftScanning

/// Evaluates one function with abstract values.
///
/// What it says of mocks and models holds for every run: whatever is not followed makes values unknown, or the rest of
/// the function one that may not be reached. It ends when its `StepBudget` is spent.
struct Interpreter {
  let code: GeneratedCode
  let program: any TestProgram
  let answers: TypeAnswers
  var state = ProgramState()
  var frame: Frame
  var findings = FindingCollector()
  /// How many of the ways around the current point are ones that may not be taken.
  var uncertainty = 0
  /// How many arguments around the current point may not be evaluated.
  var laziness = 0
  /// How many `try` are around the current point.
  var attempts = 0
  /// Whether conditions are ignored, because the code runs at another time.
  var isExploring = false
  /// The changes since `watching` began.
  var writes = Writes()
  /// The examples of a Quick specification.
  var spec = Spec()

  var snapshots: [[MockID: MockState]] = []
  var callables: [Callable] = []
  /// How many `catch` and `try?` are around the current point.
  var handlers = 0
  var absences = Absences()
  /// Whether it runs an initializer to see what the default of a scalar is.
  var isScalarInitializer = false
  /// Callables that were handed to code which is not followed.
  var escapedCallables: Set<Int> = []
  /// Variables that code which is not followed can change at any time.
  var sharedVariables: Set<Int> = []
  /// The functions that are being run, the calls of which lead to the current point.
  var calls: [Call] = []

  private(set) var made = Counts()
  private(set) var budget = StepBudget()

  static let callLimit = 8
  /// A function that is called more often from within itself is not followed.
  static let recursionLimit = 2
  /// Lists with more elements are not taken apart.
  static let elementLimit = 32

  /// Counts the values that were made, to number them.
  struct Counts {
    var variables = 0
    var mocks = 0
    var objects = 0
  }

  /// A function that is being run.
  struct Frame {
    /// The declaration to which ranges in it are relative.
    var declaration: DeclarationID
    var names: [Name: Int] = [:]
    /// The types around it.
    var enclosing: [Name] = []
    /// The types, aliases and generic parameters that functions declare.
    var types: [Name: LocalType] = [:]
    /// What it returns.
    var result = Expectation.none
    /// The ways out by `return`.
    var returns: [Exit] = []
    /// The statements around that can be left or gone on with, the innermost last.
    var targets: [Target] = []
    /// The ways out of each `do` by errors, the innermost last.
    var thrown: [[Exit]] = []
    /// The label of the statement that comes next.
    var label: Name?
    /// Whether it may have been left by an error.
    var mayThrow = false

    /// The path of the file.
    var file: Name { declaration.file }
  }

  /// A way out of a function or statement.
  struct Exit {
    var state: ProgramState
    var value = Value.something
    /// How many ways around it may not be taken.
    let uncertainty: Int
  }

  /// What `break` and `continue` can mean.
  struct Target {
    enum Kind {
      case loop, choice, other
    }

    let label: Name?
    let kind: Kind
    var breaks: [Exit] = []
    var continues: [Exit] = []
  }

  struct Call {
    let function: TestFunction.ID
    /// Where it is called.
    let location: Location
  }

  enum Callable {
    case closure(TestClosure, Surroundings)
    case function(TestFunction, Surroundings)
    /// A function of the program, as a value; with what it is a method of.
    case member(TestFunction.ID, of: Value?)
  }

  /// What a closure can see.
  struct Surroundings {
    let names: [Name: Int]
    let types: [Name: LocalType]
    let enclosing: [Name]
    let declaration: DeclarationID
  }

  var surroundings: Surroundings {
    Surroundings(names: frame.names, types: frame.types, enclosing: frame.enclosing, declaration: frame.declaration)
  }

  /// - Parameters:
  ///   - declaration: the declaration that is run.
  ///   - answers: can be shared by all interpreters of the program on one thread.
  init(
    _ program: any TestProgram, _ code: GeneratedCode, in declaration: DeclarationID,
    answers: TypeAnswers = TypeAnswers()
  ) {
    self.program = program
    self.answers = answers
    self.code = code
    frame = Frame(declaration: declaration)
  }

  // MARK: Limits

  /// Does something that may lead deeper, unless that is too far.
  mutating func bounded<Result>(_ fallback: Result, _ body: (inout Interpreter) -> Result) -> Result {
    guard budget.enter() else { return fallback }
    defer { budget.leave() }
    return body(&self)
  }

  /// Gives the next steps a budget of their own.
  mutating func startAgain() { budget.startAgain() }

  // MARK: Places

  /// Returns a location relative to the declaration that is being run.
  func location(_ range: TextRange) -> Location { frame.declaration.location(range) }

  /// Whether the current point is reached whenever the function runs.
  var isCertain: Bool {
    uncertainty == 0 && laziness == 0 && state.isReachedForSure && state.isReached && !budget.isSpent
  }

  // MARK: Variables

  @discardableResult
  mutating func declare(_ name: Name, _ value: Value) -> Int {
    made.variables += 1
    frame.names[name] = made.variables
    state.variables[made.variables] = value
    return made.variables
  }

  mutating func assign(_ variable: Int, _ value: Value) {
    writes.variables.insert(variable)
    state.variables[variable] = sharedVariables.contains(variable) ? .unknown : value
  }

  func value(of variable: Int) -> Value { state.variables[variable] ?? .unknown }

  /// Binds the names of a pattern to a value.
  mutating func bind(_ pattern: TestPattern, _ value: Value) {
    switch pattern {
    case .name(let name): declare(name, value)
    case .wildcard, .expression: break
    case .typed(let pattern, _): bind(pattern, value)
    case .opaque, .optional, .type, .filtered:
      escape(value)
      for name in pattern.names { declare(name, .unknown) }
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
    made.mocks += 1
    let id = MockID(index: made.mocks)
    state.mocks[id] = MockState(type: type, origin: origin, defaultOf: role)
    return id
  }

  mutating func makeObject(_ type: [Name]) -> ObjectID {
    made.objects += 1
    let id = ObjectID(index: made.objects)
    state.objects[id] = ObjectState(type: type)
    return id
  }

  // MARK: Ways

  /// Joins the current state with that of another way to this point.
  mutating func merge(_ other: ProgramState) {
    var lost: [Value] = []
    state = state.joined(with: other, &lost)
    for value in lost { escape(value) }
  }

  /// Joins two values, one of which it is.
  mutating func join(_ a: Value, _ b: Value) -> Value {
    var lost: [Value] = []
    let result = a.joined(with: b, &lost)
    for value in lost { escape(value) }
    return result
  }

  /// Runs something that may be skipped.
  mutating func maybe(_ body: (inout Interpreter) -> Void) {
    let before = state
    uncertainty += 1
    body(&self)
    uncertainty -= 1
    merge(before)
  }

  /// Runs one of two branches, or both if the condition is unknown.
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
      merge(first)
    }
  }

  /// The rest may not be reached, because something that is not followed may have thrown an error.
  mutating func mayThrow() {
    state.isReachedForSure = false
    frame.mayThrow = true
  }
}
