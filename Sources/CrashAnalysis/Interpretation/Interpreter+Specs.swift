import Source

/// The blocks that Quick runs, in the order of the text.
struct Spec {
  struct Group {
    let parent: Int?
    let isSkipped: Bool
    /// Closures, in the interpreter's table.
    var before: [Int] = []
    var justBefore: [Int] = []
    var after: [Int] = []
  }

  struct Example {
    let closure: Int
    let group: Int
    let isSkipped: Bool
  }

  /// The group around what is being run; nil outside specifications.
  var current: Int?
  var groups: [Group] = []
  var examples: [Example] = []
}

/// Specifications of Quick: groups are run at once, and their closures for each example, when all groups are known.
extension Interpreter {
  /// `describe`, `it`, `beforeEach` and the like; nil for other functions, and outside specifications.
  mutating func specification(_ name: Name, _ arguments: [TestExpression.Argument]) -> Value? {
    guard let group = spec.current, let last = arguments.last, case .closure = last.value.content,
      Self.specificationWords.contains(name.text)
    else { return nil }
    for argument in arguments.dropLast() { escape(evaluate(argument.value)) }
    guard case .callable(let closure) = evaluate(last.value) else { return nil }
    switch name.text {
    case "describe", "context", "fdescribe", "fcontext", "xdescribe", "xcontext":
      spec.groups.append(Spec.Group(parent: group, isSkipped: name.text.hasPrefix("x")))
      spec.current = spec.groups.count - 1
      _ = invoke(closure, [Value](), at: last.value.range)
      spec.current = group
    case "it", "fit", "xit", "pending":
      let isSkipped = name.text == "xit" || name.text == "pending"
      spec.examples.append(Spec.Example(closure: closure, group: group, isSkipped: isSkipped || 0 < uncertainty))
    case "beforeEach": spec.groups[group].before.append(closure)
    case "justBeforeEach": spec.groups[group].justBefore.append(closure)
    default: spec.groups[group].after.append(closure)
    }
    return .something
  }

  /// Runs the examples that a specification has told of, each for itself.
  mutating func runExamples() {
    guard state.isReached, !spec.examples.isEmpty else { return }
    let base = state
    let changes = spec.examples.count == 1 ? Writes() : changesOfExamples()
    for example in spec.examples.prefix(Self.exampleLimit) {
      startAgain()
      state = base
      // Other examples may have come before.
      forget(changes)
      run(example)
    }
    state = base
  }

  private mutating func run(_ example: Spec.Example) {
    var groups: [Spec.Group] = []
    var next: Int? = example.group
    while let index = next {
      groups.insert(spec.groups[index], at: 0)
      next = spec.groups[index].parent
    }
    let isSkipped = example.isSkipped || groups.contains(where: \.isSkipped)
    uncertainty += isSkipped ? 1 : 0
    let closures =
      groups.flatMap(\.before) + groups.flatMap(\.justBefore) + [example.closure] + groups.reversed().flatMap(\.after)
    for closure in closures where state.isReached { _ = invoke(closure, [Value](), at: TextRange(at: 0)) }
    uncertainty -= isSkipped ? 1 : 0
  }

  /// What all closures together change that is older than they are.
  private mutating func changesOfExamples() -> Writes {
    let (crashes, escapes, base) = (findings.crashes, findings.escapes, state)
    isExploring = true
    uncertainty += 1
    let closures = spec.groups.flatMap { $0.before + $0.justBefore + $0.after } + spec.examples.map(\.closure)
    let changes = watching { interpreter in
      for closure in closures {
        interpreter.startAgain()
        interpreter.state = base
        _ = interpreter.invoke(closure, [Value](), at: TextRange(at: 0))
      }
    }
    uncertainty -= 1
    isExploring = false
    state = base
    findings.crashes = crashes
    findings.escapes = escapes
    return changes
  }

  private static let exampleLimit = 64

  private static let specificationWords: Set<String> = [
    "describe", "context", "fdescribe", "fcontext", "xdescribe", "xcontext", "it", "fit", "xit", "pending",
    "beforeEach", "justBeforeEach", "afterEach",
  ]
}
