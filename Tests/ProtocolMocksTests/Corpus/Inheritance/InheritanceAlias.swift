typealias InheritanceBoth = InheritanceBase & InheritanceReader

/// @mockable
protocol InheritanceAlias: InheritanceBoth { func own() }
