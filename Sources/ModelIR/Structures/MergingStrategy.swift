/// The other selection sets on the same object that merge into a structure (`experimentalFeatures.fieldMerging`).
package struct MergingStrategy: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Enclosing sets.
  package static let ancestors = MergingStrategy(rawValue: 1)
  /// Sets with conditions that hold where the structure's own conditions hold.
  package static let siblings = MergingStrategy(rawValue: 2)
  /// Sets in named fragments.
  package static let namedFragments = MergingStrategy(rawValue: 4)
  package static let all: MergingStrategy = [.ancestors, .siblings, .namedFragments]
}
