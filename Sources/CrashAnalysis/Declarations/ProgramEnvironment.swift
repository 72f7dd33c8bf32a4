import Source
import SwiftSemantics
import Synchronization

/// The declarations that a file sees: of the program, of generated code and of libraries. Files with the same imports
/// share them while the program has the same state.
final class ProgramEnvironment {
  /// The files that can share an environment.
  private struct Key: Hashable {
    var state: ProgramState?
    var imports: Set<Name>
    var hidden: Set<Name>
    var isCodeUnderTest: Bool
  }

  private let key: Key
  private let program: ProgramSource
  private let generated: GeneratedSource
  private let libraries: LibraryEnvironment
  private let log = QuestionLog()
  private let types: TypeEnvironment

  private init(_ key: Key, _ program: any SwiftProgram, _ code: GeneratedCode, _ libraries: LibraryEnvironment) {
    self.key = key
    generated = GeneratedSource(code, modules: key.imports)
    self.program = ProgramSource(program, generated, isCodeUnderTest: key.isCodeUnderTest)
    self.libraries = libraries
    types = TypeEnvironment([self.program, generated], over: libraries, log)
  }

  private func use<Result>(
    _ program: any SwiftProgram, _ code: GeneratedCode, _ body: (TypeEnvironment) -> Result
  ) -> Result {
    self.program.program = program
    generated.code = code
    return types.use { body(types) }
  }

  // MARK: Reuse

  /// An environment that is not used. It is `@unchecked`, since it goes to another thread while neither thread uses it.
  private struct Idle: @unchecked Sendable {
    let environment: ProgramEnvironment
  }

  /// The last used ones come last.
  private static let idle = Mutex<[Idle]>([])
  private static let idleLimit = 8
  /// An environment that knows the answers to more questions is not kept.
  private static let questionLimit = 20_000

  /// Runs `body` with the declarations that a file sees.
  static func use<Result>(
    _ program: any SwiftProgram, _ code: GeneratedCode, file: Name, importing modules: Set<Name>,
    _ body: (TypeEnvironment) -> Result
  ) -> Result {
    let key = Key(
      state: program.state, imports: modules, hidden: program.typesNamedLikeLibraries(),
      isCodeUnderTest: program.isCodeUnderTest(file))
    let environment = take(key) ?? make(key, program, code)
    let result = environment.use(program, code, body)
    if environment.log.count <= questionLimit { keep(Idle(environment: environment)) }
    return result
  }

  private static func take(_ key: Key) -> ProgramEnvironment? {
    guard key.state != nil else { return nil }
    return idle.withLock { idle in
      idle.lastIndex { $0.environment.key == key }.map { idle.remove(at: $0) }
    }?.environment
  }

  /// Makes an environment. Answers about libraries stay if one for another state of the program has them.
  private static func make(_ key: Key, _ program: any SwiftProgram, _ code: GeneratedCode) -> ProgramEnvironment {
    let other = idle.withLock { idle in
      idle.lastIndex {
        let other = $0.environment.key
        return other.imports == key.imports && other.hidden == key.hidden
      }.map { idle.remove(at: $0) }
    }
    let libraries =
      other?.environment.libraries
      ?? LibraryEnvironment(imports: key.imports.union(["ApolloTestSupport"]).sorted(), hidden: key.hidden)
    return ProgramEnvironment(key, program, code, libraries)
  }

  private static func keep(_ environment: Idle) {
    idle.withLock { idle in
      if idle.count == idleLimit { idle.removeFirst() }
      idle.append(environment)
    }
  }
}

/// A state of the declarations of a program, which no other state has.
package struct ProgramState: Hashable, Sendable {
  private let program: UInt64
  private let change: UInt64

  /// Returns a state that no program with a number has.
  static func next() -> ProgramState {
    ProgramState(program: .max, change: count.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  private static let count = Atomic<UInt64>(0)

  /// - Parameters:
  ///   - program: the number of the program.
  ///   - change: the number of its last change.
  package init(program: UInt64, change: UInt64) {
    (self.program, self.change) = (program, change)
  }
}
