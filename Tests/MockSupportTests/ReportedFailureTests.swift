import Foundation
import MockSupport
import Synchronization
import Testing
import ZooAPI
import ZooMocks

/// With `withMockFailures(.reported)`, a test fails and continues with a placeholder.
struct ReportedFailureTests {
  typealias Resident = ResidentsQuery.Data.Resident

  /// Expects `body` to record one issue for each of `messages`, with its text.
  private func expectIssues(
    _ messages: [String], line: Int? = nil, _ body: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let issues = Mutex<[Issue]>([])
    withKnownIssue {
      withMockFailures(.reported, body)
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    let recorded = issues.withLock { $0 }
    #expect(recorded.count == messages.count, sourceLocation: sourceLocation)
    for (issue, message) in zip(recorded, messages) {
      #expect(issue.description.contains(message), sourceLocation: sourceLocation)
      #expect(issue.sourceLocation?.fileID == "MockSupportTests/ReportedFailureTests.swift")
      if let line { #expect(issue.sourceLocation?.line == line, sourceLocation: sourceLocation) }
    }
  }

  @Test func everyKindOfFieldHasAPlaceholder() {
    expectIssues([
      "'species' of ResidentsQuery.Data.Resident", "'diet' of", "'born' of OtterToy", "'residents' of",
      "'wingspan' of", "'tags' of",
    ]) {
      #expect(Resident(from: Mock<Otter>()).species == "")
      #expect(Resident(from: Mock<Otter>()).diet == .case(.plants))
      #expect(OtterToy(from: Mock<Otter>()).born == Instant(seconds: 0))
      #expect(ResidentsQuery.Data(from: Mock<Query>()).residents.isEmpty)
      #expect(ExhibitTitle(from: Mock<Parrot>()).asFlier?.wingspan == 0)
      #expect(Resident(from: Mock<Otter>()).asOtter?.tags == [])
    }
  }

  @Test func issuesPointToTheCreationOfTheMock() {
    let line = #line + 1
    let otter = Mock<Otter>()
    expectIssues(["created at MockSupportTests/ReportedFailureTests.swift:\(line)"], line: line) {
      _ = Resident(from: otter).species
    }
  }

  @Test func unsetObjectsBecomeEmptyObjects() {
    expectIssues(["'den' of DenDepth", "'depth' of DenDepth.Den"]) {
      #expect(DenDepth(from: Mock<Otter>()).den.depth == 0)
    }
  }

  @Test func mismatchedValuesAreOmitted() {
    let otter = Mock<Otter>(species: "Lutra lutra")
    otter._data["den"] = "a hole"
    otter._data["tags"] = NSNull()
    let query = Mock<Query>()
    query.residents = [otter]
    expectIssues(["'residents.0.den' is the String", "'residents.0.tags' is null"]) {
      #expect(ResidentsQuery.Data(from: query).residents[0].species == "Lutra lutra")
    }
  }

  @Test func requiredReadsOfMocksAreReportedToo() {
    expectIssues(["'species' was read, but never set on the Mock<Otter>"]) {
      #expect(Mock<Otter>()[required: \.species] == "")
    }
  }

  @Test func tasksInheritTheFailureMode() async {
    await withKnownIssue {
      await withMockFailures(.reported) {
        let species = await Task { Resident(from: Mock<Otter>()).species }.value
        #expect(species == "")
      }
    }
  }
}
