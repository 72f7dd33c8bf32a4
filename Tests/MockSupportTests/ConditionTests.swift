import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// `@include`, `@skip` and `@defer` in conversions (part d.2).
struct ConditionTests {
  static let otter = Mock<Otter>(
    den: Mock<Den>(width: 3), diet: .case(.fish), nickname: "Nemo", species: "Lutra lutra", toy: "ball", weight: 7)

  func resident(_ variables: GraphQLOperation.Variables?) -> ConditionsQuery.Data.Resident {
    ConditionsQuery.Data(from: Mock<Query>(residents: [Self.otter]), withVariables: variables).residents[0]
  }

  @Test func variablesIncludeAndSkipFields() {
    let all = resident(["withDiet": true, "hideDen": false, "details": true])
    #expect(all.diet == .case(.fish))
    #expect(all.den?.width == 3)
    #expect(all.ifDetails?.weight == 7)
    #expect(all.ifDetailsAndNotHideDen?.fragments.name.nickname == "Nemo")
    #expect(all.fragments.name?.nickname == "Nemo")
    #expect(all.asOtterIfWithDiet?.toy == "ball")
    let none = resident(["withDiet": false, "hideDen": true, "details": false])
    #expect(none.species == "Lutra lutra")
    #expect(none.diet == nil && none.den == nil && none.ifDetails == nil && none.fragments.name == nil)
    #expect(none.asOtterIfWithDiet == nil)
  }

  /// With an absent variable, both `@include` and `@skip` leave out their selections. The operation's default does
  /// not apply.
  @Test(arguments: [nil, [:]] as [GraphQLOperation.Variables?])
  func absentVariablesOmitFields(variables: GraphQLOperation.Variables?) {
    let model = resident(variables)
    #expect(model.species == "Lutra lutra")
    #expect(model.diet == nil)
    #expect(model.den == nil)
    #expect(model.ifDetails == nil)
    #expect(model.fragments.name == nil)
  }

  @Test func nullCountsAsFalse() {
    let model = resident([
      "withDiet": GraphQLNullable<Bool>.null, "hideDen": GraphQLNullable<Bool>.null,
      "details": GraphQLNullable<Bool>.some(true),
    ])
    #expect(model.diet == nil)
    #expect(model.den?.width == 3)
    #expect(model.ifDetails?.weight == 7)
  }

  @Test func variablesOfTheOperationAreAccepted() {
    let operation = ConditionsQuery(withDiet: true, hideDen: true)
    let model = resident(["withDiet": operation.withDiet, "hideDen": operation.hideDen, "details": operation.details])
    #expect(model.diet == .case(.fish))
    #expect(model.den == nil)
    #expect(model.ifDetails?.weight == 7)
  }

  func later(_ variables: GraphQLOperation.Variables?) -> LaterQuery.Data.Resident {
    LaterQuery.Data(from: Mock<Query>(residents: [Self.otter]), withVariables: variables).residents[0]
  }

  @Test func deferredFragmentsArePending() {
    let model = later(nil)
    #expect(model.asOtter?.fragments.toys == nil)
    #expect(model.asOtter?.fragments.$toys == .pending)
    #expect(model.species == "Lutra lutra")
  }

  @Test func deferralFollowsItsVariable() {
    #expect(later(nil).fragments.name?.nickname == "Nemo")
    #expect(later(["later": false]).fragments.name?.nickname == "Nemo")
    let deferred = later(["later": true])
    #expect(deferred.fragments.name == nil)
    #expect(deferred.fragments.$name == .pending)
  }

  @Test func otherTypeConditionsAreSkipped() {
    let model = LaterQuery.Data(from: Mock<Query>(residents: [Mock<Parrot>(species: "Ara")])).residents[0]
    #expect(model.asOtter == nil)
  }
}
