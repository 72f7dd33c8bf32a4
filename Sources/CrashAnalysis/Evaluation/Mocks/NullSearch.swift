import GraphQLSyntax
import ModelIR
import Source

/// Searches the mocks of a conversion for null, and for nil in lists, where the conversion needs a value.
struct NullSearch {
  struct Null {
    let place: NilPlace
    let key: Name
    let certainty: Certainty
    let mock: AbstractMock
  }

  private struct Visit: Hashable {
    let mock: MockID
    let sources: [SelectionSource: Certainty]
    let certainty: Certainty
  }

  /// The nulls in the order of the search.
  private(set) var nulls: [Null] = []

  private static let visitLimit = 500

  init(_ model: Model, _ mocks: [MockID: AbstractMock], _ code: GeneratedCode) {
    guard mocks.values.contains(where: { $0.mayHoldNull }) else { return }
    var open = [Visit(mock: model.mock, sources: model.sources, certainty: .yes)]
    var seen: Set<Visit> = []
    while let next = open.popLast(), seen.count < Self.visitLimit {
      guard seen.insert(next).inserted, let mock = mocks[next.mock], !mock.isShared else { continue }
      let execution = Execution(next.sources, on: mock.convertedType, variables: model.variables, in: code)
      for (key, field) in execution.fields.sorted(by: { $0.key < $1.key }) {
        let certainty = next.certainty.and(field.certainty)
        guard certainty != .no else { continue }
        if let found = mock.nils[key], found.isNull, !found.isInList, field.wrappers.isNonNull {
          nulls.append(
            Null(place: found, key: key, certainty: found.isOnOneWay ? .maybe : certainty, mock: mock))
        }
        guard let content = mock.fields[key] else { continue }
        var values = [(content, field.wrappers)]
        while let (value, wrappers) = values.popLast() {
          switch value {
          case .mock(let id): open.append(Visit(mock: id, sources: field.sources, certainty: certainty))
          case .list(let elements):
            guard let element = wrappers.element else { continue }
            if element.isNonNull, elements.contains(.nothing) {
              let place = mock.nils[key] ?? NilPlace(location: mock.origin, isInList: true)
              nulls.append(Null(place: place, key: key, certainty: certainty, mock: mock))
            }
            values += elements.map { ($0, element) }
          default: break
          }
        }
      }
    }
  }
}

extension AbstractMock {
  /// Whether nil can be among its values, so that a conversion can fail.
  fileprivate var mayHoldNull: Bool { nils.values.contains { $0.isNull } || fields.values.contains(where: \.holdsNil) }
}

extension AbstractValue {
  /// Whether it is a list with nil in it.
  fileprivate var holdsNil: Bool {
    switch self {
    case .list(let values): values.contains { $0 == .nothing || $0.holdsNil }
    case .optional(let inner): inner.holdsNil
    default: false
    }
  }
}
