protocol InheritanceTop { func top(_ x: Int) -> Int }
protocol InheritanceLeft: InheritanceTop { func left() }
protocol InheritanceRight: InheritanceTop { func right() }

/// @mockable
protocol InheritanceDiamond: InheritanceLeft, InheritanceRight {}
