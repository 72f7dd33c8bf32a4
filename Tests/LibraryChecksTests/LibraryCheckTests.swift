import Foundation
import TestSupport
import Testing

/// Compares the declarations in `Libraries` with the toolchain, by `scripts/check-libraries`.
@Suite(
  .serialized, .enabled(if: Ability.hasPython, "python3 is missing"),
  .enabled(if: SwiftCompiler.current != nil, "\(SwiftCompiler.reason)"))
struct LibraryCheckTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// The graph of another toolchain has other declarations.
  private static let isKnownToolchain: Bool = {
    #if os(Linux) && compiler(>=6.3) && !compiler(>=6.4)
      true
    #else
      false
    #endif
  }()

  @Test func filesAreParsed() throws {
    try expectPass("parse")
  }

  @Test func bodiesAreTyped() throws {
    try expectPass("types")
  }

  @Test(.enabled(if: isKnownToolchain, "Libraries declares the standard library of Swift 6.3"))
  func overloadsEqualTheSymbolGraph() throws {
    try expectPass("overloads")
  }

  @Test(.enabled(if: isKnownToolchain, "Libraries declares the libraries of Swift 6.3"))
  func namesEqualTheSymbolGraphs() throws {
    try expectPass("names")
  }

  @Test(.enabled(if: isKnownToolchain, "Libraries declares the standard library of Swift 6.3"))
  func overloadsAreSelectedAlike() throws {
    try expectPass("uses")
  }

  @Test func bodiesBehaveLikeTheRealFunctions() throws {
    let seeds = Seeds.all.flatMap { ["--seed", "\($0)"] }
    try expectPass("behavior", seeds + ["--size", "\(max(20, Seeds.share(of: 400)))"])
  }

  private func expectPass(_ check: String, _ options: [String] = []) throws {
    let run = try ProgramRun(
      URL(filePath: "/usr/bin/env"), ["python3", "-B", "scripts/check-libraries", check] + options, in: Self.root,
      includingErrors: true)
    #expect(run.status == 0 && run.output == "\(check): passed\n", "\(run.output)")
  }
}
