/// Patterns of `switch`, `if` and `for`, shadowing, and tuples.
enum PatternForms {
  static let all: [CodeForm] = [
    CodeForm(.switchWithWhere) { f in
      f.run(
        """
        switch (\(f.value), \(f.condition())) {
        case (let x, let isOn) where isOn:
        \(f.effect("x"))
        case (let x, _):
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.switchOnTuple) { f in
      f.run(
        """
        switch (\(f.condition()), \(f.condition())) {
        case (true, true), (false, false):
        \(f.effect(f.value))
        case (true, false): break
        default:
        \(f.effect(f.value))
        }
        """)
    },
    CodeForm(.switchOnRange, followed: .nothing) { f in
      f.run(
        """
        switch \(f.pick("1", "5", "12")) {
        case 0..<3:
        \(f.effect(f.value))
        case 3...: break
        case let n where n < 0: _ = n
        default: break
        }
        """)
    },
    CodeForm(.switchOnText) { f in
      f.run(
        """
        let t\(f.id) = "\(f.pick("a", "b", "c"))"
        switch t\(f.id) {
        case "a":
        \(f.effect(f.value))
        case "b", "d":
        \(f.effect(f.value))
        default: break
        }
        """)
    },
    CodeForm(.switchOnPayload, followed: .mocks) { f in
      declareItem(&f)
      f.run(
        """
        let i\(f.id) = \(item(&f))
        switch i\(f.id) {
        case .empty: break
        case .full(let x, let count) where count < 2:
        \(f.effect("x"))
        case .full(let x, _):
        \(f.effect("x"))
        case .named(name: let name, item: let x):
        _ = name
        \(f.effect("x"))
        }
        """)
    },
    CodeForm(.ifCaseWithCondition) { f in
      declareItem(&f)
      f.run("if case let .full(x, count) = \(item(&f)), count == 1 {\n\(f.effect("x"))\n}")
    },
    CodeForm(.forCase) { f in
      declareItem(&f)
      f.run("for case .full(let x, 2) in [\(item(&f)), \(item(&f))] {\n\(f.effect("x"))\n}")
    },
    CodeForm(.guardCase) { f in
      declareItem(&f)
      f.declare(
        """
        func show\(f.id)(_ item: Item\(f.id)) {
        guard case .full(let x, let count) = item, count == 1 else { return }
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(item(&f)))")
    },
    CodeForm(.shadowingIfLet, followed: .nothing) { f in
      WiderTypeForms.declareShow(&f)
      f.run(
        """
        let x\(f.id): \(f.pick("Any", f.type))? = \(f.pick(f.value, "nil"))
        if let x\(f.id) {
        show\(f.id)(x\(f.id))
        }
        """)
    },
    CodeForm(.shadowingParameter) { f in
      f.declare(
        """
        func show\(f.id)(_ x: \(f.type)?) {
        guard let x else { return }
        do {
        let x = \(f.pick("1", "x"))
        _ = x
        }
        \(f.effect("x"))
        }
        """)
      f.run("show\(f.id)(\(f.pick(f.value, "nil")))")
    },
    CodeForm(.shadowingClosure) { f in
      f.run(
        """
        let x\(f.id) = 1
        [\(f.value)].forEach { x\(f.id) in
        \(f.effect("x\(f.id)"))
        }
        _ = x\(f.id)
        """)
    },
    CodeForm(.destructuredTuple) { f in
      f.run(
        """
        let (a\(f.id), (b\(f.id), c\(f.id))) = (\(f.condition()), (\(f.value), \(f.condition())))
        if \(f.pick("a", "c"))\(f.id) {
        \(f.effect("b\(f.id)"))
        }
        """)
    },
    CodeForm(.labeledTuple, followed: .nothing) { f in
      f.declare("func pair\(f.id)(_ x: \(f.type)) -> (item: \(f.type), isOn: Bool) { (x, \(f.condition())) }")
      f.run(
        """
        let p\(f.id) = pair\(f.id)(\(f.value))
        if p\(f.id).isOn {
        \(f.effect("p\(f.id).\(f.pick("item", "0"))"))
        }
        """)
    },
    CodeForm(.comparedTuples, followed: .nothing) { f in
      f.run("if (1, \"a\") == (\(f.pick("1", "2")), \"a\") {\n\(f.effect(f.value))\n}")
    },
    CodeForm(.optionalOfOptional, followed: .nothing) { f in
      f.run(
        """
        let x\(f.id): \(f.type)?? = \(f.pick(".some(nil)", "nil", f.value))
        if let y\(f.id) = x\(f.id) {
        \(f.pick("if let y\(f.id) {\n\(f.effect("y\(f.id)"))\n}", f.effect(f.value)))
        }
        """)
    },
    CodeForm(.switchValueOfEnum) { f in
      declareItem(&f)
      f.run(
        """
        let n\(f.id) = switch \(item(&f)) {
        case .empty: 0
        case .full(_, let count): count
        case .named: 2
        }
        if n\(f.id) == 2 {
        \(f.effect(f.value))
        }
        """)
    },
  ]

  private static func declareItem(_ f: inout FormWriter) {
    f.declare(
      """
      enum Item\(f.id) {
      case empty
      case full(\(f.type), Int)
      case named(name: String, item: \(f.type))
      }
      """)
  }

  private static func item(_ f: inout FormWriter) -> String {
    "Item\(f.id)\(f.pick(".empty", ".full(\(f.value), 1)", ".full(\(f.value), 2)", ".named(name: \"a\", item: \(f.value))"))"
  }
}
