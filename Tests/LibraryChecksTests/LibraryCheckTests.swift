import Foundation
import TestSupport
import Testing

/// Compares the declarations in `Libraries` with the toolchain, by `scripts/check-libraries`.
@Suite(
  .serialized, .enabled(if: Ability.hasPython, "python3 is missing"),
  .enabled(if: SwiftCompiler.current != nil, "\(SwiftCompiler.reason)"))
struct LibraryCheckTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test func filesAreParsed() throws {
    try expectPass("parse")
  }

  @Test func bodiesAreTyped() throws {
    try expectPass("types")
  }

  @Test(.enabled(if: Platform.hasDeclaredLibraries, Comment(rawValue: Platform.declaredLibraries)))
  func overloadsEqualTheSymbolGraph() throws {
    try expectPass("overloads")
  }

  @Test(.enabled(if: Platform.hasDeclaredLibraries, Comment(rawValue: Platform.declaredLibraries)))
  func namesEqualTheSymbolGraphs() throws {
    try expectPass("names")
  }

  @Test(.enabled(if: Platform.hasDeclaredLibraries, Comment(rawValue: Platform.declaredLibraries)))
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
