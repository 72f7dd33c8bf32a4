import CrashAnalysis
import Source

extension EditorProject {
  /// Returns the code lenses for the tests of a Swift file. They list the operations and fragments of its models. They
  /// also list the required fields that stay unset on mocks, with the places that make these.
  ///
  /// - Complexity: the cost of examining the file, once until an edit changes its dependencies.
  package func testLenses(_ path: String) -> [CodeLens] {
    testConversions(inFile: path).filter(\.isDirect).flatMap { conversion -> [CodeLens] in
      guard let name = meaning(of: .definition(conversion.definition))?.spelling,
        let place = definition(conversion.definition)?.nameLocation
      else { return [] }
      let range = conversion.testPlace.range
      let converted = CodeLens(range: range, title: name, places: [place])
      guard !conversion.unset.isEmpty else { return [converted] }
      return [converted, CodeLens(range: range, title: Self.title(conversion.unset), places: conversion.lacking)]
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
