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

/// The files that the project wants, by path. Two under one path are a conflict that the writer tells of.
enum Artifacts: Relation {
  enum Source: Hashable, Sendable {
    case object(Name)
    case interfaces
    case unions
  }

  static func sources(_ reader: Reader) -> [Source] {
    guard reader.value(TestMocksFolder.self, Single()) != nil else { return [] }
    return reader.value(AllMockedTypes.self, Single()).objects.map { .object($0) } + [.interfaces, .unions]
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<String, Artifact>] {
    let file: EmittedFile? =
      switch source {
      case .object(let name): reader.value(RenderedMock.self, name)
      case .interfaces: reader.value(RenderedInterfaces.self, Single())
      case .unions: reader.value(RenderedUnions.self, Single())
      }
    guard let file, let folder = reader.value(TestMocksFolder.self, Single()) else { return [] }
    let path = folder + "/" + file.name
    return [Pair(path, Artifact(path: path, bytes: file.contents))]
  }

  static func prepare(_ sources: [Source], _ reader: Reader) {
    reader.prepare(
      RenderedMock.self, sources.compactMap { if case .object(let name) = $0 { name } else { nil } })
  }
}
