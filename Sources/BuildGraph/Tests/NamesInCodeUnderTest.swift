import CrashAnalysis
import Incremental
import Parallelism
import Source
import SwiftLowering

/// The names that a Swift file reads or declares.
enum NamesInFile: BatchQuery {
  typealias Key = Name
  typealias Value = SourceNames
  typealias Work = SwiftFileReading
  typealias Product = SourceNames

  static let missing = SourceNames()

  static func gather(_ key: Name, _ reader: Reader) -> SwiftFileReading { reader.swiftFileReading(key) }

  static func perform(_ work: [SwiftFileReading]) -> [SourceNames] {
    work.concurrentMap(minimumRun: 4) { range in range.map { work[$0].part(\.names) { SourceNames.read($0) } } }
  }
}

/// The names that the code under test reads or declares.
enum NamesInCodeUnderTest: Relation {
  static func sources(_ reader: Reader) -> [Name] { reader.codeFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<SourceName, Single>] {
    let isFollowed = reader.value(IsFollowedFile.self, source)
    return reader.value(NamesInFile.self, source).all.filter { $0.countsInFollowedFiles || !isFollowed }.map {
      Pair($0, Single())
    }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepare(NamesInFile.self, sources) }
}
