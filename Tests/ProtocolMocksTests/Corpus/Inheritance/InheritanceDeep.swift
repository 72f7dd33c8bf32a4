protocol InheritanceDeep1 { func first() }
protocol InheritanceDeep2: InheritanceDeep1 { func second() }
protocol InheritanceDeep3: InheritanceDeep2 { func third() }

/// @mockable
protocol InheritanceDeep: InheritanceDeep3 { func fourth() }
