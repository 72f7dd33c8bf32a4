import MockIR
import Source
import SwiftCode
import Testing

@testable import SwiftEmission

@Suite struct PropertyClashesTests {
  private func problems(
    _ keys: [Name], rules: [CapitalizationRule] = [], isCorrected: Bool = true
  ) -> [String] {
    var options = EmissionOptions(namespace: "API")
    options.capitalizationRules = rules
    options.correctsKnownBugs = isCorrected
    let fields = keys.map { MockField(responseKey: $0, type: MockType(.builtIn(.int))) }
    return renderObjectMock(ObjectMock(typeName: "Dog", fields: fields), options: options).problems.map(\.message)
  }

  @Test func distinctNamesDoNotConflict() {
    #expect(problems(["a", "b", "__b", "_c"]).isEmpty)
  }

  @Test func wrapperStorageConflicts() {
    #expect(
      problems(["_a", "a"]) == [
        "The mock of 'Dog' will not compile, because 'a' and '_a' need the same storage; "
          + "use another alias for one of them"
      ])
  }

  @Test func capitalizationRulesCanCauseConflicts() {
    let rule = CapitalizationRule(.word("id"), .upper)
    #expect(
      problems(["userID", "userId"], rules: [rule]) == [
        "The mock of 'Dog' will not compile, because 'userID' and 'userId' have the same property; "
          + "use another alias for one of them"
      ])
  }

  @Test func operatorsAreReportedUnlessEscaped() {
    #expect(problems(["await", "async"]).isEmpty)
    #expect(
      problems(["await", "async"], isCorrected: false) == [
        "The mock of 'Dog' will not compile, because 'await' is an operator in Swift; use another alias"
      ])
  }
}
