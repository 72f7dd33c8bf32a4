import Testing

@testable import CrashAnalysis

/// Tests the circumstances of a point in some regions.
@Suite struct EvaluationContextTests {
  private func context(_ regions: EvaluationContext.Region...) -> EvaluationContext {
    regions.reduce(EvaluationContext()) { $0.entering($1) }
  }

  @Test func codeOutsideRegionsAlwaysRuns() {
    #expect(context().isUnconditional)
    #expect(!context().isTried && !context().isHandled && !context().isExploring && !context().isScalarInitializer)
  }

  @Test func branchesAndOptionalArgumentsMayBeSkipped() {
    #expect(!context(.branch).isUnconditional)
    #expect(context(.branch).isBranch)
    #expect(!context(.optionalArgument).isUnconditional)
    // The value of an optional argument leaves the tests on this path.
    #expect(!context(.optionalArgument).isBranch)
    #expect(context(.attempt, .handler, .body).isUnconditional)
  }

  @Test func contextsCountBranches() {
    #expect(context(.branch, .attempt, .branch).branches == 2)
    #expect(context(.branch, .handler).with(branches: 0) == context(.handler))
  }

  @Test func aTryDoesNotCoverTheCallsInAFunction() {
    #expect(context(.attempt).isTried)
    #expect(!context(.attempt, .body).isTried)
    #expect(context(.attempt, .body, .attempt).isTried)
  }

  @Test func otherRegionsCoverCalledFunctions() {
    #expect(context(.handler, .body).isHandled)
    #expect(context(.exploration, .body).isExploring)
    #expect(context(.scalarInitializer, .body).isScalarInitializer)
    #expect(!context(.branch, .body).isUnconditional)
  }
}
