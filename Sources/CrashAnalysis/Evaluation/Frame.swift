import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning

/// A function that is being evaluated: its names, and the paths that leave it.
struct Frame {
  /// The declaration to which ranges in it are relative.
  var declaration: DeclarationID
  var names: [Name: Int] = [:]
  /// The enclosing types.
  var enclosing: [Name] = []
  /// The object type of the mocks whose extension encloses it.
  var mock: Name?
  /// The types, aliases and generic parameters that functions declare.
  var types: [Name: LocalType] = [:]
  /// The number of the call in the declaration of its caller; -1 if no code calls it.
  var site: Int32 = -1
  /// The type of the result.
  var result: SwiftTypeReference?
  /// The paths that leave it by `return`.
  var returns: [Exit] = []
  /// The enclosing statements that `break` and `continue` can mean, the innermost last.
  var targets: [JumpTarget] = []
  /// The paths that leave each `do` by errors, the innermost last.
  var thrown: [[Exit]] = []
  /// The paths that leave it by errors that none of its `do` statements catches.
  var failures: [Exit] = []
  /// The label of the next statement.
  var label: Name?
  /// Whether no error can leave it, because its caller does not expect one.
  var throwsNothing = false
  /// Whether it is the body of an initializer, whose assignments run no observers.
  var isInitializer = false
  /// Whether it may have been left by an error on a path that is not known.
  var mayThrow = false
  /// Whether it has the names of surroundings, whose variables may be gone.
  private(set) var hasSurroundings = false

  init(declaration: DeclarationID) {
    self.declaration = declaration
  }

  init(_ surroundings: Surroundings) {
    declaration = surroundings.declaration
    names = surroundings.names
    types = surroundings.types
    enclosing = surroundings.enclosing
    mock = surroundings.mock
    hasSurroundings = true
  }

  /// The path of the file.
  var file: Name { declaration.file }

  var scope: TypeScope { TypeScope(file: file, enclosing: enclosing, locals: types, mock: mock) }

  var surroundings: Surroundings {
    Surroundings(names: names, types: types, enclosing: enclosing, mock: mock, declaration: declaration)
  }

  /// Counts the paths that leave statements or the function.
  var exitCount: Int {
    let jumps = targets.reduce(0) { $0 + $1.breaks.count + $1.continues.count }
    return returns.count + failures.count + jumps + thrown.reduce(0) { $0 + $1.count }
  }

  /// Adds a path that leaves by an error: the innermost `do` catches it, or else it leaves the frame.
  mutating func fail(by exit: Exit) {
    if let last = thrown.indices.last { thrown[last].append(exit) } else { failures.append(exit) }
  }
}

/// A path that leaves a function or statement.
struct Exit {
  var path: PathState
  var value = AbstractValue.something
  /// The number of branches around the point where it leaves.
  let branches: Int
}

/// A statement that `break` or `continue` can mean.
struct JumpTarget {
  enum Kind {
    case loop, choice, other
  }

  let label: Name?
  let kind: Kind
  var breaks: [Exit] = []
  var continues: [Exit] = []
}

/// The statements of a `defer`, which run when the enclosing statements are left.
struct Deferred {
  let body: [SwiftStatement]
  let names: [Name: Int]
  /// The paths that had left before it.
  private let returns: Int
  private let failures: Int
  private let breaks: [Int]
  private let continues: [Int]
  private let thrown: [Int]

  init(_ body: [SwiftStatement], in frame: Frame) {
    self.body = body
    names = frame.names
    returns = frame.returns.count
    failures = frame.failures.count
    breaks = frame.targets.map(\.breaks.count)
    continues = frame.targets.map(\.continues.count)
    thrown = frame.thrown.map(\.count)
  }

  /// Returns the paths of a frame that have left since.
  func exits(of frame: Frame) -> [WritableKeyPath<Frame, Exit>] {
    var exits: [WritableKeyPath<Frame, Exit>] = []
    func add(_ path: WritableKeyPath<Frame, [Exit]>, from start: Int) {
      for index in start..<max(start, frame[keyPath: path].count) { exits.append(path.appending(path: \.[index])) }
    }
    add(\.returns, from: returns)
    add(\.failures, from: failures)
    for index in frame.targets.indices where index < breaks.count {
      add(\.targets[index].breaks, from: breaks[index])
      add(\.targets[index].continues, from: continues[index])
    }
    for index in frame.thrown.indices where index < thrown.count { add(\.thrown[index], from: thrown[index]) }
    return exits
  }
}

/// The state at a point from which several paths start, for comparison where they meet.
struct Fork {
  let isReachedForSure: Bool
  let exits: Int
  let mayThrow: Bool
}

/// The calls that lead to the current point.
struct CallStack {
  private struct Call {
    let function: SwiftFunction.ID
    /// The place of the call.
    let location: Location
    /// Whether the function belongs to the code under test.
    let isOfCodeUnderTest: Bool

    /// Whether the function belongs to the stub of a library.
    var isOfLibrary: Bool { LibraryText.isLibrary(function.file) }
  }

  private var calls: [Call] = []

  /// Deeper calls are not followed.
  private static let depthLimit = 8
  /// A function that calls itself more often is not followed.
  private static let recursionLimit = 2
  /// Deeper calls of libraries are not followed.
  private static let libraryDepthLimit = 24

  /// The place of the outermost call.
  var first: Location? { calls.first?.location }
  /// The place of the innermost call.
  var last: Location? { calls.last?.location }

  func canCall(_ id: SwiftFunction.ID) -> Bool {
    let recursion = calls.count { $0.function == id }
    guard !LibraryText.isLibrary(id.file) else {
      return calls.count < Self.libraryDepthLimit && recursion < 2 * Self.recursionLimit
    }
    return calls.count { !$0.isOfLibrary } < Self.depthLimit && recursion < Self.recursionLimit
  }

  /// Whether a closure can be called, which is followed once at a time.
  func canCall(closure id: SwiftFunction.ID) -> Bool {
    calls.count { !$0.isOfLibrary } < Self.depthLimit && calls.count < Self.libraryDepthLimit
      && !calls.contains { $0.function == id }
  }

  mutating func push(_ id: SwiftFunction.ID, at location: Location, isOfCodeUnderTest: Bool) {
    calls.append(Call(function: id, location: location, isOfCodeUnderTest: isOfCodeUnderTest))
  }

  /// The outermost call of code under test.
  var departure: Departure? {
    guard let index = calls.firstIndex(where: \.isOfCodeUnderTest) else { return nil }
    return Departure(place: calls[index].location, call: index == 0 ? nil : calls[index - 1].location)
  }

  /// The places of the calls in code under test after the departure, the outermost first. Closures and observers that
  /// run at the place of another call are left out.
  var innerCalls: [Location] {
    guard let index = calls.firstIndex(where: \.isOfCodeUnderTest) else { return [] }
    var result: [Location] = []
    for call in calls[(index + 1)...] where call.location != result.last ?? calls[index].location {
      result.append(call.location)
    }
    return result
  }

  mutating func pop() { calls.removeLast() }
}
