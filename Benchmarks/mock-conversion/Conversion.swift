import MockSupport
import ZooAPI
import ZooMocks

/// Times the conversion of mocks to models: `swift run -c release mock-conversion`.
///
/// A node is an object: a resident of one of three types in turn, or its den, keeper or neighbor.
@main struct Conversion {
  static func main() {
    let clock = ContinuousClock()
    let rounds = 50
    let query = residents(10_000 / 4)
    var times: [Duration] = []
    var models: [ResidentsQuery.Data] = []
    for _ in 0..<rounds {
      models = []
      times.append(clock.measure { models.append(ResidentsQuery.Data(from: query)) })
    }
    times.sort()
    print("conversion of 10,001 nodes: best \(times[0]), median \(times[rounds / 2]), worst \(times[rounds - 1])")
    let again = ResidentsQuery.Data(from: query)
    var isEqual = false
    print(
      "comparison of two such models: \(clock.measure { isEqual = models[0] == again })", isEqual ? "" : "not equal!")
    var width = 0
    let reading = clock.measure {
      for resident in again.residents { width += resident.den.width + resident.neighbors.count }
    }
    print("reading of 10,000 fields: \(reading), sum \(width)")
  }

  /// Returns a query with `count` residents, each with three more objects.
  private static func residents(_ count: Int) -> Mock<Query> {
    let query = Mock<Query>()
    query.residents = (0..<count).map { index in
      let den = Mock<Den>(depth: 1, height: 2, width: index)
      let keeper = Mock<Keeper>(name: "Ida")
      let neighbors: [any AnyMock] = [Mock<Tapir>(species: "Tapirus indicus")]
      switch index % 3 {
      case 0: return Mock<Otter>(den: den, id: "\(index)", keeper: keeper, neighbors: neighbors, toy: "ball")
      case 1: return Mock<Parrot>(den: den, id: "\(index)", keeper: keeper, neighbors: neighbors, wingspan: 1)
      default: return Mock<Tapir>(den: den, id: "\(index)", keeper: keeper, neighbors: neighbors)
      }
    }
    return query
  }
}
