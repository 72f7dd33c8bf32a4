/// The file that is added to each mutated module. It reads the number of the active mutant, and has a function for
/// each kind of changed value.
///
/// Mutated code calls these functions, since a `?:` in a long expression would be too complex for the type checker.
enum MutantSwitch {
  static let fileName = "MutantSwitch.swift"

  static let text = #"""
    import Glibc

    @usableFromInline let mutantNumber: Int = getenv("MOCKD_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

    /// Mutants that have been passed by, a byte each, where `MOCKD_MUTANTS_REACHED` names a file for their numbers.
    nonisolated(unsafe) let mutantsReached: UnsafeMutablePointer<UInt8>? =
      getenv("MOCKD_MUTANTS_REACHED") == nil
      ? nil : calloc(1 << 16, 1).map { $0.assumingMemoryBound(to: UInt8.self) }

    func mutantReached(_ number: Int, _ table: UnsafeMutablePointer<UInt8>) {
      if table[number] != 0 { return }
      table[number] = 1
      guard let path = getenv("MOCKD_MUTANTS_REACHED") else { return }
      let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
      if file < 0 { return }
      let line = Array("\(number)\n".utf8)
      _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      close(file)
    }

    @usableFromInline func mutantOn(_ number: Int) -> Bool {
      if let table = mutantsReached { mutantReached(number, table) }
      return number == mutantNumber
    }

    @usableFromInline func mutantOff(_ number: Int) -> Bool { !mutantOn(number) }

    // Conditions.
    @usableFromInline func mutantNot(_ number: Int, _ value: Bool) -> Bool { mutantOn(number) != value }
    @usableFromInline func mutantTrue(_ number: Int, _ value: Bool) -> Bool { mutantOn(number) || value }
    @usableFromInline func mutantFalse(_ number: Int, _ value: Bool) -> Bool { mutantOff(number) && value }
    @usableFromInline func mutantAnd(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
      mutantOn(number) ? try a || b() : try a && b()
    }
    @usableFromInline func mutantOr(_ number: Int, _ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool {
      mutantOn(number) ? try a && b() : try a || b()
    }

    // Comparisons.
    @usableFromInline func mutantLess<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
      mutantOn(number) ? a <= b : a < b
    }
    @usableFromInline func mutantLessEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
      mutantOn(number) ? a < b : a <= b
    }
    @usableFromInline func mutantGreater<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
      mutantOn(number) ? a >= b : a > b
    }
    @usableFromInline func mutantGreaterEqual<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> Bool {
      mutantOn(number) ? a > b : a >= b
    }

    // Numbers.
    @usableFromInline func mutantUp<T: Numeric>(_ number: Int, _ value: T) -> T {
      mutantOn(number) ? value + 1 : value
    }
    @usableFromInline func mutantDown<T: Numeric>(_ number: Int, _ value: T) -> T {
      mutantOn(number) ? value - 1 : value
    }
    @usableFromInline func mutantPlus<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T {
      mutantOn(number) ? a - b : a + b
    }
    @usableFromInline func mutantPlus(_ number: Int, _ a: String, _ b: String) -> String {
      mutantOn(number) ? a : a + b
    }
    @usableFromInline func mutantPlus<T>(_ number: Int, _ a: [T], _ b: [T]) -> [T] { mutantOn(number) ? a : a + b }
    @usableFromInline func mutantMinus<T: AdditiveArithmetic>(_ number: Int, _ a: T, _ b: T) -> T {
      mutantOn(number) ? a + b : a - b
    }
    @usableFromInline func mutantRange<T: Strideable>(_ number: Int, _ a: T, _ b: T) -> Range<T> {
      mutantOn(number) ? a..<b.advanced(by: 1) : a..<b
    }
    @usableFromInline func mutantClosedRange<T: Strideable>(_ number: Int, _ a: T, _ b: T) -> ClosedRange<T> {
      mutantOn(number) ? a...b.advanced(by: -1) : a...b
    }

    // Values.
    @usableFromInline func mutantNil<T>(_ number: Int, _ value: T?) -> T? { mutantOn(number) ? nil : value }
    @usableFromInline func mutantEmpty<T: RangeReplaceableCollection>(_ number: Int, _ value: T) -> T {
      mutantOn(number) ? T() : value
    }
    @usableFromInline func mutantEmpty<T>(_ number: Int, _ value: Set<T>) -> Set<T> {
      mutantOn(number) ? [] : value
    }
    @usableFromInline func mutantEmpty<K, V>(_ number: Int, _ value: [K: V]) -> [K: V] {
      mutantOn(number) ? [:] : value
    }

    """#
}
