/// Functions, methods, initializers and key paths as values.
enum FunctionValueForms {
  static let all: [CodeForm] = [
    CodeForm(.overloadByContext, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run("let c\(f.id): (\(f.pick("Any", f.type))) -> Void = show\(f.id)\nc\(f.id)(\(f.value))")
    },
    CodeForm(.overloadByCoercion, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run("(show\(f.id) as (\(f.pick("Any", f.type))) -> Void)(\(f.value))")
    },
    CodeForm(.methodValue) { f in
      ProtocolForms.declareBox(&f)
      f.run("let c\(f.id) = Box\(f.id)(\(f.value)).go\n\(f.pick("c\(f.id)()", "_ = c\(f.id)"))")
    },
    CodeForm(.unappliedMethod, followed: .nothing) { f in
      ProtocolForms.declareBox(&f)
      let box = "Box\(f.id)(\(f.value))"
      f.run(f.pick("Box\(f.id).go(\(box))()", "[\(box)].map(Box\(f.id).go).forEach { $0() }"))
    },
    CodeForm(.overloadedInitializerValue, followed: .nothing) { f in
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
      f.run("let x\(f.id): [\(f.pick("Any", f.type))] = [\(f.value)]\nconsume(x\(f.id).map(Card\(f.id).init))")
    },
    CodeForm(.closureInList) { f in
      f.run(
        """
        var c\(f.id): [() -> Void] = []
        c\(f.id).append {
        \(f.effect(f.value))
        }
        \(f.pick("c\(f.id).forEach { $0() }", "c\(f.id).first?()", "c\(f.id) = []"))
        """)
    },
    CodeForm(.closureInDictionary) { f in
      f.run(
        """
        let c\(f.id): [String: (\(f.type)) -> Void] = ["a": { x in
        \(f.effect("x"))
        }]
        c\(f.id)["\(f.pick("a", "b"))"]?(\(f.value))
        """)
    },
    CodeForm(.closureOfClosure) { f in
      f.declare("func later\(f.id)(_ x: \(f.type)) -> () -> Void {\n{\n\(f.effect("x"))\n}\n}")
      f.run(f.pick("later\(f.id)(\(f.value))()", "_ = later\(f.id)(\(f.value))"))
    },
    CodeForm(.composedClosures, followed: .nothing) { f in
      f.declare(
        """
        func composed\(f.id)<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
        { second(first($0)) }
        }
        """)
      WiderTypeForms.declareShow(&f)
      f.run(
        "composed\(f.id)({ (x: \(f.type)) -> \(f.pick("Any", f.type)) in x }, { show\(f.id)($0) })(\(f.value))")
    },
    CodeForm(.optionalClosure) { f in
      f.run(
        """
        var c\(f.id): ((\(f.type)) -> Void)?
        c\(f.id)?(\(f.value))
        c\(f.id) = { x in
        \(f.effect("x"))
        }
        \(f.pick("c\(f.id)?(\(f.value))", "c\(f.id) = nil"))
        """)
    },
    CodeForm(.keyPathAsFunction, followed: .nothing) { f in
      f.declare("struct Box\(f.id) {\nlet item: \(f.type)\nvar shown: Void { \(f.touch("item")) }\n}")
      f.run(
        f.pick(
          "[Box\(f.id)(item: \(f.value))].map(\\.item).forEach { x in \(f.touch("x")) }",
          "consume([Box\(f.id)(item: \(f.value))].map(\\.shown))",
          "let k\(f.id): (Box\(f.id)) -> \(f.type) = \\.item\n\(f.touch("k\(f.id)(Box\(f.id)(item: \(f.value)))"))"))
    },
    CodeForm(.keyPathRead, followed: .nothing) { f in
      f.declare("struct Box\(f.id) {\nlet item: \(f.type)\nvar shown: Void { \(f.touch("item")) }\n}")
      f.run(
        """
        let k\(f.id) = \\Box\(f.id).\(f.pick("item", "shown"))
        consume(Box\(f.id)(item: \(f.value))[keyPath: k\(f.id)])
        """)
    },
    CodeForm(.genericClosureParameter, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.declare("func pass\(f.id)<X>(_ x: X, _ body: (X) -> Void) { body(x) }")
      f.run(
        "pass\(f.id)(\(f.value)\(f.pick("", " as Any"))) { show\(f.id)($0) }")
    },
  ]
}
