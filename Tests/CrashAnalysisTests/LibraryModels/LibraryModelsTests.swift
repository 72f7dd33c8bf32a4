import Source
import SwiftLowering
import Testing

@testable import CrashAnalysis

/// Tests the table of library functions.
@Suite struct LibraryModelsTests {
  /// Returns arguments without values, by their labels. `_` stands for no label.
  private func arguments(_ labels: String...) -> [SwiftExpression.Argument] {
    labels.map { label in
      SwiftExpression.Argument(
        label: label == "_" ? nil : Name(label), SwiftExpression(.literal(.nothing), TextRange(at: 0)))
    }
  }

  private func evaluations(
    _ name: Name, _ receiver: LibraryModels.Receiver, _ arguments: [SwiftExpression.Argument]
  ) -> [LibraryModel.Evaluation]? {
    var index = 0
    return LibraryModels.row(name, of: receiver).map { row in
      arguments.map { argument in
        defer { index += argument.label == nil ? 1 : 0 }
        return row.evaluation(of: argument, at: index)
      }
    }
  }

  @Test func messagesOfAssertionsMayBeSkipped() {
    #expect(
      evaluations("XCTAssertEqual", .none, arguments("_", "_", "accuracy", "_")) == [.once, .once, .once, .atMostOnce])
    #expect(evaluations("expect", .macro, arguments("_", "_")) == [.once, .atMostOnce])
    #expect(evaluations("preconditionFailure", .none, arguments("_")) == [.atMostOnce])
    #expect(evaluations("type", .none, arguments("of")) == [.once])
    #expect(evaluations("expect", .none, []) == nil)
  }

  @Test func argumentsOfUnknownFunctionsMayBeAutoclosures() {
    let given = arguments("_", "label")
    #expect(given.map { LibraryModel.unknown.evaluation(of: $0, at: 0) } == [.anyNumberOfTimes, .anyNumberOfTimes])
    #expect(given.map { LibraryModel.eagerWithLabels.evaluation(of: $0, at: 0) } == [.once, .once])
    #expect(given.map { LibraryModel.eager.evaluation(of: $0, at: 0) } == [.once, .atMostOnce])
    #expect(given.map { LibraryModel.exitTest.evaluation(of: $0, at: 0) } == [.never, .never])
  }

  @Test func rowsDefineHowCallsReturn() {
    #expect(LibraryModels.row("XCTUnwrap")?.ending == .throwsIfAbsent)
    #expect(LibraryModels.row("require", of: .macro)?.ending == .throwsIfAbsent)
    #expect(LibraryModels.row("precondition")?.ending == .throwsIf(false))
    #expect(LibraryModels.row("XCTSkipIf")?.ending == .throwsIf(true))
    #expect(LibraryModels.row("fatalError")?.ending == .never)
    #expect(LibraryModels.row("print")?.ending == .returns)
  }

  @Test func rowsDefineHowClosuresAreUsed() {
    #expect(LibraryModels.row("run", of: .type("MainActor"))?.closure == .runsOnce)
    #expect(LibraryModels.row("autoreleasepool")?.closure == .runsOnce)
    #expect(LibraryModels.row("withKnownIssue")?.closure == .kept)
    #expect(LibraryModels.row("map", of: .list)?.closure == .runsForElements)
    #expect(LibraryModels.row("beforeEach", of: .specification)?.closure == .hook(.before))
    #expect(LibraryModels.row("xit", of: .specification)?.isSkipped == true)
  }

  @Test func assertionsOfXCTestAreMarked() {
    #expect(LibraryModels.row("XCTAssertNil")?.isXCTest == true)
    #expect(LibraryModels.row("precondition")?.isXCTest == false)
  }

  @Test func methodsOfListsNeedTheirArguments() throws {
    let append = try #require(LibraryModels.row("append", of: .list))
    #expect(append.fits(arguments("_")))
    #expect(!append.fits(arguments("contentsOf")))
    #expect(!append.fits(arguments()))
    #expect(LibraryModels.row("data", of: .text)?.fits(arguments("using")) == true)
  }

  @Test func listOperationsFollowTheStandardLibrary() {
    let values: [AbstractValue] = [.integer(1), .nothing, .integer(2)]
    #expect(ListOperation.reverse.result(for: values, []) == .list([.integer(2), .nothing, .integer(1)]))
    #expect(ListOperation.compactMap.result(for: values, values) == .list([.integer(1), .integer(2)]))
    #expect(ListOperation.compactMap.result(for: values, [.unknown, .nothing, .integer(1)]) == nil)
    let flags: [AbstractValue] = [.boolean(true), .boolean(false), .boolean(true)]
    #expect(ListOperation.filter.result(for: values, flags) == .list([.integer(1), .integer(2)]))
    #expect(ListOperation.filter.result(for: values, values) == nil)
    #expect(ListOperation.append.changed(.list(values), [.something]) == .list(values + [.something]))
    #expect(ListOperation.append.changed(.unknown, [.something]) == .unknown)
    #expect(ListOperation.map.changed(.list(values), []) == nil)
  }
}
