// The compiler gives the starts of tokens. The ends of these tokens are not obvious.

func tokens(_ `default`: [Int], _ nested: ((Int, Int), Int)) {
  _ = "a\("b" + "\(1)")c"
  _ = #"raw \#(`default`.count) \(no)"#
  _ = """
    lines \(nested.0.1)
    """
  _ = 0xFF + 1_000 + -1
  _ = 1.5e3 + 0x1p3
  _ = 0..<5
  _ = `default`[0...]
  _ = `default`.sorted(by: >)
  _ = [1: "ü", 2: "x"][1]!
  _ = Int.init(_:) as (String) -> Int?
  _ = { (a: Int) in a }(2)
  _ = \[Int].[0]
  _ = #line
}
