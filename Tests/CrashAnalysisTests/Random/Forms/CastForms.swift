/// Casts from wider types.
enum CastForms {
  static let all: [CodeForm] = [
    CodeForm(.castBack, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let x\(f.id): Any = \(f.value)
        if let y = x\(f.id) as? \(f.pick(f.type, "Int")) {
        show\(f.id)(y)
        }
        """)
    },
    CodeForm(.forcedCast, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run("let x\(f.id): Any = \(f.value)\nshow\(f.id)(x\(f.id)\(f.pick(" as! \(f.type)", "")))")
    },
    CodeForm(.upcast, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run("show\(f.id)(\(f.value) as \(f.pick("Any", f.type)))")
    },
    CodeForm(.typeCheck) { f in
      f.declare(
        """
        func check\(f.id)(_ x: Any, _ y: \(f.type)) {
        guard x is \(f.type) else { return }
        \(f.effect("y"))
        }
        """)
      f.run(
        """
        let x\(f.id): Any = \(f.pick(f.value, "1"))
        let is\(f.id) = x\(f.id) is \(f.type)
        if \(f.pick("is\(f.id)", "x\(f.id) is \(f.type)", "!is\(f.id)")) {
        \(f.effect(f.value))
        } else {
        \(f.effect(f.value))
        }
        check\(f.id)(x\(f.id), \(f.value))
        """)
    },
    CodeForm(.switchOnType, followed: .mocks) { f in
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let x\(f.id): Any = \(f.pick(f.value, "1"))
        switch x\(f.id) {
        case let y as \(f.type): show\(f.id)(y)
        case is Int: show\(f.id)(\(f.value))
        default: break
        }
        """)
    },
    CodeForm(.castToProtocol, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {\nfunc go()\n}")
      ProtocolForms.declareBox(&f, conforming: f.chance(0.5) ? "Shown\(f.id)" : nil)
      f.run("(Box\(f.id)(\(f.value)) as Any as? any Shown\(f.id))?.go()")
    },
    CodeForm(.castOfProtocol, followed: .nothing) { f in
      f.declare("protocol Shown\(f.id) {}\n" + f.extended(as: "Shown\(f.id)", ""))
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let x\(f.id): any Shown\(f.id) = \(f.value)
        if let y = x\(f.id) as? \(f.type) {
        show\(f.id)(\(f.pick("y", "x\(f.id)")))
        }
        """)
    },
    CodeForm(.castOfList, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let x\(f.id): [Any] = [\(f.value)\(f.pick("", ", 1"))]
        if let y = x\(f.id) as? [\(f.type)] {
        \(f.pick("y", "x\(f.id)")).forEach { show\(f.id)($0) }
        }
        """)
    },
    CodeForm(.conditionalElements) { f in
      f.run(
        """
        let x\(f.id): [Any] = [\(f.pick("", "1, "))\(f.value)]
        for case let y as \(f.type) in x\(f.id) {
        \(f.effect("y"))
        }
        for y in x\(f.id).compactMap({ $0 as? \(f.type) }) {
        \(f.effect("y"))
        }
        """)
    },
  ]
}
