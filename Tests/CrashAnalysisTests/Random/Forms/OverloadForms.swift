/// Overloads with the same number of parameters, or with other labels and results.
enum OverloadForms {
  static let all: [CodeForm] = [
    CodeForm(.overloadWithGeneric, followed: .mocks) { f in
      f.declare(
        """
        func show\(f.id)<X>(_ x: X) {
        \(f.effectOfAny("x"))
        }
        func show\(f.id)(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.value))")
    },
    CodeForm(.overloadByArgumentLabel) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type), of count: Int) {
        \(f.effect("x"))
        }
        func show\(f.id)(_ x: \(f.type), at count: Int) {
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.value), \(f.pick("of", "at")): 1)")
    },
    CodeForm(.overloadByLiteral, followed: .nothing) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type), _ n: Int) {
        \(f.effect("x"))
        }
        func show\(f.id)(_ x: \(f.type), _ n: Double) {
        \(f.effect("x"))
        }
        func show\(f.id)(_ x: \(f.type), _ n: String) {
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.value), \(f.pick("1", "1.5", "\"a\"", "[1].count", "Double(1)")))")
    },
    CodeForm(.overloadByResult, followed: .nothing) { f in
      f.declare(
        """
        func made\(f.id)(_ x: \(f.type)) -> Int {
        \(f.touch("x"))
        return 1
        }
        func made\(f.id)(_ x: \(f.type)) -> String {
        \(f.touch("x"))
        return "a"
        }
        """)
      f.run("let r\(f.id): \(f.pick("Int", "String")) = made\(f.id)(\(f.value))\n_ = r\(f.id)")
    },
    CodeForm(.overloadByTrailingClosure, followed: .nothing) { f in
      f.declare(
        """
        func run\(f.id)(_ x: \(f.type), _ body: (\(f.type)) -> Void) {
        \(f.effect("x"))
        body(x)
        }
        func run\(f.id)(_ x: \(f.type), _ body: () -> Void) {
        \(f.effect("x"))
        }
        """)
      f.run(
        "run\(f.id)(\(f.value)) {\(f.pick(" x in\n\(f.effect("x"))", "\n\(f.touch(f.value))"))\n}")
    },
    CodeForm(.overloadByClosureLabel, followed: .nothing) { f in
      f.declare(
        """
        func run\(f.id)(_ x: \(f.type), done: (\(f.type)) -> Void, failed: (Int) -> Void = { _ in }) {
        done(x)
        }
        func run\(f.id)(_ x: \(f.type), failed: (Int) -> Void) {
        failed(1)
        }
        """)
      f.run(
        f.pick(
          "run\(f.id)(\(f.value)) { (x: \(f.type)) in \(f.touch("x")) }",
          "run\(f.id)(\(f.value)) { (n: Int) in \(f.touch(f.value)) }",
          "run\(f.id)(\(f.value)) { _ in } failed: { _ in \(f.touch(f.value)) }"))
    },
    CodeForm(.overloadByClosureResult, followed: .nothing) { f in
      f.declare(
        """
        func run\(f.id)(_ x: \(f.type), _ body: () -> Int) {
        \(f.effect("x"))
        }
        func run\(f.id)(_ x: \(f.type), _ body: () -> String) {
        \(f.effect("x"))
        }
        """)
      f.run("run\(f.id)(\(f.value)) { \(f.pick("[1].count", "\"a\"")) }")
    },
    CodeForm(.overloadOfLocal) { f in
      f.declare("func show\(f.id)(_ x: \(f.type)) {\n\(f.effect("x"))\n}")
      f.declare(
        """
        func outer\(f.id)(_ x: \(f.type)) {
        func show\(f.id)(_ x: Any) {
        \(f.effectOfAny("x"))
        }
        show\(f.id)(x)
        }
        """)
      f.run("outer\(f.id)(\(f.value))")
    },
    CodeForm(.methodHidesFunction) { f in
      f.declare("func show\(f.id)(_ x: \(f.type)) {\n\(f.effect("x"))\n}")
      f.declare(
        """
        struct Screen\(f.id) {
        func show\(f.id)(_ x: Any) {
        \(f.effectOfAny("x"))
        }
        func go(_ x: \(f.type)) {
        show\(f.id)(x)
        }
        }
        """)
      f.run("Screen\(f.id)().go(\(f.value))")
    },
    CodeForm(.staticAndInstance, followed: .nothing) { f in
      f.declare(
        """
        struct Screen\(f.id) {
        static func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        func go(_ x: \(f.type)) {
        \(f.pick("show(x)", "Self.show(x)"))
        }
        }
        """)
      f.run("Screen\(f.id)\(f.pick(".show", "().show", "().go"))(\(f.value))")
    },
    CodeForm(.overloadedInitializer, followed: .nothing) { f in
      f.declare(
        """
        struct Card\(f.id) {
        init(_ x: Any) {
        \(f.effectOfAny("x"))
        }
        init(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        }
        """)
      f.run("let x\(f.id): Any = \(f.value)\n_ = Card\(f.id)(\(f.pick("x\(f.id)", f.value)))")
    },
    CodeForm(.overloadOfOptionalResult, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.declare("func found\(f.id)(_ x: \(f.type)) -> \(f.type)? { \(f.condition()) ? x : nil }")
      f.run(
        """
        show\(f.id)(found\(f.id)(\(f.value)) as Any)
        if let x = found\(f.id)(\(f.value)) {
        show\(f.id)(x)
        }
        """)
    },
  ]
}
