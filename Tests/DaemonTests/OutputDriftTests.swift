import BuildGraph
import FileAccess
import Source
import Testing

@testable import Daemon

@Suite struct OutputDriftTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var artifact = ReconcileTests.artifact("a")
    var state: ObservedOutput = .absent
    var isReported = false
    var drift: [OutputDrift] = []
  }

  static let drifted = OutputDrift(path: "Out/a")
  static let silent = OutputDrift(path: "Out/a", isSilent: true)

  static let desiredRows: [Row] = [
    Row(testDescription: "An output that is up to date", state: ReconcileTests.upToDate),
    Row(
      testDescription: "An output that is up to date again", state: ReconcileTests.upToDate, isReported: true,
      drift: [silent]),
    Row(testDescription: "A missing output", drift: [OutputDrift(path: "Out/a", isMissing: true)]),
    Row(testDescription: "An edited output", state: ReconcileTests.ours("edit"), drift: [drifted]),
    Row(testDescription: "A file of the user", state: .foreign, drift: [drifted]),
    Row(testDescription: "A file of the user, again", state: .foreign, isReported: true, drift: [drifted]),
    Row(testDescription: "A directory", state: .notAFile(.directory), drift: [drifted]),
    Row(testDescription: "An unsafe path", state: .unsafe(.malformed), drift: [drifted]),
    Row(testDescription: "A reported unsafe path", state: .unsafe(.malformed), isReported: true, drift: [silent]),
    Row(testDescription: "A kept file that is missing", artifact: ReconcileTests.artifact("a", "", isKept: true)),
  ]

  @Test(arguments: desiredRows) func desiredOutputsDrift(_ row: Row) {
    var observed = Observations(projectCount: 1)
    observed.artifacts[0] = [
      .init(artifact: row.artifact, output: ReconcileTests.place("Out/a"), state: row.state)
    ]
    let project = ArtifactPlan.Project(name: "", artifacts: [row.artifact], directories: [.init("Out")])
    let drift = OutputDrift.all(
      in: observed, of: DesiredOutputs(ArtifactPlan(projects: [project]), root: "/w"),
      reported: row.isReported ? ["Out/a"] : [], isComplete: false, isOutput: { _ in true })
    #expect(drift == row.drift)
  }

  static let undesired = OutputDrift(path: "Out/a", isDesired: false)
  static let gone = OutputDrift(path: "Out/a", isMissing: true, isDesired: false)

  @Test(arguments: [
    (ObservedOutput.absent, false, true, []), (.absent, true, true, [gone]), (.absent, true, false, [gone]),
    (.foreign, false, true, [undesired]), (.foreign, false, false, []), (.foreign, true, false, [undesired]),
  ])
  func undesiredOutputsDrift(_ state: ObservedOutput, isReported: Bool, isOutput: Bool, expected: [OutputDrift]) {
    var observed = Observations(projectCount: 0)
    observed.undesired = [
      .init(name: "Out/a", output: ReconcileTests.place("Out/a"), state: state, isInsideBoundary: true)
    ]
    let desired = DesiredOutputs(ArtifactPlan(projects: []), root: "/w")
    func drift(isComplete: Bool) -> [OutputDrift] {
      OutputDrift.all(
        in: observed, of: desired, reported: isReported ? ["Out/a"] : [], isComplete: isComplete,
        isOutput: { _ in isOutput })
    }
    #expect(drift(isComplete: false) == expected)
    // A listing of all directories says more about files that exist.
    #expect(drift(isComplete: true) == (state == .absent ? expected : []))
  }

  @Test(arguments: [false, true]) func orphansAreReportedOnce(isReported: Bool) {
    var observed = Observations(projectCount: 0)
    observed.orphans = [.init(output: ReconcileTests.place("Out/a"), status: ReconcileTests.status())]
    let drift = OutputDrift.all(
      in: observed, of: DesiredOutputs(ArtifactPlan(projects: []), root: "/w"),
      reported: isReported ? ["Out/a"] : [], isComplete: true, isOutput: { _ in true })
    #expect(drift == (isReported ? [] : [Self.undesired]))
  }
}
