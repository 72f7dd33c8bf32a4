import Source
import Testing

@testable import CrashAnalysis

/// Tests operations on the abstract state that evaluate nothing.
@Suite struct AbstractStateTests {
  private let place = Location("Test.swift", TextRange(at: 0))

  @Test func identifiersAreUniqueOnAllPaths() {
    var state = AbstractState()
    let start = state.path
    let first = (state.declare(.nothing), state.makeMock("Otter", at: place), state.makeObject(["C"]))
    state.path = start
    let second = (state.declare(.something), state.makeMock("Otter", at: place), state.makeObject(["C"]))
    #expect(first.0 != second.0)
    #expect(first.1 != second.1)
    #expect(first.2 != second.2)
  }

  @Test func aSharedVariableStaysUnknown() {
    var state = AbstractState()
    let variable = state.declare(.boolean(true))
    let firstResult = state.share(variable)
    #expect(firstResult == .boolean(true))
    let secondResult = state.share(variable)
    #expect(secondResult == nil)
    state.assign(variable, .boolean(false))
    #expect(state.value(of: variable) == .unknown)
  }

  @Test func aForgottenVariableCanBeAssigned() {
    var state = AbstractState()
    let variable = state.declare(.boolean(true))
    let result = state.forget(variable)
    #expect(result == .boolean(true))
    #expect(state.value(of: variable) == .unknown)
    state.assign(variable, .boolean(false))
    #expect(state.value(of: variable) == .boolean(false))
  }

  @Test func anExposedMockHasNoKnownFields() {
    var state = AbstractState()
    let mock = state.makeMock("Otter", at: place)
    let firstResult = state.set("name", of: mock, to: .string("Ollie"))
    #expect(firstResult)
    #expect(state.path.mocks[mock]?.content(of: "name") == .string("Ollie"))
    #expect(state.path.mocks[mock]?.content(of: "age") == .nothing)
    let secondResult = state.expose(mock)
    #expect(secondResult == [.string("Ollie")])
    let thirdResult = state.expose(mock)
    #expect(thirdResult == nil)
    let fourthResult = state.set("age", of: mock, to: .integer(1))
    #expect(!fourthResult)
    #expect(state.path.mocks[mock]?.content(of: "age") == .unknown)
  }

  @Test func anExposedObjectHasNoKnownProperties() {
    var state = AbstractState()
    let object = state.makeObject(["C"], fields: ["model": .nothing])
    let firstResult = state.set("model", of: object, to: .something)
    #expect(firstResult)
    let secondResult = state.expose(object)
    #expect(secondResult == [.something])
    let thirdResult = state.set("model", of: object, to: .nothing)
    #expect(!thirdResult)
    #expect(state.path.objects[object]?.fields["model"] == .something)
  }

  @Test func watchingReturnsTheChangesOfOlderValues() {
    var state = AbstractState()
    let variable = state.declare(.nothing)
    let mock = state.makeMock("Otter", at: place)
    let outer = state.beginWatching()
    let inner = state.beginWatching()
    state.assign(variable, .something)
    _ = state.set("name", of: mock, to: .something)
    let new = state.declare(.nothing)
    state.assign(new, .something)
    let changes = state.endWatching(inner)
    #expect(changes.variables == [variable])
    #expect(changes.mocks == [mock])
    #expect(changes.objects.isEmpty)
    // The outer period contains the inner one, and the variable is newer than it, too.
    let result = state.endWatching(outer)
    #expect(result.variables == [variable])
  }

  @Test func forgettingEverythingMakesAllValuesUnknown() {
    var state = AbstractState()
    let variable = state.declare(.something)
    let mock = state.makeMock("Otter", at: place)
    let object = state.makeObject(["C"])
    let watch = state.beginWatching()
    state.forgetEverything()
    #expect(state.value(of: variable) == .unknown)
    #expect(state.path.mocks[mock]?.isShared == true)
    #expect(state.path.objects[object]?.isShared == true)
    let result = state.endWatching(watch)
    #expect(result.count == 3)
  }

  @Test func commonMocksMayHaveMoreFields() {
    var state = AbstractState()
    let (mock, inner) = (state.makeMock("Otter", at: place), state.makeMock("Toy", at: place))
    let object = state.makeObject(["C"])
    _ = state.set("toy", of: mock, to: .mock(inner))
    let result = state.makeCommon(.list([.mock(mock), .object(object)]))
    #expect(result == [.object(object)])
    for id in [mock, inner] { #expect(state.path.mocks[id]?.content(of: "name") == .optional(.unknown)) }
    #expect(state.path.mocks[mock]?.content(of: "toy") == .mock(inner))
  }

  @Test func aSnapshotKeepsTheStateOfMocks() {
    var state = AbstractState()
    let mock = state.makeMock("Otter", at: place)
    let snapshot = state.takeSnapshot()
    _ = state.set("name", of: mock, to: .something)
    #expect(state.snapshots[snapshot][mock]?.content(of: "name") == .nothing)
  }

  @Test func aMergeReturnsTheLostValues() {
    var state = AbstractState()
    let variable = state.declare(.nothing)
    let mock = state.makeMock("Otter", at: place)
    state.assign(variable, .mock(mock))
    let first = state.path
    state.assign(variable, .something)
    let result = state.merge(first)
    #expect(Set(result) == [.mock(mock), .something])
    #expect(state.value(of: variable) == .unknown)
  }
}
