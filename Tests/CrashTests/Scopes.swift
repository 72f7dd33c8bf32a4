import MockSupport
import Testing
import ZooAPI
import ZooMocks

private typealias Animal = OtterToy
private typealias AnimalMock = Mock<Otter>
private typealias Place = DenDepth
typealias Shared = OtterToy
typealias Chained = Shared

private struct Keep {
  static func otter() -> Mock<Otter> { Mock<Otter>() }
}

/// Names of types are resolved in the scope of their use.
@Suite struct Scopes {
  typealias Member = OtterToy
  typealias Den = DenDepth

  @Test func privateAlias() {
    _ = Animal(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func privateAliasSet() { _ = Animal(from: Mock<Otter>(toy: "ball")).toy }

  @Test func privateAliasOfMock() {
    _ = OtterToy(from: AnimalMock()).toy  // error: unset-required-field
  }

  @Test func fileprivateAlias() {
    _ = Place(from: Mock<Otter>(toy: "ball")).den.depth  // error: unset-required-field
  }

  @Test func privateType() {
    _ = OtterToy(from: Keep.otter()).toy  // error: unset-required-field
  }

  @Test func sharedAlias() {
    _ = Shared(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func chainedAlias() {
    _ = Chained(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func nestedAlias() {
    _ = Member(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func nestedAliasOfOther() {
    _ = Namespaced.Toy(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func nestedAliasThatHides() {
    _ = Den(from: Mock<Otter>(toy: "ball")).den.depth  // error: unset-required-field
  }

  @Test func localAlias() {
    typealias Local = OtterToy
    _ = Local(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func localAliasThatHides() {
    typealias Animal = DenDepth
    _ = Animal(from: Mock<Otter>(den: Mock<ZooMocks.Den>(depth: 1))).den.depth
  }

  @Test func localTypeThatHides() {
    struct Animal {
      var toy: String { "ball" }
      init(from mock: Mock<Otter>) {}
    }
    _ = Animal(from: Mock<Otter>()).toy
  }

  @Test func localTypeThatHidesAModel() {
    struct OtterToy {
      var toy: String { "ball" }
      init(from mock: Mock<Otter>) {}
    }
    _ = OtterToy(from: Mock<Otter>()).toy
  }

  @Test func localTypeInAnotherBlock() {
    do {
      struct Animal { init(from mock: Mock<Otter>) {} }
      _ = Animal(from: Mock<Otter>())
    }
    _ = Animal(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func localAliasInClosure() {
    let read = {
      typealias Animal = DenDepth
      _ = Animal(from: Mock<Otter>(den: Mock<ZooMocks.Den>(depth: 1))).den.depth
    }
    read()
    _ = Animal(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func localEnumThatHides() {
    enum Animal {
      static func from(_ mock: Mock<Otter>) -> (toy: String, name: String) { ("ball", "") }
    }
    _ = Animal.from(Mock<Otter>()).toy
  }

  @Test func genericParameterThatHides() { _ = make(Fake.self).toy }

  private func make<Animal: Convertible>(_ type: Animal.Type) -> Animal { Animal(from: Mock<Otter>()) }

  @Test func typeOfTheFileThatHides() { _ = Hiding.ResidentName(from: Mock<Otter>()).toy }

  @Test func nestedTypeThatHides() { _ = Hiding().read() }

  @Test func aliasOfOwnType() { _ = Namespaced.Own(from: Mock<Otter>()).toy }

  @Test func qualified() {
    _ = ZooAPI.OtterToy(from: Mock<ZooMocks.Otter>()).toy  // error: unset-required-field
  }

  @Test func aliasInExtension() {
    _ = Extended(from: Mock<Otter>()).toy  // error: unset-required-field
  }

  @Test func aliasInAnotherFile() { _ = ScopesElsewhere().read() }

  @Test func aliasInAnotherFileUnset() { _ = ScopesElsewhere().readUnset() }  // crashes

  @Test func inheritedAlias() { Inheriting().read() }  // crashes

  @Test func inheritedAliasOfProtocol() { Conforming().read() }  // crashes

  @Test func aliasOfNestedModel() {
    typealias Resident = ResidentsQuery.Data.Resident
    _ = Resident(from: Mock<Otter>()).species  // error: unset-required-field
  }

  @Test func aliasOfNamespace() {
    typealias Query = ResidentsQuery
    _ = Query.Data.Resident(from: Mock<Otter>()).species  // error: unset-required-field
  }

  @Test func expectedByAlias() {
    let animal: Animal = .init(from: Mock<Otter>())
    _ = animal.toy  // error: unset-required-field
  }
}

extension Scopes {
  typealias Extended = OtterToy
}

protocol Convertible {
  init(from mock: Mock<Otter>)
  var toy: String { get }
}

struct Fake: Convertible {
  let toy = "ball"
  init(from mock: Mock<Otter>) {}
}

enum Namespaced {
  typealias Toy = OtterToy
  typealias Own = Fake
}

struct Hiding {
  struct ResidentName {
    var toy: String { "ball" }
    init(from mock: Mock<Otter>) {}
  }

  struct OtterToy {
    var toy: String { "ball" }
    init(from mock: Mock<Otter>) {}
  }

  func read() -> String { OtterToy(from: Mock<Otter>()).toy }
}

class Superclass {
  typealias Inherited = OtterToy
}

final class Inheriting: Superclass {
  func read() {
    _ = Inherited(from: Mock<Otter>()).toy  // error: unset-required-field
  }
}

protocol HasAlias {}

extension HasAlias {
  typealias OfProtocol = OtterToy
}

struct Conforming: HasAlias {
  func read() {
    _ = OfProtocol(from: Mock<Otter>()).toy  // error: unset-required-field
  }
}
