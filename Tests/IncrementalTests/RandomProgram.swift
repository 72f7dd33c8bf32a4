import Fuzzing
import Incremental

/// Queries and relations that read different things for each value of `Seed`, and for each value that they have read.
enum Seed: Input {
  typealias Key = Single
  typealias Value = Int
}

/// Reads some cells.
enum Low: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int {
    let cell = reader.input(Cell.self, key) ?? -1
    let choice = reader.choice(1, key, cell)
    return choice % 3 == 0 ? (cell + (reader.input(Cell.self, choice % 12) ?? 5)) % 4 : cell % 6
  }
}

/// Cells under the values of `Low`.
enum ByLow: Relation {
  static func sources(_ reader: Reader) -> [Int] { reader.input(Cells.self, Single()) ?? [] }

  static func pairs(of source: Int, _ reader: Reader) -> [RelationPair<Int, Int>] {
    let low = reader.value(Low.self, source)
    return reader.choice(2, source, low) % 2 == 0 ? [Pair(low, source), Pair(9, low)] : [Pair(low, source)]
  }
}

/// Reads entries of `ByLow`, and some cells at the end.
enum Middle: BatchQuery {
  typealias Key = Int
  typealias Value = Int

  static func gather(_ key: Int, _ reader: Reader) -> Int {
    reader.items(of: ByLow.self, key).reduce(0) { $0 + $1 }
  }

  static func perform(_ work: [Int]) -> [Int] { work.map { $0 / 2 } }

  static func conclude(_ key: Int, _ product: Int, _ reader: Reader) -> Int {
    let choice = reader.choice(3, key, product)
    return choice % 2 == 0 ? product + reader.value(Low.self, choice % 12) : product % 5
  }

  static var missing: Int { 0 }
}

/// Entries of `ByLow` under the values of `Middle`.
enum ByMiddle: Relation {
  static func sources(_ reader: Reader) -> [Int] { reader.entries(of: ByLow.self).sorted() }

  static func pairs(of source: Int, _ reader: Reader) -> [RelationPair<Int, Int>] {
    [Pair(reader.value(Middle.self, source) % 4, source)]
  }

  static func prepare(_ sources: [Int], _ reader: Reader) { reader.prepare(Middle.self, sources) }
}

/// Reads anything below it.
enum High: Query {
  static func compute(_ key: Int, _ reader: Reader) -> [Int] {
    var result: [Int] = []
    for step in 0..<3 {
      let choice = reader.choice(4 + step, key, result.last ?? 0)
      switch choice % 5 {
      case 0: result.append(reader.value(Middle.self, choice % 10))
      case 1: result += reader.items(of: ByMiddle.self, choice % 4).sorted()
      case 2: result += reader.entries(of: ByMiddle.self).sorted()
      case 3: result.append(reader.value(Low.self, choice % 12))
      default: result += reader.items(of: ByLow.self, choice % 10).sorted()
      }
    }
    return result
  }
}

extension Reader {
  /// A number of 0 or more that the arguments and the seed decide.
  fileprivate func choice(_ place: Int, _ key: Int, _ value: Int) -> Int {
    let seed = input(Seed.self, Single()) ?? 0
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: (seed &* 31 &+ place) &* 1009 &+ key &* 101 &+ value))
    return Int(random.next() >> 40)
  }
}

/// A change of inputs, or a question.
enum ProgramStep: Sendable {
  case setCell(Int, Int?)
  case setCells([Int])
  case setSeed(Int)
  case low(Int)
  case middle(Int)
  case high(Int)
  case prepare([Int])
  case entries
  case items(Int)
  case pairs(Int)
  case changes
  case answer(Int)
  case isUnchanged(Int)
  case sweep

  static func edit(_ random: inout SplitMix64) -> ProgramStep {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<2: .setCells((0..<12).filter { _ in Int.random(in: 0..<4, using: &random) != 0 })
    case 2: .setSeed(Int.random(in: 0..<50, using: &random))
    case 3..<6: .setCell(Int.random(in: 0..<12, using: &random), nil)
    default: .setCell(Int.random(in: 0..<12, using: &random), Int.random(in: 0..<30, using: &random))
    }
  }

  static func question(_ random: inout SplitMix64) -> ProgramStep {
    let key = Int.random(in: 0..<12, using: &random)
    return switch Int.random(in: 0..<14, using: &random) {
    case 0: .low(key)
    case 1: .middle(key)
    case 2, 3: .high(key)
    case 4: .prepare((0..<10).filter { _ in Bool.random(using: &random) })
    case 5: .entries
    case 6: .items(key % 4)
    case 7: .pairs(key)
    case 8: .changes
    case 9...11: .answer(key)
    case 12: .isUnchanged(key)
    default: .sweep
    }
  }

  /// Edits or asks a database; gives the answer.
  func apply(to database: Database) -> [Int] {
    switch self {
    case .setCell(let key, let value): database.set(Cell.self, key, to: value)
    case .setCells(let keys): database.set(Cells.self, Single(), to: keys)
    case .setSeed(let seed): database.set(Seed.self, Single(), to: seed)
    case .low(let key): return [database.value(Low.self, key)]
    case .middle(let key): return [database.value(Middle.self, key)]
    case .high(let key): return database.value(High.self, key)
    case .prepare(let keys): database.prepare(Middle.self, keys)
    case .entries: return database.entries(of: ByMiddle.self).sorted()
    case .items(let entry): return database.items(of: ByMiddle.self, entry).sorted()
    case .pairs(let source): return database.pairs(of: ByLow.self, source).flatMap { [$0.entry, $0.item] }
    case .changes: return database.changes(of: ByMiddle.self).sorted()
    case .answer(let key):
      return database.answer(key) {
        let low = database.value(Low.self, key)
        let inner = database.answer(key + 100) { database.items(of: ByMiddle.self, low).sorted() }
        return inner + database.value(High.self, low) + database.entries(of: ByLow.self).sorted()
          + [database.input(Cell.self, key) ?? -1]
      }
    case .isUnchanged(let key): return [database.isUnchanged(key) ? 1 : 0]
    case .sweep: database.sweep()
    }
    return []
  }

  /// Whether the answer is the same for all databases with the same inputs.
  var isPure: Bool {
    switch self {
    case .changes, .isUnchanged: false
    default: true
    }
  }
}
