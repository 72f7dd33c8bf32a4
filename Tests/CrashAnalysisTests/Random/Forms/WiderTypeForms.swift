/// Values whose static types are wider than their own types.
enum WiderTypeForms {
  static let all: [CodeForm] = [
    CodeForm(.wideAny, followed: .nothing) { f in
      declareShow(&f)
      f.run("let x\(f.id): Any = \(f.value)\nshow\(f.id)(\(f.pick("x\(f.id)", f.value)))")
    },
    CodeForm(.wideOptional, followed: .nothing) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type)?) {
        if let x {
        \(f.effect("x"))
        }
        }
        func show\(f.id)(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        """)
      f.run("let x\(f.id): \(f.type)? = \(f.value)\nshow\(f.id)(\(f.pick("x\(f.id)", f.value)))")
    },
    CodeForm(.wideProtocol, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {}\n" + f.extended(as: "Shown\(f.id)", ""))
      f.declare(
        """
        func show\(f.id)(_ x: any Shown\(f.id)) {
        \(f.effectOfAny("x"))
        }
        func show\(f.id)(_ x: \(f.type)) {
        \(f.effect("x"))
        }
        """)
      f.run("let x\(f.id): any Shown\(f.id) = \(f.value)\nshow\(f.id)(\(f.pick("x\(f.id)", f.value)))")
    },
    CodeForm(.wideList, followed: .nothing) { f in
      declareShow(&f)
      f.run(
        """
        let x\(f.id): [\(f.pick("Any", f.type))] = [\(f.value)]
        for x in x\(f.id) {
        show\(f.id)(x)
        }
        """)
    },
    CodeForm(.wideDictionary, followed: .nothing) { f in
      declareShow(&f)
      f.run(
        """
        let x\(f.id): [String: \(f.pick("Any", f.type))] = ["a": \(f.value)]
        if let x = x\(f.id)["a"] {
        show\(f.id)(x)
        }
        """)
    },
    CodeForm(.wideTuple, followed: .nothing) { f in
      declareShow(&f)
      f.run(
        """
        let t\(f.id): (\(f.pick("Any", f.type)), Int) = (\(f.value), 1)
        let (x\(f.id), _) = t\(f.id)
        show\(f.id)(\(f.pick("x\(f.id)", "t\(f.id).0")))
        """)
    },
    CodeForm(.wideParameter, followed: .nothing) { f in
      declareShow(&f)
      f.declare("func pass\(f.id)(_ x: \(f.pick("Any", f.type))) {\nshow\(f.id)(x)\n}")
      f.run("pass\(f.id)(\(f.value))")
    },
    CodeForm(.wideResult, followed: .nothing) { f in
      declareShow(&f)
      f.declare("func widened\(f.id)(_ x: \(f.type)) -> \(f.pick("Any", f.type)) { x }")
      f.run("show\(f.id)(widened\(f.id)(\(f.value)))")
    },
    CodeForm(.wideProperty, followed: .nothing) { f in
      declareShow(&f)
      f.declare("struct Holder\(f.id) {\nlet item: \(f.pick("Any", f.type))\nfunc go() { show\(f.id)(item) }\n}")
      f.run(f.pick("Holder\(f.id)(item: \(f.value)).go()", "show\(f.id)(Holder\(f.id)(item: \(f.value)).item)"))
    },
    CodeForm(.wideSuperclass) { f in
      declareClasses(&f, method: "override func go() {\n\(f.effectOfItem())\n}")
      f.run("let b\(f.id): \(f.pick("Base", "Sub"))\(f.id) = Sub\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.hiddenBySubclass, followed: .nothing) { f in
      declareClasses(&f, method: "func go(twice: Bool = true) {\n\(f.effectOfItem())\n}")
      f.run("let b\(f.id): Base\(f.id) = Sub\(f.id)(\(f.value))\nb\(f.id).go()")
    },
    CodeForm(.overloadOfSuperclass, followed: .nothing) { f in
      declareClasses(&f, method: "")
      f.declare(
        """
        func show\(f.id)(_ x: Base\(f.id)) {
        \(f.effect("x.item"))
        }
        func show\(f.id)(_ x: Sub\(f.id)) {
        \(f.effect("x.item"))
        }
        """)
      f.run("let b\(f.id): \(f.pick("Base", "Sub"))\(f.id) = Sub\(f.id)(\(f.value))\nshow\(f.id)(b\(f.id))")
    },
  ]

  /// Declares functions for the value and for `Any`.
  static func declareShow(_ f: inout FormWriter) {
    f.declare(
      """
      func show\(f.id)(_ x: Any) {
      \(f.effectOfAny("x"))
      }
      func show\(f.id)(_ x: \(f.type)) {
      \(f.effect("x"))
      }
      """)
  }

  /// Declares a class that stores the value, and a subclass with a method.
  private static func declareClasses(_ f: inout FormWriter, method: String) {
    f.declare(
      """
      class Base\(f.id) {
      \(f.storage)
      func go() {
      \(f.effectOfItem())
      }
      }
      final class Sub\(f.id): Base\(f.id) {
      \(method)
      }
      """)
  }
}
