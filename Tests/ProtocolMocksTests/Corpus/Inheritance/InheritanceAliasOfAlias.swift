typealias InheritanceAll = InheritanceBoth & InheritanceTop & Sendable

/// @mockable
protocol InheritanceAliasOfAlias: InheritanceAll {}
