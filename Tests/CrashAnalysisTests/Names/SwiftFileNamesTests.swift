import CrashAnalysis
import Foundation
import Source
import SwiftLowering
import Testing

/// Tests the names of generated code in Swift files that compile.
@Suite struct SwiftFileNamesTests {
  /// Every name has the spelling of its generated element, and most are found.
  @Test func namesHaveTheirGeneratedSpelling() throws {
    let project = try AnalyzedProject.zoo()
    let folder = Repository.root.appending(path: "Tests/CrashSamples")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map {
        SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
      }
    let tests = SwiftFiles(files.map { SwiftFileFacts.read($0) })
    var (sure, unclear) = (0, 0)
    for file in files {
      let names = SwiftFileNames.read(file, project.code, tests: tests)
      for name in names.named {
        let text = String(decoding: file.bytes[name.range.indices], as: UTF8.self)
        #expect(project.code.meaning(of: name.element)?.text(as: name.form) == text, "\(file.path): \(name)")
      }
      #expect(Set(names.named.map(\.range)).count == names.named.count, "\(file.path): a place has two meanings")
      #expect(Set(names.named.map(\.range)).isDisjoint(with: names.unclear))
      sure += names.named.count
      unclear += names.unclear.count
    }
    print("\(sure) names, \(unclear) unclear")
    #expect(1_500 < sure)
  }
}
