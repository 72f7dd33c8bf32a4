import Source

/// The modules that are visible in files that import another one.
enum ModuleExports {
  /// Returns the modules that are visible with some imports: the standard library, then the others by name.
  static func visible(_ imports: some Sequence<Name>) -> [Name] {
    var found = Set(alwaysVisible)
    var pending = Array(imports)
    while let module = pending.popLast() {
      if found.insert(module).inserted { pending += table[module] ?? [] }
    }
    return alwaysVisible + found.subtracting(alwaysVisible).sorted()
  }

  /// The modules that every file imports.
  private static let alwaysVisible: [Name] = ["Swift", "_Concurrency", "_StringProcessing"]

  /// The modules that a module exports to the files that import it.
  ///
  /// A missing row hides stubs. A row too many changes nothing in code that compiles, unless overloads of the stubs
  /// compete.
  private static let table: [Name: [Name]] = [
    "Apollo": ["ApolloAPI"],
    "ApolloTestSupport": ["ApolloAPI"],
    "AppKit": ["Foundation"],
    "CoreData": ["Foundation"],
    "Foundation": ["Dispatch", "FoundationEssentials"],
    "MockSupportTesting": ["MockSupport"],
    "RxCocoa": ["RxRelay"],
    "SwiftUI": ["Combine", "Foundation", "Observation", "SwiftUICore"],
    "UIKit": ["Foundation"],
    "WatchKit": ["Foundation"],
    "XCTest": ["Foundation"],
  ]
}
