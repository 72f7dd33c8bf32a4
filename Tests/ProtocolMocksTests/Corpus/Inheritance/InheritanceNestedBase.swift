enum InheritanceSpace {
  protocol Base { func nested() -> Int }
}

/// @mockable
protocol InheritanceNestedBase: InheritanceSpace.Base { func own() }
