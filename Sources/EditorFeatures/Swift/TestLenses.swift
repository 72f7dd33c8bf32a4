import CrashAnalysis
import Source

extension EditorProject {
  /// Above the tests of a Swift file: the operations and fragments whose models they make, and the required fields that
  /// stay unset on their mocks, with the places where these are made.
  ///
  /// - Complexity: that of examining the file, once until an edit changes what it depends on.
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
    return "required fields unset: " + names + (0 < rest ? " and \(rest) more" : "")
  }
}

/// How many fields are named.
private let shownNames = 3
