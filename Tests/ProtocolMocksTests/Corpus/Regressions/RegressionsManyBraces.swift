/// @mockable
protocol RegressionsBraces { func run() }

let regressionsText = "} { \("}" + "\("{")") \u{7D}"
let regressionsRaw = #"} " \#("}") "#
let regressionsLong = """
  } " {
  /// @mockable
  protocol NotThere {}
  """

func regressionsFunction() -> Int {
  let expression = #/[{}"]/#
  _ = expression
  let divided = 4 / 2 / 1
  return divided
}

/// @mockable
protocol RegressionsAfterBraces { func run() -> Int }
