import MockSupport
import ZooAPI
import ZooMocks

let specForms: [Sample] = [
  .spec("SpecSet", SpecSet.self), .spec("SpecUnset", SpecUnset.self), .spec("SpecNested", SpecNested.self),
  .spec("SpecOfOthers", SpecOfOthers.self), .spec("SpecConstant", SpecConstant.self),
  .spec("SpecSkipped", SpecSkipped.self), .spec("SpecTable", SpecTable.self), .spec("SpecAfter", SpecAfter.self),
  .spec("SpecAlone", SpecAlone.self),
]

final class SpecSet: QuickSpec {
  override class func spec() {
    describe("an otter") {
      var otter: Mock<Otter>!
      beforeEach { otter = Mock<Otter>(toy: "ball") }
      it("has a toy") { _ = OtterToy(from: otter).toy }
      it("can lose it") {
        otter.toy = nil  // warning: null-for-required
        consume(otter.toy == nil)
      }
      it("has it again") { _ = OtterToy(from: otter).toy }
    }
  }
}

final class SpecUnset: QuickSpec {
  override class func spec() {
    var otter: Mock<Otter>!
    beforeEach {
      otter = Mock<Otter>()
      otter.species = "Lutra"
    }
    it("has a name") { _ = OtterToy(from: otter).species }
    it("has a toy") {
      _ = OtterToy(from: otter).toy  // error: unset-required-field
    }
  }
}

final class SpecNested: QuickSpec {
  override class func spec() {
    describe("an otter") {
      var otter: Mock<Otter>!
      var model: OtterToy!
      beforeEach { otter = Mock<Otter>() }
      context("with a toy") {
        beforeEach {
          otter.toy = "ball"
          model = OtterToy(from: otter)
        }
        it("shows it") { _ = model.toy }
        it("shows no name") {
          _ = model.species  // error: unset-required-field
        }
      }
      context("without one") {
        beforeEach { model = OtterToy(from: otter) }
        it("shows none") {
          _ = model.toy  // error: unset-required-field
        }
      }
    }
  }
}

/// One example may depend on the effects of another.
final class SpecOfOthers: QuickSpec {
  override class func spec() {
    let otter = Mock<Otter>()
    var other = Mock<Otter>()
    it("sets") {
      otter.toy = "ball"
      other = Mock<Otter>(toy: "rope")
    }
    it("reads") {
      _ = OtterToy(from: otter).toy
      _ = OtterToy(from: other).toy
    }
  }
}

final class SpecConstant: QuickSpec {
  override class func spec() {
    let otter = Mock<Otter>()
    otter.species = "Lutra"
    let model = OtterToy(from: otter)
    describe("an otter") {
      it("has a name") { _ = model.species }
      it("has a toy") { _ = model.toy }  // error: unset-required-field
    }
  }
}

final class SpecSkipped: QuickSpec {
  override class func spec() {
    let model = OtterToy(from: Mock<Otter>())
    xit("is skipped") {
      _ = model.toy  // hint: unset-required-field
    }
  }
}

final class SpecTable: QuickSpec {
  override class func spec() {
    for toy in ["ball", nil] {
      var otter: Mock<Otter>!
      beforeEach {
        otter = Mock<Otter>()
        otter.toy = toy
      }
      it("has \(toy ?? "no toy")") {
        _ = OtterToy(from: otter).toy  // error: unset-required-field
      }
    }
  }
}

final class SpecAfter: QuickSpec {
  override class func spec() {
    var model: OtterToy!
    beforeEach { model = OtterToy(from: Mock<Otter>(toy: "ball")) }
    afterEach {
      _ = model.species
      _ = model.born
      model = OtterToy(from: Mock<Otter>())
    }
    it("reads") { _ = model.toy }
  }
}

/// State that no other example can have changed.
final class SpecAlone: QuickSpec {
  override class func spec() {
    let otter = Mock<Otter>()
    beforeEach { otter.species = "Lutra" }
    it("reads") {
      _ = OtterToy(from: otter).species
      _ = OtterToy(from: otter).toy  // error: unset-required-field
    }
  }
}
