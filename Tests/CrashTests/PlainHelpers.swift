import ZooAPI

// Helpers that do nothing but read, so that no word here tells that tests make something.

func show(_ toy: OtterToy) -> String {
  toy.toy  // error: unset-required-field
}

func showNothing(_ toy: OtterToy) -> String { "nothing" }

func showSpecies(of toy: OtterToy) -> String {
  toy.species  // error: unset-required-field
}

struct Presenter {
  let model: OtterToy

  var title: String {
    model.toy  // error: unset-required-field
  }

  var subtitle: String { "otter" }

  func text() -> String {
    "\(model.species)"  // error: unset-required-field
  }
}

final class Recorder {
  var toys: [OtterToy] = []

  func record(_ toy: OtterToy) { toys.append(toy) }
}

extension OtterToy {
  var summary: String {
    species + toy  // error: unset-required-field
  }

  func hasToy(named name: String) -> Bool {
    toy == name  // error: unset-required-field
  }

  static var kind: String { "toy" }
}

enum Sizes {
  static let depth = 3
  static func of(_ toy: OtterToy) -> Int { depth }
  static func length(of toy: OtterToy) -> Int {
    toy.toy.count  // error: unset-required-field
  }
}

func apply(_ change: () -> Void) { change() }
func applyNever(_ change: () -> Void) {}
