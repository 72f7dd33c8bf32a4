extension Ability {
  /// Whether `scripts/compiler-types` can run. Other compilers print other trees.
  package static let canDumpTypes: Bool = {
    #if compiler(>=6.3) && compiler(<6.4)
      SwiftCompiler.current != nil && hasPython
    #else
      false
    #endif
  }()
  package static let typeDumps = "install Swift 6.3 with its compiler, and python3"
}
