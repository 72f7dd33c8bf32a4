import CrashAnalysis
import SwiftScanning
import Foundation
import Source
import SwiftLowering
import SwiftSemantics
import Testing

@Suite struct TypingSpeedTests {
  @Test func speed() throws {
    let project = try AnalyzedProject.zoo()
    let folder = Repository.root.appending(path: "Tests/CrashSamples")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map {
        SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
      }
    let tests = SwiftFiles(files.map { SwiftFileFacts.read($0) })
    let clock = ContinuousClock()
    var all: [(DeclarationFacts, DeclarationID, Set<Name>)] = []
    let reading = clock.measure {
      for file in files {
        let outline = OutlinedSwiftFile(file).outline
        for declaration in outline.declarations {
          all.append((DeclarationFacts.read(declaration, in: file), declaration.id, outline.imports))
        }
      }
    }
    let expressions = all.map(\.0.expressionCount).reduce(0, +)
    print("\(all.count) declarations, \(expressions) expressions, reading \(reading)")
    for round in 0..<2 {
      let fresh = clock.measure {
        for (facts, id, modules) in all {
          TypeEnvironment.use(tests, project.code, file: id.file, importing: modules) { environment in
            _ = facts.typed(as: id, in: environment)
          }
        }
      }
      var once = Duration.zero, warm = Duration.zero
      for part in Dictionary(grouping: all, by: \.1.file).values {
        TypeEnvironment.use(tests, project.code, file: part[0].1.file, importing: part[0].2) { environment in
          once += clock.measure { for (facts, id, _) in part { _ = facts.typed(as: id, in: environment) } }
          warm += clock.measure { for (facts, id, _) in part { _ = facts.typed(as: id, in: environment) } }
        }
      }
      print("round \(round): fresh \(fresh), once per file \(once), warm \(warm)")
    }
  }
}
