import MockSupport
import ZooAPI
import ZooMocks

private typealias Animal = DenDepth
private typealias AnimalMock = Mock<Parrot>

private struct Keep {
  static func otter() -> Mock<Otter> { Mock<Otter>(den: Mock<Den>(depth: 1), toy: "ball") }
}

struct ScopesElsewhere {
  func read() -> Int { Animal(from: Keep.otter()).den.depth }

  func readUnset() -> Int {
    Animal(from: AnimalMock()).den.depth  // error: unset-required-field
  }
}
