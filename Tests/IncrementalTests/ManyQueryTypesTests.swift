import Incremental
import Testing

/// A database has room for any number of kinds of queries.
struct ManyQueryTypesTests {
  @Test(arguments: [10, 127, 128, 129, 300]) func manyQueryTypesAreSupported(_ count: Int) {
    let database = Database(cells: [1: 12])
    #expect(Chain<Zero>.value(database, count) == 2 + count)
    #expect(count < database.tables.all.count)
    database.set(Cell.self, 1, to: 25)
    #expect(Chain<Zero>.value(database, count) == 5 + count)
    let log = RunLog(database)
    database.set(Cell.self, 1, to: 35)
    #expect(Chain<Zero>.value(database, count) == 5 + count)
    #expect(log.take() == ["Digit(1) unchanged"])
  }

  /// A relation whose table has a high number is brought up to date before what reads it, directly or not.
  @Test(arguments: [64, 128, 200]) func relationsAfterManyQueryTypesAreSupported(_ count: Int) {
    let database = Database(cells: [1: 12, 2: 3])
    #expect(Chain<Zero>.value(database, count) == 2 + count)
    #expect(count < database.table(ofRelation: ByDigit.self).number)
    #expect(database.value(Total.self, Single()) == Database(cells: [1: 12, 2: 3]).value(Total.self, Single()))
    for value in [4, 13, 22, 40, 7] {
      database.set(cells: [1: 12, 2: value, 3: value * 3])
      let fresh = Database(cells: [1: 12, 2: value, 3: value * 3])
      #expect(database.value(Total.self, Single()) == fresh.value(Total.self, Single()), "\(value)")
      #expect(database.value(SumOfDigit.self, 2) == fresh.value(SumOfDigit.self, 2), "\(value)")
    }
  }
}

/// A number as a type.
private protocol Count {
  static var number: Int { get }
  static func previous(_ reader: Reader) -> Int
}

private enum Zero: Count {
  static var number: Int { 0 }
  static func previous(_ reader: Reader) -> Int { reader.value(Digit.self, 1) }
}

private enum Next<Previous: Count>: Count {
  static var number: Int { Previous.number + 1 }
  static func previous(_ reader: Reader) -> Int { reader.value(Chain<Previous>.self, Single()) }
}

/// One more than the query before it, for each number a kind of its own.
private enum Chain<Position: Count>: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Int {
    Position.number == 0 ? Position.previous(reader) : Position.previous(reader) + 1
  }

  /// The value of the query `count` places after this one.
  static func value(_ database: Database, _ count: Int) -> Int {
    // Lower ones first, so that none runs inside many others.
    let value = database.value(Self.self, Single())
    return count == 0 ? value : Chain<Next<Position>>.value(database, count - 1)
  }
}
