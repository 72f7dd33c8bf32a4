import Fuzzing

extension SplitMix64 {
  /// Returns true in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &self) }
}
