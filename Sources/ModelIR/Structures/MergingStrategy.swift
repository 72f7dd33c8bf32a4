/// From which other selection sets on the same object a structure shows fields
/// (`experimentalFeatures.fieldMerging`).
package struct MergingStrategy: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Those that enclose it.
  package static let ancestors = MergingStrategy(rawValue: 1)
  /// Those whose conditions hold where its own do.
  package static let siblings = MergingStrategy(rawValue: 2)
  /// Those in fragments.
  package static let namedFragments = MergingStrategy(rawValue: 4)
  package static let all: MergingStrategy = [.ancestors, .siblings, .namedFragments]
}
