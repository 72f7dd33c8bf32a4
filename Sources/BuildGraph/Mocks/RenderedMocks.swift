import Incremental
import MockIR
import Source
import SwiftEmission

/// The file with the mock of an object type.
enum RenderedMock: BatchQuery {
  typealias Key = Name
  typealias Value = EmittedFile

  struct Work: Sendable {
    var mock: ObjectMock
    var options: EmissionOptions
  }

  static let missing = EmittedFile(name: "", contents: [])

  static func gather(_ key: Name, _ reader: Reader) -> Work {
    Work(mock: reader.value(ObjectMockOf.self, key), options: reader.value(EmissionSettings.self, Single()))
  }

  static func perform(_ work: [Work]) -> [EmittedFile] {
    work.concurrentMap { range in range.map { renderObjectMock(work[$0].mock, options: work[$0].options) } }
  }
}

/// The file with the names of all interfaces, if there is any.
enum RenderedInterfaces: Query {
  static func compute(_ key: Single, _ reader: Reader) -> EmittedFile? {
    renderInterfaces(
      reader.value(AllMockedTypes.self, Single()).interfaces, options: reader.value(EmissionSettings.self, Single()))
  }
}

/// The file with the names of all unions, if there is any.
enum RenderedUnions: Query {
  static func compute(_ key: Single, _ reader: Reader) -> EmittedFile? {
    renderUnions(
      reader.value(AllMockedTypes.self, Single()).unions, options: reader.value(EmissionSettings.self, Single()))
  }
}
