import Incremental

/// A number that is set from outside.
enum Cell: Input {
  typealias Key = Int
  typealias Value = Int
}

/// Which cells there are.
enum Cells: Input {
  typealias Key = Single
  typealias Value = [Int]
}

/// The last digit of a cell; of a cell that is not there, -1.
enum Digit: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int {
    guard let value = reader.input(Cell.self, key) else { return -1 }
    return value % 10
  }
}

/// The digit of the cell that the digit of a cell points to: what it reads depends on what it has read.
enum Pointed: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int {
    let digit = reader.value(Digit.self, key)
    return digit < 0 ? -1 : 10 * digit + reader.value(Digit.self, digit)
  }
}

/// Cells by their digits, and by whether these are even.
enum ByDigit: Relation {
  static func sources(_ reader: Reader) -> [Int] { reader.input(Cells.self, Single()) ?? [] }

  static func pairs(of source: Int, _ reader: Reader) -> [RelationPair<Int, Int>] {
    let digit = reader.value(Digit.self, source)
    if digit < 0 { return [] }
    // Repeated pairs count once, and several sources state the same of entry 100.
    return [Pair(digit, source), Pair(digit, source), Pair(100, digit % 2)]
  }
}

/// The sum of all cells with a digit.
enum SumOfDigit: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int {
    reader.items(of: ByDigit.self, key).reduce(0) { $0 + (reader.input(Cell.self, $1) ?? 0) }
  }
}

/// The halves of sums, computed together.
enum Half: BatchQuery {
  typealias Key = Int
  typealias Value = Int

  static func gather(_ key: Int, _ reader: Reader) -> Int { reader.value(SumOfDigit.self, key) }
  static func perform(_ work: [Int]) -> [Int] { work.map { $0 / 2 } }
  static func conclude(_ key: Int, _ product: Int, _ reader: Reader) -> Int {
    product % 3 == 0 ? product + reader.value(Pointed.self, key) : product
  }
  static var missing: Int { 0 }
}

/// A relation upon a relation: which digits have which half, a digit being there if a cell has it.
enum ByHalf: Relation {
  static func sources(_ reader: Reader) -> [Int] { reader.entries(of: ByDigit.self).filter { $0 < 10 } }

  static func pairs(of source: Int, _ reader: Reader) -> [RelationPair<Int, Int>] {
    [Pair(reader.value(Half.self, source) % 5, source)]
  }

  static func prepare(_ sources: [Int], _ reader: Reader) { reader.prepare(Half.self, sources) }
}

/// Everything, for comparing.
enum Total: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [[Int]] {
    (0..<5).map { reader.items(of: ByHalf.self, $0).sorted() } + [reader.items(of: ByDigit.self, 100).sorted()]
      + (reader.input(Cells.self, Single()) ?? []).map { [$0, reader.value(Pointed.self, $0)] }
  }
}

/// Logs queries that ran, without verifications.
final class RunLog {
  var lines: [String] = []

  init(_ database: Database) {
    database.trace.observer = { [unowned self] event in
      if event.outcome != .verified { lines.append("\(event.query)(\(event.key)) \(event.outcome)") }
    }
  }

  /// Returns the queries that ran since the last call, sorted.
  func take() -> [String] {
    defer { lines = [] }
    return lines.sorted()
  }
}

extension Database {
  convenience init(cells: [Int: Int]) {
    self.init()
    set(cells: cells)
  }

  func set(cells: [Int: Int]) {
    for (key, value) in cells { set(Cell.self, key, to: value) }
    set(Cells.self, Single(), to: cells.keys.sorted())
  }
}

/// Cells by their values, of which there can be any number.
enum ByValue: Relation {
  static func sources(_ reader: Reader) -> [Int] { reader.input(Cells.self, Single()) ?? [] }

  static func pairs(of source: Int, _ reader: Reader) -> [RelationPair<Int, Int>] {
    [Pair(reader.input(Cell.self, source) ?? 0, source)]
  }
}

/// How many cells have a value.
enum CountOfValue: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int {
    reader.items(of: ByValue.self, key).reduce(0) { n, _ in n + 1 }
  }
}
