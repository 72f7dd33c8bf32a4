import MockSupport

enum NestedFeature {
  struct Analytics: PlaceholderProviding { static func placeholder() -> Analytics { Analytics() } }
  typealias Number = Int
  protocol Dependencies { var analytics: Analytics { get } }

  enum Home {
    /// @mockable
    protocol NestedOuterTypes {
      func track(_ analytics: Analytics, _ numbers: [Number]) -> Int
      func generic<Number>(_ number: Number) -> Number
    }
  }
}

/// @mockable
protocol NestedSiblings: NestedFeature.Dependencies { func run() -> Int }
