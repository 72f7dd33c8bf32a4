protocol InheritanceBase { func base() -> Int }

/// @mockable
protocol InheritanceSameFile: InheritanceBase { func own() -> String }
