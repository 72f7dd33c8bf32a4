import MockSupport
import Testing
import ZooAPI
import ZooMocks

/// Helpers of files that name no mock.
@Suite struct PlainHelperTests {
  let toy = OtterToy(from: Mock<Otter>())
  let full = OtterToy(from: Mock<Otter>(toy: "ball"))

  @Test func function() { _ = show(toy) }  // crashes

  @Test func functionSet() { _ = show(full) }

  @Test func functionThatDoesNotRead() { _ = showNothing(toy) }

  @Test func labelled() { _ = showSpecies(of: toy) }  // crashes

  @Test func labelledSet() { _ = showSpecies(of: full) }

  @Test func structure() { _ = Presenter(model: toy).title }  // crashes

  @Test func structureSet() { _ = Presenter(model: full).title }

  @Test func structureNotRead() { _ = Presenter(model: toy).subtitle }

  @Test func structureMethod() { _ = Presenter(model: toy).text() }  // crashes

  @Test func classThatStores() {
    let recorder = Recorder()
    recorder.record(toy)
    _ = recorder.toys.count
  }

  @Test func classThatStoresRead() {
    let recorder = Recorder()
    recorder.record(toy)
    _ = recorder.toys[0].species  // error: unset-required-field
  }

  @Test func extensionProperty() { _ = toy.summary }  // crashes

  @Test func extensionPropertySet() { _ = full.summary }

  @Test func extensionMethod() { _ = toy.hasToy(named: "ball") }  // crashes

  @Test func extensionMethodSet() { _ = full.hasToy(named: "ball") }

  @Test func extensionStatic() { _ = OtterToy.kind }

  @Test func staticFunction() { _ = Sizes.of(toy) }

  @Test func staticFunctionThatReads() { _ = Sizes.length(of: toy) }  // crashes

  @Test func staticFunctionSet() { _ = Sizes.length(of: full) }

  @Test func closure() {
    apply {
      _ = toy.species  // error: unset-required-field
    }
  }

  @Test func closureNotCalled() { applyNever { _ = toy.species } }

  @Test func closureThatSets() {
    let mock = Mock<Otter>()
    apply { mock.toy = "ball" }
    _ = OtterToy(from: mock).toy
  }

  @Test func closureThatDoesNotSet() {
    let mock = Mock<Otter>()
    applyNever { mock.toy = "ball" }
    _ = OtterToy(from: mock).toy  // error: unset-required-field
  }
}
