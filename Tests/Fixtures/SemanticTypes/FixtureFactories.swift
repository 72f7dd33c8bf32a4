import Foundation

protocol Fixture {
  static var fixture: Self { get }
  static func fixtures(count: Int) -> [Self]
}

extension Fixture {
  static func fixtures(count: Int = 2) -> [Self] { (0..<count).map { _ in fixture } }

  static var named: String { "\(Self.self)" }

  static func random() -> Self { fixture }

  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Fixture where Self: AnyObject {
  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

struct Ferry: Fixture, Equatable {
  var name: String
  var capacity: Int

  static var fixture: Ferry { Ferry(name: "Aurora", capacity: 80) }

  static var named: String { "ferry" }
}

final class Harbor: Fixture {
  var name = "North"
  var ferries: [Ferry] = .fixtures()

  static var fixture: Harbor { Harbor() }

  static func fixtures(count: Int) -> [Harbor] { [Harbor()] }

  static func random() -> Harbor { Harbor().with { $0.name = "Random" } }
}

extension String: Fixture {
  static var fixture: String { "text" }
}

extension Int: Fixture {
  static let fixture = 7
}

extension Optional: Fixture where Wrapped: Fixture {
  static var fixture: Wrapped? { Wrapped.fixture }
}

extension Array: Fixture where Element: Fixture {
  static var fixture: [Element] { Element.fixtures(count: 1) }

  static func fixtures(_ count: Int = 3) -> [Element] { Element.fixtures(count: count) }
}

extension Array where Element == Ferry {
  static func fixtures() -> [Ferry] { [.fixture, Ferry(name: "Borealis", capacity: 10)] }
}

extension Date: Fixture {
  static var fixture: Date { Date(timeIntervalSince1970: 0) }
}

func make<Value: Fixture>(_ type: Value.Type = Value.self) -> Value { .fixture }

func make<Value: Fixture>(count: Int) -> [Value] { Value.fixtures(count: count) }

func make<Value: Fixture & AnyObject>(_ type: Value.Type) -> Value { .random() }

enum FixtureTests {
  static func ferries() -> [Ferry] {
    let large = Ferry.fixture.with { $0.capacity = 900 }
    let made: Ferry = make()
    let several: [Ferry] = make(count: 3)
    let defaults = Ferry.fixtures()
    let list = [Ferry].fixtures()
    let nested = [[Ferry]].fixture
    return [large, made, .fixture, .random(), make(Ferry.self)] + several + defaults + list + nested.flatMap { $0 }
  }

  static func names() -> [String] {
    let harbor = make(Harbor.self)
    let inferred: Harbor = make()
    return [
      Ferry.named,
      Harbor.named,
      name(of: Ferry.self),
      harbor.name,
      inferred.name,
      Harbor.fixtures(count: 4).first?.name ?? .fixture,
      make(),
      "\(make(Date.self).timeIntervalSince1970)",
    ]
  }

  static func name<Value: Fixture>(of type: Value.Type) -> String { type.named + "\(type.fixtures(count: 1).count)" }

  static func optionals() -> [Int?] {
    let value: Int? = make()
    let list: [Int] = .fixture
    let longer: [Int] = .fixtures(4)
    return [value, .fixture, list.first, longer.last, Int.fixtures().first]
  }

  static func changed() -> [String] {
    let harbor = Harbor.fixture.with { harbor in harbor.name = "South" }
    let text = "a".with { $0 += "b" }
    return [harbor.name, text, harbor.ferries.first?.with { $0.name = "C" }.name ?? ""]
  }
}
