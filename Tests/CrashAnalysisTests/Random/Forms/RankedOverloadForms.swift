/// Overloads that all take the arguments, so that the ranking of Swift decides.
enum RankedOverloadForms {
  static let all: [CodeForm] = [
    CodeForm(.overloadWithDefault) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        func show\(f.id)(_ x: \(f.type), _ count: Int = 1) {
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.value)\(f.pick("", ", 2")))")
    },
    CodeForm(.overloadWithFewerDefaults, followed: .nothing) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type), count: Int = 1) {
        \(f.effect("x"))
        }
        func show\(f.id)(_ x: \(f.type), count: Int = 1, isOn: Bool = true) {
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.value)\(f.pick("", ", count: 2", ", isOn: true", ", count: 2, isOn: no()")))")
    },
    CodeForm(.overloadWithVariadic, followed: .nothing) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type)...) {
        for x in x {
        \(f.effect("x"))
        }
        }
        func show\(f.id)(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.value)\(f.pick("", ", \(f.value)")))")
    },
    CodeForm(.overloadByRefinedProtocol, followed: .nothing) { f in
      f.declare("protocol Outer\(f.id) {}\nprotocol Inner\(f.id): Outer\(f.id) {}")
      f.declare(f.extended(as: "Outer\(f.id), Inner\(f.id)", ""))
      f.declare(
        """
        func show\(f.id)<X: Outer\(f.id)>(_ x: X) {
        \(f.effectOfAny("x"))
        }
        func show\(f.id)<X: Inner\(f.id)>(_ x: X) {
        \(f.effectOfAny("x"))
        }
        func pass\(f.id)<X: \(f.pick("Outer", "Inner"))\(f.id)>(_ x: X) {
        show\(f.id)(x)
        }
        """)
      f.run("\(f.pick("show", "pass"))\(f.id)(\(f.value))")
    },
    CodeForm(.overloadWithConstraint, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {}\n" + f.extended(as: "Shown\(f.id)", ""))
      f.declare(
        """
        func show\(f.id)<X>(_ x: X) {
        \(f.effectOfAny("x"))
        }
        func show\(f.id)<X: Shown\(f.id)>(_ x: X) {
        \(f.effectOfAny("x"))
        }
        func pass\(f.id)<X>(_ x: X) {
        show\(f.id)(x)
        }
        """)
      f.run("\(f.pick("show", "pass"))\(f.id)(\(f.value))")
    },
    CodeForm(.overloadOfSequence, followed: .nothing) { f in
      f.declare(
        """
        func show\(f.id)<S: Sequence>(_ x: S) where S.Element == \(f.type) {
        x.forEach { x in
        \(f.effect("x"))
        }
        }
        func show\(f.id)(_ x: [\(f.type)]) {
        x.forEach { x in
        \(f.effect("x"))
        }
        }
        """)
      f.run("show\(f.id)([\(f.value)]\(f.pick("", ".reversed()", ".prefix(1)")))")
    },
    CodeForm(.overloadOfExistential, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {}\n" + f.extended(as: "Shown\(f.id)", ""))
      f.declare(
        """
        func show\(f.id)(_ x: any Shown\(f.id)) {
        \(f.effectOfAny("x"))
        }
        func show\(f.id)<X: Shown\(f.id)>(_ x: X) {
        \(f.effectOfAny("x"))
        }
        """)
      f.run("let x\(f.id): any Shown\(f.id) = \(f.value)\nshow\(f.id)(\(f.pick("x\(f.id)", f.value)))")
    },
    CodeForm(.overloadByAutoclosure) { f in
      f.declare(
        """
        func check\(f.id)(_ isOn: Bool, _ body: @autoclosure () -> Void) {
        if isOn { body() }
        }
        """)
      f.run("check\(f.id)(\(f.condition()), \(f.touch(f.value)))")
    },
    CodeForm(.genericBody, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.declare("func pass\(f.id)\(f.pick("<X>(_ x: X)", "(_ x: \(f.type))", "(_ x: some Any)")) {\nshow\(f.id)(x)\n}")
      f.run("pass\(f.id)(\(f.value))")
    },
    CodeForm(.genericBodyWithMethod, followed: .nothing) { f in
      f.declare(
        """
        struct Screen\(f.id) {
        func show<X>(_ x: X) {
        \(f.effectOfAny("x"))
        }
        func show(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        func pass<X>(_ x: X) {
        show(x)
        }
        }
        """)
      f.run("Screen\(f.id)().\(f.pick("show", "pass"))(\(f.value))")
    },
  ]
}
