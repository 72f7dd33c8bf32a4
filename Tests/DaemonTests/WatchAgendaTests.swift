import FileWatching
import TestSupport
import Testing

@testable import Daemon

@Suite struct WatchAgendaTests {
  private let directory: TestDirectory
  private let plan: WatchPlan

  init() throws {
    directory = try TestDirectory()
    plan = try WatchPlanTests.plan(in: directory)
  }

  private func path(_ relative: String) -> String { directory.absolute(relative) }

  @Test func eventsAreSplitIntoInputsAndOutputs() {
    var agenda = WatchAgenda()
    #expect(agenda.isEmpty)
    agenda.add(.changed([path("Mocks/A+Mock.graphql.swift"), path("a/b.graphql")]), plan)
    agenda.add(.changed([path(".mockgen.json"), path("a/b.graphql")]), plan)
    #expect(agenda.hasChanges)
    #expect(agenda.takeChanges() == [.paths([path(".mockgen.json"), path("a/b.graphql")])])
    #expect(!agenda.hasChanges)
    #expect(!agenda.isEmpty)
    #expect(agenda.takeOutputs() == .paths([path("Mocks/A+Mock.graphql.swift")]))
    #expect(agenda.isEmpty)
  }

  @Test func rescansCoverInputsAndOutputs() {
    var agenda = WatchAgenda()
    agenda.add(.rescan(root: path("Mocks")), plan)
    #expect(!agenda.hasChanges)
    #expect(agenda.takeOutputs() == .all)
    agenda.add(.rescan(root: path("a")), plan)
    #expect(agenda.takeChanges() == [.below(path("a"))])
    #expect(agenda.isEmpty)
    agenda.add(.rescan(root: directory.path), plan)
    #expect(agenda.takeChanges() == [.below(directory.path)])
    #expect(agenda.takeOutputs() == .all)
  }

  @Test func aFullReloadSupersedesOtherChanges() {
    var agenda = WatchAgenda()
    agenda.needsEverything = true
    agenda.add(.changed([path("a/b.graphql")]), plan)
    #expect(agenda.takeChanges() == [.everything])
    #expect(agenda.isEmpty)
  }

  @Test func earlyEventsComeLast() {
    var agenda = WatchAgenda()
    agenda.add(.ahead([path("Mocks/A+Mock.graphql.swift"), path("a/b.graphql")]), plan)
    #expect(!agenda.isEmpty)
    #expect(!agenda.hasChanges)
    agenda.markers = ["c"]
    #expect(agenda.takeAhead() == nil)
    #expect(agenda.takeMarkers() == ["c"])
    #expect(agenda.takeAhead() == [path("a/b.graphql")])
    #expect(agenda.isEmpty)
    #expect(agenda.takeAhead() == nil)
    agenda.add(.ahead([path("a/b.graphql")]), plan)
    agenda.add(.changed([path("a/b.graphql")]), plan)
    #expect(agenda.takeAhead() == nil)
    #expect(agenda.takeChanges() == [.paths([path("a/b.graphql")])])
    #expect(agenda.isEmpty)
  }

  @Test func pollingReasonsAreReportedOnce() {
    var agenda = WatchAgenda()
    for _ in 0..<2 {
      for root in ["a", "b"] { agenda.add(.polling(root: path(root), reason: "no events are to be had"), plan) }
    }
    let warning = "Polling '\(path("a"))' once a second, because no events are to be had"
    #expect(agenda.takeWarnings() == [warning])
    #expect(agenda.isEmpty)
    agenda.add(.polling(root: path("a"), reason: "no events are to be had"), plan)
    #expect(agenda.isEmpty)
  }

  @Test func markersWaitForChanges() {
    var agenda = WatchAgenda()
    agenda.add(.marker(path: path(".mockd/cookie-1")), plan)
    agenda.add(.changed([path("a/b.graphql")]), plan)
    _ = agenda.takeChanges()
    #expect(!agenda.isEmpty)
    #expect(agenda.takeMarkers() == [path(".mockd/cookie-1")])
    #expect(agenda.isEmpty)
  }
}
