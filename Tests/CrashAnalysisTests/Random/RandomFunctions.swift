import Fuzzing

/// Writes random Swift functions that make, change and convert mocks, and read the models, in all supported forms. They
/// compile, and only missing fields end them.
struct RandomFunctions {
  let shapes: Shapes
  var random: SplitMix64
  /// Whether functions have conditions that the analysis cannot know.
  let hasUnknowns: Bool
  /// Whether functions may have forms that the analysis does not follow.
  let hasUnfollowedForms: Bool
  var lines: [String] = []
  var indent = 1
  var count = 0
  /// The number of enclosing loops.
  var loops = 0
  var scope = Scope()
  /// Whether nothing is sure about missing fields: other tests could change stored mocks, a function throws an error
  /// that its caller catches, or it has a form that the analysis does not follow.
  var isUndecidable = false
  /// The parameters that conditions use.
  var flags: [String] = []
  /// The code that runs the function as a library would. The analysis doesn't see it.
  var driver = ""
  /// The name of the function.
  var name = ""
  /// The declarations of the code under test.
  var app = ""
  /// The fakes of the test.
  var fakes = ""
  /// The number of enclosing `catch` clauses.
  var handlers = 0
  /// The number of forms around the form that is being written.
  var formDepth = 0
  /// The field that effects on mocks set, if the function reads only this one.
  var focus: MockShape.Leaf?
  /// Whether forced unwraps of nil may end the process.
  var mayUnwrapNil = true
  /// The forms that the function uses.
  var forms: Set<Form> = []

  struct Scope {
    /// The classes of mocks by the names of their variables.
    var mocks: [(name: String, type: String, isVariable: Bool)] = []
    /// The classes of the elements of lists by the names of their variables.
    var lists: [(name: String, type: String, count: Int)] = []
    /// The shapes of models by the names of their variables.
    var models: [(name: String, shape: String)] = []
    /// Expressions that make mocks, by class.
    var makers: [String: [String]] = [:]
  }

  init(_ shapes: Shapes, seed: UInt64, hasUnknowns: Bool, hasUnfollowedForms: Bool) {
    self.shapes = shapes
    random = SplitMix64(seed: seed)
    self.hasUnknowns = hasUnknowns
    self.hasUnfollowedForms = hasUnfollowedForms
  }

  /// Returns a function with a name.
  mutating func function(named name: String) -> String {
    (lines, app, fakes) = ([], "", "")
    self.name = name
    scope = Scope()
    let text = enclosed(name) { $0.body() }
    return fakes + text
  }

  private mutating func body() {
    // The mocks of one model fit together.
    let root = pick(shapes.roots)
    for _ in 0..<2 { makeMock(of: pick(shapes.classes)) }
    if let query = shapes.classes.first(where: { $0 == "Query" }), chance(0.6) { makeMock(of: query) }
    makeMock(of: pick(root.mocks))
    statements(depth: 0, count: Int.random(in: 4...10, using: &random))
    makeModel(root)
    if chance(0.5) { makeModel() }
    for _ in 0..<Int.random(in: 1...4, using: &random) { read() }
  }

  // MARK: Statements

  mutating func statements(depth: Int, count: Int) {
    for _ in 0..<count { statement(depth: depth) }
  }

  mutating func statement(depth: Int) {
    switch Int.random(in: 0..<46, using: &random) {
    case 0...1: makeMock(of: pick(shapes.classes))
    case 2...6: setLeaf()
    case 7...9: setEntity()
    case 10...11: setThroughChain()
    case 12...14: setList()
    case 15: append()
    case 16: replace()
    case 17...18 where depth < 2: branch(depth)
    case 19 where depth < 2: loop(depth)
    case 20 where depth < 2: choice(depth)
    case 21: makeModel()
    case 22: read()
    case 23: callClosure()
    case 24...25: list()
    case 26: callHelper()
    case 27: changeCaptured()
    case 28: attempt(depth)
    case 29 where depth < 2: deferred(depth)
    case 30 where depth < 2: repetition(depth)
    case 31 where depth < 2: labeledLoop(depth)
    case 32 where depth < 2: compilationCondition(depth)
    case 33: addToList()
    case 34: changeInOut()
    case 35: configure()
    case 36: keepThroughGeneric()
    case 37...38: callOverload()
    case 39: setThroughForcedChain()
    case 40...45: changeByForm()
    default: setLeaf()
    }
  }

  mutating func condition() -> String {
    if hasUnknowns, chance(0.5) { return chance(0.5) ? "decide(true)" : "decide(false)" }
    if let flag = flags.randomElement(using: &random), chance(0.7) { return flag }
    return chance(0.5) ? "yes()" : "no()"
  }

  mutating func block(_ depth: Int) {
    let outer = scope
    indent += 1
    statements(depth: depth + 1, count: Int.random(in: 1...3, using: &random))
    indent -= 1
    scope = outer
  }

  mutating func branch(_ depth: Int) {
    use(.branch)
    add("if \(condition()) {")
    block(depth)
    if hasUnknowns, chance(0.1) {
      use(.earlyReturn)
      add("  return")
    }
    if chance(0.5) {
      use(.otherwise)
      add("} else {")
      block(depth)
    }
    add("}")
  }

  mutating func loop(_ depth: Int) {
    let type = pick(shapes.classes)
    let mocks = scope.mocks.filter { $0.type == type }
    if 1 < mocks.count, let leaf = leaf(of: type) {
      use(.forOverMocks)
      count += 1
      add("for e\(count) in [\(mocks[0].name), \(mocks[1].name)] {")
      add("  e\(count).\(leaf.name) = \(chance(0.5) ? leaf.value : "nil")")
    } else if chance(0.5) {
      use(.rangeLoop)
      add("for _ in \(chance(0.5) ? "0..<2" : "1...\(Int.random(in: 1...3, using: &random))") {")
    } else {
      add("for _ in [1, 2] {")
    }
    use(.loop)
    loops += 1
    block(depth)
    if chance(0.2) {
      use(.exitFromLoop)
      add("  if \(condition()) { \(chance(0.5) ? "break" : "continue") }")
    }
    if chance(0.5) { block(depth) }
    loops -= 1
    add("}")
  }

  mutating func choice(_ depth: Int) {
    use(.choice)
    add("switch \(condition()) {")
    for label in ["case true:", "default:"] {
      add(label)
      add("  consume(0)")
      block(depth)
      if 0 < loops, chance(0.2) { add("  \(chance(0.5) ? "continue" : "if \(condition()) { continue }")") }
    }
    add("}")
  }

  mutating func attempt(_ depth: Int) {
    guard depth < 2 else { return }
    use(.doCatch)
    add("do {")
    handlers += 1
    block(depth)
    if chance(0.5) {
      use(.throwError)
      add("  if \(condition()) { throw Failure() }")
    }
    block(depth)
    handlers -= 1
    add("} catch {")
    block(depth)
    add("}")
  }

  // MARK: Text

  mutating func use(_ form: Form) { forms.insert(form) }

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
