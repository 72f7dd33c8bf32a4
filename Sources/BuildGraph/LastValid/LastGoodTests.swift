import CrashAnalysis
import Incremental
import Source
import SwiftLowering
import SwiftScanning

/// The last results of declarations of tests that were examined, for the time when they can't be.
///
/// The last valid texts of definitions give most tests their results. The others use definitions that a change of the
/// schema breaks. Like `LastValidDocuments`, this is history, and becomes an input of the database.
struct LastGoodTests {
  /// The results with diagnostics by file.
  private var results: [Name: [DeclarationID: LastGoodResult]] = [:]
  /// The declarations that have an input.
  private var shown: Set<DeclarationID> = []

  /// Notes the results in some test files, and sets the inputs of declarations that can't be examined.
  ///
  /// - Returns: whether an input changed.
  mutating func update(_ files: Set<Name>, _ database: Database) -> Bool {
    var isChanged = false
    for file in files.sorted() {
      let former = results[file] ?? [:]
      var known: [DeclarationID: LastGoodResult] = [:]
      for result in database.results(inTestFile: file) {
        let id = result.key.id
        var last = result
        if result.diagnostics.isExamined {
          if shown.remove(id) != nil { isChanged = database.set(LastGoodResultInput.self, id, to: nil) || isChanged }
        } else {
          guard let good = former[id], good.key == result.key else { continue }
          shown.insert(id)
          isChanged = database.set(LastGoodResultInput.self, id, to: good) || isChanged
          last = good
        }
        if !last.diagnostics.isEmpty { known[id] = last }
      }
      results[file] = known.isEmpty ? nil : known
    }
    return isChanged
  }
}

/// The last result of a declaration that can't be examined. A session sets it.
enum LastGoodResultInput: Input {
  typealias Key = DeclarationID
  typealias Value = LastGoodResult
}

/// The result of a declaration with the identity of the text that was examined.
struct LastGoodResult: Hashable, Sendable {
  var key: DeclarationKey
  var diagnostics: DeclarationDiagnostics
  /// The declarations in which the diagnostics have places. Empty if the declaration wasn't examined.
  var places: Set<DeclarationKey> = []
}

extension Database {
  /// Returns the results of the declarations in a test file.
  fileprivate func results(inTestFile file: Name) -> [LastGoodResult] {
    withReader(below: TestDiagnostics.self) { reader in
      guard reader.value(ConcernsProject.self, file) else { return [] }
      return reader.value(OutlineOfTests.self, file).outline.declarations.map { declaration -> LastGoodResult in
        let diagnostics = reader.value(ExaminedDeclaration.self, declaration.id)
        let places = diagnostics.isExamined ? diagnostics.declarations : []
        return LastGoodResult(
          key: declaration.key, diagnostics: diagnostics, places: Set(places.compactMap { reader.key(of: $0) }))
      }
    }
  }
}

extension Reader {
  /// Returns the last good result of a declaration that can't be examined; nil if a text with its places has changed.
  func lastGoodResult(of declaration: DeclarationID) -> DeclarationDiagnostics? {
    guard let last = input(LastGoodResultInput.self, declaration),
      key(of: declaration) == last.key, last.places.allSatisfy({ key(of: $0.id) == $0 })
    else { return nil }
    return last.diagnostics
  }

  /// Returns the present identity of a declaration's text; nil if it no longer exists.
  fileprivate func key(of declaration: DeclarationID) -> DeclarationKey? {
    value(OutlineOfTests.self, declaration.file).outline[declaration]?.key
  }
}
