import CrashAnalysis
import Incremental
import Parallelism
import Source
import SwiftEmission
import SwiftLowering
import SwiftScanning

/// The diagnostics in the functions of a declaration, with positions relative to declarations.
enum ExaminedDeclaration: BatchQuery {
  typealias Key = DeclarationID
  typealias Value = DeclarationDiagnostics
  typealias Work = DeclarationExamination
  typealias Product = DeclarationDiagnostics

  static let missing = DeclarationDiagnostics()

  static func gather(_ key: DeclarationID, _ reader: Reader) -> DeclarationExamination {
    let functions = reader.value(FunctionsOfDeclaration.self, key)
    guard !functions.isEmpty else { return .nothing }
    return .examine(
      functions, reader.value(ModelSettings.self, .root), SerializedReader(reader),
      recordsUses: reader.input(RecordsUsesInput.self, Single()) ?? false)
  }

  static func perform(_ work: [DeclarationExamination]) -> [DeclarationDiagnostics] {
    let turns = ReaderLock()
    return work.concurrentMap(minimumRun: 4, counting: "analyzing tests") { range in
      range.map { work[$0].perform(turns) }
    }
  }
}

/// The input of the examination of a declaration.
///
/// Declarations are examined in parallel. One lock guards their reads.
enum DeclarationExamination: Sendable {
  case examine([SwiftFunction.ID], ModelOptions, SerializedReader, recordsUses: Bool)
  /// No function to examine.
  case nothing

  fileprivate func perform(_ turns: ReaderLock) -> DeclarationDiagnostics {
    guard case .examine(let functions, let options, let reader, let recordsUses) = self else {
      return DeclarationDiagnostics()
    }
    let program = TrackedProgram(reader, options, turns: turns)
    let found = program.tests.examine(functions, program.code, recordsUses: recordsUses)
    return found.obstructed(by: program.obstacles)
  }
}

extension Reader {
  /// Returns the diagnostics in a test file, in source order.
  func examinedDeclarations(inFile path: Name) -> [DeclarationDiagnostics] {
    guard value(ConcernsProject.self, path) else { return [] }
    let declarations = value(DeclarationsInOutline.self, path)
    prepare(ExaminedDeclaration.self, declarations)
    return declarations.map { declaration in
      let result = value(ExaminedDeclaration.self, declaration)
      return result.isExamined ? result : lastGoodResult(of: declaration) ?? result
    }
  }

  /// Examines files of tests on all cores.
  func prepareExamination(_ files: [Name]) {
    let files = files.filter { value(ConcernsProject.self, $0) }
    prepareFacts(files)
    prepare(ExaminedDeclaration.self, files.flatMap { value(DeclarationsInOutline.self, $0) })
  }
}

/// The declarations of a Swift file in source order.
enum DeclarationsInOutline: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [DeclarationID] {
    reader.value(OutlineOfTests.self, key).outline.declarations.map(\.id)
  }
}
