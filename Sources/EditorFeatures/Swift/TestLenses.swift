import CrashAnalysis
import Source

extension EditorProject {
  /// Returns the code lenses for the tests of a Swift file. They list the operations and fragments of its models, and
  /// count the fields that the code under test reads. They also list the required fields that stay unset on mocks, with
  /// the places that make these.
  ///
  /// - Complexity: the cost of examining the file, once until an edit changes its dependencies.
  package func testLenses(_ path: String) -> [CodeLens] {
    var shown: Set<Location> = []
    return testConversions(inFile: path).filter(\.isDirect).flatMap { conversion -> [CodeLens] in
      guard let name = meaning(of: .definition(conversion.definition))?.spelling,
        let place = definition(conversion.definition)?.nameLocation
      else { return [] }
      let range = conversion.testPlace.range
      var lenses = [CodeLens(range: range, title: name, places: [place])]
      if 0 < conversion.fieldsReadByCode, shown.insert(conversion.testPlace).inserted {
        let title = "Code under test reads " + counted(conversion.fieldsReadByCode, "field")
        lenses.append(CodeLens(range: range, title: title, places: []))
      }
      if !conversion.unset.isEmpty {
        lenses.append(CodeLens(range: range, title: Self.title(conversion.unset), places: conversion.lacking))
      }
      return lenses
    }
  }

  private static func title(_ unset: [Name]) -> String {
    let rest = unset.count - shownNames
    let names = unset.prefix(shownNames).map(\.text).joined(separator: ", ")
    return "Required fields unset: " + names + (0 < rest ? " and \(rest) more" : "")
  }
}

/// The maximum number of fields that a lens names.
private let shownNames = 3
